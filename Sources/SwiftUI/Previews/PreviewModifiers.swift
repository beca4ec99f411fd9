public import Foundation
import HeadlessCore

/// How a preview is framed.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// What previews are called and how they are framed: who lists previews reads it, the view itself is the same.
extension View {
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    NodeModified(content: self) { node, _ in
      node.traits.preview.name = value
      return node
    }
  }

  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    NodeModified(content: self) { node, _ in
      if case .fixed(let width, let height) = value {
        node.traits.preview.size = CGSize(width: width, height: height)
      }
      return node
    }
  }
}
