import CheckGeneration
import Evidence

/// What is known of the expectations that an ordinary test reached, apart from those that failed.
struct TestReach: Hashable, Sendable {
  var surroundings: Surroundings?
  /// How many each run of its body reached.
  private var counts: [Int] = []
  /// Some were reached meanwhile of which nobody knows whose they are.
  private var hasStrays = false

  /// How many runs of its body ended by an error.
  private var errors = 0

  mutating func add(_ count: Int, hasStrays: Bool, threw: Bool = false) {
    counts.append(count)
    if threw { errors += 1 }
    if hasStrays { self.hasStrays = true }
  }

  /// Why a test that passed tested nothing; `nil` where it did, or nobody can say.
  ///
  /// - Parameters:
  ///   - bodies: how many runs of its body are to have reached something.
  ///   - written: what its source says of it.
  func doubt(bodies: Int, _ written: WrittenTest?) -> String? {
    guard let surroundings, surroundings.countsExpectations else { return nil }
    // A count does not say of which case it is.
    let place = bodies > 1 ? " in one of its cases, and nobody says in which" : ""
    // One that was cancelled, or that failed before, reached none and is not among those that are to have.
    let isPassedBy = written?.reachesForCertain == true && !hasStrays && counts.count(where: { $0 > 0 }) < bodies
    guard counts.count >= bodies, !isPassedBy else {
      return "asserted nothing: its body never ran\(place): another trait did not call it"
    }
    if errors > counts.count - bodies {
      return "its body ended by an error\(place), and no failure came of it: another trait kept the error back"
    }
    if hasStrays, written?.handsExpectationsOn != false { return nil }
    // Where nobody knows how many it was to reach, it may have been tested by what nobody counts. A trait may run a body again.
    guard let vain = written?.vainExpectations, counts.count(where: { $0 > vain }) < bodies else { return nil }
    let words = "asserted nothing: none of its expectations\(vain > 0 ? " that could fail" : "") was reached\(place)"
    return surroundings.hasScopes ? "\(words); another trait decides whether its body runs" : words
  }
}
