import SpecModel
import Testing

/// Holds the model against what the corpus is known to contain.
@Suite(.enabled(if: SharedCorpus.isThere, SharedCorpus.absence))
struct TruthTests {
  enum Aspect: String, CaseIterable, CustomTestStringConvertible {
    case requirements, criteria, tasks, citations, claims, properties, reports
    var testDescription: String { rawValue }
  }

  @Test("the model agrees with the hand-checked truth", arguments: Aspect.allCases)
  func agreement(_ aspect: Aspect) async throws {
    let truth = try Truth.load()
    let score = Score(found: aspect.found(await SharedCorpus.corpus.value), expected: aspect.expected(truth))
    #expect(score.f1 >= 0.995, "\(score)\n\(score.differences.joined(separator: "\n"))")
  }

  @Test("every difference is known, with who is right", arguments: Aspect.allCases)
  func differences(_ aspect: Aspect) async throws {
    let truth = try Truth.load()
    let score = Score(found: aspect.found(await SharedCorpus.corpus.value), expected: aspect.expected(truth))
    let found = Set(score.differences.map { KnownDifference.key(of: $0, aspect) })
    let known = Set(KnownDifference.all.filter { $0.aspect == aspect }.map(\.key))
    #expect(found.subtracting(known).sorted() == [], "new differences")
    #expect(known.subtracting(found).sorted() == [], "differences that are gone: take them off the list")
  }
}

/// How well one set agrees with another.
struct Score: CustomStringConvertible {
  let missed: [String]
  let invented: [String]
  private let agreed: Int

  init(found: Set<String>, expected: Set<String>) {
    agreed = found.intersection(expected).count
    missed = expected.subtracting(found).sorted()
    invented = found.subtracting(expected).sorted()
  }

  var f1: Double { 2 * Double(agreed) / Double(max(1, 2 * agreed + missed.count + invented.count)) }

  var differences: [String] { missed.map { "missed " + $0 } + invented.map { "invented " + $0 } }

  var description: String { "F1 \(f1), \(agreed) agreed, \(missed.count) missed, \(invented.count) invented" }
}
