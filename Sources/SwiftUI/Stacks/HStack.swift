public import Foundation
import HeadlessCore

/// Arranges its children in a line, leading to trailing.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack: View {
  public typealias Body = Never

  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let layout = StackLayout(axis: .horizontal, alignment: view.alignment.guide, spacing: view.spacing)
    let inner = inputs.descending(into: Self.self)
    var content = inner
    content.environment.stackAxis = .horizontal
    return _ViewOutputs([inner.node(layout: layout, children: content.make(view.content).nodes)])
  }
}
