import CheckRunning
import Evidence
import Files
import Findings
import Judgment
import SpecModel
import SpecReading
import Testing
import Traceability

/// Reports of a few hundred kilobytes whose cases stand for millions of criteria.
@Suite("A report of many references", .serialized)
struct JUnitFloodTests {
  private static let criteria = 2000

  private func graph() async -> TraceGraph {
    func requirement(_ number: Int, _ count: Int) -> String {
      "### Requirement \(number): a\n\n" + (1...count).map { "\($0). a SHALL b\($0)\n" }.joined() + "\n"
    }
    let files = FileAccess.inMemory([
      "specs/001-shop/requirements.md": requirement(1, Self.criteria) + requirement(2, 3),
      "specs/002-other/requirements.md": requirement(1, 3),
    ])
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    return Linker(files: files).link(await SpecReader(files: files, workers: 1).read(layout))
  }

  private func references(_ graph: TraceGraph) -> TestReferences {
    TestReferences(index: graph.index, read: ReferenceText.readAll) { Fingerprint(of: $0.text) }
  }

  private func references() async -> TestReferences { references(await graph()) }

  private func importer(_ references: TestReferences, _ mapping: [JUnitMapping.Entry] = []) -> JUnitImporter {
    JUnitImporter(
      mapping: JUnitMapping(entries: mapping),
      platform: .ios,
      criteria: references.bindings,
      measure: references.count,
      everything: references.everything
    )
  }

  private func imported(_ suites: String, room: Int = JUnitSpread.limit) async -> JUnitImport {
    var spread = JUnitSpread(limit: room)
    let report = JUnitImporter.read(Array("<testsuites>\(suites)</testsuites>".utf8))
    return importer(await references()).results(of: report, at: "r.xml", revision: revision, room: &spread)
  }

  private static let today = Today(
    criterion: { _ in Fingerprint(of: "then") },
    check: { _ in nil },
    source: { _ in Fingerprint(of: "tree") }
  )

  private func suite(_ cases: String) -> String { "<testsuite name='s'>\(cases)</testsuite>" }

  private func pairs(_ results: [CheckResult]) -> Int { results.reduce(0) { $0 + $1.criteria.count } }

  private func names(_ results: some Sequence<CheckResult>) -> Set<String> {
    Set(results.flatMap(\.criteria).map(\.criterion.text))
  }

  private func cases(_ count: Int, _ text: (Int) -> String) -> String { (1...count).map(text).joined() }

  private static let floods: [@Sendable (Int) -> String] = [
    { "<testcase name='[001/1] t\($0)'/>" },
    { "<testcase name='t\($0) [001/1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]'/>" },
    { "<testcase name='t\($0) [001/1.1-1.\(100 + $0 % 99)] [001/1.\($0 % 7 + 1)-1.190]'/>" },
    { "<testcase name='t\($0)'><properties><property name='verifies' value='001/1'/></properties></testcase>" },
    { $0 == 1 ? "<properties><property name='verifies' value='001/1'/></properties>" : "<testcase name='t\($0)'/>" },
  ]

  @Test("stands for so many criteria together, and what is beyond proves nothing", arguments: floods.indices)
  func bounded(_ index: Int) async throws {
    let room = 1 << 13
    let flood = cases(1500, Self.floods[index])
    let failing = "<testcase name='[001/1] failing'><failure/></testcase>"
    let few = "<testcase name='[002/1.1]'/><testcase name='[002/1]'><failure/></testcase>"
    let found = await imported(suite(few) + suite(flood + failing), room: room)
    #expect(pairs(found.results) < room + 1503 * JUnitSpread.ofEach + 2 * (Self.criteria + 6))
    let told = found.damage.filter { $0.contains("the limit of \(room) in one run") }
    #expect(told.count == 1)
    #expect(found.problems.contains(told[0]))
    // Whatever the cases beyond may be about is proven by nobody.
    let beyond = found.results.filter { $0.outcome == .inconclusive(.unreadableReport) }
    #expect(names(beyond).isSuperset(of: (100...190).map { "001-shop/1.\($0)" }))
    #expect(beyond.flatMap(\.criteria).allSatisfy { $0.text != nil })
    // What failed is a failure of what it is about, and may not be forgotten. Where too much was counted to find out, all is open.
    let failed = names(found.results.filter { $0.outcome == .failed(.expectation) })
    #expect((index == 2 ? names(beyond) : failed).contains("001-shop/1.2000"))
    // What stands for few counts as ever.
    let others = found.results.filter { names([$0]).allSatisfy { $0.hasPrefix("002") } }
    #expect(others.map(\.outcome) == [.passed, .failed(.expectation)])
    // What is written can be read.
    let evidence = EvidenceSet(results: found.results)
    #expect(try EvidenceFile.read(EvidenceFile.readableBytes(of: evidence)).results.count == evidence.results.count)
  }

