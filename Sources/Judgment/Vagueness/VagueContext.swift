/// What stands around a vague word, and may say exactly what it leaves open.
struct VagueContext {
  let bytes: [UInt8]
  /// In bytes of the text.
  let word: Range<Int>
  /// The word before, in small letters.
  let previous: String

  /// `list all variants for efficient discovery`, `named "Base" (…) to clearly signal its role`: what it is for, behind what is
  /// demanded. Not so `formatted for easy extraction`, `aim for fast drawing` and `allow people to easily find it`, which demand just
  /// that.
  var isPurpose: Bool {
    if previous == "to" { return isEndBehindClause }
    guard previous == "for" else { return false }
    let before = words(before: 60).dropLast()
    guard let object = before.last else { return false }
    // `ES2020 or later for modern browsers`
    if ["required", "needed", "necessary", "later", "newer", "higher"].contains(object) { return true }
    let verb = before.dropLast().last.map { VagueWords.beforeVerbs.contains($0) } ?? true
    return !verb && !object.hasSuffix("ed") && VagueWords.entry(object) == nil
  }

  /// A comma or a parenthesis closes what is demanded, and `to clearly …` says why.
  private var isEndBehindClause: Bool {
    var place = word.lowerBound
    while place > 0, bytes[place - 1] == 32 { place -= 1 }
    place -= 2
    while place > 0, bytes[place - 1] == 32 { place -= 1 }
    return place > 0 && (bytes[place - 1] == UInt8(ascii: ")") || bytes[place - 1] == UInt8(ascii: ","))
  }

  /// `explain when a primitive is appropriate`: the rule that the word leaves open is just what is asked for.
  var isAskedFor: Bool {
    let before = words(before: 80)
    guard let place = before.lastIndex(where: { ["when", "which", "why", "where", "what"].contains($0) }), place > 0
    else {
      return false
    }
    let verbs = [
      "explain", "explains", "document", "documents", "define", "defines", "describe", "describes", "state", "specify",
    ]
    // `describe what a proper name is`
    if place == before.count - 2, ["a", "an", "the"].contains(before[place + 1]) {
      return verbs.contains(before[place - 1]) && isDefined
    }
    // `explain what happened and show it quickly`, `describe what failed in a friendly way` ask for more.
    return verbs.contains(before[place - 1]) && ["is", "are", "as", "be"].contains(before.last)
      && !before[place...].contains("and")
  }

  /// `… name is`, at the end of the sentence or of a part of it.
  private var isDefined: Bool {
    let part = String(decoding: bytes[word.upperBound...].prefix(60), as: UTF8.self).prefix { !".,;:()".contains($0) }
    let words = part.split(separator: " ")
    return (2...4).contains(words.count) && (words.last == "is" || words.last == "are")
  }

  /// `a proper subset`, `easy mode`: what is called so.
  var isTerm: Bool {
    let text = String(decoding: bytes[word.lowerBound...].prefix(24), as: UTF8.self).lowercased()
    return Self.terms.contains { text.hasPrefix($0) && text.dropFirst($0.count).first?.isLetter != true }
  }

  private static let terms = [
    "proper subset", "proper superset", "proper noun", "proper nouns", "proper fraction", "quick add", "quick reply",
    "quick action",
    "quick actions", "easy mode",
  ]

  /// `proper units (px, rem)`, `an appropriate error: 400 or 404`, `quickly, i.e. within 200 ms`: what is meant follows, and is no
  /// mere example.
  var isSpelledOut: Bool {
    let rest = bytes[word.upperBound...]
    if let behind = [", i.e.", ", that is"].first(where: { rest.starts(with: $0.utf8) }) {
      return rest.dropFirst(behind.utf8.count).prefix(40).contains { (48...57).contains($0) }
    }
    if let behind = Self.bounds.first(where: { rest.starts(with: $0.utf8) }) {
      var bound = rest.dropFirst(behind.utf8.count)
      // `within the first 2 seconds`
      for word in ["the ", "first ", "next "] where bound.starts(with: word.utf8) {
        bound = bound.dropFirst(word.count)
      }
      return bound.first.map { (48...57).contains($0) } ?? false
    }
    let signs = [UInt8(ascii: "("), UInt8(ascii: ":")]
    guard let sign = rest.prefix(60).firstIndex(where: signs.contains) else { return false }
    let between = bytes[word.upperBound..<sign]
    guard between.count(where: { $0 == 32 }) <= 5, !between.contains(UInt8(ascii: ".")),
      !between.contains(UInt8(ascii: ","))
    else { return false }
    let behind = bytes[(sign + 1)...].prefix(200)
    if bytes[sign] == UInt8(ascii: ":") {
      return behind.first == 32 && !mentionsExample(behind) && SpelledOut.holds(String(decoding: behind, as: UTF8.self))
    }
    return !mentionsExample(behind.prefix { $0 != UInt8(ascii: ")") })
  }

  private static let bounds = [
    ", within ", " within ", ", in at most ", " in at most ", ", at most ", ", in less than ", " in less than ",
    ", in under ",
    " in under ",
  ]

  /// `Column 1, Column 2 and so on`: a series that counts is its own rule, and has no end.
  var isCounted: Bool {
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'"), 96, UInt8(ascii: ","), 32]
    var place = word.lowerBound
    while place > 0, quotes.contains(bytes[place - 1]) { place -= 1 }
    guard place > 0, bytes[place - 1] >= 48, bytes[place - 1] <= 57 else { return false }
    return bytes[word].starts(with: "and so".utf8)
      && bytes[..<place].suffix(40).dropLast().contains { (48...57).contains($0) }
  }

  /// `verify that it exists and create it if needed`: the same sentence says when.
  var saysWhether: Bool {
    guard bytes[word].starts(with: "if ".utf8) else { return false }
    let before = words(before: 200)
    guard let place = before.lastIndex(where: { $0 == "exists" || $0 == "exist" }) else { return false }
    return before[..<place].contains { ["verify", "verifies", "check", "checks", "whether"].contains($0) }
  }

  private func mentionsExample(_ text: ArraySlice<UInt8>) -> Bool {
    let inside = String(decoding: text, as: UTF8.self)
    return ["e.g", "such", "for example"].contains { inside.drop { $0 == " " }.hasPrefix($0) } || inside.contains("etc")
  }

  /// In small letters, of so many bytes before it.
  private func words(before count: Int) -> [String] {
    let text = bytes[..<word.lowerBound].suffix(count)
    // By bytes where the text is ASCII, as nearly all is: characters cost ten times as much.
    guard text.allSatisfy({ $0 < 0x80 }) else {
      return String(decoding: text, as: UTF8.self).lowercased().split { !$0.isLetter }.map(String.init)
    }
    return text.split { !(97...122).contains($0 | 0x20) }.map { String(decoding: $0, as: UTF8.self).lowercased() }
  }
}
