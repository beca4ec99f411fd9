import Findings

/// Many places of one folder in few words: `tasks.md:12, 18; design.md:4`. What differs between them is told, where findings name
/// it: ``tasks.md:12 `a.swift`, 18 `b.swift` ``.
struct PlaceList {
  private let places: [(location: Location, what: String)]

  /// As many say enough.
  private static let limit = 40

  /// - Parameters:
  ///   - first: what is shown in full.
  ///   - others: what is like it.
  init(_ first: Finding, _ others: [Finding]) {
    let own = Self.subject(first)
    let subjects = others.map { Self.subject($0) }
    // Where the rule names the cause, and one cure for all, the rest is of no use.
    let differ = first.group == nil && subjects.contains { $0 != own }
    places = zip(others, subjects).compactMap { other, subject in
      other.location.map { ($0, differ ? subject.map { " `\($0)`" } ?? "" : "") }
    }
  }

  /// What a message names first in backticks.
  private static func subject(_ finding: Finding) -> Substring? {
    let parts = finding.message.utf8.split(separator: UInt8(ascii: "`"), maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? Substring(parts[1]) : nil
  }

  var text: String {
    var documents: [(name: String, lines: [String])] = []
    for (location, what) in places.prefix(Self.limit) {
      if documents.last?.name != location.path.name { documents.append((location.path.name, [])) }
      documents[documents.count - 1].lines.append("\(location.line)\(Printable.line(what))")
    }
    let places = documents.map { "\($0.name):\($0.lines.joined(separator: ", "))" }
    let more = self.places.count - Self.limit
    return places.joined(separator: "; ") + (more > 0 ? " and \(more) more" : "")
  }
}
