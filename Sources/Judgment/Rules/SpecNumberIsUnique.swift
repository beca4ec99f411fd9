package import Findings
import SpecModel

/// Two spec folders with the same number.
package struct SpecNumberIsUnique: Rule {
  package let id: RuleID = "duplicate-spec-number"
  package let severity = Severity.warning
  package let summary = "Each spec folder bears a number of its own."
  package let explanation = """
    `Spec 013` and `013/4.1` are how documents and checks name another spec. Where two folders begin with the same number such a
    reference means either, and is resolved to neither.

    Rename one folder. Until then, name the whole folder: `013-text-input-field/4.1`. A date, as in `2026-03-01-icons`, is no number.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": "↓# Icons\n",
      "specs/001-buttons/requirements.md": "# Buttons\n",
    ]),
    RuleExample([
      "requirements.md": "# Icons\n",
      "specs/1-buttons/requirements.md": "↓# Buttons\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": "# Icons\n",
      "specs/002-buttons/requirements.md": "# Buttons\n",
    ]),
    // A date is no number, however many folders begin with one year.
    RuleExample([
      "specs/2026-03-01-icons/requirements.md": "# Icons\n",
      "specs/2026-03-01-buttons/requirements.md": "# Buttons\n",
      "specs/2026-04-menus/requirements.md": "# Menus\n",
      "specs/20260401-cards/requirements.md": "# Cards\n",
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let numbered = facts.corpus.specs.filter { $0.id.number != nil && !$0.id.name.contains("/") }
    let starts = Dictionary(facts.corpus.documents.compactMap { document in document.spec.map { ($0, document.path) } })
    {
      rank($0) == rank($1) ? min($0, $1) : rank($0) < rank($1) ? $0 : $1
    }
    // `Spec 7` means `007-clock` as well as `7-watch`.
    let byNumber = Dictionary(grouping: numbered) { ($0.id.number ?? "").drop { $0 == "0" } }
    return byNumber.values.flatMap { specs -> [Finding] in
      // The one whose name sorts first keeps the number.
      let sorted = specs.sorted { $0.id < $1.id }
      guard sorted.count > 1, let first = sorted.first else { return [] }
      return sorted.dropFirst().map { spec in
        let number = number(spec, first)
        let pair = "`\(spec.id)` and `\(first.id)` both bear the number \(number)"
        // Of hundreds the first few tell what is wrong.
        let others = sorted.prefix(Self.mostNamed + 1).filter { $0.id != spec.id }.prefix(Self.mostNamed)
        let more = sorted.count - 1 - others.count
        return finding(
          starts[spec.id].map(start),
          others.count == 1 ? pair : "`\(spec.id)` bears the number \(number), as \(names(of: Array(others), more)) do",
          cure: "rename one of the folders",
          notes: others.compactMap { other in
            starts[other.id].map {
              .init(location: start($0), message: others.count == 1 ? "the other one" : "`\(other.id)`")
            }
          },
          // A third folder makes no new finding of the two.
          identity: pair
        )
      }
    }
  }

  private static let mostNamed = 3

  private func names(of specs: [Spec], _ more: Int) -> String {
    let names = specs.map { "`\($0.id)`" } + (more > 0 ? ["\(more) more"] : [])
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// As both folders write it, or without the zeros that one of them leaves out.
  private func number(_ spec: Spec, _ other: Spec) -> Substring {
    guard spec.id.short != other.id.short else { return spec.id.short[...] }
    let number = spec.id.short.drop { $0 == "0" }
    return number.isEmpty ? "0" : number
  }

  /// A spec is known by its requirements, and not by a report that sorts before them.
  private func rank(_ path: DocumentPath) -> Int {
    ["requirements.md", "bugfix.md", "design.md", "tasks.md"].firstIndex(of: path.name) ?? 4
  }

  private func start(_ path: DocumentPath) -> Location {
    Location(path: path, range: SourceRange(line: 1, columns: 1..<1))
  }
}
