package import Findings
import SpecModel
import Traceability

/// A word on a check's fence that nobody knows.
package struct FenceArgumentIsKnown: Rule {
  package let id: RuleID = "unknown-fence-argument"
  package let severity = Severity.error
  package let summary = "The fence of a check bears `name=`, `verifies=` and `of=` only."
  package let explanation = """
    `verify=5.3` on a fence looks bound and is not. Every word behind `swift check` or `swift example` is therefore read, and one that
    is not known is an error.

    Write `swift check verifies=5.3`, and `name=small-target` where you want a name.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["design.md": "# Design\n\n```swift check ↓verify=1.1\n#expect(1 == 1)\n```\n"]),
    RuleExample(["design.md": "# Design\n\n```swift check ↓skip ↓disabled\n#expect(1 == 1)\n```\n"]),
    RuleExample(["design.md": "# Design\n\n```swift check verifies=1.1 ↓of=\n#expect(1 == 1)\n```\n"]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["design.md": "# Design\n\n```swift check name=width verifies=1.1 of=Icon\n#expect(1 == 1)\n```\n"])
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.graph.obligations.flatMap(\.block.unknownArguments).map { argument in
      let name = String(argument.text.prefix { $0 != "=" })
      if name == "of", argument.text.contains("=") {
        return finding(argument.location, "`of=` names nothing", cure: "name a part of the components, or take it off")
      }
      let nearest = nearestMatch(to: name, among: ["name", "verifies", "of"])
      return finding(
        argument.location,
        "a fence knows no `\(name)`",
        cure: nearest.map { "write `\($0)=`" } ?? "take it off the fence"
      )
    }
  }
}
