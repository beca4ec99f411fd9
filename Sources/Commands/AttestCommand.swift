import ArgumentParser
import CheckRunning
import Evidence
import Files
import Findings
import Judgment
import SpecModel
import Traceability
import Workspace

/// `counterfoil attest 035/9.1 --by "the auditor" --because "..."`: a person's word for what no check can tell.
struct AttestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attest",
    abstract: "Write down that a person vouches for a criterion, on a date and for its text of that day.",
    discussion: """
      For what is inspected, and cannot be checked. The word stands in .counterfoil/attested.json, which is for committing; the criterion \
      is `attested` from then on, shown beside the proven ones and never counted as one of them. When its text changes the word is \
      stale, and whoever gave it says it again. A check of the criterion still has to run, and one that fails goes before any word.
      """
  )

  @Argument(help: "A criterion or a requirement: 035/9.1, 035/9.")
  var reference: String

  @Option(help: "Who vouches.")
  var by: String?

  @Option(help: "What was looked at, and what was seen.")
  var because: String?

  @Option(help: "The day, YYYY-MM-DD; today by default.")
  var date: Day?

  @Flag(help: "Take the word back.")
  var withdraw = false

  @OptionGroup var arguments: PathArguments

  func validate() throws {
    guard withdraw || (isSaid(by) && isSaid(because)) else {
      throw ValidationError(
        "a word needs who gives it and for what: --by \"the auditor\" --because \"read aloud on a phone\""
      )
    }
    // Nobody has looked at anything tomorrow.
    guard date.map({ $0.text <= Day.today().text }) ?? true else {
      throw ValidationError("--date takes a day until today, such as 2026-11-22")
    }
  }

  func run() async throws {
    let place = try arguments.place()
    let ledger = try await Pipeline(place: place).ledger()
    let store = EvidenceStore(files: .disk(root: place.root), path: EvidenceFile.attested)
    let older = try store.read()
    let keys: Set<CheckKey>
    var newer: [CheckResult] = []
    if withdraw {
      keys = try WithdrawnWords(graph: ledger.graph, key: Self.key).keys(of: reference, in: older)
    } else {
      let found = try CriterionLookup(graph: ledger.graph).criteria(reference).map(\.criterion)
      keys = Set(found.map { Self.key($0.id) })
      newer = found.flatMap { words(for: $0, ledger.judgment.criteria[$0.id]) }
    }
    try store.write(older.replacing(keys, with: EvidenceSet(results: newer)))
    let count = Counted.criteria(keys.count)
    Console.standard.write("\(count) \(withdraw ? "no longer vouched for" : "vouched for"): \(EvidenceFile.attested)\n")
  }

  /// One for each platform that the criterion is judged on.
  private func words(for criterion: Criterion, _ judgment: CriterionJudgment?) -> [CheckResult] {
    let platforms = judgment.map { $0.platforms.keys.map(\.name).sorted() } ?? []
    let day = (date ?? Day.today()).text
    return (platforms.isEmpty ? [""] : platforms).map { platform in
      CheckResult(
        check: Self.key(criterion.id),
        source: .person,
        kind: .attested,
        outcome: .passed,
        expectations: .unknown,
        confidence: .unverified,
        platform: PlatformName(platform),
        criteria: [
          CriterionBinding(
            criterion: CriterionReference("\(criterion.id.spec.name)/\(criterion.id.local)"),
            text: CriterionFingerprint.of(criterion)
          )
        ],
        messages: [Message(level: .detail, text: "\(by ?? "") vouched on \(day): \(because ?? "")")],
        inputs: Inputs(check: nil, components: []),
        origin: Origin(toolchain: "", revision: nil)
      )
    }
  }

  /// By the whole name of the folder: another may bear the same number.
  private static func key(_ id: CriterionID) -> CheckKey { CheckKey("attested:\(id.spec.name)/\(id.local)") }

  private func isSaid(_ words: String?) -> Bool { words?.contains { !$0.isWhitespace } == true }
}
