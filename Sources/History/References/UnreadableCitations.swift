package import Findings
package import SpecModel
package import Traceability

/// Citations that nobody can read. Whatever they mean is not followed when numbers are given to others, and so they are named to their
/// author.
package struct UnreadableCitations: Sendable {
  package struct Place: Hashable, Sendable {
    package let text: String
    package let location: Location
    package let spec: SpecID
  }

  /// In order, each once.
  package let places: [Place]

  package init(_ graph: TraceGraph) {
    var places: [Location: Place] = [:]
    for spec in graph.corpus.specs {
      for citation in spec.tasks.flatMap(\.citations) + spec.properties.flatMap(\.validates) {
        for piece in citation.unreadable { places[piece.location] = Place(piece, spec.id) }
      }
    }
    for document in graph.corpus.documents {
      guard let spec = document.spec else { continue }
      for piece in document.unreadableMentions { places[piece.location] = Place(piece, spec) }
    }
    self.places = places.values.filter { $0.numbers != nil }.sorted { $0.location < $1.location }
  }

  /// Those below which the numbers of their spec were moved since they were written.
  func renumbered(since past: any PastNumberings) -> [UncomparedPlace] {
    places.compactMap { place in
      guard let when = past.writingOfUnread(place.location.path, line: place.location.line).moment,
        let numbers = place.numbers, let change = past.change(of: place.spec, since: when),
        change.hasMoved(from: numbers)
      else { return nil }
      return UncomparedPlace(
        location: place.location,
        written: place.text,
        reason: "it is not read as a reference, and numbers that it may name were others \(when.words)",
        hidden: nil
      )
    }
  }
}

extension UnreadableCitations.Place {
  fileprivate init(_ piece: Citation.Unreadable, _ spec: SpecID) {
    self.init(text: piece.text, location: piece.location, spec: spec)
  }

  /// The requirements that it may name, as far as it can be told: from 1 to 2 for `1.2-2.2`.
  fileprivate var numbers: ClosedRange<Int>? {
    let tokens = text.split { !$0.isASCII || !($0.isNumber || $0 == ".") }
    let numbers = tokens.compactMap { token in token.split(separator: ".").first.flatMap { Int($0) } }
    guard let least = numbers.min(), let most = numbers.max() else { return nil }
    return least...most
  }
}
