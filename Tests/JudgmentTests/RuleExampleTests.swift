import Evidence
import Files
import Findings
import History
import Judgment
import SourceReferences
import SpecModel
import SpecReading
import Testing
import Traceability

/// Every rule fires where its examples say, and nowhere else.
struct RuleExampleTests {
  @Test("a rule fires at each ↓ of its triggering examples", arguments: RuleCatalog.all.indices)
  func fires(at index: Int) async throws {
    let rule = RuleCatalog.all[index]
    for example in rule.triggering {
      let marked = MarkedFiles(example)
      let places = try await findings(of: rule, in: marked.files, example).map { Place($0) }
      #expect(places.sorted() == marked.places, "\(rule.id)")
    }
  }

  @Test("a rule is silent about its other examples", arguments: RuleCatalog.all.indices)
  func isSilent(at index: Int) async throws {
    let rule = RuleCatalog.all[index]
    for example in rule.nonTriggering {
      let found = try await findings(of: rule, in: MarkedFiles(example).files, example)
      #expect(found.isEmpty, "\(rule.id)")
    }
  }

  /// - Parameter files: by their paths from the root.
  private func findings(of rule: any Rule, in files: [String: String], _ example: RuleExample) async throws -> [Finding]
  {
    let access = FileAccess.inMemory(files)
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    let corpus = await SpecReader(files: access, workers: 1).read(layout)
    let paths = files.keys.map { DocumentPath($0) }.sorted()
    let surroundings = Surroundings(
      sources: await SourceScanner(files: access, workers: 1).scan(paths),
      paths: paths,
      history: example.history.map { gone in
        let fates = gone.map { (DocumentPath($0), $1.map { .renamed(DocumentPath($0)) } ?? FileHistory.Fate.deleted) }
        return FileHistory(gone: Dictionary(uniqueKeysWithValues: fates), isComplete: true)
      }
    )
    let graph = Linker(files: access).link(corpus, in: example.looksAround ? surroundings : nil)
    let today = TodaysInputs.today(graph) { $0 == Self.components.path ? Self.components.fingerprint : nil }
    let older = await older(than: graph, access, before: example.before)
    // Every rule speaks: whether a comment ignores something depends on the others.
    return Judge(rules: RuleCatalog.all).judge(
      graph,
      against: evidence(of: graph, example.outcomes),
      on: today,
      older: older
    ).findings
      .filter { $0.rule == rule.id }
  }

  private static let components = SourceFingerprint(path: "Sources/Icon", fingerprint: Fingerprint(of: "components"))

  /// What today's checks came to, in their order.
  private func evidence(of graph: TraceGraph, _ outcomes: [Outcome]) -> EvidenceSet {
    guard !outcomes.isEmpty else { return EvidenceSet() }
    #expect(graph.obligations.count == outcomes.count)
    return EvidenceSet(
      results: zip(graph.obligations, outcomes).map { obligation, outcome in
        CheckResult(
          check: CheckKey(obligation.id.text),
          source: .check,
          kind: .rendered,
          outcome: outcome,
          expectations: .counted(outcome == .passed ? 1 : 0),
          confidence: .exact,
          platform: .ios,
          criteria: obligation.criteria.map { id in
            CriterionBinding(
              criterion: CriterionReference("\(id.spec.name)/\(id.local)"),
              text: graph.index.criterion(id).map(CriterionFingerprint.of)
            )
          },
          inputs: Inputs(
            check: .ofCheck(Fingerprint(of: obligation.block.source), of: obligation.block.of),
            components: [Self.components]
          ),
          origin: Origin(toolchain: "Swift", revision: nil)
        )
      }
    )
  }

  /// What a lock of the documents as they were before would tell.
  private func older(than graph: TraceGraph, _ files: FileAccess, before: [String: String]) async -> OlderReferences {
    guard !before.isEmpty else { return .none }
    let placed = Dictionary(uniqueKeysWithValues: before.map { (RuleExample.path(of: $0.key), $0.value) })
    let access = FileAccess.inMemory(placed)
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    let past = Linker(files: access).link(await SpecReader(files: access, workers: 1).read(layout))
    return OlderReferenceFinder(
      graph: graph,
      files: files,
      past: LockedPast(Lock(past, files: access), graph: graph, files: files),
      source: "the lock"
    ).find()
  }
}

/// Documents whose `↓` marks were taken out, and where they stood.
private struct MarkedFiles {
  var files: [String: String] = [:]
  var places: [Place] = []

  init(_ example: RuleExample) {
    let placed = example.files.map { (RuleExample.path(of: $0.key), $0.value) }
    for (name, text) in placed + example.tree.map({ ($0.key, $0.value) }) {
      var plain = ""
      var line = 1
      var column = 1
      for scalar in text.unicodeScalars {
        if scalar == "↓" {
          places.append(Place(path: name, line: line, column: column))
          continue
        }
        plain.unicodeScalars.append(scalar)
        column = scalar == "\n" ? 1 : column + UTF8.width(scalar)
        if scalar == "\n" { line += 1 }
      }
      files[name] = plain
    }
    places.sort()
  }
}

private struct Place: Hashable, Comparable {
  let path: String
  let line: Int
  let column: Int

  init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  init(_ finding: Finding) {
    path = finding.location?.path.text ?? ""
    line = finding.location?.line ?? 0
    column = finding.location?.range.start.column ?? 0
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}
