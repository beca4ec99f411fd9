public import Foundation
import HeadlessCore

/// What a renderer is asked to draw into.
@MainActor @preconcurrency public final class UIGraphicsImageRendererContext {
  public nonisolated init() {}

  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func clip(to rect: CGRect) {}
}

/// Draws pictures. Here they stay empty, which is a finding.
@MainActor @preconcurrency public final class UIGraphicsImageRenderer {
  private let size: CGSize

  public init(size: CGSize) { self.size = size }

  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    Graph.note(.unsupported, "UIGraphicsImageRenderer draws nothing here: its picture is empty.")
    actions(UIGraphicsImageRendererContext())
    return UIImage(source: .empty(size))
  }
}

extension UIColor {
  /// The colour of what is drawn next; nothing is drawn here.
  public func set() {}
  public func setFill() {}
  public func setStroke() {}
}
