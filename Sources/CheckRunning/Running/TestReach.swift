import CheckGeneration
import Evidence

/// What is known of the expectations that an ordinary test reached, apart from those that failed.
struct TestReach: Hashable, Sendable {
  var surroundings: Surroundings?
  /// How many each run of its body reached.
  private var counts: [Int] = []
  /// Some were reached meanwhile of which nobody knows whose they are.
  private var hasStrays = false

  mutating func add(_ count: Int, hasStrays: Bool) {
    counts.append(count)
    if hasStrays { self.hasStrays = true }
  }

  /// Why a test that passed tested nothing; `nil` where it did, or nobody can say.
  ///
  /// - Parameters:
  ///   - bodies: how often its body was to run.
  ///   - written: what its source says of it.
  func doubt(bodies: Int, _ written: WrittenTest?) -> String? {
    guard let surroundings, surroundings.countsExpectations else { return nil }
    // A count does not say of which case it is.
    let place = bodies > 1 ? " in one of its cases, and nobody says in which" : ""
    guard counts.count >= bodies, let least = counts.min() else {
      return "asserted nothing: its body never ran\(place): another trait did not call it"
    }
    if hasStrays, written?.handsExpectationsOn != false { return nil }
    if let vain = written?.vainExpectations, least <= vain {
      return "asserted nothing: none of its expectations\(vain > 0 ? " that could fail" : "") was reached\(place)"
    }
    guard surroundings.hasScopes, least == 0 else { return nil }
    return "asserted nothing: a trait decides whether its body runs, and no expectation of it was heard of\(place)"
  }
}
