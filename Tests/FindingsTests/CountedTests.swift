import Findings
import Testing

/// Numbers before their nouns.
struct CountedTests {
  @Test("one is told in the singular, none and several in the plural")
  func words() {
    #expect([0, 1, 2].map { Counted.words($0, "reference") } == ["0 references", "1 reference", "2 references"])
    #expect([0, 1, 2].map(Counted.criteria) == ["0 criteria", "1 criterion", "2 criteria"])
  }
}
