import Findings
import History
import SpecModel
import Traceability

/// The places of which history knows what they meant. What words or numbers suggest there is no second finding: history knows better.
///
/// Only a finding that counts may stand for another one, and only for one that weighs no more: where its rule is off, or a comment
/// passes over it, the other one is all that objects to the place.
package struct HistoricPlaces: Sendable {
  let hearing: Hearing
  private let astray: Set<Location>
  /// How much weighs what history says there.
  private var locations: [Location: Severity] = [:]
  private var lines: [LinePlace: Severity] = [:]
  private var meant: [Fate.Place: Severity] = [:]

  init(_ older: OlderReferences, hearing: Hearing) {
    self.hearing = hearing
    // What is unclear is a note at most, and stands for no other finding.
    let told = older.references.filter { !$0.isUnclear && ($0.isMoved || $0.isRemoved || ($0.isChanged && $0.isBound)) }
    // Whether anybody hears of it or not: it was not written for what its number stands for today.
    astray = Set(told.filter { $0.isMoved || $0.isRemoved }.map(\.location))
    for reference in told {
      let location = reference.location
      let strayed = hearing.weight(
        of: reference.isMoved ? ReferenceFollowsMove().id : CitedCriterionRemains().id,
        reference.severity,
        at: location
      )
      let changed = hearing.weight(of: ClaimFollowsChange().id, ClaimFollowsChange().severity, at: location)
      let weights = [
        reference.isMoved || reference.isRemoved ? strayed : nil,
        reference.isChanged && reference.isBound ? changed : nil,
      ]
      if let weight = weights.compactMap(\.self).min() {
        locations.keepWorst(weight, at: location)
        lines.keepWorst(weight, at: LinePlace(location))
      }
      // Prose cites nothing.
      guard reference.isMoved, reference.severity == .error, let strayed else { continue }
      for place in reference.members.flatMap({ Self.places($0.fate) }) { meant.keepWorst(strayed, at: place) }
    }
  }

  private static func places(_ fate: Fate) -> [Fate.Place] {
    switch fate {
    case .moved(let place, _), .resembled(let place, _): [place]
    case .undecided(let places): places
    case .kept, .changed, .removed: []
    }
  }

  /// Whether a rule of history speaks of exactly this reference, with at least the weight of another rule's finding.
  func speak(of location: Location, insteadOf rule: RuleID, _ severity: Severity) -> Bool {
    isHeard(locations[location], insteadOf: rule, severity, at: location)
  }

  /// The claims, by place, that were written for what their numbers do not stand for today.
  func astray(among claims: [TracedClaim]) -> Set<Int> {
    guard !astray.isEmpty else { return [] }
    return Set(claims.indices.filter { astray.contains(claims[$0].claim.reference.location) })
  }

  /// Whether something that was written under older numbers means this criterion: once it is rewritten, it cites it.
  func isMeant(_ criterion: Criterion, insteadOf rule: RuleID, _ severity: Severity) -> Bool {
    guard !meant.isEmpty else { return false }
    let weights = [meant[.criterion(criterion.id)], meant[.requirement(criterion.id.requirement)]]
    return isHeard(weights.compactMap(\.self).min(), insteadOf: rule, severity, at: criterion.location)
  }

  /// Whether one speaks of a reference in this line: the words of a line belong to all of its references.
  func speak(ofLineOf location: Location, insteadOf rule: RuleID, _ severity: Severity) -> Bool {
    guard !lines.isEmpty else { return false }
    return isHeard(lines[LinePlace(location)], insteadOf: rule, severity, at: location)
  }

  private func isHeard(_ weight: Severity?, insteadOf rule: RuleID, _ severity: Severity, at location: Location) -> Bool
  {
    guard let weight else { return false }
    guard let other = hearing.severities.weight(of: rule, severity, at: location.path) else { return true }
    return weight <= other
  }
}

extension Dictionary where Value == Severity {
  fileprivate mutating func keepWorst(_ severity: Severity, at key: Key) {
    self[key] = self[key].map { Swift.min($0, severity) } ?? severity
  }
}
