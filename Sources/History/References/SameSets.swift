import Findings
import MarkdownSyntax
import Traceability

/// Places that name the same criteria today as when they were written, under other numbers: two that changed places within a range, or
/// within a list. Who reads them reads no lie.
struct SameSets {
  /// Places of which nothing is to be said.
  private(set) var places: Set<Location>

  /// - Parameters:
  ///   - looks: at the places of a document, in order.
  ///   - read: its text.
  init(_ looks: [OlderReferenceFinder.Look], _ read: () -> DocumentText?) {
    places = Set(looks.filter { $0.outcomes.count > 1 && Self.areSame($0.outcomes) }.map(\.place.location))
    let lines = Dictionary(grouping: looks, by: \.place.location.line).values.filter { line in
      line.count > 1 && line.contains { Self.isOlder($0) && !places.contains($0.place.location) }
    }
    guard !lines.isEmpty, let text = read() else { return }
    for line in lines {
      let lists = PlainList.lists(line.map(\.place.location.range), in: text)
      for list in lists where Self.areSame(line[list]) { places.formUnion(line[list].map(\.place.location)) }
    }
  }

  private static func isOlder(_ look: OlderReferenceFinder.Look) -> Bool {
    look.outcomes.contains { $0.map { $0.member.fate != .kept } ?? false }
  }

  /// Of a list everything must be known.
  private static func areSame(_ list: ArraySlice<OlderReferenceFinder.Look>) -> Bool {
    list.allSatisfy { $0.hidden == nil && !$0.outcomes.isEmpty } && areSame(list.flatMap(\.outcomes))
  }

  /// Each as often as then: `1.1, 1.2, 1.1` names one twice.
  private static func areSame(_ outcomes: [OlderReferenceFinder.Outcome?]) -> Bool {
    var balance: [Fate.Place: Int] = [:]
    for outcome in outcomes {
      guard let outcome, let place = outcome.place, let now = outcome.today else { return false }
      switch outcome.member.fate {
      case .kept, .moved: break
      case .changed, .removed, .undecided, .resembled: return false
      }
      if outcome.member.fate.isEdited { return false }
      balance[place, default: 0] += 1
      balance[now, default: 0] -= 1
    }
    return balance.values.allSatisfy { $0 == 0 }
  }
}

/// Numbers that stand beside each other in a line, with nothing between them that speaks of one alone.
private enum PlainList {
  /// - Parameter ranges: the places of one line, in order.
  /// - Returns: which of them are a list, each as long as it goes.
  static func lists(_ ranges: [SourceRange], in text: DocumentText) -> [Range<Int>] {
    let places = ranges.map { text.range($0) }
    guard let first = ranges.first, !hasOrder(text.line(first.start.line)) else { return [] }
    var lists: [Range<Int>] = []
    var start = 0
    for place in places.indices {
      let next = place + 1
      if next < places.count, isJoined(places[place], places[next], in: text) { continue }
      if next - start > 1, !isExplained(places[place], isLast: next == places.count, in: text) {
        lists.append(start..<next)
      }
      start = next
    }
    return lists
  }

  private static let orders = [
    "respectively", "in order", "in this order", "in that order", "reihenfolge", "bzw", "beziehungsweise", "jeweils",
    "respectivement", "dans cet ordre", "dans l", "respectivamente", "en ese orden", "en este orden", "nesta ordem",
  ]
  private static let words: Set<String> = ["and", "or", "und", "oder", "sowie", "et", "ou", "y"]
  private static let signs: Set<Character> = [" ", ",", ";", "&", "+", "/", "*", "_", "`"]
  private static let markup = Set(" *_`".utf8)

  /// What is said of the first is not said of the second.
  private static func hasOrder(_ line: String) -> Bool {
    let line = line.lowercased()
    return orders.contains { line.contains($0) } || line.split(separator: "|").contains { saysOfEach($0) }
  }

  /// `✅, ❌`, `met / open`: a status for each number.
  private static func saysOfEach(_ cell: Substring) -> Bool {
    let parts = cell.split { ",;/".contains($0) }
    return parts.count > 1
      && parts.allSatisfy { part in
        let words = LineWords.letters(String(part))
        let marks = LineWords.letters(String(part), besides: LineWords.marks)
        return words.isEmpty ? !marks.isEmpty : LineStatus.isStatus(words)
      }
  }

  private static func isJoined(_ one: Range<Int>?, _ other: Range<Int>?, in text: DocumentText) -> Bool {
    guard let one, let other, one.upperBound < other.lowerBound else { return false }
    let between = text.source.string(one.upperBound..<other.lowerBound).lowercased()
    return between.split { signs.contains($0) }.allSatisfy { words.contains(String($0)) }
  }

  /// `2.1, 3.1 (hidden)`, `1.1, 2.1: wide, 3.1: hidden`: what follows may be about the last one alone.
  private static func isExplained(_ place: Range<Int>?, isLast: Bool, in text: DocumentText) -> Bool {
    guard let place else { return true }
    let bytes = text.source.bytes[place.upperBound...]
    guard let start = bytes.firstIndex(where: { !markup.contains($0) }), bytes[start] != 10, bytes[start] != 13,
      let sign = String(decoding: bytes[start...].prefix(4), as: UTF8.self).first
    else { return false }
    return sign == "(" || sign == "[" || (!isLast && ":-–—=".contains(sign))
  }
}
