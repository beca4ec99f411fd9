import SpecModel

/// `### Unit Tests` above `12 pass`: a section of a report that says that tests ran.
enum RunTests {
  static func areTold(_ lines: DocumentLines) -> Bool {
    lines.lines.indices.contains { index in
      lines.lines[index].heading != nil && isOfTests(lines.lines[index].content.withoutEmphasis)
        && tell(lines.lines[(index + 1)...].prefix { $0.heading == nil })
    }
  }

  private static func isOfTests(_ title: TextSlice) -> Bool {
    titles.contains { title.count == $0.utf8CodeUnitCount && title.hasPrefixIgnoringCase($0) }
  }

  /// What passes is named or counted, and nothing is still to be written.
  private static func tell(_ body: ArraySlice<DocumentLine>) -> Bool {
    body.contains { saysPass($0.whole) } && !body.contains { $0.whole.contains("not yet", ignoringCase: true) }
  }

  /// `12 pass`, `all tests pass`, and neither `tests must pass` nor the name of a file.
  private static func saysPass(_ text: TextSlice) -> Bool {
    text.contains("pass", ignoringCase: true) && (text.holdsDigit || text.contains("all ", ignoringCase: true))
  }

  private static let titles: [StaticString] = [
    "tests", "unit tests", "testing", "unit testing", "automated tests", "test suite", "test run", "test runs",
  ]
}
