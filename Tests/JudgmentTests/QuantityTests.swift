import Findings
import Testing

@testable import Judgment

struct QuantityTests {
  private func rules(demanded: String, shown: String) async -> [String] {
    let judgment = await Judging.judgment(of: [
      "specs/001-dial/tasks.md": """
      - [x] 1. Draw it
        **Success Criteria:**
        - The bell rings
        - \(demanded)
      """,
      "specs/001-dial/completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria

      - ✅ The bell rings
      - ✅ \(shown)
      """,
    ])
    return judgment.findings.map(\.rule.name).filter { $0.hasSuffix("success-criterion") }
  }

  @Test(
    "One quantity in two units is one demand",
    arguments: [
      ("Dials are drawn within 250 ms of a tap", "Dials are drawn within 0.25 s of a tap"),
      ("Dials are drawn within 0.25 seconds", "Dials are drawn within 250ms"),
      ("Caches of dials live for 60 seconds", "Caches of dials live for 1 minute"),
      ("Caches of dials live for 36 hours", "Caches of dials live for 1.5 days"),
      ("Bundles of dials weigh at most 2 MB", "Bundles of dials weigh at most 2048 KB"),
      ("Bundles of dials weigh at most 2 MB", "Bundles of dials weigh at most 2000 kB"),
      ("Bundles of dials weigh at most 1 GB", "Bundles of dials weigh at most 1,024 MB"),
      // Less where a kilobyte has 1024 bytes.
      ("Bundles of dials weigh at most 2 MB", "Bundles of dials weigh at most 2 MB: 2040 KB"),
      ("Bundles of dials weigh at least 2 MB", "Bundles of dials weigh at least 2 MB: 2010 KB"),
      ("Drawn in 1000 ms, kept for 60 minutes, in 3 rows", "Drawn in 1 s, kept for 1 h, in 3 rows"),
      ("Dials are drawn within 250 ms", "Dials are drawn within 0.25 s: 180 ms on 3 devices"),
      ("Dials are drawn within 250 ms", "**Dials are drawn within 0.25 s**: 0.18 s on 3 devices"),
      ("Dials are drawn within two seconds, or in 3 s at night", "Dials are drawn within 2000 ms, or in 3 s at night"),
    ]
  )
  func same(demanded: String, shown: String) async {
    #expect(await rules(demanded: demanded, shown: shown) == [])
  }

  @Test("A claim of pages is not written in the units of a criterion, and a sentence is, all of it")
  func restated() {
    let criteria = ["drawn within 1000 ms", "kept for 60 minutes"].map { (text: $0, quantities: Quantity.all(in: $0)) }
    let sentence = "(1 s), 2 s, 1 h and 1000 ms; 1s."
    #expect(
      Quantity.restated(sentence, as: criteria) == "(1000 ms), 2 s, 60 minutes and 1000 ms; 1000 ms."
    )
    #expect(Quantity.restated("2 s and 60 minutes", as: criteria) == nil)
    // Nobody looks each of a hundred thousand up.
    #expect(Quantity.restated(String(repeating: "1 s ", count: 100_000), as: criteria) == nil)
  }

  @Test(
    "Another quantity, or another unit of what is not converted, is another demand",
    arguments: [
      ("Dials are drawn within 250 ms of a tap", "Dials are drawn within 0.3 s of a tap"),
      ("Dials are drawn within 250 ms of a tap", "Dials are drawn within 250 s of a tap"),
      ("Caches of dials live for 60 seconds", "Caches of dials live for 60 minutes"),
      ("Bundles of dials weigh at most 2 MB", "Bundles of dials weigh at most 2 GB"),
      ("Dials are drawn 24 px wide on a page", "Dials are drawn 24 pt wide on a page"),
      ("Dials are drawn at least 60 times in 1 s", "Dials are drawn at least 30 times in 1 s"),
      // What was measured is more than what is demanded, in whatever unit.
      ("Dials are drawn within 200 ms", "Dials are drawn within 200 ms: 0.3 s on 3 devices"),
      ("Bundles of dials weigh at most 2 MB", "Bundles of dials weigh at most 2 MB, 2100 kB"),
      ("Bundles of dials weigh at least 2 MB", "Bundles of dials weigh at least 2 MB: 1990 KB"),
    ]
  )
  func different(demanded: String, shown: String) async {
    #expect(await rules(demanded: demanded, shown: shown) == ["altered-success-criterion"])
  }
}
