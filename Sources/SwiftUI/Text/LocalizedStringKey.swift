public import Foundation

/// A string that is looked up in the app's tables. There are none here, so it stands for itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// As it was written, marks of Markdown included.
  let text: String
  /// Marks count where the source wrote them, and not in the values that are put in.
  let markdown: String
  /// The texts that were put in, each of which `insertion` stands for.
  let texts: [Text]

  /// A character that means nothing and that nobody types.
  static let insertion: Character = "\u{F8FE}"

  public init(_ value: String) {
    text = value
    markdown = value
    texts = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    markdown = stringInterpolation.markdown
    texts = stringInterpolation.texts
  }

  /// Collects the pieces of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    var markdown = ""
    var texts: [Text] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ value: String) {
      text += value
      markdown += InlineMarkdown.escaped(value)
    }

    public mutating func appendLiteral(_ literal: String) {
      text += literal
      markdown += literal
    }

    public mutating func appendInterpolation(_ string: String) { append(string) }

    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }

    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: CVarArg {
      append(String(format: specifier, value))
    }

    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }

    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(formatter.string(for: subject) ?? "")
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      let written = Text(date, style: style)
      if style.counts { appendInterpolation(written) } else { append(written.string) }
    }

    /// The place of an image in a line of text: a square stands in.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// With its own styles.
    public mutating func appendInterpolation(_ value: Text) {
      text += value.string
      markdown.append(LocalizedStringKey.insertion)
      texts.append(value)
    }
  }
}
