import Files
import SpecModel
import Testing

/// Words that deny where no mark does: a line that says `later` claims nothing.
struct DeniedClaimTests {
  private func denials(_ text: String) async -> [String] {
    await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(text)\n"]).claims
      .map { claim in
        let denial = claim.denial.map { "\($0)" } ?? "-"
        return "\(claim.reference.local) \(claim.mark?.rawValue ?? "-") \(denial)"
      }
  }

  @Test(
    "behind the number",
    arguments: [
      ("not touched", "untouched"), ("not affected (another screen)", "untouched"), ("unaffected", "untouched"),
      ("n/a", "untouched"), ("later", "later"), ("later, with iOS", "later"), ("next task", "later"),
      ("deferred to task 3", "later"), ("deferred to the next release", "later"), ("deferred to Anna", "later"),
      ("deferred to #12", "later"), ("deferred to the next frame", "-"), ("deferred to the main queue", "-"),
      ("deferred to its parent", "-"), ("to be implemented.", "later"), ("not implemented in this task", "unmet"),
      ("noch nicht umgesetzt", "later"), ("plus tard", "later"), ("más tarde", "later"), ("ainda não", "later"),
      ("待实现", "later"), ("未实施", "later"), ("不涉及", "untouched"), ("次のタスク", "later"), ("対象外", "untouched"),
      ("SPÄTER", "later"), ("À venir", "later"), ("N/A", "untouched"), ("추후", "later"),
      ("height requirements from original IconView", "untouched"),
      ("migrated from old UserDefaults", "-"),
      ("later frames are dropped", "-"), ("next button takes the focus", "-"), ("missing icons fall back", "-"),
      ("is not met.", "unmet"), ("is unmet", "unmet"), ("is no longer met.", "unmet"),
      ("is still missing on iOS", "unmet"),
      ("was not met in the first run, and is met now.", "-"), ("is missing icons fall back", "-"),
      ("open dialog traps the focus", "-"), ("后续操作可用", "-"), ("colour from the original image", "-"),
    ]
  )
  func gloss(_ words: String, _ denial: String) async {
    #expect(await denials("## Requirements\n\n- Requirement 1.2: \(words)") == ["1.2 - \(denial)"])
  }

  @Test(
    "right below a heading, with a mark or without one",
    arguments: [
      ("### Requirement 1.2: Height", "Not implemented yet.", "1.2 - later"),
      ("### Requirement 1.2: Height", "Open.", "1.2 - later"),
      ("### Requirement 1.2: Height", "Not affected.", "1.2 - untouched"),
      ("### ✅ Requirement 1.2: Height", "Not implemented yet.", "1.2 ✅ later"),
      ("### Requirement 1.2: Height", "It is as high as it is wide.", "1.2 - -"),
      ("### Requirement 1.2 - not affected", "It was so before.", "1.2 - untouched"),
    ]
  )
  func paragraph(_ heading: String, _ words: String, _ expected: String) async {
    #expect(await denials("## Requirements\n\n\(heading)\n\n\(words)") == [expected])
  }

  @Test(
    "in the cell of the status",
    arguments: [("Later", "later"), ("Not touched", "untouched"), ("Met", "-"), ("Drawn by hand", "-")]
  )
  func cell(_ words: String, _ denial: String) async {
    let table = "| Requirement | Words | Status |\n|---|---|---|\n| 1.2 | Height | \(words) |"
    #expect(await denials("## Requirements\n\n\(table)") == ["1.2 - \(denial)"])
  }

  @Test(
    "below a title of what is to come, but not what says of itself that it is met",
    arguments: [
      ("## Next Steps\n\n- Requirement 1.2: the height", "1.2 - later"),
      ("## Next Steps (Task 2)\n\n- Requirement 1.2: the height", "1.2 - later"),
      ("## 后续\n\n- 需求 1.2：高度", "1.2 - later"), ("## 3. Future Work\n\n- Requirement 1.2: the height", "1.2 - later"),
      ("## Next Steps\n\n- ✅ Requirement 1.2: the height", "1.2 ✅ -"),
      ("## Next Steps\n\n**Requirements Met**: 1.2", "1.2 - -"),
      ("## Next Generation\n\n- Requirement 1.2: the height", "1.2 - -"),
    ]
  )
  func section(_ text: String, _ expected: String) async {
    #expect(await denials(text) == [expected])
  }

