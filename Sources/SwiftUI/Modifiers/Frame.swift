public import Foundation
import HeadlessCore

extension View {
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let layout = FrameLayout(width: width, height: height, alignment: alignment.pair)
    let lengths = layout.isImpossible ? Self.named([("width", width), ("height", height)]) : nil
    return framed(layout, impossible: lengths)
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let layout = FlexibleFrameLayout(
      width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
      alignment: alignment.pair
    )
    guard layout.isImpossible else { return framed(layout, impossible: nil) }
    let lengths = [
      ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth),
      ("minHeight", minHeight), ("idealHeight", idealHeight), ("maxHeight", maxHeight),
    ]
    return framed(layout, impossible: Self.named(lengths))
  }

  /// - Parameter lengths: As they were given, where no view can have them: what a device shows then is not known.
  nonisolated private func framed(_ layout: any NodeLayout, impossible lengths: String?) -> NodeModified<Self> {
    guard let lengths else { return wrapped(layout) }
    let box = Confined(layout)
    return NodeModified(content: self) { node, inputs in
      let message = "frame(\(lengths)) asks for what no view can have: what is negative or has no end is left out here."
      inputs.graph.record(.unsupported, message, at: inputs.identity)
      return Node(inputs.identity, wrapping: node, layout: box.value).directed(by: inputs)
    }
  }

  nonisolated private static func named(_ lengths: [(name: String, length: CGFloat?)]) -> String {
    lengths.compactMap { given in given.length.map { "\(given.name): \($0)" } }.joined(separator: ", ")
  }
}
