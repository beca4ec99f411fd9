public import Foundation

/// A string that is looked up in the app's tables. There are none here, so it stands for itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(_ value: String) { text = value }

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the pieces of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ string: String) { text += string }

    public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }

    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: CVarArg {
      text += String(format: specifier, value)
    }

    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }

    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      text += formatter.string(for: subject) ?? ""
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += Text(date, style: style).string
    }

    /// The place of an image in a line of text: a square stands in.
    public mutating func appendInterpolation(_ image: Image) { text += "\u{25A0}" }

    public mutating func appendInterpolation(_ value: Text) { text += value.string }
  }
}
