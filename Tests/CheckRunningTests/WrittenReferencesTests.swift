import Evidence
import Files
import Findings
import Synchronization
import Testing
import Workspace

@testable import CheckRunning

@Suite("References in the source of a skipped test")
struct WrittenReferencesTests {
  @Test("are read where its attribute stands", arguments: sources)
  func reads(_ source: String, _ line: Int, _ expected: [String]) {
    let written = WrittenReferences(files: .inMemory(["Tests/A.swift": source]))
    let place = SourcePlace(path: "Tests/A.swift", line: line)
    #expect(written.references(at: place).map(\.text) == expected)
  }

  @Test("read a file once, however often it is asked about")
  func readsOnce() {
    let reads = Mutex(0)
    let disk = FileAccess.inMemory(["Tests/A.swift": sources[0].0])
    let files = FileAccess(
      read: { path, limit throws(FileFailure) in
        reads.withLock { $0 += 1 }
        return try disk.read(path, limit)
      },
      list: disk.list,
      write: disk.write,
      kind: disk.kind
    )
    let written = WrittenReferences(files: files)
    for _ in 1...3 { _ = written.references(at: SourcePlace(path: "Tests/A.swift", line: 1)) }
    #expect(reads.withLock { $0 } == 1)
  }

  @Test("count for a test whose traits skip it before it can say them, and for no other", arguments: [true, false])
  func skipped(_ saysItself: Bool) {
    var findings = PassFindings()
    var log = RunLog()
    log.add(.suite(id: "Checks.A", place: SourcePlace(path: "Tests/A.swift", line: 1)))
    // Of the last one nothing is told at all: its suite is skipped.
    for test in ["b", "c", "d"] {
      log.add(.test(id: "Checks.A/\(test)", name: test, place: SourcePlace(path: "Tests/A.swift", line: 2)))
    }
    log.add(.skipped(test: "Checks.A/b", words: "later"))
    if saysItself { log.add(.verifies(test: "Checks.A/b", criteria: [CriterionReference("001/1.2")])) }
    log.add(.started(test: "Checks.A/c", at: 1))
    log.add(.ended(test: "Checks.A/c", at: 2))
    log.add(.runEnded(at: 0))
    _ = findings.add(TestProcess.Ending(status: .exited(0), output: "", log: log))
    #expect(findings.tests.keys.sorted() == ["Checks.A/b", "Checks.A/d"])
    #expect(findings.tests["Checks.A/d"].map { TestVerdict($0).outcome } == .inconclusive(.skipped))
    #expect(findings.tests["Checks.A/b"]?.suites.map(\.line) == (saysItself ? [] : [1]))
  }
}

private let sources: [(String, Int, [String])] = [
  (#"@Test(.disabled("a"), .verifies("001/1.2", "001/2.1-2.3")) func a() {}"#, 1, ["001/1.2", "001/2.1-2.3"]),
  (#"@Suite(.disabled(), .verifies("001/1")) struct A {"#, 1, ["001/1"]),
  ("\n@Test(\n  \"a (b) \\\" c\",\n  .enabled(if: isOn(1)),\n  .verifies(\"001/1.2\")\n) func a() {}", 2, ["001/1.2"]),
  ("@Test(.disabled()) func a() {}\n@Test(.verifies(\"001/1.2\")) func b() {}", 1, []),
  ("@Test func a() {}", 1, []), ("func a() {}", 9, []), (#"@Test("verifies", .tags(.a)) func a() {}"#, 1, []),
]
