import Evidence
import Files
import Findings
import Judgment
import SourceReferences
import SpecReading
import Testing
import Traceability

/// Where everything is right in one of the habits in which people write specs, no rule has anything to say, not even a note.
struct SilentHabitsTests {
  @Test(
    "nothing is found where nothing is wrong",
    arguments: [SilentRepository.kiro, .numbered, .speckit, .japanese, .reports]
  )
  func silent(_ repository: SilentRepository) async {
    let files = FileAccess.inMemory(repository.files)
    let layout = SpecLayout(files: files, roots: [DocumentPath(repository.root)])
    let corpus = await SpecReader(files: files, workers: 1).read(layout)
    let paths = repository.files.keys.map { DocumentPath($0) }.sorted()
    let around = Surroundings(
      sources: await SourceScanner(files: files, workers: 1).scan(paths),
      paths: paths,
      history: FileHistory(gone: [:], isComplete: true)
    )
    let graph = Linker(files: files).link(corpus, in: around)
    let judgment = Judge(rules: RuleCatalog.all)
      .judge(graph, against: EvidenceSet(), on: TodaysInputs.today(graph) { _ in nil })
    #expect(judgment.findings.isEmpty, "\(judgment.findings.map { "\($0.rule): \($0.message)" })")
    // Nothing is silent because it was not read.
    let counts = SilentRepository.Counts(
      criteria: judgment.criteria.count,
      claims: graph.claims.count,
      links: graph.links.count,
      mentions: graph.sources.count
    )
    #expect(counts == repository.counts)
  }
}

/// A repository in memory, and how much of it is to be read.
struct SilentRepository: Sendable, CustomTestStringConvertible {
  struct Counts: Equatable, Sendable {
    let criteria: Int
    let claims: Int
    let links: Int
    let mentions: Int
  }

  let testDescription: String
  let root: String
  let counts: Counts
  let files: [String: String]

  init(_ description: String, root: String, counts: Counts, files: [String: String]) {
    testDescription = description
    self.root = root
    self.counts = counts
    self.files = files
  }
}
