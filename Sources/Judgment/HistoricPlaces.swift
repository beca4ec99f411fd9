import Findings
package import History

/// The places of which history knows what they meant. What words or numbers suggest there is no second finding: history knows better.
package struct HistoricPlaces: Sendable {
  private let locations: Set<Location>
  private let lines: Set<Line>

  private struct Line: Hashable {
    let path: DocumentPath
    let number: Int
  }

  package init(_ older: OlderReferences) {
    // What is unclear is reported by no rule of history.
    let told = older.references.filter { !$0.isUnclear && ($0.isMoved || $0.isRemoved || ($0.isChanged && $0.isBound)) }
    locations = Set(told.map(\.location))
    lines = Set(told.map { Line(path: $0.location.path, number: $0.location.line) })
  }

  /// Whether a rule of history speaks of exactly this reference.
  func speak(of location: Location) -> Bool { locations.contains(location) }

  /// Whether one speaks of a reference in this line: the words of a line belong to all of its references.
  func speak(ofLineOf location: Location) -> Bool {
    !lines.isEmpty && lines.contains(Line(path: location.path, number: location.line))
  }
}
