/// Finds the criteria that a case of a report names: in brackets in a name (`keeps its count [001/1.2]`), in a property, or in the
/// user's mapping.
struct JUnitReferences {
  let patterns: JUnitPatterns

  /// - Returns: what the case itself says, as written, each once.
  func references(of test: JUnitCase) -> [CriterionReference] {
    Self.once([test.name, test.className].flatMap(Self.bracketed) + Self.named(by: test.properties))
  }

  /// - Returns: what a suite says of all its cases.
  func references(of suite: JUnitSuite) -> [CriterionReference] {
    Self.once(Self.bracketed(suite.name) + Self.named(by: suite.properties))
  }

  private static func once(_ written: [String]) -> [CriterionReference] { once(written.map { CriterionReference($0) }) }

  static func once(_ references: [CriterionReference]) -> [CriterionReference] {
    guard references.count > 1 else { return references }
    var seen: Set<CriterionReference> = []
    return references.filter { seen.insert($0).inserted }
  }

  /// Whether a property says which criteria a case is about, and names none: `<property name="verifies" value=""/>`.
  func isEmpty(_ properties: [JUnitProperty]) -> Bool {
    properties.contains { property in
      property.value.allSatisfy(\.isWhitespace) && Self.propertyNames.contains(property.name.lowercased())
    }
  }

  private static let propertyNames: Set<String> = [
    "verifies", "requirement", "requirements", "criterion", "criteria", "counterfoil",
  ]

  private static func named(by properties: [JUnitProperty]) -> [String] {
    properties.flatMap { property -> [String] in
      let isOurs = propertyNames.contains(property.name.lowercased())
      let inBrackets = bracketed(property.value)
      return isOurs && inBrackets.isEmpty ? [property.value.trimmed].filter { !$0.isEmpty } : inBrackets
    }
  }

  /// What stands in brackets and begins as a reference does: runners put parameters into brackets as well.
  ///
  /// By hand: a regular expression is made anew for each of a million names.
  static func bracketed(_ text: String) -> [String] {
    var found: [String] = []
    var start: String.Index?
    for place in text.utf8.indices {
      switch text.utf8[place] {
      case UInt8(ascii: "["): start = text.utf8.index(after: place)
      case UInt8(ascii: "]"):
        if let start, case let inside = String(text[start..<place]).trimmed, isReference(inside) {
          found.append(inside)
        }
        start = nil
      default: break
      }
    }
    return found
  }

  /// `shop-2.0/10b~2.1-10b~2.4`: a spec, a slash, a number, and whatever lists of references are made of.
  private static func isReference(_ text: String) -> Bool {
    var rest = text.unicodeScalars[...]
    guard let first = rest.first, isLetter(first) || isDigit(first) else { return false }
    rest = rest.drop { isLetter($0) || isDigit($0) || "_.-".unicodeScalars.contains($0) }
    guard rest.popFirst() == "/", rest.first.map(isDigit) == true else { return false }
    rest = rest.drop(while: isDigit)
    if let letter = rest.first, isLetter(letter) { rest.removeFirst() }
    if rest.first == "~" {
      rest.removeFirst()
      guard rest.first.map(isDigit) == true else { return false }
      rest = rest.drop(while: isDigit)
    }
    guard let separator = rest.first else { return true }
    return isSeparator(separator)
      && rest.allSatisfy { isSeparator($0) || isLetter($0) || isDigit($0) || $0 == "/" || $0 == "~" }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    ".,-\u{2013}\u{2014}".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// Which criteria tests are about whose names and properties do not say it.
package struct JUnitMapping: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// The class and the name of a test with a dot between them, or a slash as where results are shown, `*` for any letters:
    /// `shop.BadgeTest.*`.
    package let test: String
    package let criteria: [CriterionReference]

    package init(test: String, criteria: [CriterionReference]) {
      self.test = test
      self.criteria = criteria
    }
  }

  package let entries: [Entry]

  package init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// The entries that no case fits, each once.
  ///
  /// - Parameter used: the places of those that one does.
  package func unused(_ used: Set<Int>) -> [String] {
    Set(entries).subtracting(used.map { entries[$0] }).map(\.test).sorted()
  }
}
