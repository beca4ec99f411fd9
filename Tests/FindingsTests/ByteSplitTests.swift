import Findings
import Testing

struct ByteSplitTests {
  @Test(
    "a text falls into the parts that a split of its bytes gives",
    arguments: [
      "", "/", "//", "a", "/a", "a/", "a//b", "specs/004-badge/design.md", "é/ü//日本語/", "👩‍👩‍👧/e\u{301}/", "/\u{301}a",
    ]
  )
  func split(text: String) {
    for omits in [true, false] {
      let wanted = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: omits).map { Array($0) }
      #expect(text.split(atByte: UInt8(ascii: "/"), omittingEmpty: omits).map { Array($0.utf8) } == wanted)
    }
  }
}
