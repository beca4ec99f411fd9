import Findings
import Reporting
import Testing

struct UnifiedDiffTests {
  private let diff = UnifiedDiff(style: Style(isColoured: false), prefix: "../")

  private func text(_ before: String, _ after: String) -> String {
    diff.text(DocumentPath("tasks.md"), before: Array(before.utf8), after: Array(after.utf8))
  }

  @Test("changed lines stand with three lines around them, and those that are near share a hunk")
  func hunks() {
    let before = (1...20).map { "line \($0)\n" }.joined()
    let after = before.replacing("line 2\n", with: "LINE 2\n").replacing("line 3\n", with: "LINE 3\n")
      .replacing("line 16\n", with: "LINE 16\n")
    let expected = """
      --- ../tasks.md
      +++ ../tasks.md
      @@ -1,6 +1,6 @@
       line 1
      -line 2
      -line 3
      +LINE 2
      +LINE 3
       line 4
       line 5
       line 6
      @@ -13,7 +13,7 @@
       line 13
       line 14
       line 15
      -line 16
      +LINE 16
       line 17
       line 18
       line 19

      """
    #expect(text(before, after) == expected)
  }

  @Test("what is the same shows nothing, and control characters show as what they are")
  func edges() {
    #expect(text("a\r\n", "a\r\n").isEmpty)
    #expect(text("a\u{1B}[2J1", "a\u{1B}[2J2").contains("-a\\u{1b}[2J1"))
  }
}
