/// Finds the criteria that a case of a report names: in brackets in a name (`keeps its count [001/1.2]`), in a property, or in the
/// user's mapping.
struct JUnitReferences {
  let mapping: JUnitMapping

  /// - Parameters:
  ///   - suites: the suite that holds the case, and those around it.
  /// - Returns: as written, each once.
  func references(of test: JUnitCase, in suites: [JUnitSuite]) -> [CriterionReference] {
    let names = [test.name, test.className] + suites.map(\.name)
    let written = names.flatMap(Self.bracketed) + Self.named(by: test.properties + suites.flatMap(\.properties))
    var seen: Set<CriterionReference> = []
    return (written.map { CriterionReference($0) } + mapping.criteria(of: test)).filter { seen.insert($0).inserted }
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
  static func bracketed(_ text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return [] }
    return text.matches(of: #/\[([^\[\]]+)\]/#).map { String($0.1).trimmed }.filter {
      $0.wholeMatch(of: #/[A-Za-z0-9][A-Za-z0-9_.\-]*\/[0-9]+[A-Za-z]?(~[0-9]+)?([.,\s\-–—][0-9A-Za-z.,\s\-–—\/~]*)?/#)
        != nil
    }
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
    /// The class and the name of a test with a dot between them, `*` for any letters: `shop.BadgeTest.*`.
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
    let name = test.className.isEmpty ? test.name : "\(test.className).\(test.name)"
    return entries.filter { Wildcard.matches($0.test, name) }.flatMap(\.criteria)
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
