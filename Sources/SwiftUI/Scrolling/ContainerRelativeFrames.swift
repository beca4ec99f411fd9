public import Foundation
import HeadlessCore

extension View {
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil,
      alignment: alignment
    )
    .unsupported("containerRelativeFrame(_:alignment:) takes what is offered here, not the size of the container.")
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let column = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return column * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    let box = Confined((length: length, view: self))
    return Deferred {
      ScreenRelative(content: box.value.view, axes: axes, alignment: alignment, length: box.value.length)
    }
    .unsupported("containerRelativeFrame takes the screen for the container here, whatever is around.")
  }
}

/// A frame that follows the size of the screen.
private struct ScreenRelative<Content: View>: View {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let screen = inputs.graph.proposal
    let width = view.axes.contains(.horizontal) ? screen.width.map { view.length($0, .horizontal) } : nil
    let height = view.axes.contains(.vertical) ? screen.height.map { view.length($0, .vertical) } : nil
    return inputs.make(view.content.frame(width: width, height: height, alignment: view.alignment))
  }
}
