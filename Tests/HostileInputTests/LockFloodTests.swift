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
}
