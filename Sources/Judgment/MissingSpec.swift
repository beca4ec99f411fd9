import Findings
import Traceability

/// A spec that a reference names and that is not there, wherever the reference stands.
enum MissingSpec {
  /// - Returns: the message, and its cure.
  static func words(_ name: String, _ index: SpecIndex, _ search: inout NearestSearch) -> (String, String?) {
    // A number that looks alike is another spec; a name that does is a slip of the hand.
    let isNumber = name.utf8.allSatisfy { (48...57).contains($0) }
    let nearest = isNumber ? nil : search.match(to: name, among: index.specNames)
    return ("there is no spec `\(name)`", nearest.map { "name the spec `\($0)`" } ?? "name a spec that is there")
  }
}