  @Test(
    "as a sentence behind the number",
    arguments: [
      ("Requirement 1.2 is not met.", "unmet"), ("**Requirement 1.2** is not met.", "unmet"),
      ("**Requirement 1.2** is unmet", "unmet"), ("Requirement 1.2 is no longer met.", "unmet"),
      ("**Requirement 1.2** was not met in the first run, and is met now.", "-"),
      ("**Requirement 1.2** was not met in run 3, but is now met.", "-"),
      ("**Requirement 1.2** was not met: the second panel is met by hand", "unmet"),
      ("Requirement 1.2 was not met, although 1.1 is met.", "unmet"),
      ("Requirement 1.2 is not met: the cache is now slower", "unmet"),
      ("Requirement 1.2 is not met, although 1.1 is met", "unmet"),
      ("**Requirement 1.2** stays unmet", "unmet"),
      ("**Requirement 1.2** was deferred to task 4, which is now done", "later"),
      ("**Requirement 1.2** was deferred, but is now met", "-"),
      ("Requirement 1.2 is deferred.", "later"), ("Requirement 1.2 was deferred to task 4.", "later"),
      ("Requirement 1.2 is blocked.", "later"), ("Requirement 1.2 remains open.", "later"),
      ("Requirement 1.2 is out of scope.", "untouched"), ("Requirement 1.2 is untested on iOS.", "unmet"),
      ("Requirement 1.2 is only partially met.", "later"), ("Requirement 1.2 is never met.", "unmet"),
      ("Requirement 1.2 does not hold on Android.", "unmet"), ("Requirement 1.2 will be met in task 5.", "later"),
    ]
  )
  func sentence(_ line: String, _ denial: String) async {
    #expect(await denials("## Requirements\n\n- \(line)") == ["1.2 - \(denial)"])
  }

  @Test(
    "words that say no and stand alone are a mark",
    arguments: ["no longer satisfied.", "no longer met", "never met"]
  )
  func loneWords(_ words: String) async {
    #expect(await denials("## Requirements\n\n- Requirement 1.2: \(words)") == ["1.2 ❌ -"])
  }

  @Test(
    "a sentence that tells of something else denies nothing",
    arguments: [
      "was deferred in the first run, and is met now.", "is open to interpretation.", "is broken down into two parts.",
      "does not apply here.", "is not only met but exceeded.", "was missing until yesterday.",
      "is blocked out in the plan of the sprint.", "is deferred to the main thread.", "is deferred until it appears.",
      "is blocked by the overlay.", "is open on start.", "is broken in two.",
      "has to be complete before the sheet closes.", "was skipped for hidden rows.",
    ]
  )
  func noDenial(_ sentence: String) async {
    let denied = await denials("## Requirements\n\n- Requirement 1.2 \(sentence)").filter { !$0.hasSuffix("- -") }
    #expect(denied.isEmpty)
  }

  @Test("of two marks with an arrow between them the second says how it is", arguments: ["→", "->", "➡️"])
  func arrow(_ arrow: String) async {
    #expect(await denials("## Requirements\n\n- ❌ \(arrow) ✅ Requirement 1.2: the height") == ["1.2 ✅ -"])
    #expect(await denials("## Requirements\n\n- ✅ \(arrow) ❌ Requirement 1.2: the height") == ["1.2 ❌ -"])
  }

  @Test("a title without a mark leaves to its marked criteria what they say")
  func title() async {
    let text = "## Requirements\n\n- Requirement 1:\n  - AC 2: ❌\n\n### Requirement 2: Colour\n\nIt is blue."
    #expect(await denials(text) == ["1 - leftToParts", "1.2 ❌ -", "2 - -"])
  }
}
