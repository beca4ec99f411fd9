import Files
import Findings
import History
import SpecModel
import SpecReading
import Testing
import Traceability

/// Locks, and documents that have changed since: comparisons of everything with everything are bounded.
@Suite(.serialized) struct LockFloodTests {
  private func lines(_ codes: some Sequence<Int>) -> [Lock.Line] {
    codes.map { Lock.Line(code: UInt32($0), context: 1) }
  }

  private func lock(_ codes: some Sequence<Int>) -> Lock {
    Lock(numbering: Numbering([]), lines: [DocumentPath("specs/001-hostile/tasks.md"): lines(codes)])
  }

  @Test("a lock of tens of thousands of lines beside a document of few is told apart by what both know")
  func manyLines() {
    var difference: LockDifference?
    let time = processorTime { difference = LockDifference(old: lock(0..<40_000), new: lock([5, 3, 50_000])) }
    #expect(difference?.lines.added == 2)
    #expect(difference?.lines.gone == 39_999)
    #expect(time < allowance)
  }

  @Test("a lock that could not be read again is not written")
  func unwritable() throws {
    let one = [Lock.Line(code: 1, context: 1)]
    let lines = (0...LockFile.mostRows).map { (DocumentPath("specs/\($0)/tasks.md"), one) }
    let large = Lock(numbering: Numbering([]), lines: Dictionary(uniqueKeysWithValues: lines))
    #expect(throws: LockFailure.self) { try LockFile.readableBytes(large) }
    let small = lock(0..<40_000)
    #expect(try LockFile.read(LockFile.readableBytes(small)) == LockFile.read(LockFile.bytes(small)))
  }

  @Test("thousands of lines in another order are known, and nobody says that they are old")
  func otherOrder() {
    let old = Array(0..<3900)
    var ages: [LineAlignment.Age] = []
    let time = processorTime { ages = LineAlignment(old: old, new: old.reversed()).ages }
    #expect(ages.count == 3900)
    #expect(!ages.contains(.new))
    #expect(ages.count(where: { $0 == .old }) <= 1)
    #expect(time < allowance)
    #expect(LockDifference(old: lock(old), new: lock(old.reversed())).lines == (0, 0))
  }

  @Test("thousands of lines that are all new are told to be new")
  func allNew() {
    var ages: [LineAlignment.Age] = []
    let time = processorTime { ages = LineAlignment(old: Array(0..<3900), new: Array(5000..<8900)).ages }
    #expect(Set(ages) == [.new])
    #expect(time < allowance)
  }

  @Test("the common lines of two texts are the most that there can be", arguments: 0..<40)
  func common(_ round: Int) {
    var seed = Seed(UInt64(round))
    let old = (0..<30).map { _ in Int.random(in: 0..<8, using: &seed) }
    let new = (0..<25).map { _ in Int.random(in: 0..<9, using: &seed) }
    let difference = new.difference(from: old)
    let change = LockDifference(old: lock(old), new: lock(new))
    #expect(change.lines == (difference.insertions.count, difference.removals.count))
  }

  @Test("hundreds of long criteria that were all edited are compared up to a limit")
  func edited() {
    func numbering(_ mark: String) -> SpecNumbering {
      let spec = SpecID("001-hostile")
      let requirement = RequirementID(spec: spec, number: RequirementNumber("1"), occurrence: 1)
      let criteria = (1..<490).map { index in
        let words = (0..<400).map { "w\(index * $0 % 997)" }.joined(separator: " ")
        let id = CriterionID(requirement: requirement, label: CriterionLabel("\(index)"))
        return SpecNumbering.Entry(id: id, text: "\(words) \(mark)\(index)")
      }
      return SpecNumbering(
        spec: spec,
        criteria: criteria,
        requirements: [SpecNumbering.Title(id: requirement, heading: "Requirement 1: a")]
      )
    }
    let (old, new) = (numbering("a"), numbering("b"))
    var added: [CriterionID]?
    let time = processorTime { added = SpecChange(old: old, new: new).added }
    #expect(added == [])
    #expect(time < allowance)
  }

