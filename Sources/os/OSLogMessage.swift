public import Foundation

/// A message with what is interpolated into it.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  public typealias StringInterpolation = OSLogInterpolation

  public let interpolation: OSLogInterpolation

  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }
}

/// The pieces of a message. Values are asked for when the message is written, and not before.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private var pieces: [() -> String] = []

  public init(literalCapacity: Int, interpolationCount: Int) { pieces.reserveCapacity(interpolationCount * 2 + 1) }

  public mutating func appendLiteral(_ literal: String) { pieces.append { literal } }

  /// The message as it is written: private values redacted.
  package var text: String { pieces.map { $0() }.joined() }

  private mutating func append(
    _ value: @escaping () -> String,
    _ align: OSLogStringAlignment = .none,
    _ privacy: OSLogPrivacy,
    isPlain: Bool = false
  ) {
    pieces.append { align.apply(to: privacy.apply(to: value(), isPlain: isPlain)) }
  }
}

extension OSLogInterpolation {
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString, align, privacy)
  }

  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String
  ) {
    append(argumentString, align, privacy)
  }

  public mutating func appendInterpolation<T>(
    _ value: @autoclosure @escaping () -> T,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) where T: CustomStringConvertible {
    append({ value().description }, align, privacy)
  }

  public mutating func appendInterpolation<T>(
    _ value: @autoclosure @escaping () -> T,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String
  ) where T: CustomStringConvertible {
    append({ value().description }, align, privacy)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append({ "\(value())" }, align, privacy, isPlain: true)
  }

  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject,
    privacy: OSLogPrivacy = .auto
  ) {
    append({ argumentObject().description }, .none, privacy)
  }

  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject,
    privacy: OSLogPrivacy = .auto,
    attributes: String
  ) {
    append({ argumentObject().description }, .none, privacy)
  }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool,
    format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append({ format.text(of: boolean()) }, .none, privacy, isPlain: true)
  }
}

// Numbers are not private of themselves.
extension OSLogInterpolation {
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append({ format.text(of: number()) }, align, privacy, isPlain: true)
  }

  public mutating func appendInterpolation<T>(
    _ number: @autoclosure @escaping () -> T,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) where T: FixedWidthInteger {
    append({ format.text(of: number()) }, align, privacy, isPlain: true)
  }

  public mutating func appendInterpolation<T>(
    _ number: @autoclosure @escaping () -> T,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String
  ) where T: FixedWidthInteger {
    append({ format.text(of: number()) }, align, privacy, isPlain: true)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append({ format.text(of: number()) }, align, privacy, isPlain: true)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String
  ) {
    append({ format.text(of: number()) }, align, privacy, isPlain: true)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append({ format.text(of: Double(number())) }, align, privacy, isPlain: true)
  }
}
