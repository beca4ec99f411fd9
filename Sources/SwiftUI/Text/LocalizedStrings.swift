public import Foundation
import HeadlessCore

extension String {
  /// Words that are looked up in the app's tables. There are none here, so they stand for themselves.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(_ value: String) { text = value }

    public init(stringLiteral value: String) { text = value }

    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var text = ""

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) { text += literal }

      public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }

      public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: CVarArg {
        text += String(format: specifier, value)
      }

      public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        text += format.format(value)
      }
    }
  }

  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    String.noteLookUp(table, bundle)
    self = keyAndValue.text
  }

  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    String.noteLookUp(table, bundle)
    self = defaultValue.text
  }

  /// Said where a table is named: without one there is nothing to look up.
  private static func noteLookUp(_ table: String?, _ bundle: Bundle?) {
    guard table != nil || bundle != nil else { return }
    Graph.note(.unsupported, "String(localized:) reads no table of strings: keys are shown.")
  }

  public init(localized resource: LocalizedStringResource) { self = resource.defaultValue.text }
}

/// Words that are looked up where they are shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale

  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.text
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
  }

  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.key = String(describing: key)
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let text = Text(verbatim: String(localized: resource))
    self = resource.table == nil ? text : text.lacking("Text(_:) reads no table of strings: keys are shown.")
  }
}
