import Foundation
import HeadlessCore

/// A view with another in front of it or behind it.
private struct Attached<Content: View, Attachment: View> {
  let content: Content
  let attachment: Attachment
  let alignment: Alignment
  let isBehind: Bool
  /// What the content is told to stand on.
  var material: Material?
}

extension Attached: View {
  typealias Body = Never

  static var _spreads: Bool { Content._spreads }

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var inner = inputs.descending(.index(0))
    if let material = view.material { inner.environment.ownBackgroundMaterial = material }
    var outputs = inner.make(view.content)
    for index in outputs.nodes.indices {
      if inputs.window != nil, outputs.nodes[index].isUnmadeRow { continue }
      let place = inputs.descending(.attachment).descending(.index(index))
      let extra = place.makeOne(view.attachment, step: .index(0), alignment: view.alignment.pair)
      let primary = outputs.nodes[index]
      let layout = AttachmentLayout(alignment: view.alignment.pair, primary: view.isBehind ? 1 : 0)
      let node = place.node(layout: layout, children: view.isBehind ? [extra, primary] : [primary, extra])
      node.traits = primary.traits
      outputs.nodes[index] = node
    }
    return outputs
  }
}

extension View {
  nonisolated public func overlay<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    Attached(content: self, attachment: content(), alignment: alignment, isBehind: false)
  }

  nonisolated public func background<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    Attached(content: self, attachment: content(), alignment: alignment, isBehind: true)
  }

  /// Content on a material knows it.
  nonisolated func ground<S, V>(_ style: S, @ViewBuilder content: () -> V) -> some View where S: ShapeStyle, V: View {
    let material = S.self == Material.self ? style as? Material : nil
    return Attached(content: self, attachment: content(), alignment: .center, isBehind: true, material: material)
  }

  @_disfavoredOverload
  nonisolated public func overlay<Overlay>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View where Overlay: View {
    Attached(content: self, attachment: overlay, alignment: alignment, isBehind: false)
  }

  @_disfavoredOverload
  nonisolated public func background<Background>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View where Background: View {
    Attached(content: self, attachment: background, alignment: alignment, isBehind: true)
  }
}
