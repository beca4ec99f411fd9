import SpecModel

extension Criterion {
  /// It is struck through, or says that it was removed: it keeps its number, and demands nothing any more.
  ///
  /// `**Removed rows** SHALL be listed` demands something: only what can be nothing else takes a criterion out of the count.
  var isRemoved: Bool {
    if isMarked { return true }
    switch text.utf8.first {
    case UInt8(ascii: "~"): return isStruck
    case UInt8(ascii: "["), UInt8(ascii: "("):
      let words = text.prefix(20).lowercased().dropFirst()
      return ["removed", "withdrawn"].contains { word in
        words.hasPrefix(word)
          && [
            "]", ")", " in ", " since ", " \u{2014} ", " \u{2013} ", " - ", ":",
          ].contains { words.dropFirst(word.count).hasPrefix($0) }
      }
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "R"), UInt8(ascii: "r"):
      let words = text.lowercased().split { !$0.isLetter }
      return ears == nil && words.count <= 6 && (words.first == "removed" || words.first == "withdrawn")
    default: return false
    }
  }

  /// `… within 200 ms (REMOVED)`, `**REMOVED**: WHEN …`: in capitals only, for `(removed)` may be what it speaks of.
  private var isMarked: Bool {
    switch text.utf8.last {
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      if let mark = ["(REMOVED)", "[REMOVED]", "(WITHDRAWN)", "[WITHDRAWN]"].first(where: text.hasSuffix) {
        // `SHALL say (REMOVED)` demands a label.
        let before = text.dropLast(mark.count).split { !$0.isLetter && !$0.isNumber }.last.map { $0.lowercased() }
        return !Self.labelling.contains(before ?? "")
      }
    default: break
    }
    guard text.utf8.first == UInt8(ascii: "*") else { return false }
    return ["**REMOVED**:", "**REMOVED:**"].contains(where: text.hasPrefix)
  }

  private static let labelling: Set<String> = [
    "say", "says", "show", "shows", "read", "reads", "display", "displays", "label", "labels", "badge", "word", "words",
    "text", "be", "as", "with", "mark", "marks", "status", "state", "by", "the", "a", "prefix", "suffix", "append",
  ]

  /// From its first letter to its last one.
  private var isStruck: Bool {
    guard text.hasPrefix("~~") else { return false }
    let parts = text.dropFirst(2).split(separator: "~~", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && !(parts.last ?? "").lowercased().contains("shall")
  }
}
