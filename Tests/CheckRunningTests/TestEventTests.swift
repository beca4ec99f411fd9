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
    "that end a test or one case of it early say that it did not run whole",
    arguments: ["testSkipped", "testCancelled", "testCaseCancelled"]
  )
  func cancelled(_ kind: String) {
    let line = #"{"kind":"event","payload":{"_comments":["no"],"kind":"\#(kind)","messages":[],"testID":"t"}}"#
    #expect(TestEvent(line: line.utf8) == .skipped(test: "t", words: "no"))
  }

  @Test("say which case of a test they are of")
  func cases() {
    func line(_ kind: String) -> String {
      #"{"kind":"event","payload":{"_testCase":{"displayName":"7","id":"case 7"},"instant":{"absolute":2},"kind":"\#(kind)","issue":{},"messages":[{"symbol":"fail","text":"no"}],"testID":"t"}}"#
    }
    #expect(
      TestEvent(line: line("testCaseStarted").utf8) == .caseStarted(test: "t", .init(id: "case 7", name: "7", start: 2))
    )
    #expect(TestEvent(line: line("testCaseEnded").utf8) == .caseEnded(test: "t", testCase: "case 7", at: 2))
    #expect(TestEvent(line: line("testCaseCancelled").utf8) == .skipped(test: "t", words: "no", testCase: "case 7"))
    let issue = TestEvent.Issue(kind: .failure, text: "no", details: [], place: nil, testCase: "case 7")
    #expect(TestEvent(line: line("issueRecorded").utf8) == .issue(test: "t", issue, at: 2))
  }

  @Test(
    "that were cut off, or are of another kind, are left out",
    arguments: ["", "{", #"{"kind":"event","payload":{"kind":"new"}}"#, "[]"]
  )
  func ignores(_ line: String) {
    #expect(TestEvent(line: line.utf8) == nil)
  }
}
