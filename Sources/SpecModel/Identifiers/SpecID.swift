import Findings

/// A spec's identity: the name of its folder, or `parent/child` where one spec folder holds another.
package struct SpecID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let name: String
  /// Made once: all identifiers within the spec are looked up by it.
  let mixed: IdentifierHash

  package init(_ name: String) {
    self.name = name
    var mixed = IdentifierHash()
    mixed.add(name)
    self.mixed = mixed
  }

  package var description: String { name }

  /// The number that people cite: `035` of `035-button-icon-component`, `054a` of `054a-figma`; `nil` where the name has none. The
  /// year of `2025-07-29-avatars` is none.
  package var number: String? {
    let numbered = numbered
    guard let end = Self.numberEnd(numbered), FolderDate.end(numbered) == nil else { return nil }
    return String(numbered[..<end])
  }

  /// What begins with the number: `004` of `spec 004`.
  private var numbered: Substring {
    guard let first = name.utf8.first, first | 0x20 == UInt8(ascii: "s"), name.utf8.count > 5,
      name.prefix(4).lowercased() == "spec"
    else { return name[...] }
    let rest = name.dropFirst(4)
    guard let separator = rest.utf8.first, Self.isSeparator(separator) else { return name[...] }
    return rest.dropFirst()
  }

  /// Behind the digits and perhaps a letter, where the name ends or goes on with `-`, `_` or a blank.
  private static func numberEnd(_ name: Substring) -> String.Index? {
    let bytes = name.utf8
    var end = bytes.startIndex
    while end < bytes.endIndex, (48...57).contains(bytes[end]) { bytes.formIndex(after: &end) }
    guard end > bytes.startIndex else { return nil }
    if end == bytes.endIndex || isSeparator(bytes[end]) { return end }
    guard (97...122).contains(bytes[end] | 0x20) else { return nil }
    bytes.formIndex(after: &end)
    return end == bytes.endIndex || isSeparator(bytes[end]) ? end : nil
  }

  static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ")
  }

  /// The name without its number or date: `button-icon-component` of `035-button-icon-component`; `nil` where it has none, or nothing
  /// else.
  package var title: String? {
    let numbered = numbered
    guard let end = FolderDate.end(numbered) ?? Self.numberEnd(numbered), numbered[end...].utf8.count > 1 else {
      return nil
    }
    return String(numbered[end...].dropFirst())
  }

  /// How it is written before a slash: the number where there is one, otherwise the whole name.
  package var short: String { number ?? name }

  /// By bytes, as the folders that bear these names are told apart.
  package static func == (left: Self, right: Self) -> Bool {
    left.mixed.value == right.mixed.value && ByteOrder.areSame(left.name, right.name)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(mixed.value)
  }

  package static func < (left: Self, right: Self) -> Bool {
    ByteOrder.precedes(left.name, right.name)
  }
}
