package import Findings
import SpecModel
import Traceability

/// A source that names a requirement that does not exist.
package struct SourceReferenceResolves: Rule {
  package let id: RuleID = "dangling-source-reference"
  package let severity = Severity.error
  package let severities: [Severity] = [.error, .warning, .info]
  package let summary = "A requirement that a source or a test names exists."
  package let needsSurroundings = true
  package let explanation = """
    Comments and tests outlive the numbers of requirements. A test that verifies `035/8.9` where Requirement 8 ends at 8.6 proves
    nothing for anybody, and a comment that says `Requirement 9.1` sends its reader to nowhere.

    Of `PCI DSS Requirement 8.3`, `iOS requirement 16.4` and `Requirement 3.1 in Docs/Product.md` the words themselves say whose they
    are, so that none of them is missed.

    `FR-912` is one of the spec's own where that counts with zeros, `FR-001`, and as wide; `FR-12` of somebody else's passes.

    Write the number that the criterion has today. What a test says that it verifies is an error, a comment a warning; where only
    the list of artifacts says of which spec a file is, it is a note. Looked up with `--sources` only.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["requirements.md": one], tree: ["src/Icon.swift": "// Spec: 001\n\n// per ↓Requirement 1.2\n"]),
    RuleExample(["requirements.md": one], tree: ["src/Card.swift": "// Spec: 001\n\n// ↓Requirement 9.9 in spec.md\n"]),
    RuleExample(
      ["requirements.md": one],
      tree: [
        "src/Card.swift": """
        // Spec: 001

        // iOS ↓Requirement 9.9, and not `iOS requirement 16.4`
        // ↓Requirement 9.8 points to the lid
        // PCI DSS 4.0 asks for it, ↓Requirement 9.7 too
        // PCI DSS, 001/↓9.6
        """
      ]
    ),
    RuleExample(["requirements.md": one], tree: ["Tests/A.swift": "@Test(.verifies(\"↓001/1.2\")) func a() {}\n"]),
    RuleExample(["requirements.md": one], tree: ["src/a.test.ts": "it('[↓002/1.1] is wide', () => {})\n"]),
    RuleExample(
      ["spec.md": series],
      tree: [
        "src/a.test.ts": """
        // Spec: 001

        /** @see ↓FR-909 */
        // per ↓FR-913

        // satisfies ↓FR-914, as FR-001
        it('↓FR-912 works', () => {})
        """
      ]
    ),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["requirements.md": one], tree: ["src/Icon.swift": "// Spec: 001\n\n// per Requirement 1.1\n"]),
    RuleExample(
      ["requirements.md": one],
      tree: ["src/Icon.swift": "// per Requirement 9.9, of nobody knows which spec\n"]
    ),
    RuleExample(
      ["requirements.md": one],
      tree: [
        "src/Card.swift": """
        // Spec: 001

        // PCI DSS Requirement 8.3.6: never log the number
        // WCAG Requirement 1.4.11, RFC 2119 requirement 14.1
        // iOS requirement 16.4, macOS 14.2 requirement 14.2 or later, the App Store requirement 13.2
        // Memory requirement 16 MB; requirement: 13.5 inches
        // Requirements: 20 MB max
        // See Requirement 3.1 in Docs/Product.md
        """
      ]
    ),
    // The numbers of somebody else's series, and of nobody knows whose.
    RuleExample(
      ["spec.md": series],
      tree: [
        "src/Icon.swift":
          "// Spec: 001\n\n// per FR-12, FR-3 and NFR-912 of the bridge; reads UTF-8, ISO-8601, RFC-123\n",
        "src/Lid.swift": "// per FR-912\n",
      ]
    ),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    var findings: [Finding] = []
    var seen: Set<Location> = []
    // A whole file that names a spec which is not there is one slip.
    var strayed: Set<DocumentPath> = []
    var search = NearestSearch()
    var ends = ListEnds()
    // What was written as one range is one slip, however many criteria it names.
    for link in facts.graph.sources where !seen.contains(link.location) && !isOfAnother(link) {
      guard let (message, cure) = Message.about(link, facts.graph.index, &search, &ends),
        !facts.historic.speak(of: link.location, insteadOf: id, severity(of: link))
      else { continue }
      seen.insert(link.location)
      if Message.isOfFile(link), !strayed.insert(link.location.path).inserted { continue }
      findings.append(
        Finding(rule: id, severity: severity(of: link), location: link.location, message: message, cure: cure)
      )
    }
    return findings
  }

  /// What a line proves, or of which spec it says outright that it is, is looked for all the same.
  private func isOfAnother(_ link: SourceLink) -> Bool {
    link.mention.isSaidOfAnother && link.attribution != .reference && link.mention.kind != .verifies
  }

  private func severity(of link: SourceLink) -> Severity {
    .ofSource(link.mention.kind, isOfListedFile: link.attribution == .artifacts)
  }
}

private enum Message {
  static func about(
    _ link: SourceLink,
    _ index: SpecIndex,
    _ search: inout NearestSearch,
    _ ends: inout ListEnds
  ) -> (String, String?)? {
    switch link.resolution {
    case .criterion, .requirement, .unlinked: return nil
    case .ambiguous(let all):
      let names = all.prefix(4).map { "`\($0.spec.short)/\($0.amongNamesakes)`" }
      return (
        "\(all.count) requirements bear the number \(link.mention.reference.requirement)",
        "write \(names.joined(separator: " or "))"
      )
    case .dangling(.spec(let name)) where isOfFile(link):
      let (_, cure) = about(.spec(name), index, &search, &ends)
      return ("this file says that it is about spec `\(name)`, which is not there", cure)
    case .dangling(let missing): return about(missing, index, &search, &ends)
    }
  }

  /// The head of the file names the spec.
  static func isOfFile(_ link: SourceLink) -> Bool {
    guard case .dangling(.spec) = link.resolution else { return false }
    return link.attribution == .header
  }

  private static func about(
    _ missing: Resolution.Missing,
    _ index: SpecIndex,
    _ search: inout NearestSearch,
    _ ends: inout ListEnds
  ) -> (String, String?) {
    switch missing {
    case .spec(let name): return MissingSpec.words(name, index, &search)
    case .oneOfSpecs(let specs):
      let names = specs.prefix(8).map { "`\($0.name)`" }.joined(separator: ", ")
      return ("several specs are called so: \(names)", "write the whole folder name")
    case .requirement(let number, let spec):
      let numbered = ends.ofRequirements(of: index.spec(spec), like: number)
      return (
        "spec `\(spec)` has no Requirement \(number)",
        NumberSpan.words(numbered?.first, numbered?.last).map { "name one of its requirements, \($0)" }
      )
    case .criterion(let label, let requirement):
      let numbered = ends.ofCriteria(of: index.requirement(requirement))
      return (
        "Requirement \(requirement.spec.short)/\(requirement.local) has no criterion \(label)",
        NumberSpan.words(numbered?.first, numbered?.last).map { "name one of its criteria, \($0)" }
      )
    }
  }
}

private let series = "- **FR-001**: It MUST be wide\n- **FR-002**: It MUST be high\n"

private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
