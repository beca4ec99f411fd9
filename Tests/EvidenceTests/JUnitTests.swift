import Evidence
import Testing

@Suite("A report of another runner")
struct JUnitTests {
  @Test("is read in every dialect: which case is about what, and how it went", arguments: dialects)
  func reads(_ dialect: JUnitDialect) {
    let found = imported(dialect.text)
    #expect(found.results.map { "\($0.check)" } == dialect.outcomes.map { "junit:\($0.check)" })
    #expect(found.results.map(\.outcome) == dialect.outcomes.map(\.outcome), "\(found.problems)")
    #expect(Set(found.results.flatMap(\.criteria).map(\.criterion.text)).isSubset(of: ["035/8.4", "035/8.5"]))
  }

  @Test("tells what no criterion hears of, and of what a criterion hears it tells nothing", arguments: silences)
  func silence(_ text: String, _ notes: [String]) {
    #expect(
      imported("<testsuites><testsuite><testcase name='a [035/8.4]'/></testsuite>\(text)</testsuites>").silence.notes
        == notes
    )
  }

  @Test("proves nothing where it contradicts itself or breaks off, and says why", arguments: doubtful)
  func doubts(_ text: String, _ words: String) {
    let found = imported(text)
    #expect(found.problems.contains { $0.contains(words) }, "\(found.problems)")
    #expect(found.results.allSatisfy { $0.outcome != .passed })
    #expect(found.results.allSatisfy { $0.messages.contains { $0.text.contains(words) } })
  }

  @Test("does not pass a case of which it says anything but that it passed", arguments: cases)
  func outcomes(_ inside: String, _ attributes: String, _ outcome: Outcome) {
    let found = imported("<testsuite><testcase name='a [035/8.4]' \(attributes)>\(inside)</testcase></testsuite>")
    #expect(found.results.map(\.outcome) == [outcome])
  }

  @Test(
    "does not pass a case whose attributes say that it did not pass, whatever they are called",
    arguments: [
      "outcome='failed'", "Outcome='Failed'", "success='false'", "Success='False'", "passed='0'", "state='broken'",
      "failed='true'", "error='no disk'",
    ]
  )
  func otherAttributes(_ attributes: String) {
    let found = imported("<testsuite><testcase name='a [035/8.4]' \(attributes)/></testsuite>")
    #expect(found.results.map(\.outcome) == [.inconclusive(.unreadableReport)])
  }

  @Test(
    "takes a case for skipped that says so in an attribute",
    arguments: ["executed='False'", "ignored='1'", "skipped='true'"]
  )
  func otherSkips(_ attributes: String) {
    let found = imported("<testsuite><testcase name='a [035/8.4]' \(attributes)/></testsuite>")
    #expect(found.results.map(\.outcome) == [.inconclusive(.skipped)])
  }

  @Test(
    "doubts a suite that counts failures and skips that nobody sees, whatever it calls them",
    arguments: ["failed='1'", "ignored='1'", "Failures='1'", "notrun='2'", "success='false'", "failed='many'"]
  )
  func otherCounts(_ attributes: String) {
    let found = imported("<testsuite \(attributes)><testcase name='a [035/8.4]'/></testsuite>")
    #expect(found.results.map(\.outcome) == [.inconclusive(.unreadableReport)])
  }

  @Test("passes what says in any attribute that it passed, and counts that agree")
  func otherPasses() {
    let test =
      "<testcase name='a [035/8.4]' outcome='Passed' success='True' executed='True' failed='false' skipped='0'/>"
    let found = imported("<testsuite failed='0' ignored='0' passed='1' success='True'>\(test)</testsuite>")
    #expect(found.results.map(\.outcome) == [.passed], "\(found.problems)")
  }

  @Test("believes a suite and a set-up that say that they passed")
  func passingSuites() {
    let text =
      "<testsuite status='run' result='passed'><setup status='OK'/><testcase name='a [035/8.4]'/></testsuite>"
    #expect(imported(text).results.map(\.outcome) == [.passed])
    #expect(imported(text).problems == [])
  }

  @Test("is of one commit also where that is named twice, once cut short")
  func commits() {
    let property = { (value: String) in "<properties><property name='git.commit' value='\(value)'/></properties>" }
    let report = JUnitImporter.read(
      Array(
        "<testsuites><testsuite>\(property("ABCDEF0"))<testcase name='a'/></testsuite><testsuite>\(property("abcdef0123"))</testsuite></testsuites>"
          .utf8
      )
    )
    #expect(report.commit == "abcdef0123")
    #expect(report.problem == nil)
  }

  @Test("keeps a failure that stands in no suite at all")
  func looseCases() {
    let text =
      "<results><testcase name='a [035/8.4]'><failure/></testcase><testsuite tests='1'><testcase name='b'/></testsuite></results>"
    #expect(imported(text).results.map(\.outcome) == [.failed(.expectation)])
  }

  @Test("keeps the words of a failure and a skip, in whatever way they are written")
  func words() {
    let failed = "<testcase name='a [035/8.4]'><failure message='1 &lt; 2'>x<![CDATA[<y> & z]]></failure></testcase>"
    let skipped = "<testcase name='b [035/8.5]'><skipped message='not on this machine'/></testcase>"
    let found = imported("<testsuite>\(failed)\(skipped)</testsuite>")
    #expect(found.results.map { $0.messages.map(\.text) } == [["1 < 2\nx\n<y> & z"], ["not on this machine"]])
  }

  @Test("keeps the beginning of a failure without end")
  func longWords() {
    let piece = String(repeating: "x", count: 1000) + "<!-- -->"
    let text =
      "<testsuite><testcase name='a [035/8.4]'><failure>\(String(repeating: piece, count: 2000))</failure></testcase></testsuite>"
    let report = JUnitImporter.read(Array(text.utf8))
    #expect(report.suites.first?.cases.first?.notes.map { $0.words.utf8.count < 2 * XMLReader.longestText } == [true])
  }

  @Test("is read behind a byte order mark, and refused with a reason in UTF-16", arguments: [true, false])
  func byteOrder(_ isLittle: Bool) {
    let text = "<testsuite><testcase name='a [035/8.4]'/></testsuite>"
    let marked = JUnitImporter.read([0xEF, 0xBB, 0xBF] + Array(text.utf8))
    #expect(importer.results(of: marked, at: "r.xml", revision: revision).results.map(\.outcome) == [.passed])
    let wide = "\u{FEFF}\(text)".utf16.flatMap { unit in
      isLittle ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    let refused = JUnitImporter.read(wide)
    #expect(refused.problem?.contains("UTF-16") == true)
    #expect(importer.results(of: refused, at: "r.xml", revision: revision).results.isEmpty)
  }

  @Test("neither grows by entities nor follows them", arguments: [laughs, outside])
  func entities(_ text: String) {
    let found = imported(text)
    #expect(found.problems.contains { $0.contains("document type") })
    #expect(found.results.isEmpty)
  }

  @Test("counts failures also in a report that is not to be believed")
  func failuresCount() {
    let text = "<testsuite tests='9'><testcase name='a [035/8.4]'><failure message='no'/></testcase></testsuite>"
    #expect(imported(text).results.map(\.outcome) == [.failed(.expectation)])
  }

  @Test("proves nothing when it is cut short, wherever")
  func truncated() {
    let text = "<testsuite><testcase name='a [035/8.4]'/><testcase name='b [035/8.5]'/></testsuite>"
    for length in 0..<text.utf8.count {
      let report = JUnitImporter.read(Array(text.utf8.prefix(length)))
      #expect(
        importer.results(of: report, at: "r.xml", revision: revision).results.allSatisfy { $0.outcome != .passed }
      )
      #expect(report.problem != nil)
    }
    #expect(imported(text).results.map(\.outcome) == [.passed, .passed])
  }

  @Test("does not know how many expectations there were, and says so")
  func expectations() {
    let result = imported("<testsuite><testcase name='a [035/8.4]' assertions='3'/></testsuite>").results.first
    #expect(result?.expectations == .unknown)
    #expect(result?.expectations.words == "expectations unknown")
  }

  @Test("hears a suite that counts no assertion", arguments: countedBySuites)
  func assertionsOfSuites(suite: String, testCase: String, outcome: Outcome) {
    let inner = "<testsuite><testcase name='a [035/8.4]' \(testCase)/></testsuite>"
    let report = "<testsuites><testsuite name='s' \(suite)>\(inner)</testsuite></testsuites>"
    #expect(imported(report).results.map(\.outcome) == [outcome])
  }

  @Test("is of the text and the code of its revision, or of none")
  func revisions() {
    let bound = imported("<testsuite><testcase name='a [035/8.4]'/></testsuite>").results.first
    #expect(bound?.criteria.map(\.text) == [Fingerprint(of: "then")])
    #expect(bound?.inputs.components == revision.sources)
    let report = JUnitImporter.read(Array("<testsuite><testcase name='a [035/8.4]'/></testsuite>".utf8))
    let loose = importer.results(of: report, at: "r.xml", revision: nil).results.first
    #expect(loose?.criteria.map(\.text) == [nil])
    #expect(loose?.staleInputs(for: CriterionReference("035/8.4"), on: today).isEmpty == false)
    #expect(bound?.staleInputs(for: CriterionReference("035/8.4"), on: today) == [])
  }

  @Test(
    "names its revision in a property",
    arguments: [
      ("<properties><property name='git.commit' value='0123abcd'/></properties>", "0123abcd"),
      ("<properties><property name='GITHUB_SHA'>0123abcd</property></properties>", "0123abcd"),
      ("<properties><property name='commit' value='main'/></properties>", nil), ("", nil),
    ]
  )
  func namesRevision(_ properties: String, _ commit: String?) {
    let report = JUnitImporter.read(Array("<testsuite>\(properties)<testcase name='a'/></testsuite>".utf8))
    #expect(report.commit == commit)
  }

  @Test("tells of a reference that is no criterion, and proves nothing by it")
  func dangling() {
    let found = imported("<testsuite><testcase name='a [999/1.1]'/></testsuite>")
    #expect(found.problems.contains { $0.contains("`999/1.1`") })
    #expect(found.results.flatMap(\.criteria).map(\.text) == [nil])
  }

  @Test("names criteria by a mapping where its tests do not")
  func mapping() {
    let entries = [JUnitMapping.Entry(test: "shop.Badge*.count", criteria: [CriterionReference("035/8.4")])]
    let importer = JUnitImporter(mapping: JUnitMapping(entries: entries), platform: .ios, criteria: bindings)
    let text = "<testsuite><testcase classname='shop.BadgeTest' name='count'/><testcase name='other'/></testsuite>"
    let found = importer.results(of: JUnitImporter.read(Array(text.utf8)), at: "r.xml", revision: revision)
    #expect(found.results.map(\.check.text) == ["junit:shop.BadgeTest/count"])
  }

  @Test(
    "takes brackets for a reference only where they hold one",
    arguments: [
      ("a[1-2]", 0), ("a[a/b]", 0), ("a[035/8.4]", 1), ("a [035/8.4, 8.5]", 1), ("a[x][035/8.4]", 1), ("[1/2]", 1),
    ]
  )
  func brackets(_ name: String, _ count: Int) {
    #expect(imported("<testsuite><testcase name='\(name)'/></testsuite>").results.count == count)
  }

  @Test("is read in time and memory that its size bounds")
  func large() {
    let line =
      "<testcase name='case [035/8.4]' classname='c' time='0.1'><system-out>some words</system-out></testcase>\n"
    let text =
      "<testsuite>" + String(repeating: line.replacing("case [", with: "case ["), count: 20_000) + "</testsuite>"
    let report = JUnitImporter.read(Array(text.utf8))
    #expect(report.suites.first?.cases.count == 20_000)
  }

  @Test("is refused whole, with the bound named, where it holds more cases than anybody keeps")
  func tooMany() {
    func report(_ count: Int) -> JUnitReport {
      let cases = String(repeating: "<testcase name='a [035/8.4]'/>", count: count)
      return JUnitImporter.read(Array("<testsuite>\(cases)</testsuite>".utf8), mostCases: 3)
    }
    #expect(report(3).problem == nil)
    #expect(report(4).problem == "the report holds more than 3 test cases; split it")
    #expect(importer.results(of: report(4), at: "r.xml", revision: revision).results.isEmpty)
  }

  private func imported(_ text: String) -> JUnitImport {
    importer.results(of: JUnitImporter.read(Array(text.utf8)), at: "r.xml", revision: revision)
  }

  private var importer: JUnitImporter { JUnitImporter(platform: .ios, criteria: bindings) }

  private let today = Today(
    criterion: { _ in Fingerprint(of: "then") },
    check: { _ in nil },
    source: { _ in Fingerprint(of: "tree") }
  )
}

