import Findings
import Testing

struct PhraseTableTests {
  private static let table = PhraseTable(groups: [
    ["tier 1", "tier 2"], ["Überblick"], ["files", "file list", "fil "],
  ])

  @Test(
    "each group of which a phrase stands in the text has its bit",
    arguments: [
      ("", 0), ("ti", 0), ("Tier 1", 1), ("a TIER 2 validation", 1), ("tier 3", 0), ("Überblick", 2), ("überblick", 0),
      ("Profiles", 4), ("fil", 0), ("a fil of tier 1", 5), ("file lis", 0), ("the File List, Tier 2: Überblick", 7),
    ] as [(String, UInt64)]
  )
  func groups(_ text: String, _ found: UInt64) {
    #expect(Self.table.found(in: text) == found)
  }

  @Test("phrases are told apart that begin alike, and those that share a slot", arguments: 0..<200)
  func many(_ place: Int) {
    let phrases: [StaticString] = ["abc", "abcd", "abd", "bcd", "cab", "dab", "bad", "cad"]
    let table = PhraseTable(phrases)
    // Every text of six of these letters in turn.
    var rest = place * 37
    let text = (0..<6).map { _ -> String in
      defer { rest /= 4 }
      return ["a", "b", "c", "d"][rest % 4]
    }.joined()
    for (index, phrase) in phrases.enumerated() {
      #expect((table.found(in: text) >> UInt64(index) & 1 == 1) == text.contains("\(phrase)"), "\(phrase) in \(text)")
    }
  }
}
