import Findings
package import History
import SpecModel
import Traceability

/// The places of which history knows what they meant. What words or numbers suggest there is no second finding: history knows better.
package struct HistoricPlaces: Sendable {
  private let locations: Set<Location>
  private let lines: Set<Line>
  private let astray: Set<Location>
  private let meant: Set<Fate.Place>

  private struct Line: Hashable {
    let path: DocumentPath
    let number: Int
  }

  package init(_ older: OlderReferences) {
    // What is unclear is reported by no rule of history.
    let told = older.references.filter { !$0.isUnclear && ($0.isMoved || $0.isRemoved || ($0.isChanged && $0.isBound)) }
    // Prose cites nothing.
    let citing = told.filter { $0.severity == .error }
    meant = Set(citing.flatMap(\.members).flatMap { Self.places($0.fate) })
    astray = Set(told.filter { $0.isMoved || $0.isRemoved }.map(\.location))
    locations = Set(told.map(\.location))
    lines = Set(told.map { Line(path: $0.location.path, number: $0.location.line) })
  }

  private static func places(_ fate: Fate) -> [Fate.Place] {
    switch fate {
    case .moved(let place, _): [place]
    case .undecided(let places): places
    case .kept, .changed, .removed: []
    }
  }

  /// Whether a rule of history speaks of exactly this reference.
  func speak(of location: Location) -> Bool { locations.contains(location) }

  /// The claims, by place, that were written for what their numbers do not stand for today.
  func astray(among claims: [TracedClaim]) -> Set<Int> {
    guard !astray.isEmpty else { return [] }
    return Set(claims.indices.filter { astray.contains(claims[$0].claim.reference.location) })
  }

  /// Whether something that was written under older numbers means this criterion: once it is rewritten, it cites it.
  func isMeant(_ id: CriterionID) -> Bool {
    !meant.isEmpty && (meant.contains(.criterion(id)) || meant.contains(.requirement(id.requirement)))
  }

  /// Whether one speaks of a reference in this line: the words of a line belong to all of its references.
  func speak(ofLineOf location: Location) -> Bool {
    !lines.isEmpty && lines.contains(Line(path: location.path, number: location.line))
  }
}
