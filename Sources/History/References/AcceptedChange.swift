package import Findings
package import SpecModel
import Traceability

/// A criterion that says something else than when lines were written that cite it, and that somebody has accepted for them since.
package struct AcceptedChange: Hashable, Sendable {
  package let id: CriterionID
  /// What it said then.
  package let text: String
  /// Where it is cited, in order.
  package let places: [Location]
}

extension OlderReferenceFinder {
  /// Criteria of whose other texts nothing else is said: the lines that cite them are confirmed.
  func accepted(_ looks: [Look]) -> [CriterionID: [(text: String, place: Location)]] {
    var accepted: [CriterionID: [(text: String, place: Location)]] = [:]
    for look in looks {
      let place = look.place
      for reference in place.references {
        guard let spec = spec(of: reference, at: place), let change = past.change(of: spec, since: look.when),
          past.isConfirmed(place.location.path, line: place.location.line, spec: spec, target: reference.target),
          let meaning = change.meaning(of: reference.target), case .changed(let id, _) = meaning.fate
        else { continue }
        accepted[id, default: []].append((meaning.text, place.location))
      }
    }
    return accepted
  }
}

extension AcceptedChange {
  /// In order.
  static func all(_ found: [CriterionID: [(text: String, place: Location)]]) -> [AcceptedChange] {
    found.map { id, places in
      AcceptedChange(id: id, text: places.first?.text ?? "", places: Set(places.map(\.place)).sorted())
    }.sorted { $0.id < $1.id }
  }
}
