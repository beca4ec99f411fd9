import SpecModel
import Testing

/// What a report names as missing, open or left, by a title, a remark or an empty cell.
struct OpenClaimTests {
  private func claims(_ body: String) async -> [String] {
    await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(body)\n"]).claims.map { claim in
      "\(claim.reference.local) \(claim.mark?.rawValue ?? "-") \(claim.denial.map { "\($0)" } ?? "-")"
    }
  }

  @Test(
    "titles of what is missing",
    arguments: [
      ("## What is missing", "later"), ("## What was not done", "later"), ("## Deferred to v2", "later"),
      ("### Left out", "later"),
      ("Still open:", "later"), ("## Still open in this release", "later"), ("## Known gaps", "untouched"),
      ("## Open points", "untouched"),
      ("## Open issues", "untouched"), ("## Known Issues", "untouched"), ("### Gaps", "untouched"),
      ("## 3. Gaps in coverage", "untouched"),
    ]
  )
  func titles(_ title: String, _ denial: String) async {
    #expect(await claims("\(title)\n\n- Requirement 1.1: no retry") == ["1.1 - \(denial)"])
    #expect(await claims("\(title)\n\n- ✅ Requirement 1.1: retries") == ["1.1 ✅ -"])
  }

  @Test(
    "titles of what was missing",
    arguments: [
      "## Known issues fixed", "## Gaps closed", "## No open issues", "## Known Issues (resolved)",
      "## Open issues: none", "## Gaps Addressed",
      "## Deferred to the main thread", "## Left outer join",
      "## What is left: nothing", "## Known Issues and Fixes",
    ]
  )
  func honestTitles(_ title: String) async {
    #expect(await claims("\(title)\n\n- Requirement 1.1: retries") == ["1.1 - -"])
  }

  @Test(
    "remarks without a mark",
    arguments: [
      ("fails on Safari", "unmet"), ("stub only", "later"), ("requires follow-up", "later"),
      ("skipped for now", "later"),
      ("left for later", "later"), ("blocked by API", "later"), ("blocked by #12", "later"),
      ("moved to task 3", "untouched"),
    ]
  )
  func remarks(_ words: String, _ denial: String) async {
    #expect(await claims("- Requirement 1.1: \(words)") == ["1.1 - \(denial)"])
  }

  @Test(
    "what a component does",
    arguments: [
      "fails on bad input", "blocked by default", "blocked by the modal", "stub rows are drawn", "moved to the front",
      "fails on zero rows",
    ]
  )
  func behaviour(_ words: String) async {
    #expect(await claims("- Requirement 1.1: \(words)") == ["1.1 - -"])
  }

  @Test("a number that ends a sentence which denies is no claim")
  func sentence() async {
    #expect(await claims("The backend is missing. I could not verify\nRequirement 1.1. The rest is done.") == [])
    #expect(await claims("It does not flicker.\nRequirement 1.1. The rest is done.") == ["1.1 - -"])
    #expect(await claims("This does not change the rest\nRequirement 1.1: drawn") == ["1.1 - -"])
  }

  @Test(
    "a cell that says nothing of how it stands",
    arguments: [
      ("👎", "❌ -"), ("❓", "⏳ -"), ("-", "- untouched"), ("none", "- untouched"), ("", "- untouched"), ("👍", "✅ -"),
      ("drawn", "- -"),
    ]
  )
  func cells(_ cell: String, _ expected: String) async {
    let table = "## Requirements\n\n| AC | Verdict |\n|---|---|\n| 1.1 | \(cell) |"
    #expect(await claims(table) == ["1.1 \(expected)"])
  }

  @Test("criteria below their requirement, one of which is not met, leave the others as they are")
  func parts() async {
    let body = "## Requirements\n\n### Requirement 1\n\n- AC1: ✅\n- Criterion 2: ❌"
    #expect(await claims(body) == ["1 - leftToParts", "1.1 ✅ -", "1.2 ❌ -"])
  }

  @Test("each label says how its own list stands")
  func labels() async {
    let body = "## Requirements\n\n**Not met:** 1.1, 1.2\n\n**Met:** 1.3\n\n**Finished:** 1.4"
    #expect(await claims(body) == ["1.1 ❌ -", "1.2 ❌ -", "1.3 - -", "1.4 - -"])
  }
}
