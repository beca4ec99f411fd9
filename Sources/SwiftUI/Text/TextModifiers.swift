public import Foundation

/// The modifiers that give text back, so that they can be joined with `+`.
extension Text {
  private nonisolated func styled(_ change: (inout TextPieceStyle) -> Void) -> Text {
    var copy = self
    for index in copy.pieces.indices { change(&copy.pieces[index].style) }
    return copy
  }

  /// A style on a piece that has none yet: what was set first, innermost, stays.
  private nonisolated func filled<Value>(_ keyPath: WritableKeyPath<TextPieceStyle, Value?>, _ value: Value?) -> Text {
    styled { if $0[keyPath: keyPath] == nil { $0[keyPath: keyPath] = value } }
  }

  nonisolated public func foregroundColor(_ color: Color?) -> Text { filled(\.color, color) }

  nonisolated public func font(_ font: Font?) -> Text { filled(\.font, font) }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { filled(\.weight, weight) }

  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { filled(\.design, design) }

  nonisolated public func bold() -> Text { filled(\.weight, .bold) }

  nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  nonisolated public func italic() -> Text { filled(\.isItalic, true) }

  nonisolated public func italic(_ isActive: Bool) -> Text { filled(\.isItalic, isActive) }

  nonisolated public func monospaced() -> Text { styled { $0.isMonospaced = true } }

  nonisolated public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

  nonisolated public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }

  nonisolated public func kerning(_ kerning: CGFloat) -> Text { styled { $0.tracking = kerning } }

  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.underline = isActive ? LineStyle(color: color) : nil }
  }

  nonisolated public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    styled { $0.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }

  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.strikethrough = isActive ? LineStyle(color: color) : nil }
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    styled { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }
}
