import Evidence
import Foundation
import Workspace

@testable import CheckRunning

let design = "specs/004-icon-system/design.md"

/// A check whose block has its fence at a line.
func planned(_ line: Int, source: String = "#expect(true)\n") -> PlannedCheck {
  PlannedCheck(
    key: CheckKey("004@line\(line)"),
    source: .check,
    place: SourcePlace(path: design, line: line),
    lines: line...(line + 2),
    text: Fingerprint(of: source),
    criteria: [
      CriterionBinding(criterion: CriterionReference("004-icon-system/1.\(line)"), text: Fingerprint(of: "text"))
    ]
  )
}

let ground = ResultWriter.Ground(
  origin: Origin(toolchain: "Swift 6.3.1", revision: nil),
  components: [SourceFingerprint(path: "Sources/ComponentLibrary", fingerprint: Fingerprint(of: "sources"))],
  root: "/package",
  limitPerCheck: .seconds(60)
)

/// What a check that ran to its end reported.
func reported(
  _ check: PlannedCheck,
  expectations: Int = 1,
  issues: [TestEvent.Issue] = [],
  skip: String? = nil,
  ended: Bool = true,
  source: Fingerprint? = nil
) -> TestLog {
  var log = TestLog()
  log.block = .init(place: check.place, source: source ?? check.text)
  log.start = 10
  log.end = ended ? 10.5 : nil
  log.issues = issues
  log.skip = skip
  var summary = CheckSummary()
  summary.expectations = expectations
  summary.rendered = true
  if ended { log.summary = summary }
  return log
}

func issue(_ text: String, _ kind: TestEvent.Issue.Kind = .failure, line: Int = 5) -> TestEvent.Issue {
  TestEvent.Issue(kind: kind, text: text, details: [], place: SourcePlace(path: design, line: line))
}
