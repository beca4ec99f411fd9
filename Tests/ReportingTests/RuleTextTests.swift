import Findings
import Judgment
import Reporting
import Testing

struct RuleTextTests {
  @Test(
    "the explanation of a rule fits the terminal, but for its examples",
    arguments: RuleCatalog.all.indices,
    [60, 80]
  )
  func fits(index: Int, width: Int) {
    let text = RuleText(RuleCatalog.all[index], width: width).text
    let prose = text.split(separator: "\n").filter { !$0.hasPrefix("    ") }
    #expect(prose.allSatisfy { $0.count <= width })
  }

  @Test("in a list each rule has a line that fits", arguments: RuleCatalog.all.indices)
  func row(index: Int) {
    let rule = RuleCatalog.all[index]
    let row = RuleText.row(rule, nameWidth: 26, width: 80)
    #expect(row.count <= 80 && !row.contains("\n"))
    #expect(row.hasPrefix("\(rule.id) ") && row.contains(" \(rule.severity.rawValue) "))
  }
}