private let revision = JUnitRevision(
  commit: "0123abcd",
  text: { _ in Fingerprint(of: "then") },
  sources: [SourceFingerprint(path: SourceFingerprint.repositoryFiles, fingerprint: Fingerprint(of: "tree"))]
)

@Sendable private func bindings(_ written: CriterionReference) -> [CriterionBinding] {
  let known = ["035/8.4": ["035/8.4"], "035/8.5": ["035/8.5"], "035/8.4, 8.5": ["035/8.4", "035/8.5"]]
  guard let found = known[written.text] else { return [CriterionBinding(criterion: written, text: nil)] }
  return found.map { CriterionBinding(criterion: CriterionReference($0), text: Fingerprint(of: "now")) }
}

private let doubtful: [(String, String)] = [
  (
    "<testsuite><testcase name='a [035/8.4]'/><system-out><testcase name='b [035/8.5]'/></system-out></testsuite>",
    "<testcase> among what was printed"
  ),
  ("<html><testcase name='a [035/8.4]'/></html>", "outermost element is <html>"),
  (
    """
    <testsuites><testsuite><properties><property name='commit' value='0123456789'/></properties>
    <testcase name='a [035/8.4]'/></testsuite><testsuite><properties><property name='revision' value='abcdef012345'/>
    </properties><testcase name='b [035/8.5]'/></testsuite></testsuites>
    """, "several commits"
  ),
  ("<testsuite tests='2'><testcase name='a [035/8.4]'/></testsuite>", "holds 2 tests, and holds 1"),
  ("<testsuites tests='3'><testsuite><testcase name='a [035/8.4]'/></testsuite></testsuites>", "holds 3 tests"),
  ("<testsuite name='s' failures='1'><testcase name='a [035/8.4]'/></testsuite>", "says that 1 failed, and 0"),
  ("<testsuite errors='1'><testcase name='a [035/8.4]'/></testsuite>", "says that 1 failed, and 0"),
  ("<testsuite flakes='1'><testcase name='a [035/8.4]'/></testsuite>", "says that 1 passed only when run again, and 0"),
  ("<testsuite flaky='1'><testcase name='a [035/8.4]'/></testsuite>", "says that 1 passed only when run again, and 0"),
  ("<testsuite skipped='1'><testcase name='a [035/8.4]'/></testsuite>", "1 were skipped, and 0"),
  ("<testsuite tests='abc'><testcase name='a [035/8.4]'/></testsuite>", "tests=\"abc\", which is no count"),
  ("<testsuite failures='-1'><testcase name='a [035/8.4]'/></testsuite>", "failures=\"-1\", which is no count"),
  ("<testsuite errors='NaN'><testcase name='a [035/8.4]'/></testsuite>", "errors=\"NaN\", which is no count"),
  ("<testsuite skipped=''><testcase name='a [035/8.4]'/></testsuite>", "skipped=\"\", which is no count"),
  ("<testsuite tests='1.0'><testcase name='a [035/8.4]'/></testsuite>", "tests=\"1.0\", which is no count"),
  (
    "<testsuite failures='9223372036854775807' errors='9223372036854775807'><testcase name='a [035/8.4]'/></testsuite>",
    "failed, and 0"
  ), ("<testsuite disabled='1'><testcase name='a [035/8.4]'/></testsuite>", "1 were skipped, and 0"),
  (
    "<testsuite><testcase name='a [035/8.4]'/><failure message='set-up'/></testsuite>",
    "holds <failure> outside of its test cases: set-up"
  ),
  (
    "<testsuites><error>no server</error><testsuite><testcase name='a [035/8.4]'/></testsuite></testsuites>",
    "holds <error> outside of its test cases"
  ),
  (
    "<testsuite><testcase name='a [035/8.4]'/><system-out><x:Failure/></system-out></testsuite>",
    "holds <failure> outside of its test cases"
  ),
  (
    "<report><error/><testsuite><testcase name='a [035/8.4]'/></testsuite></report>",
    "holds <error> outside of its suites"
  ),
  (
    "<testsuites><testsuite name='s' tests='1'><testcase name='b'/></testsuite><testsuite tests='2' name='outer'>"
      + "<testsuite name='inner' tests='1'><testcase name='a [035/8.4]'/></testsuite></testsuite></testsuites>",
    "the suite `outer` says that it holds 2 tests, and holds 1"
  ),
  ("<testsuite><testcase name='a [035/8.4]'/><testcase name='a [035/8.4]'/></testsuite>", "holds several cases"),
  (
    "<testsuite failures='0'><testcase name='a [035/8.4]'/><testcase name='b'><failure/></testcase></testsuite>",
    "says that 0 failed, and 1 did"
  ),
  ("<testsuite result='failed'><testcase name='a [035/8.4]'/></testsuite>", "<testsuite> of which it says `failed`"),
  (
    "<testsuites status='run' result='ERROR'><testsuite><testcase name='a [035/8.4]'/></testsuite></testsuites>",
    "<testsuites> of which it says `ERROR`"
  ),
  (
    "<testsuite><setup status='failed'/><testcase name='a [035/8.4]'/></testsuite>",
    "<setup> of which it says `failed` outside of its test cases"
  ),
  (
    "<run status='aborted'><testsuite><testcase name='a [035/8.4]'/></testsuite></run>",
    "holds <run> of which it says `aborted` outside of its suites"
  ),
  ("<testsuite><testcase name='a [035/8.4]'/>", "cut short"),
  ("<!DOCTYPE x><testsuite><testcase name='a [035/8.4]'/></testsuite>", "document type"),
  ("<testsuite name='s [035/8.4]' tests='0'/>", "holds no test case"), ("<html/>", "holds no test case"),
  ("", "no element"),
]

