import SpecModel
import Testing

/// How many documents are read at a time changes nothing.
@Suite(.enabled(if: SharedCorpus.isThere, SharedCorpus.absence))
struct WorkerTests {
  @Test("any number of workers reads the same", arguments: [1, 3, 16])
  func workers(_ count: Int) async {
    let one = await SharedCorpus.corpus.value
    let other = await SharedCorpus.read(workers: count)
    #expect(one.specs == other.specs)
    #expect(one.documents == other.documents)
    #expect(one.problems == other.problems)
  }
}
