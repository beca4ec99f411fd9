import SpecModel
import Testing
import Traceability

/// The anchors that GitHub gives to headings.
struct SlugTests {
  @Test(
    "a heading's slug is GitHub's",
    arguments: [
      ("Touch Target", "touch-target"),
      ("Requirement 1: Icon Component API", "requirement-1-icon-component-api"),
      ("3.1 – Ranges & more", "31--ranges--more"),
      ("`button.touchTarget` is 48pt", "buttontouchtarget-is-48pt"),
      ("The `snake_case` name", "the-snake_case-name"),
      ("snake_case and _emphasis_", "snake_case-and-emphasis"),
      ("**Bold** and *italic* and ~~gone~~", "bold-and-italic-and-gone"),
      ("A [link](https://example.org/a_b) here", "a-link-here"),
      ("![badge](badge.svg) Build", "-build"),
      ("🎉 Release", "-release"),
      ("Release 🎉", "release-"),
      (":tada: Release", "tada-release"),
      ("日本語の見出し", "日本語の見出し"),
      ("要件 1：サイズ", "要件-1サイズ"),
      ("Привет Мир", "привет-мир"),
      ("Überschrift", "überschrift"),
      ("CAFÉ", "café"),
      ("½ and ² and Ⅳ", "-and--and-ⅳ"),
      ("Q&A", "qa"),
      ("A &amp; B", "a--b"),
      ("What's new?", "whats-new"),
      ("a/b (c)", "ab-c"),
      ("tab\tseparated", "tabseparated"),
      ("<a name=\"x\"></a>Named", "named"),
      ("a < b", "a--b"),
      ("\\*starred\\*", "starred"),
      ("C++ / Objective-C", "c--objective-c"),
      ("---", "---"),
      ("!!!", ""),
    ]
  )
  func slug(heading: String, slug: String) {
    #expect(HeadingSlugs.slug(heading) == slug)
  }

  @Test(
    "repeats are numbered, and a number that is taken is passed over",
    arguments: [
      (["a", "a", "A"], ["a", "a-1", "a-2"]), (["a", "a-1", "a"], ["a", "a-1", "a-2"]),
      (["a-1", "a", "a"], ["a-1", "a", "a-2"]), (["a", "a", "a-1"], ["a", "a-1", "a-1-1"]), (["!", "?"], ["", "-1"]),
    ]
  )
  func repeats(headings: [String], slugs: [String]) {
    #expect(HeadingSlugs.slugs(of: headings.map { Heading(level: 2, text: $0, line: 1) }) == slugs)
  }
}