private let countedBySuites: [(String, String, Outcome)] = [
  ("assertions='0'", "", .inconclusive(.assertedNothing)), ("assertions='3'", "", .passed), ("", "", .passed),
  ("assertions='2'", "assertions='2'", .passed), ("assertions='0'", "assertions='2'", .inconclusive(.unreadableReport)),
  ("assertions='2'", "assertions='0'", .inconclusive(.assertedNothing)),
  ("assertions='many'", "", .inconclusive(.unreadableReport)),
]

private let cases: [(String, String, Outcome)] = [
  ("<system-out><property name='verifies' value='035/8.5'/></system-out>", "", .inconclusive(.unreadableReport)),
  ("<system-err><testsuite name='b'/></system-err>", "", .inconclusive(.unreadableReport)),
  ("", "", .passed), ("", "status='run'", .passed), ("<system-out>x</system-out>", "time='1,234.5'", .passed),
  ("<failure/>", "", .failed(.expectation)), ("<skipped/><failure/>", "", .failed(.expectation)),
  ("<error message='x'/>", "", .inconclusive(.error)), ("<skipped/>", "", .inconclusive(.skipped)),
  ("<rerunFailure/>", "", .inconclusive(.flaky)),
  ("<flakyFailure><stackTrace/></flakyFailure>", "", .inconclusive(.flaky)),
  ("<flakyError/>", "", .inconclusive(.flaky)), ("<rerunFailure/><failure/>", "", .failed(.expectation)),
  ("<steps><step><failure message='no'/></step></steps>", "", .failed(.expectation)),
  ("<system-out><error/></system-out>", "", .inconclusive(.error)),
  ("<system-out>&lt;failure/&gt;<![CDATA[<failure/>]]></system-out>", "", .passed),
  ("<x:failure/>", "", .failed(.expectation)), ("<Failure/>", "", .failed(.expectation)),
  ("<steps><step status='passed'/></steps>", "", .passed),
  ("<steps><step status='broken'/></steps>", "", .inconclusive(.unreadableReport)),
  ("<steps><skipped/></steps>", "", .inconclusive(.skipped)),
  ("<skipped message='not on this machine'/>", "", .inconclusive(.skipped)),
  ("<flakyFailure/>", "", .inconclusive(.flaky)), ("<rerunError/>", "", .inconclusive(.flaky)),
  ("", "assertions='many'", .inconclusive(.unreadableReport)),
  ("", "assertions='-1'", .inconclusive(.unreadableReport)),
  ("<timeout/>", "", .inconclusive(.unreadableReport)), ("", "status='notrun'", .inconclusive(.skipped)),
  ("", "status='failed'", .inconclusive(.unreadableReport)), ("", "assertions='0'", .inconclusive(.assertedNothing)),
  ("<testcase name='b'/><failure/>", "", .failed(.expectation)),
  ("<testcase name='b'/>", "", .inconclusive(.unreadableReport)),
  ("<testsuite status='failed'/>", "", .inconclusive(.unreadableReport)),
]

private let laughs = """
  <!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>
  <testsuite><testcase name='a [035/8.4]'/><system-out>&c;</system-out></testsuite>
  """
private let outside = """
  <!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]>
  <testsuite><testcase name='a [035/8.4]'><system-out>&a;</system-out></testcase></testsuite>
  """

private let verifiesNothing = "<properties><property name='Verifies' value=''/></properties>"

private let silences: [(String, [String])] = [
  ("", []), ("<testsuite><testcase name='b'/></testsuite>", []),
  ("<testsuite><testcase name='b'><skipped/></testcase></testsuite>", []),
  ("<testsuite><testcase name='b [035/8.4]'><failure/></testcase></testsuite>", []),
  (
    "<testsuite name='S'><testcase name='b'><failure/></testcase></testsuite>",
    ["1 failing case names no criterion: S/b"]
  ),
  ("<testsuite>\(verifiesNothing)<testcase name='b'/></testsuite>", ["1 case has an empty reference: b"]),
  ("<testsuite><testcase name='b [035/8.4]'>\(verifiesNothing)</testcase></testsuite>", []),
  (
    "<testsuite name='E'/><testsuite name='F'><testsuite name='G'/></testsuite>",
    ["2 suites hold no test case: `E`, `G`"]
  ),
]
