import Findings
import MarkdownSyntax
import SpecModel
import Traceability

/// Lines that say the same but for their numbers, and that somebody corrected together: `| 2.1 | ✅ |` and `| 3.1 | ✅ |`, which became
/// `3.1` and `4.1` when a requirement was inserted.
///
/// Line by line the old `3.1` seems to stay and only `4.1` to be new. But where a line beside it says already what it would have to say,
/// written anew, it may well be the one that was corrected: nobody can tell, and to rewrite it would say the same twice.
struct CorrectedLines {
  /// The places in them.
  private(set) var places: Set<Location> = []

  private struct Form: Hashable {
    let context: String
    let words: String
  }

  /// - Parameters:
  ///   - places: all of a document.
  ///   - looks: at those of them that are older than today.
  ///   - today: what a place names today.
  ///   - read: the text of the document.
  init(
    _ places: [ReferencePlace],
    _ looks: [OlderReferenceFinder.Look],
    today: (ReferencePlace) -> [Fate.Place],
    _ read: () -> DocumentText?
  ) {
    let moved = looks.filter { !$0.isUnclear && !Self.targets($0).isEmpty }
    guard !moved.isEmpty else { return }
    // One of which nobody knows whether it was corrected may say it already.
    let sure = looks.filter { !$0.isUnclear }
    let movedPlaces = Set(sure.filter { $0.outcomes.contains { $0?.member.fate != .kept } }.map(\.place.location))
    let others = places.filter { !movedPlaces.contains($0.location) }
    guard !others.isEmpty, let text = read() else { return }
    let contexts = LineContexts(text)
    let ranges = Dictionary(grouping: places.map(\.location.range), by: \.start.line)
    func form(_ place: ReferencePlace) -> Form {
      let line = place.location.line
      return Form(
        context: Self.withoutNumbers(LineWords.context(contexts[line])),
        words: LineWords.folded(Self.line(line, without: ranges[line] ?? [], in: text))
      )
    }
    var said: [Form: Set<Fate.Place>] = [:]
    for place in others { said[form(place), default: []].formUnion(today(place)) }
    var open = moved.map { (look: $0, form: form($0.place)) }
    // Each that was corrected stands in the way of the one before it.
    while true {
      let found = open.filter { !Self.targets($0.look).isDisjoint(with: said[$0.form] ?? []) }
      if found.isEmpty { return }
      for (look, form) in found {
        self.places.insert(look.place.location)
        said[form, default: []].formUnion(look.outcomes.compactMap { $0?.today })
      }
      open.removeAll { self.places.contains($0.look.place.location) }
    }
  }

  /// Whoever renumbers `- 2.1` renumbers the `### Requirement 2` above it, too.
  private static func withoutNumbers(_ words: String) -> String {
    words.split(separator: " ").filter { !$0.contains(where: \.isFigureOfAnyScript) }.joined(separator: " ")
  }

  /// What it would have to say.
  private static func targets(_ look: OlderReferenceFinder.Look) -> Set<Fate.Place> {
    Set(
      look.outcomes.compactMap { outcome in
        guard let outcome, case .moved(let place, _) = outcome.member.fate else { return nil }
        return place
      }
    )
  }

  private static func line(_ number: Int, without ranges: [SourceRange], in text: DocumentText) -> String {
    let own = text.source.line(number - 1)
    var bytes = Array(text.source.bytes[own])
    for place in ranges.compactMap({ text.range($0) }) {
      for offset in place.clamped(to: own) { bytes[offset - own.lowerBound] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
