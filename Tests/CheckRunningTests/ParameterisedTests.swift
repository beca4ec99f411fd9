import CheckGeneration
import Evidence
import Testing
import Workspace

@testable import CheckRunning

/// Cases of an ordinary test count one by one.
@Suite("A parameterised test")
struct ParameterisedTests {
  @Test("has a result for each of its cases, and what is of none of them is of all")
  func cases() {
    var log = parameterised(["1", "7", "9"])
    log.add(.issue(test: id, issue(of: "7"), at: 2))
    log.add(.skipped(test: id, words: "cancelled", testCase: "case 9"))
    #expect(outcomes(log) == ["[1]": .passed, "[7]": .failed(.expectation), "[9]": .inconclusive(.skipped)])
    log.add(.issue(test: id, issue(of: nil), at: 2))
    #expect(Set(outcomes(log).values) == [.failed(.expectation)])
  }

  @Test("without a case that ran has tested nothing")
  func noCases() {
    #expect(outcomes(parameterised([])) == ["": .inconclusive(.assertedNothing)])
  }

  @Test("whose case did not come to its end is not proven by the others")
  func cutShort() {
    var log = parameterised(["1"])
    log.add(.caseStarted(test: id, .init(id: "case 7", name: "7", start: 2)))
    #expect(outcomes(log) == ["[1]": .passed, "[7]": .inconclusive(.didNotReport)])
    #expect(log.tests[id].map { TestVerdict($0).outcome } == .inconclusive(.didNotReport))
  }

  @Test("keeps cases apart whose arguments read alike, and names long ones short")
  func namesCases() {
    var log = parameterised([])
    for (name, number) in zip(["a\nb", "a\nb", String(repeating: "x", count: 200)], 1...) {
      log.add(.caseStarted(test: id, .init(id: "case \(number)", name: name, start: 1)))
      log.add(.caseEnded(test: id, testCase: "case \(number)", at: 2))
    }
    #expect(outcomes(log).keys.sorted() == ["[a b ~2]", "[a b]", "[\(String(repeating: "x", count: 80))…]"])
  }

  @Test("numbers cases that read alike by what they are, whichever begins first", arguments: [[1, 2], [2, 1]])
  func numbersCases(_ order: [Int]) {
    var log = parameterised([])
    for number in order { log.add(.caseStarted(test: id, .init(id: "case \(number)", name: "Box", start: 1))) }
    for number in order { log.add(.caseEnded(test: id, testCase: "case \(number)", at: 2)) }
    log.add(.issue(test: id, issue(of: "2"), at: 2))
    #expect(outcomes(log) == ["[Box]": .passed, "[Box ~2]": .failed(.expectation)])
  }

  @Test("that ended its process has that said of each case")
  func interrupted() {
    let interruption = Interruption(status: .signalled(5), output: "")
    #expect(outcomes(parameterised(["1", "7"]), interruption) == ["[1]": .failed(.crashed), "[7]": .failed(.crashed)])
  }

  @Test("or another whose source says that it could not fail is not proven", arguments: [true, false])
  func weakness(_ isForgiven: Bool) {
    var log = parameterised(["1"]).tests[id] ?? TestLog()
    log.written = WrittenTest(weakness: isForgiven ? .forgiven : .assertsNothing)
    #expect(TestVerdict(log).outcome == .inconclusive(isForgiven ? .knownIssue : .assertedNothing))
  }

  @Test("and any other is named by its function", arguments: names)
  func functions(_ id: String, _ name: String) {
    #expect(TestIdentity.name(id) == name)
  }

  private func outcomes(_ log: RunLog, _ interruption: Interruption? = nil) -> [String: Outcome] {
    let test = log.tests[id] ?? TestLog()
    let results = ResultWriter(ground: ground).results(
      test: id,
      test,
      interruption: interruption,
      criteria: [],
      source: nil
    )
    return Dictionary(results.map { (String($0.check.text.dropFirst("Checks.A/b(_:)".count)), $0.outcome) }) { $1 }
  }

  private func parameterised(_ names: [String]) -> RunLog {
    var log = RunLog()
    log.add(.test(id: id, name: "b", place: SourcePlace(path: "Tests/A.swift", line: 2), isParameterised: true))
    log.add(.started(test: id, at: 1))
    for name in names { log.add(.caseStarted(test: id, .init(id: "case \(name)", name: name, start: 1))) }
    for name in names { log.add(.caseEnded(test: id, testCase: "case \(name)", at: 2)) }
    log.add(.ended(test: id, at: 3))
    return log
  }

  private func issue(of testCase: String?) -> TestEvent.Issue {
    TestEvent.Issue(kind: .failure, text: "no", details: [], place: nil, testCase: testCase.map { "case \($0)" })
  }
}

private let id = "Checks.A/b(_:)/A.swift:2:4"

private let names = [
  (id, "b(_:)"), ("Checks.top()/A.swift:2:4", "top()"), ("Checks.A/B/`c d`()/A.swift:2:4", "`c d`()"),
]

@Suite("A case of a test, by its name")
struct CaseFamilyTests {
  @Test(
    "belongs to its test, and what is no case to itself",
    arguments: [
      ("Suite/test(_:)[7]", "Suite/test(_:)"), ("Suite/test(_:)[Box] ~2", "Suite/test(_:)"),
      ("Suite/test(_:)[a)[b]", "Suite/test(_:)"), ("Suite/test()", "Suite/test()"), ("004#wide", "004#wide"),
    ]
  )
  func family(_ key: String, _ test: String) {
    #expect(CheckKey(key).test == CheckKey(test))
  }
}
