import CheckGeneration
import Evidence
import Foundation
import Testing

@testable import CheckRunning

/// Swift Testing says of a test that passed no more than that.
@Suite("An ordinary test that passed")
struct TestReachTests {
  @Test("is proven by the expectations that it reached, and by nothing less", arguments: bodies)
  func reach(_ reached: [Int], _ vain: Int?, _ outcome: Outcome) {
    #expect(verdict(log(reached, vain: vain)) == outcome)
  }

  @Test("may have reached them where nobody knows whose they are, if it hands them on", arguments: [true, false])
  func strays(_ handsOn: Bool) {
    let log = log([0], vain: 0, strays: true, handsOn: handsOn)
    #expect(verdict(log) == (handsOn ? .passed : .inconclusive(.assertedNothing)))
  }

  @Test(
    "below a trait of others is proven by what it reached, or by what nobody counts",
    arguments: [
      ([1], 0, Outcome.passed), ([0], 0, .inconclusive(.assertedNothing)),
      // A confirmation, a snapshot or a helper of another module tests it.
      ([0], nil, .passed), ([1], nil, .passed),
      // The trait stands around ours, and did not call the body.
      ([], nil, .inconclusive(.assertedNothing)), ([], 0, .inconclusive(.assertedNothing)),
      // The trait tries again where the first attempt came to nothing.
      ([0, 1], 0, .passed), ([0, 0], 0, .inconclusive(.assertedNothing)), ([0, 0], nil, .passed),
    ] as [([Int], Int?, Outcome)]
  )
  func scopes(_ reached: [Int], _ vain: Int?, _ outcome: Outcome) {
    let around = Surroundings(countsExpectations: true, hasScopes: true, filtersIssues: false)
    #expect(verdict(log(reached, vain: vain, around: around)) == outcome)
  }

  @Test("may have failed where a trait filters its issues")
  func filters() {
    let log = log([1], vain: 0, around: Surroundings(countsExpectations: false, hasScopes: false, filtersIssues: true))
    #expect(verdict(log) == .inconclusive(.knownIssue))
  }

  @Test(
    "is what it says where nobody counts",
    arguments: [nil, Surroundings(countsExpectations: false, hasScopes: true, filtersIssues: false)]
  )
  func uncounted(_ around: Surroundings?) {
    #expect(verdict(log([], vain: 0, around: around)) == .passed)
  }

  @Test("with cases reached some in each of them, or none of them is proven")
  func cases() {
    #expect(outcomes([1, 1]) == [.passed, .passed])
    #expect(Set(outcomes([1, 0])) == [.inconclusive(.assertedNothing)])
    #expect(Set(outcomes([1])) == [.inconclusive(.assertedNothing)])
  }

  @Test("with a case that was cancelled, or failed before it reached any, is proven in the others")
  func casesThatDoNotPass() {
    let failure = TestEvent.Issue(kind: .failure, text: "no", details: [], place: nil, testCase: "case 1")
    let cancel: (inout TestLog) -> Void = { log in _ = log.setCase("case 1") { $0.skip = "later" } }
    #expect(outcomes([1, 0], cancel) == [.passed, .inconclusive(.skipped)])
    #expect(outcomes([0, 0], cancel) == [.inconclusive(.assertedNothing), .inconclusive(.skipped)])
    #expect(outcomes([1, 0]) { $0.issues.append(failure) } == [.passed, .failed(.expectation)])
  }

