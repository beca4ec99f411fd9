package import Findings
import SpecModel
import Traceability

/// A source that names requirements of nobody knows which spec.
package struct SourceNamesItsSpec: Rule {
  package let id: RuleID = "source-without-spec"
  package let severity = Severity.info
  package let summary = "A source that names a requirement says of which spec."
  package let needsSurroundings = true
  package let explanation = """
    `Requirement 1.1` in a source means something in one spec only. The line may name it (`035/1.1`, `Requirement 1.1 (Spec 035)`),
    or its comment, or the comment at the head of the file (`Spec: 035`, `@spec 035-button-icon`, a path into the spec's folder); or
    else a single spec lists the file among its artifacts. Where nothing says it, the reference counts for no spec.

    Write `Spec: 035` at the head of the file. Looked up with `--sources` only.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["requirements.md": one], tree: ["src/Icon.swift": "// ↓Requirement 1.1\n// Requirement 1.1\n"]),
    RuleExample(
      ["requirements.md": one],
      tree: [
        "src/Icon.swift": "// The API meets ↓Requirement 1.1\n",
        "src/Size.swift": "// As said. ↓Requirement 1.1 in requirements.md\n",
        "src/Card.swift": "// ↓Requirement 1.1 in spec.md\n",
        "src/Deck.swift": "// ↓Requirement 1.1 in `docs/001-a.md`\n",
        "src/Page.swift": "// ↓Requirement 1.1 in src/index.html is drawn here\n",
        "src/Fold.swift": "// ↓Requirement 1.1 in Card.mdx\n",
        "src/Chip.swift": "// ↓Requirement 1.1 of the SOC chips\n",
      ]
    ),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["requirements.md": one], tree: ["src/Icon.swift": "// Spec: 001\n\n// Requirement 1.1\n"]),
    RuleExample(["requirements.md": one], tree: ["src/Icon.swift": "// 001/1.1\n"]),
    RuleExample(
      ["requirements.md": one],
      tree: [
        "src/Card.swift": """
        // PCI DSS Requirement 3.4: mask the number
        /* Requirement 4.2 of RFC 7230 says otherwise */
        // WCAG 2.1 requirement 1.4.3
        // HIPAA Requirements 1.1, 1.2
        // Requirements 1.1 and later of the WCAG
        // See Requirement 3.1 in Docs/Product.md
        // Requirement 8.2.1 is the same
        """,
        "setup.py": "# requirements 2.0 compat\n",
      ]
    ),
    RuleExample(
      ["specs/icon-size/requirements.md": one],
      tree: [
        "src/Icon.swift": "// icon-size: Requirement 1.1\n",
        "src/Size.swift": "// icon-size/requirements.md 1.1, Requirement 1.1\n",
      ]
    ),
    RuleExample(
      ["requirements.md": one, "tasks.md": "- [ ] 1. Draw it\n  **Primary Artifacts:**\n  - `src/Icon.swift`\n"],
      tree: ["src/Icon.swift": "// Requirement 1.1\n"]
    ),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let open = facts.graph.sources.filter {
      $0.attribution == .none && !$0.mention.isSaidOfAnother && $0.mention.reference.mayBeOurs
    }
    // Of a file once: the cure is one line at its head.
    let byFile = Dictionary(grouping: open, by: \.location.path)
    return byFile.values.compactMap { links in
      guard let first = links.min(by: { $0.location < $1.location }) else { return nil }
      let others = Set(links.map(\.location)).count - 1
      let more = others == 0 ? "" : "; of \(Counted.words(others, "more reference")) in this file it is as open"
      return finding(
        first.location,
        "nothing says of which spec this is Requirement \(first.mention.reference.local)\(more)",
        cure: "write `Spec: ` and the spec's number in the comment at the head of the file",
        identity: "nothing says of which spec its requirements are"
      )
    }.sorted()
  }
}

extension Reference {
  /// No spec numbers criteria `8.2.1` or `2.0`: those of standards and versions are.
  fileprivate var mayBeOurs: Bool {
    guard case .criterion(_, _, let label) = target else { return true }
    return label.text != "0" && !label.text.contains(".")
  }
}

private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
