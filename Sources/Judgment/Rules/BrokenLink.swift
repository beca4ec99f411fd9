package import Findings
import SpecModel
import Traceability

/// A link to a file or a heading that is not there.
package struct BrokenLink: Rule {
  package let id: RuleID = "broken-link"
  package let severity = Severity.warning
  package let summary = "Every link leads to a file, and every anchor to a heading."
  package let explanation = """
    Reports lean on links to show their evidence. A link that counts one `../` too few leads nowhere, and nobody notices.

    Write the path from the folder of the document itself; a slash at its front means the root of the workspace, and capital
    letters count, as they do on the machines that build. Anchors are made as GitHub makes them: lower case, blanks to hyphens,
    punctuation dropped, `-1` behind a heading's second occurrence; `id=` and `name=` in HTML count too. A label, `[the plan][plan]`,
    needs a line that defines it, `[plan]: plan.md`. What a footnote says, `[^1]: yes`, and the keys and values at the head of a document
    are no links.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["design.md": "See the [plan](↓plan.md).\n"]),
    RuleExample(["design.md": "# Design\n\nSee [below](↓#the-end).\n"]),
    RuleExample(["design.md": "See the [plan](↓Plan.md).\n", "plan.md": "# Plan\n"]),
    RuleExample(["design.md": "See ↓[other][notes].\n"]),
    RuleExample(["design.md": "See [the plan]↓[plan].\n\n[plan]: nowhere.md\n"]),
    RuleExample(["design.md": "So it is.[^1]\n\n[^1]: [the-plan](↓nowhere.md)\n"]),
    RuleExample([
      "design.md": "As [here](↓yes), see ↓[other][notes].[^1]\n\n[^1]: yes\n[here]: plan.md\n",
      "plan.md": "# Plan\n",
    ]),
    // The address of a link, whatever a footnote says.
    RuleExample([
      "design.md": """
      ↓See [here].

      ↓See [there].

      ↓See [below].

      ↓See [quoted].

      [^1]: here.md
      [^2]: there.md
      [^3]: below.md
      [^4]: quoted.md
      [here]: here.md "Title"
      [there]: <there.md>
      [below]:
        below.md

      > [quoted]: quoted.md
      """
    ]),
    RuleExample([
      "design.md":
        "See ↓[the plan][plan], ↓[our notes][], ↓[it][plan] and [others][Rest].\n\n[plans]: plan.md\n[rest]: plan.md\n",
      "plan.md": "# Plan\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["design.md": "# The end\n\nSee the [plan](plan.md) and [above](#the-end).\n", "plan.md": "# Plan\n"]),
    RuleExample(["design.md": "See the [site](https://example.org).\n"]),
    // Notes at the foot, and what stands between two rules at the head for tools.
    RuleExample([
      "design.md": """
      ---
      title: "[x](nowhere.md)"
      see: "[the plan][plan]"
      ---

      # Design

      So it is.[^1] And so.[^a-note]

      [^1]: yes
      [^a-note]: no.md
      """
    ]),
    RuleExample([
      "design.md":
        "Tagged [Backend][API], a table [string][number], the [key][value] pairs, and [x-axis][y-axis] in [Swift][Linux].\n\n- [Unit][Integration] tests in [Swift][Linux]\n"
    ]),
    RuleExample([
      "design.md":
        "See [the plan][plan], `[code][none]`, [A-Z][a-z], items[first][last], [x][y] and a note.[^1][^2]\n\n- [Backend][API] Write it, [string, number][] and [string][]\n\n[Plan]: plan.md\n",
      "plan.md": "# Plan\n",
    ]),
    // Two tags, whatever else is defined.
    RuleExample([
      "design.md":
        "Written in [Swift][Linux], by [Anna][Berta], per [Week][Team] and from [Unit][Tests], as [planned].\n\n[planned]: plan.md\n",
      "plan.md": "# Plan\n",
    ]),
    RuleExample(["design.md": "# A\n\n# A\n\n<a name=\"here\"></a>\n\nSee [above](#a-1) and [there](#here).\n"]),
  ]

  /// The line to be corrected stands elsewhere.
  private static func definition(of link: Link) -> [Finding.Note] {
    link.definition.map { [.init(location: $0, message: "the label leads there")] } ?? []
  }

  package func findings(in facts: Facts) -> [Finding] {
    // Where somebody looked at the history, it says where a file went.
    let moved = Dictionary(
      facts.graph.artifacts.compactMap { artifact -> (DocumentPath, DocumentPath)? in
        guard case .moved(let new) = artifact.state, let old = artifact.path else { return nil }
        return (old, new)
      }
    ) { first, _ in first }
    let broken: [Finding] = facts.graph.documentLinks.compactMap { link in
      let notes = Self.definition(of: link.link)
      switch link.target {
      case .found: return nil
      case .missing(let nearest):
        return Finding(
          rule: id,
          severity: severity,
          location: link.link.location,
          message: "nothing is at `\(link.link.destination)`",
          cure: (nearest ?? Self.moved(link.link, moved)).map { "write `\($0)`" }
            ?? "correct the path, or take the link out",
          notes: notes,
          group: nearest.flatMap { Self.cause(link.link.destination, $0) }
        )
      case .otherCase(let nearest):
        return finding(
          link.link.location,
          "`\(link.link.destination)` is written in other letters on the disk",
          cure: "write `\(nearest)`",
          notes: notes
        )
      case .missingAnchor(let path, let anchor, let nearest):
        return finding(
          link.link.location,
          "`\(path.name)` has no heading for `#\(anchor)`",
          cure: nearest.map { "write `#\($0)`" } ?? "correct the anchor, or take it off",
          notes: notes
        )
      case .outside:
        return finding(
          link.link.location,
          "`\(link.link.destination)` leads out of the workspace",
          cure: "link to a file of the workspace, or to an address on the web",
          notes: notes
        )
      }
    }
    return undefined(facts) + broken
  }

  /// `[the plan][plan]`, and no line says where that is.
  private func undefined(_ facts: Facts) -> [Finding] {
    facts.corpus.problems.compactMap { problem in
      guard case .undefinedLink(let label, let nearest) = problem.kind else { return nil }
      return finding(
        problem.location,
        "no line defines `[\(label)]`, so this is no link",
        cure: nearest.map { "write `[\($0)]`" }
          ?? "define it, `[\(label)]: path`, or write the path in parentheses behind the text"
      )
    }
  }

  /// The new path of a file that was moved, from the folder of the document.
  private static func moved(_ link: Link, _ moved: [DocumentPath: DocumentPath]) -> String? {
    guard !moved.isEmpty, let old = DocumentPath.resolving(link.destination, in: link.location.path.folder),
      let new = moved[old]
    else { return nil }
    let folder = new.folder.relative(to: link.location.path.folder)
    return folder.isEmpty ? new.name : "\(folder)/\(new.name)"
  }

  /// What is wrong with a path that ends as it should, as a cure for all paths that are wrong in the same way.
  private static func cause(_ written: String, _ right: String) -> String? {
    let written = written.pathParts(omittingEmpty: false)
    let right = right.pathParts(omittingEmpty: false)
    let common = zip(written.reversed(), right.reversed()).prefix { $0 == $1 }.count
    guard common > 0 else { return nil }
    let wrong = written.dropLast(common).map { $0 + "/" }.joined()
    let better = right.dropLast(common).map { $0 + "/" }.joined()
    if wrong.isEmpty { return "put `\(better)` before the path" }
    if better.isEmpty { return "take `\(wrong)` off the beginning of the path" }
    return "begin the path with `\(better)` instead of `\(wrong)`"
  }
}