  @Test("tells the runner of its surroundings and its reach")
  func records() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "reach-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let around = Surroundings(countsExpectations: true, hasScopes: false, filtersIssues: true)
    let told: [RunRecord] = [
      .surroundings(test: id, around), .reached(test: id, expectations: 3, hasStrays: true, threw: true),
    ]
    let folder = RunFolder(path: path)
    for record in told { folder.append(record) }
    let lines = try String(contentsOfFile: "\(path)/\(RunFolder.records)", encoding: .utf8).split(separator: "\n")
    #expect(lines.map { RunRecord(line: Array($0.utf8)) } == told)
  }

  @Test("saw a body that did not run, where an expectation stands in its way")
  func passedBy() {
    var test = log([0], vain: nil)
    test.written = WrittenTest(weakness: nil, reachesForCertain: true)
    #expect(verdict(test) == .inconclusive(.assertedNothing))
    test = log([2], vain: nil)
    test.written = WrittenTest(weakness: nil, reachesForCertain: true)
    #expect(verdict(test) == .passed)
    test = log([0], vain: nil, strays: true)
    test.written = WrittenTest(weakness: nil, reachesForCertain: true)
    #expect(verdict(test) == .passed)
  }

  @Test("whose body ended by an error that nobody heard of is not proven")
  func swallowed() {
    func outcome(_ reached: [RunRecord], _ change: (inout TestLog) -> Void = { _ in }) -> [Outcome] {
      var log = RunLog()
      log.add(.test(id: id, name: "b", place: SourcePlace(path: "Tests/A.swift", line: 2), isParameterised: true))
      let around = Surroundings(countsExpectations: true, hasScopes: true, filtersIssues: false)
      log.add(.surroundings(test: id, around))
      log.add(.started(test: id, at: 1))
      for number in 0..<2 {
        log.add(.caseStarted(test: id, .init(id: "case \(number)", name: "\(number)", start: 1)))
        log.add(.caseEnded(test: id, testCase: "case \(number)", at: 2))
      }
      for record in reached { log.add(record) }
      log.add(.ended(test: id, at: 3))
      var test = log.tests[id] ?? TestLog()
      change(&test)
      return ResultWriter(ground: ground).results(test: id, test, criteria: [], source: nil).map(\.outcome)
    }
    let quiet = RunRecord.reached(test: id, expectations: 1, hasStrays: false)
    let threw = RunRecord.reached(test: id, expectations: 1, hasStrays: false, threw: true)
    let failure = TestEvent.Issue(kind: .failure, text: "caught", details: [], place: nil, testCase: "case 1")
    #expect(outcome([quiet, quiet]) == [.passed, .passed])
    #expect(outcome([quiet, threw]) == [.inconclusive(.assertedNothing), .inconclusive(.assertedNothing)])
    // An error that was heard of is a failure, and of its case alone.
    #expect(outcome([quiet, threw]) { $0.issues.append(failure) } == [.passed, .failed(.expectation)])
  }

  private func verdict(_ test: TestLog) -> Outcome { TestVerdict(test).outcome }

  private func outcomes(_ reached: [Int], _ change: (inout TestLog) -> Void = { _ in }) -> [Outcome] {
    var log = log(reached, vain: 0, cases: 2)
    change(&log)
    return ResultWriter(ground: ground).results(test: id, log, criteria: [], source: nil).map(\.outcome)
  }

  private func log(
    _ reached: [Int],
    vain: Int?,
    strays: Bool = false,
    handsOn: Bool = false,
    around: Surroundings? = Surroundings(countsExpectations: true, hasScopes: false, filtersIssues: false),
    cases: Int = 0
  ) -> TestLog {
    var log = RunLog()
    let place = SourcePlace(path: "Tests/A.swift", line: 2)
    log.add(.test(id: id, name: "b", place: place, isParameterised: cases > 0))
    if let around { log.add(.surroundings(test: id, around)) }
    log.add(.started(test: id, at: 1))
    for number in 0..<cases {
      log.add(.caseStarted(test: id, .init(id: "case \(number)", name: "\(number)", start: 1)))
      log.add(.caseEnded(test: id, testCase: "case \(number)", at: 2))
    }
    for count in reached { log.add(.reached(test: id, expectations: count, hasStrays: strays)) }
    log.add(.ended(test: id, at: 3))
    var test = log.tests[id] ?? TestLog()
    test.written = WrittenTest(weakness: nil, vainExpectations: vain, handsExpectationsOn: handsOn)
    return test
  }
}

private let id = "Checks.A/b()/A.swift:2:4"

private let bodies: [([Int], Int?, Outcome)] = [
  ([1], 0, .passed), ([0], 0, .inconclusive(.assertedNothing)), ([2], 1, .passed),
  ([1], 1, .inconclusive(.assertedNothing)),
  // It may fail by something else than an expectation.
  ([0], nil, .passed),
  // Its body never ran.
  ([], 0, .inconclusive(.assertedNothing)), ([], nil, .inconclusive(.assertedNothing)),
]
