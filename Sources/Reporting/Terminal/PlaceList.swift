import Findings

/// Many places of one folder in few words: `tasks.md:12, 18; design.md:4`.
struct PlaceList {
  private let locations: [Location]

  /// As many say enough.
  private static let limit = 40

  init(_ locations: [Location]) {
    self.locations = locations
  }

  var text: String {
    var documents: [(name: String, lines: [Int])] = []
    for location in locations.prefix(Self.limit) {
      if documents.last?.name != location.path.name { documents.append((location.path.name, [])) }
      documents[documents.count - 1].lines.append(location.line)
    }
    let places = documents.map { "\($0.name):\($0.lines.map(String.init).joined(separator: ", "))" }
    let more = locations.count - Self.limit
    return places.joined(separator: "; ") + (more > 0 ? " and \(more) more" : "")
  }
}
