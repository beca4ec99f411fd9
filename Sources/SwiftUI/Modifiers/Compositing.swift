public import Foundation
import HeadlessCore
public import UIKit

/// How colours are mixed with what is behind them.
public enum BlendMode: Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter

  /// As CSS names it; `nil` where it has no such mode.
  var cssName: String? {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      "\(self)"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    }
  }
}

/// Which colours a group is drawn with.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

extension View {
  /// Only where the mask is painted the view is seen; touches go by the view's own outline.
  nonisolated public func mask<Mask>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View {
    Masked(content: self, mask: mask(), alignment: alignment)
  }

  @available(iOS, deprecated: 100000.0, message: "Use overload where mask accepts a @ViewBuilder instead.")
  nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    Masked(content: self, mask: mask, alignment: .center)
  }

  nonisolated public func compositingGroup() -> some View { effect { _ in .group } }

  nonisolated public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    let isPlain = !opaque && colorMode == .nonLinear
    return effect { _ in .group }
      .notShown(isPlain ? nil : "drawingGroup(opaque:colorMode:) is drawn clear and in the colours of the screen here.")
  }

  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    let view = effect { _ in .blend(blendMode.cssName ?? "normal") }
    return NodeModified(content: view) { node, inputs in
      if blendMode.cssName == nil {
        let message = "blendMode(.\(blendMode)) is drawn as normal: SVG has no such mode."
        inputs.graph.record(.unsupported, message, at: inputs.identity)
      }
      return node
    }
  }

  nonisolated public func brightness(_ amount: Double) -> some View { effect { _ in .filter(.brightness(amount)) } }
  nonisolated public func contrast(_ amount: Double) -> some View { effect { _ in .filter(.contrast(amount)) } }
  nonisolated public func saturation(_ amount: Double) -> some View { effect { _ in .filter(.saturation(amount)) } }
  nonisolated public func grayscale(_ amount: Double) -> some View { effect { _ in .filter(.saturation(1 - amount)) } }
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    effect { _ in .filter(.hueRotation(angle.radians)) }
  }
  nonisolated public func colorInvert() -> some View { effect { _ in .filter(.inversion) } }

  nonisolated public func colorMultiply(_ color: Color) -> some View {
    effect { .filter(.multiplication(color.rgba(in: $0.environment))) }
  }

  nonisolated public func luminanceToAlpha() -> some View {
    unknown(true).unsupported("luminanceToAlpha() changes nothing here.")
  }

  nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    environment(changing: { environment in
      // A style made of the background means that of the surroundings, which must be read before it is replaced.
      environment.backgroundStyle = AnyShapeStyle(Pinned(style, of: \.backgroundStyle, in: environment))
    })
  }

  nonisolated public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let isExact = axis.x == 0 && axis.y == 0 && anchorZ == 0 || cos(angle.radians) == 1
    let form = perspective == 0 ? "as it is seen from afar" : "flat, without perspective"
    return NodeModified(content: rotation3D(angle, axis, anchor)) { node, inputs in
      let message = "rotation3DEffect(_:axis:anchor:anchorZ:perspective:) is drawn \(form) here."
      if !isExact { inputs.graph.record(.unsupported, message, at: inputs.identity) }
      return node
    }
  }

  nonisolated private func rotation3D(
    _ angle: Angle,
    _ axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    _ anchor: UnitPoint
  ) -> some View {
    let length = max((axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot(), .ulpOfOne)
    let isFlat = abs(axis.z) >= max(abs(axis.x), abs(axis.y))
    let scale = CGSize(
      width: abs(axis.y) / length > 0.5 ? cos(angle.radians) : 1,
      height: abs(axis.x) / length > 0.5 ? cos(angle.radians) : 1
    )
    return effect { _ in
      isFlat ? .rotation(radians: angle.radians, anchor: anchor.point) : .scale(scale, anchor: anchor.point)
    }
  }

  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect { _ in .matrix(transform.affine) }
  }
}

/// A view that is seen through another.
private struct Masked<Content: View, Mask: View> {
  let content: Content
  let mask: Mask
  let alignment: Alignment
}

extension Masked: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = inputs.descending(.index(0)).make(view.content)
    for (index, primary) in outputs.nodes.enumerated() {
      let place = inputs.descending(.attached(index))
      let mask = place.makeOne(view.mask, step: .index(0))
      let layout = AttachmentLayout(alignment: view.alignment.pair, primary: 0)
      let node = place.descending(.index(1)).node(layout: layout, children: [primary, mask])
      node.traits = primary.traits
      node.effect = .mask
      outputs.nodes[index] = node
    }
    return outputs
  }
}
