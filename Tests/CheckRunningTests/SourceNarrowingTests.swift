import Evidence
import Files
import Testing

@testable import CheckRunning

@Suite("The parts that a fence names by `of=`")
struct SourceNarrowingTests {
  @Test(
    "are told where they mean nothing, with the file that is most likely meant",
    arguments: [
      ("PressArea", "Button"), ("Buton", "Button"), ("button", "Button"), ("Buttns", "Buttons"), ("Weather", nil),
    ]
  )
  func unknown(_ name: String, _ nearest: String?) throws {
    let found = try narrowing().unknown(in: plan(of: [name]))
    #expect(found.map(\.name) == [name])
    #expect(found.map(\.nearest) == [nearest])
  }

  @Test("are a target, a folder or a file", arguments: ["Buttons", "Parts", "Button", "Button.swift"])
  func known(_ name: String) throws {
    #expect(try narrowing().unknown(in: plan(of: [name])).isEmpty)
  }

  private func plan(of names: [String]) -> CheckPlan {
    let check = planned(4)
    return CheckPlan(checks: [
      PlannedCheck(
        key: check.key,
        source: .check,
        place: check.place,
        lines: check.lines,
        text: check.text,
        criteria: [],
        of: names
      )
    ])
  }

  private func narrowing() throws -> SourceNarrowing {
    let manifest = #"""
      {"name": "shop", "targets": [{"name": "Buttons", "type": "regular"}, {"name": "Checks", "type": "test",
      "dependencies": [{"byName": ["Buttons", null]}], "pluginUsages": [{"plugin": ["SpecChecks", null]}]}]}
      """#
    let package = try #require(try checkPackage(["/shop": manifest]))
    let files = FileAccess.inMemory([
      "Package.swift": "", "Sources/Buttons/Button.swift": "public struct PressArea {}\n",
      "Sources/Buttons/Parts/Edge.swift": "", "Tests/Checks/PressArea.swift": "",
    ])
    let sources = PackageSources(package: package, files: files)
    return SourceNarrowing(sources: sources, built: try sources.fingerprints())
  }
}
