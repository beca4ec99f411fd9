import Testing

@testable import Judgment

struct WordSplitterTests {
  @Test(
    "a text is split at blanks, humps and hyphens, and numbers keep their units",
    arguments: [
      ("Icon is drawn.", ["icon", "is", "drawn"]),
      ("accessibilityHidden(true)", ["accessibility", "hidden", "true"]),
      ("`aria-hidden=\"true\"` on iOS", ["aria", "hidden", "true", "on", "ios"]),
      ("24 px, 24px and 24x24", ["24px", "24px", "and", "24", "24"]),
      ("color.text.onPrimary", ["color", "text", "on", "primary"]),
      ("HTMLElement, URLs and DOM", ["html", "element", "urls", "and", "dom"]),
      ("0.5s and 200ms.", ["0.5s", "and", "200ms"]),
      ("space.inset.100 _private_", ["space", "inset", "100", "private"]),
      ("アイコンを", ["アイ", "イコ", "コン", "ンを"]),
      ("", []),
    ]
  )
  func splits(_ text: String, _ words: [String]) {
    var splitter = WordSplitter()
    splitter.split(text)
    let starts = [0] + splitter.ends
    #expect(zip(starts, splitter.ends).map { String(decoding: splitter.bytes[$0..<$1], as: UTF8.self) } == words)
  }

  @Test(
    "the forms of a word have one stem",
    arguments: [
      ["validates", "validated", "validation", "validating"], ["caresses", "caress"], ["ponies", "poni"],
      ["relational", "relate"], ["hopping", "hop"], ["filing", "file"], ["happy", "happi"],
      ["use", "uses", "used", "using"],
      ["generalization", "generalizations", "general"],
    ]
  )
  func stems(_ forms: [String]) {
    #expect(Set(forms.map { PorterStemmer.stem($0) }).count == 1)
  }
}
