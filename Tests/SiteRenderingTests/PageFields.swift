import Findings
import Judgment

@testable import SiteRendering

/// What the pages have, asked of the values themselves.
enum PageFields {
  static let all: Set<String> = samples.reduce(into: []) {
    $0.formUnion(Mirror(reflecting: $1).children.compactMap(\.label))
  }

  /// Every word that a page puts a sign before.
  static let marks: Set<String> = Set(
    (CriterionState.allCases.map(\.rawValue) + ClaimVerdict.allCases.map(\.rawValue) + Severity.allCases.map(\.rawValue)
      + ["yes", "no", "passed", "failed", "did not run", "holds", "none", "broken", "waiting"]
      + ["open", "ticked", "in progress", "dropped"]).map { StateMark($0).slug }
  )

  private static let link = PageLink("", href: "")
  private static let mark = StateMark("proven")
  private static let more = Remainder(1, "", place: link)
  private static let frame = PageFrame(title: "", path: .overview, crumbs: [], icons: "")
  private static let coverage = CoverageView(proven: 1, of: 2)

  static let samples: [any Sendable] =
    [
      link, mark, frame, coverage, MarkedLink(link, mark: mark), MarkCount(mark, 1), Bar([]),
      OverviewPage(
        frame: frame,
        verdict: verdict,
        states: [],
        coverage: coverage,
        figures: [],
        severities: [],
        findingsHref: "",
        specs: []
      ),
      verdict, VerdictView.Reason(message: "", subjects: [link, link], limit: 1), Figure("", 1, of: 2), specRow,
      specPage,
      DocumentRow(link: link, kind: "", counts: []), ComponentView(name: "", pictures: []), picture, requirement,
      criterion,
      HopView(name: "", mark: mark, links: [link], of: 2),
      ResultView(mark: mark, check: link, messages: [], obtained: ""), task,
      FindingView(severity: mark, rule: link, message: "", cure: "", place: link, notes: [], moreNotes: more),
      FindingView.Note(message: "", spot: link),
      FindingsPage(frame: frame, accepted: "", severities: [], rules: [], groups: []),
      FindingsPage.RuleRow(rule: link, severity: mark, count: 1, spread: 1),
      FindingsPage.Group(link: link, count: 1, findings: [], more: more),
      DocumentPage(
        frame: frame,
        heading: "",
        path: "",
        kind: "",
        spec: link,
        counts: [],
        contents: [],
        moreContents: more,
        remarks: [],
        body: ""
      ),
      DocumentPage.Entry(level: 2, link: link),
      Annotation(kind: "", mark: mark, targets: [], moreTargets: more, message: "", cure: "", rule: link),
      RedirectPage(frame: frame, target: link), RulesPage(frame: frame, rules: []),
      RulesPage.Row(rule: link, severity: mark, summary: "", count: 1), rule,
      RulePage.Example(title: "", document: "", text: ""),
    ] + [more].compactMap(\.self)

  private static let verdict = VerdictView(mark: mark, sentence: "", reasons: [])
  private static let rule = RulePage(
    frame: frame,
    name: "",
    severity: mark,
    summary: "",
    explanation: "",
    acceptance: "",
    examples: [],
    count: 1,
    findings: link
  )
  private static let specRow = SpecRow(
    name: "",
    title: "",
    href: "",
    coverage: coverage,
    states: [],
    ticked: 0,
    tasks: 0,
    errors: 0,
    warnings: 0
  )
  private static let specPage = SpecPage(
    frame: frame,
    name: "",
    title: "",
    coverage: coverage,
    states: [],
    documents: [],
    components: [],
    lostPictures: "",
    requirements: [],
    moreRequirements: more,
    tasks: [],
    moreTasks: more,
    findings: [],
    moreFindings: more,
    findingCount: 1
  )
  private static let picture = PictureView(
    caption: "",
    alternative: "",
    mark: mark,
    light: "",
    dark: "",
    lostLight: "",
    lostDark: "",
    width: 1,
    height: 1
  )
  private static let requirement = RequirementView(
    number: "",
    title: "",
    story: "",
    source: link,
    criteria: [],
    moreCriteria: more
  )
  private static let criterion = CriterionView(
    number: "",
    mark: mark,
    text: "",
    source: link,
    hops: [],
    gap: "",
    results: [],
    claims: [],
    moreClaims: more,
    word: "",
    isOpen: false
  )
  private static let task = TaskView(
    number: "",
    anchor: "",
    title: "",
    mark: mark,
    source: link,
    reports: [],
    moreReports: more,
    criteria: [],
    moreCriteria: more,
    successCriteria: [],
    moreSuccessCriteria: more,
    subtasks: []
  )
}
