import Findings

/// The number of a requirement within its spec, as people write it: `7`, `NFR-2`, `US-1`. `FR-001` and `FR-1` are the same.
package struct RequirementNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String
  /// How many zeros stand before its figures.
  private let zeros: UInt8

  package init(_ text: String) {
    self.text = text
    zeros = Self.zeros(text)
  }

  /// What tells it from others: its text, without zeros before the figures.
  var key: String {
    guard zeros > 0 else { return text }
    let head = seriesPrefix
    return String(head + text.dropFirst(head.count + Int(zeros)))
  }

  /// Of the figures behind the series; the last one of `000` counts.
  private static func zeros(_ text: String) -> UInt8 {
    // Most have none.
    guard text.utf8.contains(UInt8(ascii: "0")) else { return 0 }
    let figures = Array(text.utf8.dropFirst(prefix(text).utf8.count).prefix { (48...57).contains($0) })
    return UInt8(clamping: min(figures.prefix { $0 == UInt8(ascii: "0") }.count, figures.count - 1))
  }

  package var description: String { text }

  package var isNonFunctional: Bool { ["NFR-", "RNF-", "NFA-", "ENF-"].contains { text.hasPrefix($0) } }
  /// Of a list of functional requirements: `FR-1`.
  package var isFunctional: Bool { text.hasPrefix("FR-") || text.hasPrefix("RF-") }

  /// `FR-001`: its series counts with zeros, as wide as this.
  package var isPadded: Bool { zeros > 0 }

  /// `NFR` of `NFR-2`, `FR-A` of `FR-A1`: what stands before the number of a requirement that is not one of the plain ones.
  package var series: String? {
    let prefix = seriesPrefix
    return prefix.isEmpty ? nil : String(prefix.last == "-" ? prefix.dropLast() : prefix)
  }

  /// `NFR-` of `NFR-2`, `FR-A` of `FR-A1`: all that stands before the figures; empty for the plain ones.
  package var seriesPrefix: Substring { Self.prefix(text) }

  /// Whether it is number 1 of its series, as `US-1` is, where the other is `1`.
  package func isNumbered(as plain: RequirementNumber) -> Bool {
    RequirementNumber(String(text.dropFirst(seriesPrefix.count))) == plain
  }

  private static func prefix(_ text: String) -> Substring {
    guard text.utf8.first.map({ !(48...57).contains($0) }) == true, let hyphen = text.lastIndex(of: "-") else {
      return ""
    }
    let letters = text[text.index(after: hyphen)...].prefix { !("0"..."9").contains($0) }
    return letters.endIndex < text.endIndex ? text[..<letters.endIndex] : text[...hyphen]
  }

  /// The byte of `A` in `27A`: of a requirement that was put between two others.
  package var letter: UInt8? {
    guard let last = text.utf8.last, text.utf8.dropLast().last.map({ (48...57).contains($0) }) == true else {
      return nil
    }
    return (65...90).contains(last) || (97...122).contains(last) ? last : nil
  }

  /// By bytes, as the hash of what it is a part of.
  package static func == (left: Self, right: Self) -> Bool {
    left.zeros == right.zeros ? ByteOrder.areSame(left.text, right.text) : ByteOrder.areSame(left.key, right.key)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }

  package static func < (left: Self, right: Self) -> Bool { precedesByNumber(left.key, right.key) }
}

/// A requirement. The second one that bears the same number in its spec is occurrence 2, written `004/10~2`.
package struct RequirementID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let spec: SpecID
  package let number: RequirementNumber
  package let occurrence: Int
  /// Made once: its criteria are looked up by it.
  let mixed: IdentifierHash

  package init(spec: SpecID, number: RequirementNumber, occurrence: Int = 1) {
    self.spec = spec
    self.number = number
    self.occurrence = occurrence
    var mixed = spec.mixed
    mixed.add(number.key)
    mixed.add(occurrence)
    self.mixed = mixed
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.mixed.value == right.mixed.value && left.occurrence == right.occurrence && left.number == right.number
      && left.spec == right.spec
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(mixed.value)
  }

  /// The number as it is written inside its own spec: `10`, `10~2`.
  package var local: String { occurrence == 1 ? number.text : amongNamesakes }

  /// The same where several bear the number, of which the first is named with it as well: `10~1`.
  package var amongNamesakes: String { "\(number.text)~\(occurrence)" }

  /// The same for `FR-001` and `FR-1`: what tells it from the others of its spec, whichever text of the spec they are of.
  package var key: String { occurrence == 1 ? number.key : "\(number.key)~\(occurrence)" }

  package var description: String { "\(spec.short)/\(local)" }

  package static func < (left: Self, right: Self) -> Bool {
    if left.spec != right.spec { return left.spec < right.spec }
    if left.number != right.number { return left.number < right.number }
    return left.occurrence < right.occurrence
  }
}
