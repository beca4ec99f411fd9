import Evidence
import Testing
import Workspace

@testable import CheckRunning

@Suite("A planned check")
struct ResultWriterTests {
  private let check = planned(4)

  @Test("passes when it reported at least one expectation and no issue")
  func passes() {
    let result = write(reported(check, expectations: 3))
    #expect(result.outcome == .passed)
    #expect(result.expectations == .counted(3))
    #expect(result.duration == 0.5)
    #expect(result.kind == .rendered)
    #expect(result.criteria == check.criteria)
    #expect(result.inputs.check == check.text)
    #expect(result.inputs.components == ground.components)
  }

  @Test("does not pass when it reported anything else", arguments: notPassing)
  func doesNotPass(_ log: TestLog, _ outcome: Outcome, _ words: String) {
    let result = write(log)
    #expect(result.outcome == outcome)
    #expect(result.messages.contains { $0.text.contains(words) }, "\(result.messages)")
  }

  @Test("that nothing was heard of is inconclusive")
  func unheard() {
    #expect(write(nil).outcome == .inconclusive(.didNotReport))
    #expect(write(nil).expectations == .unknown)
  }

  @Test("that had no turn before the time was over is inconclusive")
  func outOfTime() {
    var findings = PassFindings()
    findings.ranOutOfTime = true
    #expect(ResultWriter(ground: ground).result(check, findings).outcome == .inconclusive(.timedOut))
  }

  @Test("that could not be built is inconclusive, with what the compiler said")
  func notBuilt() {
    let problem = [Message(level: .failure, text: "expected '}'")]
    let result = ResultWriter(ground: ground).result(check, nil, problem: problem)
    #expect(result.outcome == .inconclusive(.notBuilt))
    #expect(result.messages == problem)
  }

  @Test(
    "that the process ended in is marked with how, and with its last words",
    arguments: [
      (ProcessOutcome.Status.signalled(4), Outcome.failed(.crashed), "SIGILL"),
      (.signalled(11), .failed(.crashed), "SIGSEGV"), (.signalled(9), .inconclusive(.exited), "SIGKILL"),
      (.exited(0), .inconclusive(.exited), "code 0"), (.stopped, .inconclusive(.timedOut), "60 s"),
    ]
  )
  func interrupted(_ status: ProcessOutcome.Status, _ outcome: Outcome, _ words: String) {
    var findings = PassFindings()
    findings.interruptions[check.place] = Interruption(status: status, output: crash)
    findings.blocks[check.place] = reported(check, ended: false)
    let result = ResultWriter(ground: ground).result(check, findings)
    #expect(result.outcome == outcome)
    #expect(result.messages.first?.text.contains(words) == true)
    #expect(result.messages.dropFirst().map(\.text) == ["design.md:7: Fatal error: last words"])
  }

  @Test(
    "that crashed has its last words at their line of its own document, which its name alone does not tell",
    arguments: [
      ("Checks/design.md:5: Fatal error: x", "\(design):5: Fatal error: x", 5),
      ("at Checks/design.md:6: x", "at \(design):6: x", 6),
      ("Checks/design.md:9: of another block", "Checks/design.md:9: of another block", 4),
      ("Shop/Badge.swift:5: Fatal error", "Shop/Badge.swift:5: Fatal error", 4),
      ("/other/Checks/design.md:5: x", "/other/Checks/design.md:5: x", 4), ("a/design.md:", "a/design.md:", 4),
    ]
  )
  func lastWords(_ said: String, _ shown: String, _ line: Int) {
    var findings = PassFindings()
    findings.interruptions[check.place] = Interruption(status: .signalled(5), output: said)
    let result = ResultWriter(ground: ground).result(check, findings)
    #expect(result.messages.dropFirst().map(\.text) == [shown])
    #expect(result.messages.first?.place == SourcePlace(path: design, line: line))
  }

  @Test("has its failures at their lines in the document, and errors that it throws at its fence")
  func places() {
    var thrown = issue("Caught error: gone")
    thrown = TestEvent.Issue(
      kind: .failure,
      text: thrown.text,
      details: ["because"],
      place: SourcePlace(path: "/package/.build/x.swift", line: 3)
    )
    let result = write(reported(check, issues: [issue("(a → 1) == 2", line: 6), thrown]))
    #expect(result.messages.map(\.place) == [SourcePlace(path: design, line: 6), check.place, nil])
  }

