public import Foundation

/// What is known of a font before it has a size: here its weight, its name and its design.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Whose letters the system's font borrows.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// What sets letters apart within a family.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// In points.
  public let pointSize: CGFloat
  let weight: UIFont.Weight
  let name: String?
  let face: UIFont.Face

  init(pointSize: CGFloat, weight: UIFont.Weight, name: String?, face: UIFont.Face) {
    self.pointSize = pointSize
    self.weight = weight
    self.name = name
    self.face = face
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var face = face
    face.design = design
    face.isMonospaced = design == .monospaced
    return UIFontDescriptor(pointSize: pointSize, weight: weight, name: name, face: face)
  }

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = face
    face.isItalic = symbolicTraits.contains(.traitItalic)
    face.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    let weight: UIFont.Weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
    return UIFontDescriptor(pointSize: pointSize, weight: weight, name: name, face: face)
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: newPointSize, weight: weight, name: name, face: face)
  }
}
