import Evidence
import Testing
import Workspace

@testable import CheckRunning

@Suite("What a check printed")
struct BlockOutputTests {
  private let check = planned(4)

  @Test("is told with its failure: its last lines, and none that its issues say already")
  func withFailure() {
    let result = write("a\n◇ Test started.\n\(lines(1...14))value: 3\n", issues: [issue("(a → value: 3) == 4")])
    #expect(result.outcome == .failed(.expectation))
    #expect(result.messages.first?.text == "(a → value: 3) == 4")
    #expect(result.messages.dropFirst().map(\.text) == (4...14).map { "printed: line \($0)" })
  }

  @Test("is its own, not that of those before and behind it")
  func own() {
    let before = OutputMark(place: planned(1).place, begins: false).text
    let result = write("mine\n", before: "other\n\(before)", behind: "later\n", issues: [issue("x")])
    #expect(result.messages.map(\.text) == ["x", "printed: mine"])
  }

  @Test("says nothing of a check that passes", arguments: ["", "a\n"])
  func passing(_ output: String) {
    let result = write(output, issues: [])
    #expect(result.outcome == .passed)
    #expect(result.messages.isEmpty)
  }

  @Test("makes it inconclusive where it is a flood, with the last of it")
  func flood() {
    let result = write("last\n", size: 3 << 20, issues: [])
    #expect(result.outcome == .inconclusive(.flooded))
    #expect(result.messages.first?.text.hasPrefix("it flooded its output: it wrote 3.0 MB") == true)
    #expect(result.messages.last?.text == "printed: last")
    #expect(write("last\n", size: 1 << 20, issues: []).outcome == .passed)
    // What fails fails.
    #expect(write("last\n", size: 3 << 20, issues: [issue("x")]).outcome == .failed(.expectation))
  }

  @Test("an error that it throws is told at the line of what it tried last, and at its fence where nobody knows")
  func thrown() {
    var log = reported(
      check,
      issues: [TestEvent.Issue(kind: .failure, text: "Caught error: E()", details: [], place: nil)]
    )
    #expect(place(log) == check.place)
    log.summary?.threwAt = 6
    #expect(place(log) == SourcePlace(path: check.place.path, line: 6))
    log.issues = [TestEvent.Issue(kind: .failure, text: "x", details: [], place: nil)]
    #expect(place(log) == check.place)
  }

  private func place(_ log: TestLog) -> SourcePlace? {
    var findings = PassFindings()
    findings.blocks[check.place] = log
    return ResultWriter(ground: ground).result(check, findings).messages.first?.place
  }

  private func lines(_ numbers: ClosedRange<Int>) -> String { numbers.map { "line \($0)\n" }.joined() }

  /// - Parameter size: how much it printed, of which the end is kept.
  private func write(
    _ output: String,
    size: Int? = nil,
    before: String = "",
    behind: String = "",
    issues: [TestEvent.Issue]
  ) -> CheckResult {
    let (begin, end) = (OutputMark(place: check.place, begins: true), OutputMark(place: check.place, begins: false))
    let text = before + begin.text + output + end.text + behind
    let marks = [begin, end].map { String($0.text.dropFirst().dropLast()) }
    let ending = TestProcess.Ending(
      status: .exited(0),
      output: text,
      log: RunLog(),
      marks: [
        ProcessOutcome.Mark(line: marks[0], offset: 1),
        ProcessOutcome.Mark(line: marks[1], offset: 1 + marks[0].utf8.count + (size ?? output.utf8.count)),
      ]
    )
    var findings = PassFindings()
    findings.note(ending)
    findings.blocks[check.place] = reported(check, issues: issues)
    return ResultWriter(ground: ground).result(check, findings)
  }
}
