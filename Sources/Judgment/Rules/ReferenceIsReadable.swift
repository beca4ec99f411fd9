package import Findings
import SpecModel
import Traceability

/// A citation that the reference grammar cannot read.
package struct ReferenceIsReadable: Rule {
  package let id: RuleID = "unreadable-reference"
  package let severity = Severity.warning
  package let summary = "A citation holds references and nothing else."
  package let explanation = """
    What stands in a `_Requirements: ..._` list and is no reference is dropped by every reader, people included. It may be a slip
    that hides a requirement: `4.9-4.2`, `1.2.3`, `Token governance`. The same holds for what follows the word `Requirement` in
    prose (`Requirement 1.x`), and for what a source says that it verifies. A list in `tasks.md` that stands below no task, or below a
    box without a number, is dropped too: a task is what has a number.

    Write references (`1.2`, `3`, `1.1-1.4`, `013/4.1`, `NFR-2`), `All`, or `N/A (reason)`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: ↓4.9-4.2_\n", "requirements.md": one]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: ↓Token governance_\n", "requirements.md": one]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1 ↓1.1_\n", "requirements.md": one]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n- [ ] Test it\n  - ↓_Requirements: 1.1_\n", "requirements.md": one]),
    RuleExample(["design.md": "As ↓Requirements 4.9-4.2 and Requirement ↓1.x say.\n", "requirements.md": one]),
    RuleExample(["requirements.md": one], tree: ["Tests/A.swift": "@Test(.verifies(\"↓1/1 or so\")) func a() {}\n"]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: N/A (chore)_\n", "requirements.md": one]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1 (the width)_\n", "requirements.md": one]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    var findings: [Finding] = []
    for spec in facts.corpus.specs {
      let citations = spec.tasks.flatMap(\.citations) + spec.properties.flatMap(\.validates)
      findings += citations.flatMap(\.unreadable).map { finding($0, of: spec) }
    }
    for document in facts.corpus.documents where !document.unreadableMentions.isEmpty {
      let spec = document.spec.flatMap { facts.graph.index.spec($0) }
      findings += document.unreadableMentions.map { finding($0, of: spec) }
    }
    let sources = facts.graph.sourceScan?.files.flatMap(\.unreadable) ?? []
    return findings + sources.map { finding($0, of: nil) }
  }

  private func finding(_ piece: Citation.Unreadable, of spec: Spec?) -> Finding {
    if piece.isOfNoTask {
      return finding(
        piece.location,
        "no task holds this citation, so it counts for nothing",
        cure: "give the task above it a number, `- [ ] 4. Title`, or put the citation below the task that works on it"
      )
    }
    // What looks like a reference and was not read as one stands where none is looked for.
    let isNumber =
      piece.text.utf8.first.map { (48...57).contains($0) } == true
      && piece.text.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
      && piece.text.utf8.count { $0 == UInt8(ascii: ".") } == 1
    if isNumber {
      return finding(
        piece.location,
        "no comma parts `\(piece.text)` from what stands before it",
        cure: "part references by commas: `1.1, 1.2`"
      )
    }
    if let list = spec.flatMap({ WideRange(piece.text)?.list(in: $0) }) {
      return finding(
        piece.location,
        "`\(piece.text)` is no reference: a range stays within one requirement",
        cure: "write `\(list)` if these are meant"
      )
    }
    return finding(
      piece.location,
      piece.text.isEmpty ? "it cites nothing" : "`\(piece.text)` is no reference",
      cure: "write references such as `1.2`, `3` or `1.1-1.4`, or `N/A (reason)`"
    )
  }
}

/// `1.1-2.2`: a range over several requirements, which people read in the order of the document.
private struct WideRange {
  let first: (requirement: RequirementNumber, label: CriterionLabel)
  let last: (requirement: RequirementNumber, label: CriterionLabel)

  init?(_ text: String) {
    let joints: Set<Character> = ["-", "\u{2013}", "\u{2014}"]
    let ends = text.split(whereSeparator: { $0 == " " || joints.contains($0) })
    guard ends.count == 2, text.contains(where: joints.contains) else { return nil }
    let points = ends.map { $0.split(separator: ".", omittingEmptySubsequences: false) }
    guard points.allSatisfy({ $0.count == 2 && $0.allSatisfy { Int($0) != nil } }) else { return nil }
    first = (RequirementNumber(String(points[0][0])), CriterionLabel(String(points[0][1])))
    last = (RequirementNumber(String(points[1][0])), CriterionLabel(String(points[1][1])))
  }

  /// - Returns: `1.1-1.3, 2.1-2.2`; `nil` where an end is missing, or the last one stands before the first.
  func list(in spec: Spec) -> String? {
    let all = spec.requirements.filter { !$0.isRemoved }
    guard let low = all.firstIndex(where: { $0.id.number == first.requirement }),
      let high = all.firstIndex(where: { $0.id.number == last.requirement }), low < high,
      let from = all[low].criteria.firstIndex(where: { $0.id.label == first.label }),
      let to = all[high].criteria.firstIndex(where: { $0.id.label == last.label })
    else { return nil }
    let lists = (low...high).map { place -> [String] in
      let criteria = all[place].criteria
      let start = place == low ? from : 0
      let end = place == high ? to + 1 : criteria.count
      return Array(criteria[start..<max(start, end)].filter { $0.id.label.isNumbered }.map(\.id.local))
    }
    return lists.compactMap(Self.range).joined(separator: ", ")
  }

  private static func range(_ ids: [String]) -> String? {
    guard let first = ids.first, let last = ids.last else { return nil }
    return ids.count == 1 ? first : "\(first)-\(last)"
  }
}

private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
