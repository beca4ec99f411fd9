package import Findings
import SpecModel

/// A change that modifies or removes a requirement which the spec it changes does not have.
package struct DeltaNamesKnownRequirement: Rule {
  package let id: RuleID = "dangling-delta"
  package let severity = Severity.warning
  package let summary = "A requirement that a change modifies or removes is one of the spec that it changes."
  package let explanation = """
    In `changes/NAME/specs/LOGIN/spec.md`, below `## MODIFIED Requirements` or `## REMOVED Requirements`, each heading names a requirement
    of `specs/LOGIN/spec.md`. Where that has none of the name, nothing is changed: the requirement was renamed since, or is a new one.
    What `## RENAMED Requirements` calls anew bears its new name from there on.

    Write the name that it has today, or put it below `## ADDED Requirements`. Changes in `changes/archive` are history, and are left alone.
    """

  package init() {}

  private static let base =
    "# Login\n\n## Requirements\n\n### Requirement: User Login\n\nThe system SHALL log in.\n\n#### Scenario: Ok\n\n- **WHEN** asked\n- **THEN** in\n"

  private static func requirement(_ heading: String) -> String {
    "\(heading)\n\nThe system SHALL do it.\n\n#### Scenario: Ok\n\n- **WHEN** asked\n- **THEN** done\n\n"
  }

  package let triggering: [RuleExample] = [
    RuleExample([
      "specs/specs/login/spec.md": base,
      "specs/changes/faster/specs/login/spec.md":
        "## MODIFIED Requirements\n\n" + requirement("### Requirement: User Login")
        + requirement("↓### Requirement: Password Reset")
        + "## REMOVED Requirements\n\n↓### Requirement: Ghost\n\n**Reason**: gone\n",
    ]),
    // A name excuses itself, and no other.
    RuleExample([
      "specs/specs/login/spec.md": base,
      "specs/changes/rename/specs/login/spec.md":
        "## RENAMED Requirements\n\n- FROM: `### Requirement: User Login`\n- TO: `### Requirement: Sign in`\n"
        + "- FROM: `### Requirement: Nobody`\n- TO: `### Requirement: Somebody`\n\n## MODIFIED Requirements\n\n"
        + requirement("### Requirement: Sign in") + requirement("↓### Requirement: Somebody")
        + requirement("↓### Requirement: Ghost"),
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "specs/specs/login/spec.md": base,
      "specs/changes/faster/specs/login/spec.md":
        "## ADDED Requirements\n\n" + requirement("### Requirement: Password Reset")
        + "## MODIFIED Requirements\n\n" + requirement("### Requirement: User login"),
      // Of what another change adds, and of what this one renames.
      "specs/changes/reset/specs/login/spec.md":
        "## MODIFIED Requirements\n\n" + requirement("### Requirement: Password Reset"),
      "specs/changes/rename/specs/login/spec.md":
        "## RENAMED Requirements\n\n- FROM: `### Requirement: User Login`\n- TO: `### Requirement: Sign in`\n\n## MODIFIED Requirements\n\n"
        + requirement("### Requirement: Sign in"),
      "specs/changes/archive/a/specs/login/spec.md":
        "## MODIFIED Requirements\n\n" + requirement("### Requirement: Long gone"),
    ])
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let deltas = facts.corpus.specs.compactMap { spec in Self.base(of: spec.folder).map { (spec: spec, base: $0) } }
    guard !deltas.isEmpty else { return [] }
    let sections = DeltaSections(facts, of: Set(deltas.map(\.spec.id)))
    let bases = Set(deltas.map(\.base))
    var known: [String: [String: String]] = [:]
    for spec in facts.corpus.specs where bases.contains(spec.folder.text) {
      for requirement in spec.requirements {
        known[spec.folder.text, default: [:]][Self.key(requirement.title)] = requirement.title
      }
    }
    for delta in deltas {
      for requirement in delta.spec.requirements where sections.verb(of: requirement) == nil {
        known[delta.base, default: [:]][Self.key(requirement.title)] = requirement.title
      }
    }
    for delta in deltas {
      for rename in sections.renames(in: delta.spec.id) where known[delta.base]?[Self.key(rename.from)] != nil {
        known[delta.base]?[Self.key(rename.to)] = rename.to
      }
    }
    var search = NearestSearch()
    // Sorted once for each spec that somebody misnames a requirement of, however many do.
    var sorted: [String: [String]] = [:]
    return deltas.flatMap { delta -> [Finding] in
      let names = known[delta.base] ?? [:]
      return delta.spec.requirements.compactMap { requirement in
        guard let verb = sections.verb(of: requirement), names[Self.key(requirement.title)] == nil
        else { return nil }
        let candidates = sorted[delta.base] ?? names.values.sorted()
        sorted[delta.base] = candidates
        return finding(
          requirement.location,
          "this change \(verb) `\(requirement.title)`, and `\(delta.base)` has no requirement of that name",
          cure: search.match(to: requirement.title, among: candidates).map { "write `\($0)`" }
            ?? "write the name that it has there, or put it below `## ADDED Requirements`"
        )
      }
    }
  }

  private static func key(_ title: String) -> String {
    title.lowercased().split(separator: " ").joined(separator: " ")
  }

  /// `openspec/specs/login` of `openspec/changes/faster/specs/login`.
  private static func base(of folder: DocumentPath) -> String? {
    let parts = folder.text.split(separator: "/")
    guard let place = parts.lastIndex(of: "changes"), place + 3 < parts.count, parts[place + 1] != "archive",
      parts[place + 2] == "specs"
    else { return nil }
    return (parts[..<place] + parts[(place + 2)...]).joined(separator: "/")
  }
}

/// Below which chapter of its document each requirement of a change stands.
private struct DeltaSections {
  private var chapters: [DocumentPath: [Heading]] = [:]
  private var renames: [SpecID: [RequirementRename]] = [:]

  init(_ facts: Facts, of specs: Set<SpecID>) {
    for document in facts.corpus.documents where document.spec.map(specs.contains) ?? false {
      chapters[document.path] = document.headings.filter { $0.level <= 2 }
      if let spec = document.spec { renames[spec, default: []] += document.renames }
    }
  }

  /// What the change does to the requirement of the spec, in words; `nil` for a new one.
  func verb(of requirement: Requirement) -> String? {
    let all = chapters[requirement.location.path] ?? []
    let above = all.partitionPoint { $0.line < requirement.location.line }
    guard above > 0 else { return nil }
    // Thousands of requirements may stand below a heading of many words.
    let title = all[above - 1].text.prefix(16).lowercased()
    return title.hasPrefix("modified req") ? "modifies" : title.hasPrefix("removed req") ? "removes" : nil
  }

  func renames(in spec: SpecID) -> [RequirementRename] { renames[spec] ?? [] }
}