  @Test("is not built where no target compiles blocks, and says so in the words that all say")
  func noPlugin() {
    var ground = ground
    ground.compilesBlocks = false
    ground.nameOfOurs = "clone"
    let result = ResultWriter(ground: ground).result(check, PassFindings())
    #expect(result.outcome == .inconclusive(.notBuilt))
    #expect(result.messages.map(\.text) == [CheckRunFailure.noPlugin(package: "clone").description])
    #expect(result.messages[0].text.contains("package: \"clone\""))
    #expect(result.messages.map(\.place) == [nil])
  }

  @Test(
    "after whose end the process went on no more, or ended, says which of both",
    arguments: [
      (ProcessOutcome.Status.stopped, InconclusiveCause.timedOut), (.exited(0), .exited), (.signalled(5), .exited),
    ]
  )
  func afterEnd(_ status: ProcessOutcome.Status, _ cause: InconclusiveCause) {
    #expect(Interruption(status: status, output: "", isAfterEnd: true).outcome == .inconclusive(cause))
  }

  @Test("that tested only what cannot fail names the lines", arguments: vainLines)
  func vain(_ lines: Set<Int>, _ words: String) throws {
    var log = reported(check, expectations: 0)
    log.summary?.vain = lines
    let message = try #require(write(log).messages.first)
    #expect(message.text.hasSuffix("were broken\(words)"))
  }

  @Test("that asked nobody says that the list was empty")
  func empty() throws {
    var log = reported(check, expectations: 0)
    log.summary?.vain = [3]
    log.summary?.empty = [4, 5]
    let message = try #require(write(log).messages.first)
    #expect(
      message.text.hasSuffix(
        "(what line 3 expects says nothing of the component; lines 4 and 5 asked something of each element of a list "
          + "that was empty: expect first that it is not, or `isEmpty` where it should be)"
      )
    )
  }

  @Test("that floods its issues is cut short, and says so")
  func floods() {
    let result = write(reported(check, issues: (0..<1000).map { issue("issue \($0)") }))
    #expect(result.messages.count == 21)
    #expect(result.messages.last?.text == "and 980 more")
  }

  private func write(_ log: TestLog?) -> CheckResult {
    var findings = PassFindings()
    findings.blocks[check.place] = log
    return ResultWriter(ground: ground).result(check, findings)
  }
}

private let notPassing: [(TestLog, Outcome, String)] = [
  (reported(planned(4), issues: [issue("(a → 1) == 2")]), .failed(.expectation), "(a → 1) == 2"),
  (reported(planned(4), expectations: 0), .inconclusive(.assertedNothing), "asserted nothing"),
  (
    reported(planned(4), expectations: 0, issues: [issue(AssertedNothing.words(vain: [3]))]),
    .inconclusive(.assertedNothing),
    "asserted nothing"
  ),
  (reported(planned(4), skip: "skipped: \"later\""), .inconclusive(.skipped), "later"),
  (reported(planned(4), issues: [issue("(a → 1) == 2", .known)]), .inconclusive(.knownIssue), "expects that"),
  (reported(planned(4), issues: [issue("k", .known), issue("f")]), .failed(.expectation), "f"),
  (reported(planned(4), ended: false), .inconclusive(.didNotReport), "did not report an end"),
  (reported(planned(4), source: Fingerprint(of: "other")), .inconclusive(.didNotReport), "was changed"),
  (reported(planned(4), issues: [issue("does not parse: '}'")]), .failed(.doesNotParse), "does not parse"),
  (reported(planned(4), issues: [issue("does not compile: x")]), .failed(.doesNotCompile), "does not compile"),
]

private let vainLines: [(Set<Int>, String)] = [
  ([], ""), ([12], " (what line 12 expects says nothing of the component)"),
  ([14, 12], " (what lines 12 and 14 expect says nothing of the component)"),
  (Set(1...9), " (what lines 1, 2, 3, 4, 5, 6, 7, 8 and 1 more expect says nothing of the component)"),
]

private let crash = """
  ◇ Test run started.
  ✔ Test "a" passed after 0.001 seconds.
  design.md:7: Fatal error: last words
  Current stack trace:
  0    libswiftCore.so                    0x00007f6db066ce60 <unavailable> + 466528
  11   libc.so.6                          0x00007f6dae95f8ec <unavailable> + 1087724
  """
