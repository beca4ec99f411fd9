import Evidence
import Testing

@testable import CheckRunning

@Suite("Events of Swift Testing")
struct TestEventTests {
  @Test("are read as far as they tell outcomes")
  func reads() {
    let issue = #"""
      {"kind":"event","payload":{"_sourceLocation":{"_filePath":"specs/a.md","line":1},"instant":{"absolute":1.5},"issue":{"isKnown":false,"sourceLocation":{"_filePath":"specs/a.md","column":1,"fileID":"M/a.md","line":7}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Expectation failed: (a → 1) == 2"},{"symbol":"details","text":"why"}],"testID":"M.S/t()"},"version":0}
      """#
    let place = SourcePlace(path: "specs/a.md", line: 7)
    #expect(
      TestEvent(line: issue.utf8)
        == .issue(
          test: "M.S/t()",
          .init(kind: .failure, text: "Expectation failed: (a → 1) == 2", details: ["why"], place: place),
          at: 1.5
        )
    )
  }

  @Test("that were recorded by hand say their own words")
  func recordedIssues() {
    let line =
      #"{"kind":"event","payload":{"issue":{"isKnown":true},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"asserted nothing"}],"testID":"t"}}"#
    #expect(
      TestEvent(line: line.utf8)
        == .issue(test: "t", .init(kind: .known, text: "asserted nothing", details: [], place: nil), at: 0)
    )
  }

  @Test(
    "that were cut off, or are of another kind, are left out",
    arguments: ["", "{", #"{"kind":"event","payload":{"kind":"new"}}"#, "[]"]
  )
  func ignores(_ line: String) {
    #expect(TestEvent(line: line.utf8) == nil)
  }
}

@Suite("Issues that no test claims")
struct OrphanTests {
  @Test("fail the block in whose lines they were recorded, or else the one that ran then")
  func owners() {
    var log = RunLog()
    for (line, instant) in [(10, 1.0), (20, 2.0)] {
      log.add(
        RunRecord.check(test: "t\(line)", place: SourcePlace(path: design, line: line), source: Fingerprint(of: "s"))
      )
      log.add(.started(test: "t\(line)", at: instant))
    }
    log.add(.issue(test: nil, issue("in the first block", line: 12), at: 2.5))
    let elsewhere = SourcePlace(path: "/package/Sources/A.swift", line: 1)
    log.add(.issue(test: nil, .init(kind: .failure, text: "elsewhere", details: [], place: elsewhere), at: 2.6))
    #expect(log.settledTests["t10"]?.issues.map(\.text) == ["in the first block"])
    #expect(log.settledTests["t20"]?.issues.map(\.text) == ["elsewhere"])
  }
}

@Suite("The package")
struct CheckPackageTests {
  @Test("is what the checks are built on, through all targets of its own")
  func closure() throws {
    let manifest = """
      {"name": "shop", "targets": [
        {"name": "Checks", "type": "test", "dependencies": [{"byName": ["Buttons", null]}, {"product": ["SpecTesting", "counterfoil", null, null]}],
         "pluginUsages": [{"plugin": ["SpecChecks", "counterfoil"]}]},
        {"name": "Buttons", "type": "regular", "path": "UI/Buttons", "dependencies": [{"target": ["Tokens", null]}]},
        {"name": "Tokens", "type": "regular", "dependencies": [{"byName": ["Buttons", null]}]},
        {"name": "Server", "type": "executable", "dependencies": []}
      ]}
      """
    let package = try #require(CheckPackage(JSONParser.parse(Array(manifest.utf8))))
    #expect(package.testProduct == "shopPackageTests")
    #expect(package.checkTarget == "Checks")
    #expect(package.sourceFolders.map(\.target) == ["Buttons", "Checks", "Tokens"])
    #expect(package.sourceFolders.compactMap(\.candidates.first) == ["UI/Buttons", "Tests/Checks", "Sources/Tokens"])
    #expect(package.usesOtherPackages)
  }

  @Test("without a target that uses the plugin has no checks")
  func noPlugin() throws {
    #expect(CheckPackage(try JSONParser.parse(Array(#"{"name": "shop", "targets": [{"name": "A"}]}"#.utf8))) == nil)
  }
}
