public import Foundation
import HeadlessCore

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
  /// The colour of the whole picture, where one was given.
  package let tint: UIColor?

  package init(source: Source, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil) {
    self.source = source
    self.renderingMode = renderingMode
    self.tint = tint
  }

  public override convenience init() { self.init(source: .empty(.zero)) }

  public convenience init?(named name: String) { self.init(source: .named(name, nil)) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(source: .named(name, bundle))
  }

  public convenience init?(systemName: String) { self.init(source: .system(systemName)) }

  /// Pictures of bytes are not decoded here.
  public convenience init?(data: Data) {
    Graph.note(.unsupported, "UIImage(data:) is nil here: \(data.count) bytes are not decoded.")
    return nil
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source: source, renderingMode: renderingMode, tint: tint)
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(source: source, renderingMode: renderingMode, tint: color)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(source: source, renderingMode: renderingMode, tint: color)
  }

  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
    Graph.note(.notShown, "The configuration of a UIImage changes nothing here.")
    self.init(systemName: systemName)
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    Graph.note(.notShown, "The configuration of a UIImage changes nothing here.")
    return self
  }

  /// How a picture is chosen. It changes nothing here, which is a finding.
  public class Configuration: NSObject {}

  /// How a symbol is drawn.
  public final class SymbolConfiguration: Configuration {
    public override init() {}
    public init(pointSize: CGFloat) {}
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
    public init(weight: SymbolWeight) {}
    public init(scale: SymbolScale) {}
    public init(textStyle: UIFont.TextStyle) {}
    public init(font: UIFont) {}
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// How thick the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  public var size: CGSize { if case .empty(let size) = source { size } else { .zero } }
}
