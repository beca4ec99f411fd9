package import Findings
import SpecModel

/// A fence that looks like a check's, and is none.
package struct CheckFenceIsSpelt: Rule {
  package let id: RuleID = "misspelt-check"
  package let severity = Severity.error
  package let summary = "A fence that is meant for a check says `swift check` or `swift example`."
  package let explanation = """
    `swift chek`, `swift-check`, `check swift` and `swift verifies=1.1` are code that is shown and never run. Where another check
    proves the same criterion nobody would see that this one is gone.

    Write `swift check`, with a blank between the words, or take the second word off where the code is only to be read.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    "swift chek", "swift-check", "swift, check", "check swift", "swift exmple", "swift chekc verifies=1.1",
    "swift verifies=1.1", "swift notest verifies=1.1",
  ]
  .map {
    RuleExample(["design.md": "# Design\n\n\u{2193}```\($0)\n#expect(1 == 1)\n```\n"])
  }

  package let nonTriggering: [RuleExample] = [
    "swift", "swift check", "swift notest", "bash check", "swift chart", "swift title=chess",
  ].map {
    RuleExample(["design.md": "# Design\n\n```\($0)\n#expect(width == 1)\n```\n"])
  }

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.problems.filter { $0.kind == .misspeltCheck }.map {
      finding($0.location, "this code is no check, and is never run", cure: "write `swift check` on its fence")
    }
  }
}
