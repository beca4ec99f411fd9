import Findings
import History
import SpecModel
import Traceability

/// The folders that broken links lead into. A reference beside such a link, which names its spec by that folder only, has the same
/// cause and the same cure: that is told once, at the link.
struct LostFolders {
  /// By line: what the addresses hold, and what those that would work hold.
  private var written: [LinePlace: Set<Substring>] = [:]
  private var cured: [LinePlace: Set<Substring>] = [:]

  init(_ facts: Facts) {
    let rule = BrokenLink()
    for link in facts.graph.documentLinks {
      guard case .missing(let nearest) = link.target,
        facts.historic.hearing.weight(of: rule.id, rule.severity, at: link.link.location) != nil
      else { continue }
      let line = LinePlace(link.link.location)
      written[line, default: []].formUnion(link.link.destination.pathParts())
      if let nearest { cured[line, default: []].formUnion(nearest.pathParts()) }
    }
  }

  /// Whether a link in the line leads into the folder of that name.
  func hold(_ spec: String, at location: Location) -> Bool {
    written[LinePlace(location)]?.contains(spec[...]) ?? false
  }

  /// Whether nothing but the name of its spec has changed, and a link in its line is offered the one of today. What binds work is told
  /// for itself, and so is what `fix` rewrites.
  func tell(of reference: OlderReference) -> Bool {
    guard reference.severity == .warning, reference.replacement == nil,
      let names = cured[LinePlace(reference.location)]
    else { return false }
    return reference.members.allSatisfy { member in
      guard case .moved(let place, _) = member.fate, place.local == member.number,
        let folder = place.spec.name.pathParts().last
      else { return false }
      return names.contains(folder)
    }
  }
}
