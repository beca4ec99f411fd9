import Evidence
import Files
import Findings
import Judgment
import SpecModel
import Testing
import Traceability

/// How many work at a time changes nothing.
@Suite(.enabled(if: SharedCorpus.isThere, SharedCorpus.absence))
struct WorkerTests {
  @Test("any number of workers reads the same", arguments: [1, 3, 16])
  func workers(_ count: Int) async {
    let one = await SharedCorpus.corpus.value
    let other = await SharedCorpus.read(workers: count)
    #expect(areSame(one, other))
    #expect(one.specs.count > 20 && one.documents.count > 800)
  }

  @Test("values that differ in one field of one part are not the same")
  func difference() async throws {
    let corpus = await SharedCorpus.corpus.value
    let spec = try #require(corpus.specs.first { !$0.reports.isEmpty })
    let report = try #require(spec.reports.first { !$0.claims.isEmpty })
    #expect(areSame(report, report.with(claims: report.claims)))
    #expect(!areSame(report, report.with(claims: report.claims.dropLast())))
    #expect(!areSame([report], [report.with(tasks: [TaskNumber("99")])]))
    #expect(!areSame(corpus.documents, corpus.documents.dropLast()))
  }

  @Test("any number of workers links the same", arguments: [1, 2, 8])
  func linking(_ count: Int) async {
    let corpus = await SharedCorpus.corpus.value
    let linker = Linker(files: .disk(root: SharedCorpus.folder + "/corpus"))
    let (one, other) = (linker.link(corpus), await linker.link(corpus, workers: count))
    #expect(one.documentLinks == other.documentLinks)
    #expect(one.criteria == other.criteria)
    #expect(one.links.map(\.reference) == other.links.map(\.reference))
    #expect(one.links.map(\.resolution) == other.links.map(\.resolution))
    #expect(one.items.map(\.criteria) == other.items.map(\.criteria))
  }

  @Test("any number of workers judges the same", arguments: [1, 2, 8])
  func judging(_ count: Int) async {
    let corpus = await JudgedCorpus.shared.value
    let one = corpus.judgment
    let today = TodaysInputs.today(corpus.graph) { _ in nil }
    let other = await Judge(rules: RuleCatalog.all)
      .judge(corpus.graph, against: EvidenceSet(), on: today, workers: count)
    #expect(one.findings == other.findings)
    #expect(one.claims == other.claims)
    #expect(one.items == other.items)
    #expect(one.misdirections.mapValues(\.target) == other.misdirections.mapValues(\.target))
    #expect(one.criteria.mapValues(\.state) == other.criteria.mapValues(\.state))
  }
}
