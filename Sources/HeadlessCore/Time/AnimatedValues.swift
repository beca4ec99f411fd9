import Foundation

/// The properties of a node that can be shown on their way, as numbers. Its frame is compared apart: every node has one.
package struct AnimatedValues {
  package enum Property: String, CaseIterable, Sendable {
    case opacity, offset, scale, rotation, color, position, size, blur
  }

  package var values: [Property: [Double]] = [:]

  init(of node: Node) {
    if let effect = node.effect { read(effect) }
    switch node.drawing {
    case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): values[.color] = color.numbers
    case .text(let flow):
      if case .color(let color)? = flow.runs.first?.paint { values[.color] = color.numbers }
    case .image(let image):
      if case .color(let color)? = image.tint { values[.color] = color.numbers }
    default: break
    }
  }

  init(of effect: Effect) { read(effect) }

  private mutating func read(_ effect: Effect) {
    switch effect {
    case .opacity(let opacity): values[.opacity] = [opacity]
    case .offset(let offset), .relativeOffset(let offset): values[.offset] = [offset.width, offset.height]
    case .scale(let scale, _): values[.scale] = [scale.width, scale.height]
    case .rotation(let radians, _): values[.rotation] = [radians]
    case .blur(let radius): values[.blur] = [radius]
    default: break
    }
  }
}

extension RGBA {
  fileprivate var numbers: [Double] { [red, green, blue, alpha] }
}

extension Effect {
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
  /// The same drawing in another colour.
  func replacingColor(with numbers: [Double]) -> Drawing {
    let paint = Paint.color(RGBA(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
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
