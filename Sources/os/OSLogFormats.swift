import Foundation

/// Who may see a value.
public struct OSLogPrivacy: Sendable {
  /// What stands in place of a value that is not shown.
  public enum Mask: Hashable, Sendable {
    /// The same words for the same value.
    case hash
    case none
  }

  private enum Kind { case auto, shown, redacted }

  private let kind: Kind
  private var mask = Mask.none

  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto) }
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .shown) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .redacted) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .redacted) }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .redacted, mask: mask) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .redacted, mask: mask) }

  /// Words and objects are private unless they are said to be public; numbers and names of types are not (`isPlain`).
  func apply(to text: String, isPlain: Bool) -> String {
    switch kind {
    case .shown: return text
    case .auto where isPlain: return text
    case .auto, .redacted: return mask == .hash ? "<mask.hash: \(Self.hash(text))>" : "<private>"
    }
  }

  /// FNV-1a: the same in every run.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}

/// How wide a column is, and on which side of it a value stands.
public struct OSLogStringAlignment {
  private var columns: () -> Int = { 0 }
  private var isLeft = false

  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns)
  }

  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  func apply(to text: String) -> String {
    let room = String(repeating: " ", count: max(0, columns() - text.count))
    return isLeft ? text + room : room + text
  }
}

/// How an integer is written.
public struct OSLogIntegerFormatting {
  private var radix = 10
  private var prefix = ""
  private var isUppercase = false
  private var hasSign = false
  private var minimum: () -> Int = { 0 }

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static var hex: OSLogIntegerFormatting { .hex() }
  public static var octal: OSLogIntegerFormatting { .octal() }

  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign)
  }

  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign, minimum: minDigits)
  }

  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16,
      prefix: includePrefix ? "0x" : "",
      isUppercase: uppercase,
      hasSign: explicitPositiveSign
    )
  }

  public static func octal(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 8, prefix: includePrefix ? "0o" : "", hasSign: explicitPositiveSign)
  }

  func text(of number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let sign = number < 0 ? "-" : hasSign ? "+" : ""
    return sign + prefix + String(repeating: "0", count: max(0, minimum() - digits.count)) + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting {
  private var conversion = "f"
  private var hasSign = false
  private var precision: (() -> Int)?

  public static var fixed: OSLogFloatFormatting { .fixed() }
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "F" : "f", hasSign: explicitPositiveSign)
  }

  public static func fixed(
    precision: @autoclosure @escaping () -> Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "F" : "f", hasSign: explicitPositiveSign, precision: precision)
  }

  public static func exponential(
    precision: @autoclosure @escaping () -> Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "E" : "e", hasSign: explicitPositiveSign, precision: precision)
  }

  public static func hybrid(
    precision: @autoclosure @escaping () -> Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "G" : "g", hasSign: explicitPositiveSign, precision: precision)
  }

  func text(of number: Double) -> String {
    let digits = precision.map { ".\($0())" } ?? ""
    return String(format: "%\(hasSign ? "+" : "")\(digits)\(conversion)", number)
  }
}

/// How a truth is written.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer

  func text(of value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