  @Test("which so many together may stand for is told of what the cases beyond name, and of nothing else")
  func precise() async {
    let flood = cases(40) { "<testcase name='[001/1.1-1.190] t\($0)'/>" }
    let found = await imported(suite(flood), room: 1 << 11)
    #expect(names(found.results.filter { !$0.isProof }) == Set((1...190).map { "001-shop/1.\($0)" }))
    #expect(found.results.count(where: \.isProof) == (1 << 11) / (189 - JUnitSpread.ofEach))
  }

  @Test("leaves open what its cases beyond the limit may be about, whoever else proves it")
  func unproven() async throws {
    let graph = await graph()
    let importer = importer(references(graph))
    let both = "<testcase name='[001/1.1]'/><testcase name='[002/1.1]'/>"
    let proof = importer.results(
      of: JUnitImporter.read(Array(suite(both).utf8)),
      at: "a.xml",
      revision: revision
    )
    let flood = await imported(suite(cases(2) { "<testcase name='[001/1] t\($0)'/>" }), room: Self.criteria)
    #expect(flood.damage.count == 1)
    func proven(_ results: [CheckResult]) -> [CriterionReference] {
      let judgment = Judge(rules: []).judge(graph, against: EvidenceSet(results: results), on: Self.today)
      return ["001-shop/1.1", "001-shop/1.2", "002-other/1.1"].map { CriterionReference($0) }.filter { name in
        CriterionNames(graph: graph).criterion(name).map { judgment.state($0) == .proven } == true
      }
    }
    #expect(proven(proof.results).map(\.text) == ["001-shop/1.1", "002-other/1.1"])
    #expect(proven(proof.results + flood.results).map(\.text) == ["002-other/1.1"])
  }

  @Test("whose one case names thousands is told of each by the beginning of its name", arguments: ["", "<failure/>"])
  func longName(_ inside: String) async throws {
    let graph = await graph()
    let name = (1...Self.criteria).map { "[001/1.\($0)]" }.joined(separator: " ")
    let text = suite("<testcase name='\(name)'>\(inside)</testcase>")
    let found = importer(references(graph)).results(
      of: JUnitImporter.read(Array(text.utf8)),
      at: "r.xml",
      revision: nil
    )
    let result = try #require(found.results.first)
    #expect(result.criteria.count == Self.criteria)
    #expect(result.check.text.utf8.count > name.utf8.count)
    let judgment = Judge(rules: RuleCatalog.all).judge(graph, against: EvidenceSet(results: [result]), on: Self.today)
    let reasons = judgment.criteria.values.flatMap(\.chain.hops).compactMap { hop, condition in
      if case .broken(let reason) = condition, hop == .result { reason } else { nil }
    }
    #expect(reasons.count >= Self.criteria)
    #expect(reasons.reduce(0) { $0 + $1.utf8.count } < Self.criteria << 10)
    #expect(judgment.findings.reduce(0) { $0 + $1.message.utf8.count } < name.utf8.count)
  }

  @Test("that each stand for as many as requirements have all count, however many there are")
  func usual() async {
    let each = cases(3000) { "<testcase name='[001/2] t\($0)'/>" }
    let ofSuite = "<testsuite name='[002/1]'><properties><property name='verifies' value='001/1.1-1.12'/></properties>"
    let found = await imported(
      suite(each) + ofSuite + cases(3000) { "<testcase name='u\($0)'/>" } + "</testsuite>",
      room: 1
    )
    #expect(found.damage.isEmpty)
    #expect(found.results.count == 6000)
    #expect(found.results.allSatisfy { $0.outcome == .passed })
    #expect(Set(found.results.map(\.criteria.count)) == [3, 15])
  }

  @Test("that a mapping gives to thousands stands for so many criteria together, entry by entry in no time")
  func mapping() async throws {
    let entries = (1...2000).map { number in
      JUnitMapping.Entry(test: "*a*\(number)*b*", criteria: [CriterionReference("001/1.\(number)")])
    }
    let whole = JUnitMapping.Entry(test: "c.*", criteria: [CriterionReference("001/1")])
    let flood = cases(2500) { "<testcase classname='c' name='aaaa works \($0)'/>" }
    let importer = importer(await references(), entries + [whole])
    let report = JUnitImporter.read(Array(suite(flood).utf8))
    var spread = JUnitSpread(limit: 1 << 13)
    var found: JUnitImport?
    let time = processorTime {
      found = importer.results(of: report, at: "r.xml", revision: revision, room: &spread)
    }
    #expect(time < allowance)
    let result = try #require(found)
    #expect(pairs(result.results) < 1 << 13 + Self.criteria)
    #expect(result.usedMapping == [2000])
    #expect(result.damage.count == 1)
  }

