import Findings
import SpecModel
import Traceability

/// The numbers that are cited below each heading. What was accepted of one that nobody cites there any more is settled: whatever today is
/// compared with the next time, nothing can be said of it.
package struct CitedNumbers {
  private var byPlace: [DocumentPath: [String: Set<String>]] = [:]
  /// Sources were looked at too: what is not known cites nothing.
  private let isWhole: Bool

  init(_ graph: TraceGraph) {
    isWhole = graph.sourceScan != nil
    let places = FindingPlaces(corpus: graph.corpus)
    for document in graph.corpus.documents { byPlace[document.path] = [:] }
    for link in graph.links { add(link.reference.local, at: link.reference.location, places) }
    for link in graph.sources { add(link.mention.reference.local, at: link.location, places) }
  }

  private mutating func add(_ number: String, at location: Location, _ places: FindingPlaces) {
    let heading = BaselineEntry.shortened(places.heading(above: location))
    byPlace[location.path, default: [:]][heading, default: []].insert(number)
  }

  /// Whether what an entry speaks of may still be cited: `7.2` of "`Requirement 7.2` is older". A document that nobody has looked at may
  /// cite anything.
  func hold(_ entry: BaselineEntry) -> Bool {
    let quoted = entry.message.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
    // The address of a link is no number.
    guard quoted.count == 3, quoted[0].isEmpty, !quoted[1].contains("#") else { return true }
    guard let cited = byPlace[entry.path] else { return !isWhole }
    let numbers = quoted[1].split { !$0.isNumber && $0 != "." }.filter { $0.contains(where: \.isNumber) }
    guard !numbers.isEmpty else { return true }
    // Another heading may stand above it today.
    let here = cited[entry.heading] ?? cited.values.reduce(into: []) { $0.formUnion($1) }
    return numbers.contains { number in here.contains { $0 == number || $0.hasSuffix(".\(number)") } }
  }
}
