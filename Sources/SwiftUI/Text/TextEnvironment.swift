public import Foundation

/// How lines of text are set against one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
  private enum FontWeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
  private enum FontDesignKey: EnvironmentKey { static let defaultValue: Font.Design? = nil }
  private enum ItalicKey: EnvironmentKey { static let defaultValue = false }
  private enum TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
  private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
  private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  private enum AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
  private enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
  private enum ScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }

  var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }

  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }

  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontWeight, isActive ? .bold : nil)
  }

  nonisolated public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

  nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.ownAllowsTightening, flag)
      .notShown("allowsTightening(_:) does not move letters together here: text is cut where it does not fit.")
  }

  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
