import Evidence
import Testing

@Suite("A fingerprint")
struct FingerprintTests {
  @Test("a text has one fingerprint, however it is cut in two", arguments: [0, 1, 63, 64, 65, 200])
  func beginning(_ length: Int) {
    let text = String(repeating: "abc✓", count: 40)
    let head = String(text.unicodeScalars.prefix(length))
    let rest = String(text.unicodeScalars.dropFirst(length))
    #expect(Fingerprint.Beginning(head).with(rest) == Fingerprint(of: text))
  }

  @Test(
    "is the first half of SHA-256, as its standard gives it",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb924"), ("abc", "ba7816bf8f01cfea414140de5dae2223"),
      ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039"),
      (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67"),
    ]
  )
  func matchesTheStandard(_ text: String, _ expected: String) {
    #expect(Fingerprint(of: text).hexadecimal == expected)
    #expect(Fingerprint(hexadecimal: expected) == Fingerprint(of: text))
  }

  @Test(
    "is read from 32 hexadecimal digits only",
    arguments: ["", "abc", String(repeating: "g", count: 32), "+123456789012345-123456789012345"]
  )
  func refusesOtherTexts(_ text: String) {
    #expect(Fingerprint(hexadecimal: text) == nil)
  }

  @Test(
    "of a criterion's text does not see how it is set",
    arguments: [
      ("WHEN a  button\nis pressed", "WHEN a button is pressed"), ("it **SHALL** be `hidden`", "it SHALL be hidden"),
      ("_always_ *so*", "always so"), ("see [the tokens](a/b.md)", "see the tokens"), (#"2 \* 3"#, "2 * 3"),
      ("***both***", "both"),
    ]
  )
  func folds(_ left: String, _ right: String) {
    #expect(CriterionText.folded(left) == right)
    #expect(CriterionText.fingerprint(of: left) == CriterionText.fingerprint(of: right))
  }

  @Test(
    "of a criterion's text sees what it says",
    arguments: [
      ("24 points", "42 points"), ("SHALL", "shall"), ("2 * 3", "2 3"), ("snake_case", "snakecase"), ("may", "may not"),
      ("-1", "1"), ("a, b", "a b"),
    ]
  )
  func distinguishes(_ left: String, _ right: String) {
    #expect(CriterionText.fingerprint(of: left) != CriterionText.fingerprint(of: right))
  }

  @Test("of a folder sees names and contents, not their order")
  func ofFolders() {
    let one = ("a.swift", Fingerprint(of: "1"))
    let two = ("b.swift", Fingerprint(of: "2"))
    #expect(SourceFingerprint(folder: "S", files: [one, two]) == SourceFingerprint(folder: "S", files: [two, one]))
    #expect(
      SourceFingerprint(folder: "S", files: [one, two])
        != SourceFingerprint(folder: "S", files: [("a.swift", two.1), ("b.swift", one.1)])
    )
  }
}
