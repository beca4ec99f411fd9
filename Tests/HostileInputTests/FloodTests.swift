import Evidence
import Files
import Findings
import Foundation
import Judgment
import MarkdownSyntax
import SpecModel
import SpecReading
import Testing
import Traceability

/// Whatever stands in a file, it is read in bounded time, and the other files are judged.
@Suite(.serialized) struct FloodTests {
  static let floods = SyntaxFloods.all + ByteFloods.all + SpecFloods.all
  static let kinds = ["requirements.md", "design.md", "tasks.md", "completion/task-1-completion.md"]

  private static let isPatient = ProcessInfo.processInfo.environment["COUNTERFOIL_SLOW"] == "1"

  /// Each flood as one of the kinds, in turns, and as all of them where tests may take their time.
  static let cases: [(flood: Flood, kinds: [String])] = floods.enumerated().map { index, flood in
    (flood, isPatient ? kinds : [kinds[index % kinds.count]])
  }

  // A release build reads a megabyte in less than a second; one without optimisation gets less to read, and more time.
  #if DEBUG
    static let size = isPatient ? 16_000 : 8_000
    static let allowance = isPatient ? Duration.seconds(10) : .seconds(5)
  #else
    static let size = 500_000
    static let allowance = Duration.seconds(1)
  #endif

  @Test("a flood ends in time, as any kind of document", arguments: cases)
  func ending(_ flood: Flood, as kinds: [String]) async throws {
    let bytes = flood.bytes(Self.size)
    for name in kinds {
      let time = try await fastest(within: Self.allowance) {
        let judged = try await Judged(hostile: bytes, at: name)
        #expect(judged.neighbour == ["002/1.1"], "the neighbour of \(flood) as \(name)")
      }
      #expect(time < Self.allowance, "\(flood) as \(name)")
    }
  }

  @Test("a flood of ten kilobytes is read, or refused in words that name a limit", arguments: floods)
  func refusal(_ flood: Flood) async throws {
    let judged = try await Judged(hostile: flood.bytes(10_000), at: "design.md")
    let refusals = judged.judgment.findings.filter { $0.rule == "unreadable-document" }
    #expect(refusals.allSatisfy { $0.message.contains("limit") }, "\(refusals)")
  }
}

/// Two specs, one of them hostile, read and judged.
struct Judged {
  let corpus: Corpus
  let judgment: Judgment

  init(hostile bytes: [UInt8], at name: String) async throws {
    try await self.init([
      "specs/001-hostile/\(name)": bytes, "specs/002-neighbour/requirements.md": Array(Self.neighbour.utf8),
    ])
  }

  init(_ files: [String: [UInt8]]) async throws {
    try await self.init(FileAccess.inMemory(bytes: files))
  }

  init(_ files: FileAccess) async throws {
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    corpus = await SpecReader(files: files, workers: 2).read(layout)
    let graph = Linker(files: files).link(corpus)
    judgment = Judge(rules: RuleCatalog.all).judge(
      graph,
      against: EvidenceSet(),
      on: Today(criterion: { _ in nil }, check: { _ in nil }, source: { _ in nil })
    )
  }

  /// What is known of the criteria beside the hostile ones.
  var neighbour: [String] {
    judgment.criteria.keys.filter { $0.spec == SpecID("002-neighbour") }.map(\.description).sorted()
  }

  static let neighbour =
    "### Requirement 1: Peace\n\n#### Acceptance Criteria\n\n1. WHEN it is quiet THEN it SHALL stay so\n"
}
