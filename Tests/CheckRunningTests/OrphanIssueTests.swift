import Evidence
import Testing

@testable import CheckRunning

@Suite("Issues that no test claims")
struct OrphanIssueTests {
  @Test("fail the block in whose lines they were recorded, or else those that ran then", arguments: cases)
  func owners(_ path: String, _ line: Int, _ instant: Double, _ owners: [String]) {
    var log = RunLog()
    for (line, instant) in [(10, 1.0), (20, 2.0)] {
      log.add(
        RunRecord.check(test: "t\(line)", place: SourcePlace(path: design, line: line), source: Fingerprint(of: "s"))
      )
      log.add(.started(test: "t\(line)", at: instant))
      log.add(.ended(test: "t\(line)", at: instant + 1))
    }
    for (name, line) in [("one", 3), ("two", 8)] {
      let place = SourcePlace(path: "/package/Tests/Checks/A.swift", line: line)
      log.add(TestEvent.test(id: name, name: name, place: place))
      log.add(.started(test: name, at: 2.4))
    }
    log.add(.ended(test: "one", at: 2.45))
    let place = SourcePlace(path: path, line: line)
    log.add(.issue(test: nil, .init(kind: .failure, text: "orphan", details: [], place: place), at: instant))
    let blamed = log.settledTests.filter { !$0.value.issues.isEmpty }
    #expect(blamed.keys.sorted() == owners)
    // Whoever is one of several is told why it fails.
    let details: [String] = blamed.values.flatMap(\.issues).flatMap(\.details)
    let reasons = details.filter { $0.contains("any of these") }
    #expect(reasons.count == (owners.count > 1 ? owners.count : 0))
    #expect(reasons.allSatisfy { reason in owners.allSatisfy(reason.contains) })
  }

  private static let cases: [(String, Int, Double, [String])] = [
    (design, 12, 2.5, ["t10"]), ("/package/" + design, 21, 9, ["t20"]),
    // A function of the file may have been called by any of its tests.
    ("/package/Tests/Checks/A.swift", 30, 2.5, ["one", "two"]),
    ("/package/Sources/B.swift", 1, 2.5, ["t20", "two"]), ("/package/Sources/B.swift", 1, 1.5, ["t10"]),
  ]
}
