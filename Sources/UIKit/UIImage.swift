public import Foundation

/// A picture of UIKit: a name to look up, or an empty area.
public final class UIImage: NSObject, Sendable {
  package enum Source: Sendable {
    case named(String, Bundle?)
    case system(String)
    case empty(CGSize)
  }

  /// How its colours are taken.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  package let source: Source
  public let renderingMode: RenderingMode

  package init(source: Source, renderingMode: RenderingMode = .automatic) {
    self.source = source
    self.renderingMode = renderingMode
  }

  public override convenience init() { self.init(source: .empty(.zero)) }

  public convenience init?(named name: String) { self.init(source: .named(name, nil)) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(source: .named(name, bundle))
  }

  public convenience init?(systemName: String) { self.init(source: .system(systemName)) }

  /// Pictures of bytes are not decoded here.
  public convenience init?(data: Data) { nil }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source: source, renderingMode: renderingMode)
  }

  public var size: CGSize { if case .empty(let size) = source { size } else { .zero } }
}
