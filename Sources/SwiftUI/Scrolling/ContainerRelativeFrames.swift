public import Foundation
import HeadlessCore

extension View {
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
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
      ContainerRelative(content: box.value.view, axes: axes, alignment: alignment, length: box.value.length)
    }
  }
}

/// A frame that follows the size of the nearest scrollable view around, or else that of the screen.
private struct ContainerRelative<Content: View>: View {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let screen = inputs.graph.proposal
    let room = inputs.environment.containerRoom?.value
    if room == nil, inputs.environment.hasBars {
      let message = "containerRelativeFrame takes the screen for the container here, also where bars take some of it."
      inputs.graph.record(.unsupported, message, at: inputs.identity)
    }
    let size = room?.ask().map { ProposedSize($0) } ?? screen
    let width = view.axes.contains(.horizontal) ? size.width.map { max(0, view.length($0, .horizontal)) } : nil
    let height = view.axes.contains(.vertical) ? size.height.map { max(0, view.length($0, .vertical)) } : nil
    return inputs.make(view.content.frame(width: width, height: height, alignment: view.alignment))
  }
}
