public import Foundation

/// A picture of UIKit: a name to look up, or an empty area.
public final class UIImage: NSObject, Sendable {
  package enum Source: Sendable {
    case named(String, Bundle?)
    case system(String)
    case empty(CGSize)
  }

  package let source: Source

  package init(source: Source) { self.source = source }

  public override convenience init() { self.init(source: .empty(.zero)) }

  public convenience init?(named name: String) { self.init(source: .named(name, nil)) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(source: .named(name, bundle))
  }

  public convenience init?(systemName: String) { self.init(source: .system(systemName)) }

  /// Pictures of bytes are not decoded here.
  public convenience init?(data: Data) { nil }

  public var size: CGSize { if case .empty(let size) = source { size } else { .zero } }
}