  @Test("thousands of lines below one long heading have its fingerprint made once")
  func longHeading() {
    let heading = "# " + String(repeating: "heading ", count: 25_000)
    let text = DocumentText(Array((heading + "\n" + String(repeating: "- Requirement 1.1\n", count: 2000)).utf8))
    var marks: [Lock.Line] = []
    let time = processorTime { marks = Lock.Line.all(2...2001, of: text, LineContexts(text)) }
    #expect(Set(marks).count == 1)
    #expect(time < allowance)
  }

  /// What the lock knows of a line, and how long that took.
  private func known(_ line: String) -> (line: Lock.Line?, time: Double) {
    let text = DocumentText(Array(line.utf8))
    var known: Lock.Line?
    let time = processorTime { known = Lock.Line.all(1...1, of: text, LineContexts(text)).first }
    return (known, time)
  }

  @Test(
    "a run of thousands of figures is read once, and not once more for each of them",
    arguments: ["/", "-", ":", ".-"]
  )
  func run(_ sign: String) {
    #expect(known("Requirement 1.1 " + String(repeating: "1\(sign)", count: 50_000)).time < allowance)
  }

  @Test(
    "words without end and without ends of their marks are read once",
    arguments: ["<!--1", "](a", "A-1", "[ ]:x:[", "- 1 %"]
  )
  func marks(_ piece: String) {
    #expect(known("Requirement 1.1 " + String(repeating: piece, count: 20_000)).time < allowance)
  }

  @Test("a line of ASCII says the same beside a sign that is none", arguments: 0..<200)
  func letters(_ round: Int) throws {
    var seed = Seed(UInt64(round))
    let pieces = [
      "1.1", "2026-01-31", "80 %", "12/12", "14:30", "FR-002", "Requirement", "req", "R7", "3.", "[ ]", "[x]", "[PASS]",
      ":x:",
      "[horn](a/horn.md)", "<!-- a -->", "<!--", "| met |", "(not met)", " - ", "well-known", "7.1-7.4", "> ", "*",
      "\t", "]", "%", "Horn",
    ]
    let line = (0..<12).map { _ in pieces[Int.random(in: pieces.indices, using: &seed)] }
      .joined(separator: round % 2 == 0 ? " " : "")
    let (plain, beside) = try (#require(known(line).line), #require(known(line + " …").line))
    #expect(plain.words == beside.words, "\(line)")
    #expect(plain.gist == beside.gist, "\(line)")
  }

  @Test("a lock of nothing but line ends is refused in words that name a limit")
  func lineEnds() {
    let bytes = Array("counterfoil lock 2".utf8) + [UInt8](repeating: 10, count: 2_000_000)
    var failure: LockFailure?
    let time = processorTime { failure = #expect(throws: LockFailure.self) { try LockFile.read(bytes) } }
    #expect(failure?.description.contains("more lines than the limit of \(LockFile.mostRows)") == true)
    #expect(time < allowance)
  }

  @Test("links to the headings of hundreds of requirements that were renumbered are followed in one pass")
  func renumberedHeadings() async {
    let count = 800
    let links = (1...count).map { "- [a](#requirement-\($0)-title-\($0))\n" }.joined()
    func requirements(from first: Int) -> String {
      (1...count).map {
        "### Requirement \($0 + first - 1): Title \($0)\n\n1. WHEN a\($0) is b THEN c\($0) SHALL d\n\n"
      }.joined()
    }
    func graph(_ text: String) async -> (TraceGraph, FileAccess) {
      let files = FileAccess.inMemory(["specs/001-hostile/requirements.md": "\(links)\n\(text)"])
      let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
      return (Linker(files: files).link(await SpecReader(files: files, workers: 1).read(layout)), files)
    }
    let (then, old) = await graph(requirements(from: 1))
    let lock = Lock(then, files: old)
    let (today, files) = await graph("### Requirement 1: New\n\n1. x SHALL y\n\n" + requirements(from: 2))
    var found: [OlderReference] = []
    let time = processorTime {
      let past = LockedPast(lock, graph: today, files: files)
      found = OlderReferenceFinder(graph: today, files: files, past: past, source: "the lock").find().references
    }
    let expected = (1...count).map { "#requirement-\($0 + 1)-title-\($0)" }
    #expect(zip(found.map(\.replacement), expected).first { $0 != $1 } == nil)
    #expect(found.count == count)
    #expect(time < allowance)
  }
}
