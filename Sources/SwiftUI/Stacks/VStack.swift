public import Foundation
import HeadlessCore

/// Arranges its children in a column, top to bottom.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack: View {
  public typealias Body = Never

  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let layout = StackLayout(axis: .vertical, alignment: view.alignment.guide, spacing: view.spacing)
    let inner = inputs.descending(into: Self.self)
    var content = inner
    content.environment.stackAxis = .vertical
    return _ViewOutputs([inner.node(layout: layout, children: content.make(view.content).nodes)])
  }
}
