import Findings
package import SpecModel

/// What became of one name in a comment that tells us to pass over findings.
package struct IgnoreUse: Hashable, Sendable {
  package let mark: IgnoreMark
  package let name: IgnoreMark.Name
  /// How many findings it took out of the way.
  package let count: Int
  /// Whether the rule was asked at all: one that is off, or that needs what was not there, may have had something to say.
  package let wasAsked: Bool
}

/// Takes findings out of the way that comments in the documents speak of.
struct Ignoring: Sendable {
  private let marks: [DocumentPath: [IgnoreMark]]
  private let rules: [RuleID: any Rule]
  private var counts: [Place: Int] = [:]
  /// The lines that comments with a reason speak of, in document order: thousands of comments must not be copied to be asked.
  private var covered: [DocumentPath: [RuleID: [(lines: ClosedRange<Int>, mark: Int)]]] = [:]

  private struct Place: Hashable {
    let location: Location
    let rule: RuleID
  }

  init(corpus: Corpus, rules: [any Rule]) {
    marks = Dictionary(
      corpus.documents.filter { !$0.ignores.isEmpty }.map { ($0.path, $0.ignores) }
    ) { first, _ in first }
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    for (path, marks) in marks {
      for (place, mark) in marks.enumerated() where mark.hasReason {
        guard let lines = mark.lines else { continue }
        for name in mark.rules { covered[path, default: [:]][name.rule, default: []].append((lines, place)) }
      }
    }
  }

  mutating func sift(_ findings: [Finding]) -> (open: [Finding], ignored: [AcceptedFinding]) {
    guard !marks.isEmpty else { return (findings, []) }
    var open: [Finding] = []
    var ignored: [AcceptedFinding] = []
    for finding in findings {
      guard let mark = mark(for: finding) else {
        open.append(finding)
        continue
      }
      counts[Place(location: mark.location, rule: finding.rule), default: 0] += 1
      ignored.append(AcceptedFinding(finding: finding, decision: .ignored(mark)))
    }
    return (open, ignored)
  }

  /// A comment without a reason decides nothing, and what says that we could not do our work is nobody's to decide.
  private func mark(for finding: Finding) -> IgnoreMark? {
    finding.location.flatMap { mark(for: finding.rule, at: $0) }
  }

  /// Whether a comment takes what a rule finds there out of the way.
  func covers(_ rule: RuleID, at location: Location) -> Bool { mark(for: rule, at: location) != nil }

  private func mark(for rule: RuleID, at location: Location) -> IgnoreMark? {
    guard rules[rule]?.canBeAccepted == true,
      let found = covered[location.path]?[rule]?.first(where: { $0.lines.contains(location.line) })
    else { return nil }
    return marks[location.path]?[found.mark]
  }

  /// In document order, each name once.
  func uses(isHeard: (RuleID, DocumentPath) -> Bool) -> [IgnoreUse] {
    marks.sorted { $0.key < $1.key }.flatMap { path, marks in
      marks.flatMap { mark in
        mark.rules.map { name in
          IgnoreUse(
            mark: mark,
            name: name,
            count: counts[Place(location: mark.location, rule: name.rule)] ?? 0,
            // What nobody may ignore is another rule's finding.
            // What a comparison with one revision does not find, one with another may.
            wasAsked: rules[name.rule].map {
              $0.needsDocumentsOnly && !$0.needsPast && !$0.needsSurroundings && $0.canBeAccepted
            } == true
              && isHeard(name.rule, path)
          )
        }
      }
    }
  }
}
