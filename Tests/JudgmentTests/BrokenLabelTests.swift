import Findings
import Testing

@testable import Judgment

/// A link by a label, and the line that says where the label leads.
struct BrokenLabelTests {
  @Test(
    "The line that defines the label is pointed at, and none where the address stands beside the words",
    arguments: [
      ("See [the plan][plan].\n\n[plan]: nowhere.md\n", [3]),
      ("See [plan].\n\n[plan]: <nowhere.md> \"a title\"\n", [3]),
      ("See [plan].\n\n[plan]: <no where.md>\n", [3]), ("See [plan].\n\n[plan]:\n  nowhere.md\n", [3]),
      ("See [plan].\n\n```\n[plan]: nowhere.md\n```\n\n[plan]: nowhere.md\n", [7]),
      ("See [plan].\n\n- [plan]: nowhere.md\n", [3]),
      ("See [the plan](nowhere.md).\n\n[other]: nowhere.md\n", []),
    ]
  )
  func definition(_ text: String, _ lines: [Int]) async {
    let judgment = await Judging.judgment(of: ["specs/001-dial/design.md": text])
    let broken = judgment.findings.filter { $0.rule == "broken-link" && $0.location?.range.start.line == 1 }
    #expect(broken.count == 1)
    #expect(broken.flatMap(\.notes).map(\.location.range.start.line) == lines)
  }
}
