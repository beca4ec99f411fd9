public import Foundation
import HeadlessCore
public import UIKit

/// What code draws on. Copies draw on the same canvas, each with its own settings.
public struct GraphicsContext {
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  public var environment: EnvironmentValues { sheet.inputs.environment }
  let sheet: GraphicsSheet
  /// What everything that is drawn from now on goes through, innermost first.
  private var effects: [Effect] = []

  init(sheet: GraphicsSheet) { self.sheet = sheet }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let outline = path.applying(transform).vector
    add(.fill({ _ in outline }, paint(shading), evenOdd: style.isEOFilled))
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let outline = path.applying(transform).vector
    add(.stroke({ _ in outline }, paint(shading), style.settings))
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// What is drawn from now on is seen inside of the path only.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    if options.contains(.inverse) {
      sheet.inputs.graph.record(.unsupported, "An inverse clip of a Canvas clips nothing here.", at: nil)
      return
    }
    let outline = path.applying(transform).vector
    if style.isEOFilled { sheet.inputs.graph.record(.unsupported, FillStyle.evenOddClip, at: nil) }
    effects.insert(.clip { _ in outline }, at: 0)
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if let effect = filter.effect(environment) { effects.insert(effect, at: 0) }
    if let message = filter.shortcoming { sheet.inputs.graph.record(.unsupported, message, at: nil) }
  }

  /// What is drawn in the layer belongs to this drawing too, in its order.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  func paint(_ shading: Shading) -> Paint {
    if shading.isRound, !transform.keepsCircles {
      let message = "A round gradient of a Canvas is not stretched, mirrored or sheared with the context here."
      sheet.inputs.graph.record(.unsupported, message, at: nil)
    }
    return shading.paint(sheet.size, transform, environment).multiplied(alpha: opacity)
  }

  /// A view that fills the canvas.
  func add<Content: View>(_ view: Content) {
    let place = sheet.place
    let drawn = Confined((view.opacity(opacity).transformEffect(transform), place))
    add(MainActor.assumeIsolated { Confined(drawn.value.1.make(drawn.value.0).nodes) }.value, at: place)
  }

  private func add(_ drawing: Drawing) {
    let place = sheet.place
    let node = place.node(layout: ExpandingLayout())
    node.drawing = drawing
    add([node], at: place)
  }

  private func add(_ nodes: [Node], at place: _ViewInputs) {
    var all = effects
    if let name = blendMode.cssName {
      if blendMode != .normal { all.append(.blend(name)) }
    } else {
      sheet.inputs.graph.record(.unsupported, "The blend mode \(blendMode) mixes nothing in a Canvas here.", at: nil)
    }
    sheet.add(
      nodes.map { node in
        all.enumerated().reduce(node) { inner, effect in
          let wrapper = Node(place.descending(.attached(effect.offset)).identity, wrapping: inner)
          wrapper.effect = effect.element
          return wrapper
        }
      }
    )
  }
}

extension GraphicsContext {
  /// How a path clips.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How a filter is applied.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// What changes the look of all that is drawn after it.
  public struct Filter: Sendable {
    let effect: @Sendable (EnvironmentValues) -> Effect?
    var shortcoming: String?

    public static func blur(radius: CGFloat) -> Filter { Filter { _ in .blur(radius) } }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter { .shadow(color.rgba(in: $0), radius: radius, offset: CGSize(width: x, height: y)) }
    }

    public static func brightness(_ amount: Double) -> Filter { unsupported("brightness") }
    public static func contrast(_ amount: Double) -> Filter { unsupported("contrast") }
    public static func saturation(_ amount: Double) -> Filter { unsupported("saturation") }
    public static func grayscale(_ amount: Double) -> Filter { unsupported("grayscale") }
    public static func hueRotation(_ angle: Angle) -> Filter { unsupported("hueRotation") }
    public static func colorMultiply(_ color: Color) -> Filter { unsupported("colorMultiply") }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      unsupported("alphaThreshold")
    }

    private static func unsupported(_ name: String) -> Filter {
      Filter(effect: { _ in nil }, shortcoming: "The filter \(name) changes nothing in a Canvas here.")
    }
  }
}
