package import Findings
import SpecModel
import Traceability

/// A reference to a number that two requirements bear.
package struct AmbiguousReference: Rule {
  package let id: RuleID = "ambiguous-reference"
  package let severity = Severity.warning
  package let summary = "Every reference names one requirement only."
  package let explanation = """
    Where two requirements bear the number 10, a reference to `10.2` may mean either, and counts for neither.

    Give one of them a number of its own, or write `10~2.2` for the second one until you can, and `10~2.1-10~2.3` for a range of it.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": twice,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: ↓1.1_\n- [ ] 2. Colour it\n  - _Requirements: ↓1.1-1.2_\n",
    ])
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": twice,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1~2.1_\n",
    ])
  ]

  package func findings(in facts: Facts) -> [Finding] {
    var findings: [Finding] = []
    var glosses = GlossSearch(facts.graph)
    var range: [TraceLink] = []
    for link in facts.graph.links {
      guard case .ambiguous = link.resolution,
        !facts.historic.speak(of: link.reference.location, insteadOf: id, severity)
      else { continue }
      // What was written as one range is one slip.
      if let last = range.last, last.reference.location != link.reference.location {
        findings += finding(about: range, facts, &glosses)
        range = []
      }
      range.append(link)
    }
    return findings + finding(about: range, facts, &glosses)
  }

  private func finding(about links: [TraceLink], _ facts: Facts, _ glosses: inout GlossSearch) -> [Finding] {
    guard let link = links.first, case .ambiguous(let all) = link.resolution else { return [] }
    // Of more than a handful of namesakes the first ones say enough.
    let requirements = all.prefix(8)
    let choices = requirements.map { "`\(with($0, links))`" }.joined(separator: " or ")
    let numbers = requirements.map { "`\($0.amongNamesakes)`" }.joined(separator: " or ")
    let meant = glosses.requirement(meantBy: links, among: Array(requirements))
    return [
      Finding(
        rule: id,
        severity: severity,
        location: link.reference.location,
        message: "\(all.count) requirements bear the number \(link.reference.requirement)",
        cure: meant.map { "write `\(with($0, links))`, which its words fit" } ?? "write \(choices)",
        notes: requirements.compactMap { id in
          facts.graph.index.requirement(id).map {
            // `**FR-002**: System MUST ...` has no title.
            let name = $0.title.isEmpty ? id.amongNamesakes : $0.title
            return Finding.Note(location: $0.location, message: "`\(name)` is one")
          }
        },
        // One heading is the cause of all of them.
        group: meant.map { "write `\($0.amongNamesakes)` for the number: the words fit it" }
          ?? "write \(numbers) for the number, or give one of the requirements another",
        identity: "several requirements bear the number \(link.reference.requirement)"
      )
    ]
  }

  /// - Parameter links: of one place; several are of a range.
  private func with(_ id: RequirementID, _ links: [TraceLink]) -> String {
    // The first one bears its occurrence too: without it the number stays ambiguous.
    let number = id.amongNamesakes
    let labels = links.compactMap { link -> CriterionLabel? in
      guard case .criterion(_, _, let label) = link.reference.target, link.reference.requirement == id.number else {
        return nil
      }
      return label
    }
    guard let first = labels.first, let last = labels.last else { return number }
    return first == last ? "\(number).\(first)" : "\(number).\(first)-\(number).\(last)"
  }
}

private let twice = """
  ### Requirement 1: Size

  #### Acceptance Criteria

  1. WHEN it is drawn THEN it SHALL be 24 points wide

  ### Requirement 1: Colour

  #### Acceptance Criteria

  1. WHEN it is drawn THEN it SHALL be blue
  """
