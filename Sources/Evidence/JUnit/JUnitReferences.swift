/// Finds the criteria that a case of a report names: in brackets in a name (`keeps its count [001/1.2]`), in a property, or in the
/// user's mapping.
struct JUnitReferences {
  let mapping: JUnitMapping

  /// What suites say of each of their cases: read once, however many these are.
  struct OfSuites {
    fileprivate let written: [CriterionReference]
    fileprivate let isEmpty: Bool
  }

  /// - Parameter suites: the suite that holds the cases, and those around it.
  func references(of suites: [JUnitSuite]) -> OfSuites {
    let properties = suites.flatMap(\.properties)
    let written = Self.written(suites.map(\.name), properties)
    return OfSuites(written: Self.once(written), isEmpty: Self.isEmpty(properties))
  }

  /// - Returns: as written, each once.
  func references(of test: JUnitCase, _ suites: OfSuites) -> [CriterionReference] {
    let own = Self.written([test.name, test.className], test.properties) + mapping.criteria(of: test)
    return own.isEmpty ? suites.written : Self.once(own + suites.written)
  }

  /// Whether a property says which criteria a case is about, and names none: `<property name="verifies" value=""/>`.
  func isEmpty(of test: JUnitCase, _ suites: OfSuites) -> Bool { suites.isEmpty || Self.isEmpty(test.properties) }

  private static func isEmpty(_ properties: [JUnitProperty]) -> Bool {
    properties.contains { $0.value.allSatisfy(\.isWhitespace) && propertyNames.contains($0.name.lowercased()) }
  }

  private static func written(_ names: [String], _ properties: [JUnitProperty]) -> [CriterionReference] {
    (names.flatMap(bracketed) + named(by: properties)).map { CriterionReference($0) }
  }

  private static func once(_ references: [CriterionReference]) -> [CriterionReference] {
    var seen: Set<CriterionReference> = []
    return references.filter { seen.insert($0).inserted }
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

  func criteria(of test: JUnitCase) -> [CriterionReference] {
    entries.filter { $0.matches(test) }.flatMap(\.criteria)
  }

  /// The entries that no case of a report fits.
  package func unused(in report: JUnitReport) -> [Entry] {
    entries.filter { entry in !report.suites.contains { $0.cases.contains(where: entry.matches) } }
  }
}

extension JUnitMapping.Entry {
  fileprivate func matches(_ test: JUnitCase) -> Bool {
    if test.className.isEmpty { return Wildcard.matches(self.test, test.name) }
    return Wildcard.matches(self.test, "\(test.className).\(test.name)")
      || (self.test.contains("/") && Wildcard.matches(self.test, "\(test.className)/\(test.name)"))
  }
}

/// `*` stands for any letters, none too; everything else for itself.
package enum Wildcard {
  package static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let text = Array(text.utf8)
    var (p, t) = (0, 0)
    // Where the last `*` stands, and up to where it has been tried to reach.
    var star: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        star = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        p = last.pattern + 1
        t = last.text + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
