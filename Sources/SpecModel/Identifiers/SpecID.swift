/// A spec's identity: the name of its folder, or `parent/child` where one spec folder holds another.
package struct SpecID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  package var description: String { name }

  /// The number that people cite: `035` of `035-button-icon-component`, `054a` of `054a-figma`; `nil` where the name has none.
  package var number: String? {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return nil }
    let rest = name.dropFirst(digits.count)
    if rest.isEmpty || rest.hasPrefix("-") { return String(digits) }
    let lettered = rest.prefix { $0.isASCII && $0.isLetter }
    guard lettered.count == 1, rest.dropFirst().isEmpty || rest.dropFirst().hasPrefix("-") else { return nil }
    return String(digits + lettered)
  }

  /// The name without its number: `button-icon-component` of `035-button-icon-component`; `nil` where it has none, or nothing else.
  package var title: String? {
    guard let number, name.count > number.count + 1 else { return nil }
    return String(name.dropFirst(number.count + 1))
  }

  /// How it is written before a slash: the number where there is one, otherwise the whole name.
  package var short: String { number ?? name }

  package static func < (left: Self, right: Self) -> Bool {
    left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }
}
