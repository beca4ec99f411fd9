import Evidence

/// A result in which every member has a value.
func sampleResult(
  _ check: String = "004/P1@size",
  outcome: Outcome = .passed,
  source: String = "#expect(true)",
  criteria: [String] = ["004-icon-system/2.1"]
) -> CheckResult {
  CheckResult(
    check: CheckKey(check),
    source: .check,
    kind: .rendered,
    outcome: outcome,
    expectations: .counted(3),
    confidence: .exact,
    platform: .ios,
    criteria: criteria.map {
      CriterionBinding(criterion: CriterionReference($0), text: Fingerprint(of: "text of \($0)"))
    },
    messages: [
      Message(
        level: .failure,
        text: "(width → 20.0) == 24 \"quoted\"\n\u{1}",
        place: SourcePlace(path: "specs/design.md", line: 12)
      )
    ],
    inputs: Inputs(
      check: Fingerprint(of: source),
      components: [SourceFingerprint(path: "Sources/ComponentLibrary", fingerprint: Fingerprint(of: "sources"))]
    ),
    origin: Origin(toolchain: "Swift 6.3.1", revision: .init(commit: "abc123", isDirty: true)),
    report: "reports/a.xml",
    place: SourcePlace(path: "specs/design.md", line: 11),
    duration: 0.25,
    pictures: [Fingerprint(of: "<svg/>")]
  )
}

let sampleCatalogue = Catalogue(components: [
  CatalogueComponent(
    name: "Icon",
    variants: [
      CatalogueVariant(
        name: "24 pt",
        properties: ["size": "24"],
        picture: Fingerprint(of: "<svg/>"),
        width: 24,
        height: 24,
        check: CheckKey("004/P1@size"),
        confidence: .exact
      )
    ]
  )
])

let sampleSet = EvidenceSet(
  results: [sampleResult(), sampleResult("004/P2@colour", outcome: .inconclusive(.assertedNothing))],
  catalogue: sampleCatalogue,
  shards: [ShardRecord(number: 2, count: 8, plan: Fingerprint(of: "plan"))].compactMap(\.self),
  unfinished: [ShardRecord(number: 3, count: 8, plan: Fingerprint(of: "plan"))].compactMap(\.self).map {
    UnfinishedRun(part: $0, planned: 12, reported: 5)
  },
  unread: [UnreadReport(path: "reports/b.xml", problems: ["it is empty"])]
)
