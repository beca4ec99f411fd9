public import Foundation

/// What was copied last. Nobody else sees it.
@MainActor @preconcurrency public final class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  public var string: String?
  public var url: URL?
  public var image: UIImage?
  public var hasStrings: Bool { string != nil }
}
