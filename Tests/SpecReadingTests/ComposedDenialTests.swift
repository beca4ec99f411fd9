import SpecModel
import Testing

/// Denials that are put together of a no, what weakens it, and a word for what is achieved.
struct ComposedDenialTests {
  private func claims(_ line: String) async -> [String] {
    await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements\n\n\(line)\n"]).claims
      .map { claim in
        let denial = claim.denial.map { "\($0)" } ?? "-"
        return "\(claim.reference.local) \(claim.mark?.rawValue ?? "-") \(denial)"
      }
  }

  @Test(
    "behind the number, as a sentence and in the cell of a status",
    arguments: [
      ("far from met", "unmet"), ("neither met nor tested", "unmet"), ("hardly met", "unmet"),
      ("hardly works", "unmet"),
      ("yet to be met", "later"), ("not fully met", "unmet"), ("not yet fully met", "later"),
      ("not fully implemented yet", "later"), ("not quite met", "unmet"), ("isn't met", "unmet"),
      ("isn\u{2019}t", "unmet"),
      ("nowhere near done", "unmet"), ("anything but met", "unmet"), ("can't be met", "unmet"),
      ("won't be met", "unmet"),
      ("only partly met", "later"), ("half done", "later"), ("not completely implemented on iOS", "unmet"),
    ]
  )
  func english(_ words: String, _ denial: String) async {
    #expect(await claims("- Requirement 1.2: \(words)") == ["1.2 - \(denial)"])
    #expect(await claims("- Requirement 1.2 is \(words).") == ["1.2 - \(denial)"])
    #expect(await claims("- [x] 1.2: \(words)") == ["1.2 [x] \(denial)"])
  }

  @Test("what fails to do something, and what is still missing, needs no verb of being")
  func withoutVerb() async {
    #expect(await claims("- Requirement 1.2 fails to shut.") == ["1.2 - unmet"])
    #expect(await claims("- Requirement 1.2: still failing") == ["1.2 - unmet"])
    #expect(await claims("- Requirement 1.2: TBD") == ["1.2 ⏳ -"])
    #expect(await claims("- Requirement 1.2: to be determined") == ["1.2 ⏳ -"])
    #expect(await claims("| Requirement | Status |\n|---|---|\n| 1.2 | hardly met |") == ["1.2 - unmet"])
  }

  @Test(
    "in other languages",
    arguments: [
      ("weder erfüllt noch getestet", "unmet"), ("kaum erfüllt", "unmet"),
      ("ist noch nicht vollständig erfüllt", "later"),
      ("noch zu erfüllen", "later"), ("schlägt fehl", "unmet"), ("nur teilweise erfüllt", "later"),
      ("loin d'être satisfaite", "unmet"), ("ni satisfaite ni testée", "unmet"), ("à peine satisfaite", "unmet"),
      ("n'est pas encore entièrement satisfaite", "later"), ("reste à satisfaire", "later"),
      ("lejos de cumplirse", "unmet"), ("ni cumplido ni probado", "unmet"), ("no está del todo cumplido", "unmet"),
      ("todavía no se cumple", "later"), ("por cumplir", "later"), ("não está totalmente cumprido", "unmet"),
      ("ほとんど満たされていない", "unmet"), ("まだ完全には実装されていません", "later"), ("满足", "-"), ("尚未完全实现", "later"),
      ("还没有完全满足", "later"), ("没有通过", "unmet"), ("아직 구현되지 않았습니다", "later"),
    ]
  )
  func otherLanguages(_ words: String, _ denial: String) async {
    #expect(await claims("- Requirement 1.2: \(words)") == ["1.2 - \(denial)"])
  }

  @Test(
    "what goes on otherwise denies nothing",
    arguments: [
      "neither shut nor locked", "hardly any delay", "far from the edge", "not only met but exceeded",
      "never shows a spinner", "to be precise, it shuts", "isn't shown twice", "not met items are hidden",
      "nicht erfüllte Bedingungen werden gezeigt", "no más de tres", "pas de délai", "満たされていない項目を隠す",
    ]
  )
  func other(_ words: String) async {
    #expect(await claims("- Requirement 1.2: \(words)") == ["1.2 - -"])
  }

  // MARK: On the next line

  @Test(
    "the next line of an item or a paragraph takes its mark back",
    arguments: [
      ("- [x] **1.2**: x\n  → **NOT MET**", "1.2 [x] unmet"), ("- [x] **1.2**: x\n→ **NOT MET**", "1.2 [x] unmet"),
      ("- ✅ **1.2**: x\n  -> not met", "1.2 ✅ unmet"), ("- ✅ 1.2: x\n\n  **Not implemented yet.**", "1.2 ✅ later"),
      ("✅ Requirement 1.2: x\n❌ on iOS", "1.2 ✅ unmet"), ("- ✅ 1.2: x\n  Status: failed", "1.2 ✅ unmet"),
      ("- ✅ 1.2: x\n  - NOT MET", "1.2 ✅ unmet"), ("- ✅ 1.2: x\n  It is hardly met.", "1.2 ✅ unmet"),
    ]
  )
  func below(_ lines: String, _ claim: String) async { #expect(await claims(lines) == [claim]) }

  @Test(
    "what stands below and says something else does not",
    arguments: [
      "- ✅ 1.2: x\n  shown when a name is not met by a rule", "- ✅ 1.2: x\n  - ❌ the old way is gone",
      "- ✅ 1.2: x\n  ⚠️ Note: only on iOS", "- ✅ 1.2: x\n\nNot met in the first run, says the log.",
    ]
  )
  func besides(_ lines: String) async { #expect(await claims(lines) == ["1.2 ✅ -"]) }
}
