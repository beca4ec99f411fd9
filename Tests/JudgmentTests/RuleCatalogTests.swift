import Findings
import Foundation
import Judgment
import Testing

struct RuleCatalogTests {
  @Test("the catalog lists each rule in the folder once, in order")
  func listsTheFolder() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Judgment/Rules")
      .standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".swift") && $0 != "Rule.swift" && $0 != "RuleCatalog.swift" }
      .map { String($0.dropLast(6)) }
    #expect(RuleCatalog.all.map { String(describing: type(of: $0)) } == files.sorted())
  }

  @Test("rules have names of their own")
  func namesAreUnique() {
    #expect(Set(RuleCatalog.all.map(\.id)).count == RuleCatalog.all.count)
  }

  @Test("a rule says what must hold, why, and shows it", arguments: RuleCatalog.all.indices)
  func isDocumented(at index: Int) {
    let rule = RuleCatalog.all[index]
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.explanation.count > 80)
    #expect(!rule.nonTriggering.isEmpty)
    // What these need does not fit into an example's folder: they have tests of their own.
    let tested: Set<String> = ["contradicted-claim", "document-without-spec", "failing-check"]
    #expect(!rule.triggering.isEmpty || tested.contains(rule.id.name))
  }
}
