/// Which check a result is of: `004/P1@size` for a block of a document, `SuiteName/testName()` for an ordinary test.
package struct CheckKey: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// For people, who are told it for every criterion that the check is about: the beginning of it, where the name is longer than a name is.
  package var description: String {
    text.utf8.count <= Self.longest ? text : String(text.unicodeScalars.prefix(Self.longest / 4)) + "…"
  }

  /// In bytes.
  private static let longest = 1 << 10

  /// The test that a case belongs to: `Suite/test(_:)` of `Suite/test(_:)[7]`; of anything else itself.
  ///
  /// The names of cases may differ from run to run, as those of dates and objects do.
  package var test: CheckKey {
    guard text.utf8.last == UInt8(ascii: "]") || text.contains("] ~"), let end = text.firstRange(of: ")[") else {
      return self
    }
    return CheckKey(String(text[..<text.index(after: end.lowerBound)]))
  }

  package static func < (left: Self, right: Self) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }
}

/// A criterion as evidence names it. Evidence knows no specs: whoever judges looks the name up.
///
/// For blocks the whole folder name stands before the slash (`004-icon-system/3.2`), for ordinary tests what the test says.
package struct CriterionReference: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package var description: String { text }

  package static func < (left: Self, right: Self) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }
}
