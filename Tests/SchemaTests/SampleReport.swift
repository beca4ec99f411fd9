import Evidence
import Files
import Findings
import Judgment
import Reporting
import SpecReading
import Traceability

/// A workspace with findings of every sort: at a place and with notes, ignored, accepted, and gone.
enum SampleReport {
  static let design = """
    # Déjà vu 🎨

    ✅ 𝒳 See the [plan](plän b.md), and [more](more.md). <!-- counterfoil:ignore unclosed-fence it is: see, below -->
    See the [old one](old.md).

    <!-- counterfoil:ignore broken-link it follows -->
    [later](later.md)
    """
  static let requirements = """
    ### Requirement 1: Size

    1. WHEN it is drawn THEN it SHALL be wide

    ### Requirement 1: Colour

    1. WHEN it is drawn THEN it SHALL be blue
    """
  static let files = FileAccess.inMemory([
    "specs/004 badge/design.md": design, "specs/004 badge/requirements.md": requirements,
    "specs/004 badge/tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1, 100%: none_\n",
  ])
  static let lines = SourceLines(files: files)

  static func report() async -> FindingsReport {
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    let graph = Linker(files: files).link(await SpecReader(files: files, workers: 1).read(layout))
    let old = [("old.md", "Déjà vu 🎨"), ("gone.md", "")].map { name, heading in
      BaselineEntry(
        path: DocumentPath("specs/004 badge/design.md"),
        rule: "broken-link",
        heading: heading,
        message: "nothing is at `\(name)`"
      )
    }
    let baseline = Baseline(Dictionary(uniqueKeysWithValues: old.map { ($0, 1) }))
    let judge = Judge(rules: RuleCatalog.all, acceptance: Acceptance(baseline: baseline))
    let judgment = judge.judge(graph, against: EvidenceSet(), on: TodaysInputs.today(graph) { _ in nil })
    return FindingsReport(
      judgment,
      of: graph.corpus,
      rules: RuleCatalog.all,
      prefix: "",
      documents: { _ in true },
      findings: { _ in true }
    )
  }
}
