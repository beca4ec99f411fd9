package import Findings
import SpecModel

/// A report that declares a validation tier and lacks sections that the tier demands.
package struct TierIsValidated: Rule {
  package let id: RuleID = "missing-validation-section"
  package let severity = Severity.info
  package let summary = "A report has the validation sections that its tier demands."
  package let explanation = """
    `**Validation**: Tier 2 - Standard` promises more than `Tier 1 - Minimal`. Tier 2 asks for syntax, functional and integration
    validation and for the compliance with requirements; tier 3 also for the validation of the design and for the success criteria.
    A section that is missing was either forgotten, or its validation was.

    Validate and write the section, or declare the tier that was really worked to.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      **Validation**: ↓Tier 2 - Standard

      ### Syntax Validation

      ✅ It compiles

      ### Functional Validation

      ✅ It draws
      """
    ])
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      **Validation**: Tier 2 - Standard

      ### Syntax Validation

      ### Functional Validation

      ### Integration Validation

      ### Requirements Compliance
      """
    ]),
    RuleExample([
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Validation**: Tier 1 - Minimal\n"
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let headings = Dictionary(
      facts.corpus.documents.filter { $0.kind == .report }.map { ($0.path, $0.headings) }
    ) { first, _ in first }
    return facts.corpus.specs.flatMap(\.reports).compactMap { report in
      guard let (tier, location) = tier(of: report) else { return nil }
      let titles = (headings[report.document] ?? []).map(\.text)
      let missing = Self.demanded(by: tier).filter { section in !titles.contains { $0.mentions(section) } }
      guard !missing.isEmpty else { return nil }
      return finding(
        location,
        "tier \(tier) asks for sections that are missing: \(missing.joined(separator: ", "))",
        cure: "validate and write them, or declare the tier that was worked to"
      )
    }
  }

  /// A word of the heading that each section bears.
  private static func demanded(by tier: Int) -> [String] {
    switch tier {
    case 2: ["syntax", "functional", "integration", "requirement"]
    case 3: ["syntax", "functional", "integration", "requirement", "design", "success criteria"]
    default: []
    }
  }

  private func tier(of report: CompletionReport) -> (Int, Location)? {
    for entry in report.metadata where entry.key.utf8.first.map({ $0 | 0x20 }) == UInt8(ascii: "v") {
      guard entry.key.lowercased().hasPrefix("validation") else { continue }
      let value = entry.value.lowercased().utf8
      guard let end = value.indices.first(where: { value[$0...].starts(with: "tier ".utf8) }),
        let digit = value[end...].dropFirst(5).first, (48...57).contains(digit)
      else { continue }
      let tier = Int(digit) - 48
      return (tier, entry.location)
    }
    return nil
  }
}

extension String {
  /// - Parameter word: ASCII, small letters; the case of these letters does not matter.
  fileprivate func mentions(_ word: String) -> Bool {
    let (text, word) = (utf8, word.utf8)
    guard let first = word.first else { return true }
    var rest = text[...]
    while rest.count >= word.count {
      let isHit = rest.first.map { $0 | 0x20 } == first
      if isHit, zip(rest, word).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 && (65...90).contains($0) }) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
