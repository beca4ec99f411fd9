public import Foundation
public import UIKit

/// An image of an asset catalog, as Xcode generates it.
public struct ImageResource: Hashable, Sendable {
  public let name: String
  public let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  public init(_ resource: ImageResource) {
    self.init(source: .named(resource.name, resource.bundle), label: resource.name)
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self = Image(source: .named(name, bundle), label: name).varying(by: variableValue)
  }

  public init(systemName: String, variableValue: Double?) {
    self = Image(source: .system(systemName), label: systemName).varying(by: variableValue)
  }

  public init(uiImage: UIImage) {
    let image =
      switch uiImage.source {
      case .named(let name, let bundle): Image(source: .named(name, bundle), label: nil)
      case .system(let name): Image(source: .system(name), label: nil)
      case .empty(let size): Image(source: .empty(size), label: nil)
      }
    self =
      switch uiImage.renderingMode {
      case .automatic: image
      case .alwaysOriginal: image.renderingMode(.original)
      case .alwaysTemplate: image.renderingMode(.template)
      }
    // A template takes the colour of its surroundings in place of its own.
    if let tint = uiImage.tint, uiImage.renderingMode != .alwaysTemplate { self.tint = Color(uiColor: tint) }
  }

  /// How pixels are made up where an image is enlarged. Pictures here are drawn from outlines.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// How much more than white a screen may show.
  public struct DynamicRange: Hashable, Sendable {
    let name: String

    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    noting("interpolation(_:) changes nothing here: pictures are drawn from outlines.")
  }

  public func antialiased(_ isAntialiased: Bool) -> Image {
    noting("antialiased(_:) changes nothing here: who shows the picture smooths its edges.")
  }

  public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    noting("allowedDynamicRange(_:) changes nothing here: nothing is brighter than white.")
  }

  private func varying(by value: Double?) -> Image {
    value == nil ? self : noting("The variableValue of an image changes nothing here: all layers are drawn.")
  }

  func noting(_ shortcoming: String) -> Image {
    var copy = self
    copy.shortcomings.append(shortcoming)
    return copy
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    mode == nil ? self : noting("symbolRenderingMode(_:) does not colour the placeholder of a symbol.")
  }
}

/// The colours of a symbol's layers.
public struct SymbolRenderingMode: Sendable {
  let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Forms of a symbol: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
  private var names: [String] = []

  public static let none = SymbolVariants()
  public static let circle = none.circle
  public static let square = none.square
  public static let rectangle = none.rectangle
  public static let fill = none.fill
  public static let slash = none.slash

  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var fill: SymbolVariants { adding("fill") }
  public var slash: SymbolVariants { adding("slash") }

  public func contains(_ other: SymbolVariants) -> Bool { Set(names).isSuperset(of: other.names) }

  func joined(by other: SymbolVariants) -> SymbolVariants { other.names.reduce(self) { $0.adding($1) } }

  /// The name of a symbol in these forms, which its own name may ask for already.
  func named(_ symbol: String) -> String {
    let parts = symbol.split(separator: ".").map(String.init)
    let wanted = ["slash", "circle", "square", "rectangle", "fill"].filter { names.contains($0) && !parts.contains($0) }
    guard !wanted.isEmpty else { return symbol }
    let isFilled = parts.last == "fill"
    let base = isFilled ? parts.dropLast() : parts[...]
    return (base + wanted.filter { $0 != "fill" } + (isFilled || wanted.contains("fill") ? ["fill"] : []))
      .joined(separator: ".")
  }

  private func adding(_ name: String) -> SymbolVariants {
    var copy = self
    if !copy.names.contains(name) { copy.names.append(name) }
    return copy
  }
}
