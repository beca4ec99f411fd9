import SpecModel

/// Reads the parts of a criterion that follows the Easy Approach to Requirements Syntax, in any case, bold or not.
enum EARSReader {
  /// - Returns: `nil` for a sentence without a modal verb: it is no EARS.
  static func read(_ text: String) -> EARS? {
    let words = text.replacing("**", with: "").split(separator: " ", omittingEmptySubsequences: true)
    guard let modal = words.firstIndex(where: { modality($0) != nil }), let modality = modality(words[modal]) else {
      return nil
    }
    var parts: [Lead: [Substring]] = [:]
    var lead: Lead?
    var system: [Substring] = []
    for word in words[..<modal] {
      if let next = Lead(word, after: lead) {
        lead = next
      } else if word.lowercased() == "then"
        || (lead != nil && endsClause(parts[lead ?? .trigger]) && startsSystem(word))
      {
        lead = nil
        if word.lowercased() != "then" { system.append(word) }
      } else if let lead {
        parts[lead, default: []].append(word)
      } else {
        system.append(word)
      }
    }
    var response = words[(modal + 1)...]
    let isNegated = response.first?.lowercased() == "not"
    if isNegated { response = response.dropFirst() }
    if system.isEmpty, let lead, var clause = parts[lead] {
      system = splitSystem(off: &clause)
      parts[lead] = clause
    }
    return EARS(
      trigger: joined(parts[.trigger]),
      state: joined(parts[.state]),
      condition: joined(parts[.condition]),
      feature: joined(parts[.feature]),
      system: system.joined(separator: " "),
      modality: modality,
      isNegated: isNegated,
      response: response.joined(separator: " ")
    )
  }

  private enum Lead: String {
    case trigger = "when"
    case state = "while"
    case condition = "if"
    case feature = "where"

    /// A lead counts at the start, and behind the comma or the `AND` of another.
    init?(_ word: Substring, after previous: Lead?) {
      guard let lead = Lead(rawValue: word.lowercased()), previous == nil || word == word.uppercased()[...] else {
        return nil
      }
      self = lead
    }
  }

  private static func modality(_ word: Substring) -> EARS.Modality? {
    EARS.Modality(rawValue: word.trimmingPunctuation.lowercased())
  }

  private static func endsClause(_ words: [Substring]?) -> Bool { words?.last?.last == "," }

  private static func startsSystem(_ word: Substring) -> Bool { word.lowercased() == "the" }

  /// `the icon is pressed the system`: without a comma the system begins at the last `the`.
  private static func splitSystem(off clause: inout [Substring]) -> [Substring] {
    guard let start = clause.lastIndex(where: { startsSystem($0) }), start > 0 else { return [] }
    defer { clause.removeSubrange(start...) }
    return Array(clause[start...])
  }

  private static func joined(_ words: [Substring]?) -> String? {
    guard let words, !words.isEmpty else { return nil }
    let text = words.joined(separator: " ")
    return text.hasSuffix(",") ? String(text.dropLast()) : text
  }
}

extension Substring {
  fileprivate var trimmingPunctuation: Substring {
    var word = self
    while let last = word.last, last == "," || last == "." || last == ":" { word.removeLast() }
    return word
  }
}