  @Test("is one limit for all reports of a run, and each of those beyond is damaged", arguments: [9, 40])
  func oneLimit(_ count: Int) async throws {
    let importer = importer(await references())
    var spread = JUnitSpread(limit: 1 << 15)
    var results: [CheckResult] = []
    var damaged: Set<Int> = []
    for number in 1...count {
      let text = suite(cases(12) { "<testcase name='[001/1] t\($0)'/>" })
      let report = JUnitImporter.read(Array(text.utf8))
      let found = importer.results(of: report, at: "\(number).xml", revision: revision, room: &spread)
      results += found.results
      if !found.damage.isEmpty { damaged.insert(number) }
    }
    #expect(pairs(results) <= 2 << 15 + count * 12 * JUnitSpread.ofEach)
    #expect(damaged == Set(2...count))
    #expect(Set(results.filter { !$0.isProof }.compactMap(\.report)) == Set((2...min(count, 17)).map { "\($0).xml" }))
  }

  @Test("that suites around thousands of suites name are read once")
  func nested() async throws {
    let names = cases(5000) { "<property name='verifies' value='001/9.\($0)'/>" }
    let inside = cases(5000) { "<testsuite name='s\($0)'><testcase name='t'/></testsuite>" }
    let text = "<testsuite name='all'><properties>\(names)</properties>\(inside)</testsuite>"
    let importer = importer(await references())
    var found: JUnitImport?
    let time = processorTime {
      found = importer.results(of: JUnitImporter.read(Array(text.utf8)), at: "r.xml", revision: revision)
    }
    #expect(time < allowance)
    #expect(found?.damage.count == 1)
  }

  @Test("is of several commits, however many it names, found out in no time")
  func commits() throws {
    let names = cases(8000) { "<property name='commit' value='\(String(0x1000_0000 + $0, radix: 16))'/>" }
    let text = Array("<testsuite name='s'><properties>\(names)</properties><testcase name='t'/></testsuite>".utf8)
    var report: JUnitReport?
    let time = processorTime { report = JUnitImporter.read(text) }
    #expect(time < allowance)
    #expect(report?.problem == "it names several commits, 10000001, 10000002, 10000003")
    #expect(try #require(report).commit == nil)
  }

  @Test("says what is wrong with a suite of each of its cases, at length only while there is room")
  func repeated() async {
    let words = String(repeating: "w", count: 500)
    let errors = cases(20) { "<error message='\(words)\($0)'/>" }
    func size(_ found: JUnitImport) -> Int {
      found.results.flatMap(\.messages).reduce(0) { $0 + $1.text.utf8.count }
    }
    let few = await imported(suite(errors + cases(500) { "<testcase name='[002/1.1] \($0)'/>" }))
    #expect(few.results.allSatisfy { $0.messages.count == 20 })
    let many = await imported(suite(errors + cases(4000) { "<testcase name='[002/1.1] \($0)'/>" }))
    #expect(size(many) < 4000 * 300)
    #expect(many.results.count == 4000)
    #expect(many.results.allSatisfy { $0.outcome == .inconclusive(.unreadableReport) && $0.messages.count == 1 })
  }

  @Test("that name one criterion each are not counted, however many there are")
  func narrow() async {
    let flood = cases(4000) { "<testcase name='[001/1.\($0 % 2000 + 1)] [001/1.\($0 % 1999 + 1)] [002/1] t\($0)'/>" }
    let found = await imported(suite(flood), room: 1)
    #expect(found.damage.isEmpty)
    #expect(found.results.count == 4000)
    #expect(found.results.allSatisfy { $0.outcome == .passed })
  }

  @Test("in one name does not repeat it for each")
  func longName() async throws {
    let name = (1...12_000).map { "[001/7.\($0)] " }.joined()
    let references = await references()
    let importer = importer(references)
    let report = JUnitImporter.read(Array("<testsuite name='s'><testcase name='\(name)'/></testsuite>".utf8))
    var results: JUnitImport?
    let time = processorTime { results = importer.results(of: report, at: "r.xml", revision: revision) }
    #expect(time < allowance)
    let found = try #require(results)
    #expect(found.problems.reduce(0) { $0 + $1.utf8.count } < 30_000)
    #expect(found.results.first?.criteria.count == 12_000)
  }

  private let revision = JUnitRevision(
    commit: "0123abcd",
    text: { _ in Fingerprint(of: "then") },
    sources: [SourceFingerprint(path: SourceFingerprint.repositoryFiles, fingerprint: Fingerprint(of: "tree"))]
  )
}
