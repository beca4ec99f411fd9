import Foundation

/// The properties of a node that can be shown on their way, as numbers. Its frame is compared apart: every node has one.
package struct AnimatedValues {
  package enum Property: String, CaseIterable, Sendable {
    case opacity, offset, scale, rotation, color, lineWidth, miterLimit, dashPhase, position, size, blur, animatableData
  }

  /// Up to four numbers, without an array: every node is asked for its own at every update.
  struct Numbers: Equatable {
    private var values: SIMD4<Double>
    private let count: Int

    init(_ color: RGBA) {
      values = SIMD4(color.red, color.green, color.blue, color.alpha)
      count = 4
    }

    init(_ size: CGSize) {
      values = SIMD4(Double(size.width), Double(size.height), 0, 0)
      count = 2
    }

    init(_ number: Double) {
      values = SIMD4(number, 0, 0, 0)
      count = 1
    }

    var array: [Double] { (0..<count).map { values[$0] } }
  }

  /// An effect is one property, and a drawing has one colour, and where it is a line a pen.
  private(set) var effect: (property: Property, numbers: Numbers)?
  private(set) var color: Numbers?
  private(set) var pen: Pen?

  /// What of a pen can be shown on its way.
  struct Pen {
    let width: Double
    let miterLimit: Double
    let dashPhase: Double
  }

  var isEmpty: Bool { effect == nil && color == nil && pen == nil }

  init(of node: Node) {
    if let effect = node.effect { self.effect = Self.read(effect) }
    guard let drawing = node.drawing else { return }
    color = Self.color(of: drawing)
    if case .stroke(_, _, let pen) = drawing {
      self.pen = Pen(width: pen.width, miterLimit: pen.miterLimit, dashPhase: pen.dashPhase)
    }
  }

  init(of effect: Effect) { self.effect = Self.read(effect) }

  subscript(property: Property) -> Numbers? {
    if property == .color { return color }
    return effect?.property == property ? effect?.numbers : nil
  }

  private static func color(of drawing: Drawing) -> Numbers? {
    switch drawing {
    case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): Numbers(color)
    case .text(let flow): if case .color(let color)? = flow.runs.first?.paint { Numbers(color) } else { nil }
    case .image(let image): if case .color(let color)? = image.tint { Numbers(color) } else { nil }
    default: nil
    }
  }

  private static func read(_ effect: Effect) -> (Property, Numbers)? {
    switch effect {
    case .opacity(let opacity): (.opacity, Numbers(opacity))
    case .offset(let offset), .relativeOffset(let offset): (.offset, Numbers(offset))
    case .scale(let scale, _): (.scale, Numbers(scale))
    case .rotation(let radians, _): (.rotation, Numbers(Double(radians)))
    case .blur(let radius): (.blur, Numbers(Double(radius)))
    default: nil
    }
  }
}

extension Effect {
  /// Whether the way from this effect to another can be shown: the same property with other numbers.
  package func animates(to other: Effect) -> Bool {
    guard let (property, numbers) = AnimatedValues(of: self).effect else { return false }
    return AnimatedValues(of: other)[property].map { $0 != numbers } ?? false
  }

  /// The same effect with other numbers.
  func replacing(_ property: AnimatedValues.Property, with numbers: [Double]) -> Effect {
    switch (self, property) {
    case (.opacity, .opacity): .opacity(numbers[0])
    case (.offset, .offset): .offset(CGSize(width: numbers[0], height: numbers[1]))
    case (.relativeOffset, .offset): .relativeOffset(CGSize(width: numbers[0], height: numbers[1]))
    case (.scale(_, let anchor), .scale): .scale(CGSize(width: numbers[0], height: numbers[1]), anchor: anchor)
    case (.rotation(_, let anchor), .rotation): .rotation(radians: numbers[0], anchor: anchor)
    case (.blur, .blur): .blur(numbers[0])
    default: self
    }
  }
}

extension Drawing {
  /// The same line with one number of its pen replaced.
  func replacing(_ property: AnimatedValues.Property, with number: Double) -> Drawing {
    guard case .stroke(let outline, let paint, var pen) = self else { return self }
    switch property {
    case .lineWidth: pen.width = number
    case .miterLimit: pen.miterLimit = number
    case .dashPhase: pen.dashPhase = number
    default: return self
    }
    return .stroke(outline, paint, pen)
  }

  /// The same drawing in another colour.
  func replacingColor(with numbers: [Double]) -> Drawing {
    let isGuess = mainPaint?.isGuess ?? false
    let paint = Paint.color(
      RGBA(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3], isGuess: isGuess)
    )
    switch self {
    case .fill(let outline, _, let evenOdd): return .fill(outline, paint, evenOdd: evenOdd)
    case .stroke(let outline, _, let pen): return .stroke(outline, paint, pen)
    case .image(var image):
      image.tint = paint
      return .image(image)
    case .text(var flow):
      for index in flow.runs.indices { flow.runs[index].paint = paint }
      return .text(flow)
    }
  }
}
