public import Foundation

/// How a preview is framed.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// What previews are called and how they are framed has no meaning outside Xcode's canvas, here as in an app.
extension View {
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
}
