package import Findings
import SpecModel
import Traceability

/// A loose document that does not say what spec it belongs to.
package struct DocumentNamesItsSpec: Rule {
  package let id: RuleID = "document-without-spec"
  package let severity = Severity.warning
  package let summary =
    "A document outside spec folders says in its `Scope` line what spec it belongs to, and a report names one that is there."
  package let explanation = """
    The claims of a document that belongs to no spec stay unlinked: a number such as 4.1 means nothing by itself. A mention of a
    spec in the prose is not taken for it.

    Add a line such as `**Scope**: 013-text-input-field`, or name the spec with `--spec`. A report within the folder of a spec belongs to
    that one; where its `Spec` line names one that is not there, it was copied, or the folder was renamed: write the folder's name.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Spec**: ↓006-watch\n"
    ]),
    // Copied from the report of another spec.
    RuleExample([
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Spec**: ↓007-band\n",
      "specs/007-band/requirements.md": "# Band\n",
    ]),
    RuleExample([
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Scope**: ↓099-nothing\n"
    ]),
  ]
  package let nonTriggering: [RuleExample] = [
    RuleExample(["design.md": "# Design\n"]),
    RuleExample([
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Spec**: 001\n**Scope**: 240 px\n"
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.problems.filter { $0.kind == .withoutSpec }.map { problem in
      finding(
        problem.location,
        "nothing says what spec this document belongs to, so its claims stay unlinked",
        cure: "add a line `**Scope**: SPEC`, or pass `--spec SPEC`"
      )
    } + unknownSpecs(facts) + unknownNames(facts)
  }

  /// `**Spec**: 006-watch` in a report of `007-clock`, where no spec is called so.
  private func unknownNames(_ facts: Facts) -> [Finding] {
    var search = NearestSearch()
    return facts.corpus.specs.flatMap { spec in
      spec.reports.compactMap { report -> Finding? in
        guard let (entry, name) = Self.named(in: report) else { return nil }
        let named = facts.graph.index.specs(named: name)
        guard let other = named.first else {
          let (message, _) = MissingSpec.words(name, facts.graph.index, &search)
          return finding(
            entry.location,
            "its `\(entry.key)` line names another one: \(message)",
            cure: "write `\(spec.id.name)`, where the report lies, or move it to its spec"
          )
        }
        // A spec within a spec may be called by either name.
        guard named.count == 1, !isWithin(other, spec.id), !isWithin(spec.id, other) else { return nil }
        return finding(
          entry.location,
          "its `\(entry.key)` line names `\(other.name)`, and it lies in `\(spec.id.name)`",
          cure: "write `\(spec.id.name)`, where the report lies, or move it to its spec"
        )
      }
    }
  }

  private func isWithin(_ inner: SpecID, _ outer: SpecID) -> Bool {
    inner == outer || inner.name.hasPrefix(outer.name + "/") || inner.name.hasSuffix("/" + outer.name)
  }

  /// The line that says whose report it is. A `Scope` may be anything else, too: only a whole folder name counts there.
  private static func named(in report: CompletionReport) -> (MetadataEntry, name: String)? {
    if let entry = report.entry("spec"), let name = spec(in: entry.value) { return (entry, name) }
    guard let entry = report.entry("scope"), let name = spec(in: entry.value), name.contains("-") else { return nil }
    return (entry, name)
  }

  /// `006-watch`, `006`: what a folder of a spec begins with. Other words are the title of one.
  private static func spec(in value: String) -> String? {
    let bare = value.utf8.drop { ByteSet("`* ").contains($0) }
    // `2024-q1` is a quarter.
    guard bare.prefix(while: { (48...57).contains($0) }).count == 3 else { return nil }
    return String(Substring(bare).prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
  }

  /// It names a spec, and no requirements of that spec were read.
  private func unknownSpecs(_ facts: Facts) -> [Finding] {
    facts.corpus.documents.filter(\.isLoose).compactMap { document in
      guard let id = document.spec, facts.graph.index.spec(id)?.requirements.isEmpty != false else { return nil }
      let start = Location(path: document.path, range: SourceRange(line: 1, columns: 1..<1))
      return finding(
        start,
        "it belongs to spec `\(id)`, whose requirements were not read, so its claims stay unlinked",
        cure: "name the folder of the specs as well"
      )
    }
  }
}
