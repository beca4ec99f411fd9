import Findings
import History
import SpecModel

/// Lines that are older than the base and were written under other numbers than those of the base.
struct OlderLines {
  /// Who wrote them, by document and number.
  var commits: [DocumentPath: [Int: String]] = [:]
  /// Who last marked them, and left their words as they were.
  var markers: [DocumentPath: [Int: String]] = [:]
  /// Those of which git guesses who wrote them, where that matters: under the numbers of the base they meant something else.
  var unclear: [DocumentPath: Set<Int>] = [:]
  /// How the specs changed since each of those commits.
  var changes = LaterSpecs.Changes()
  /// The commits with which a shallow history begins: what they hold may be older.
  var ends: Set<String> = []
}
