import SpecModel

/// The claims of a report that no criterion has found yet, by their titles.
struct UntakenClaims {
  private var claims: [SuccessCriterionClaim]
  /// With those that were found.
  var all: [SuccessCriterionClaim] { claims }
  /// Places in `claims`, the first one last.
  private var places: [String: [Int]]
  /// By the words before a sign behind which something may be added. Of most reports nobody asks: their titles are all found.
  private lazy var leads = Self.leads(of: claims)

  /// What a title says before such a sign, and where the rest of it begins.
  private struct Lead {
    let claim: Int
    let tail: String.Index
    let isBold: Bool
  }

  /// `Criterion 1: met`, by their numbers: which one it is the number says alone.
  private var bare: [Int: [Int]]

  init(_ claims: [SuccessCriterionClaim]) {
    self.claims = claims
    let isBare = claims.map { $0.number != nil && $0.mark?.isPositive == true && WholeStatement.isState($0.title) }
    places = Dictionary(grouping: claims.indices.reversed().filter { !isBare[$0] }) { claims[$0].title }
    bare = Dictionary(grouping: claims.indices.reversed().filter { isBare[$0] }) { claims[$0].number ?? 0 }
  }

  private static func leads(of claims: [SuccessCriterionClaim]) -> [String: [Lead]] {
    claims.indices.reversed().reduce(into: [:]) { leads, place in
      for (words, lead) in Self.leads(of: claims[place].title, at: place) { leads[words, default: []].append(lead) }
    }
  }

  /// Writes what is left in the units of the criteria: `0.25 s` as the `250 ms` that one of them demands.
  ///
  /// - Returns: whether anything is written otherwise now.
  mutating func restate(as criteria: [String]) -> Bool {
    let known = criteria.map { (text: $0, quantities: Quantity.all(in: $0)) }.filter { !$0.quantities.isEmpty }
    // Tasks have a few: each is looked for in every claim.
    guard !known.isEmpty, known.reduce(0, { $0 + $1.quantities.count }) <= 256 else { return false }
    let left = places.values.flatMap { $0 }
    let restated = left.filter { place in
      guard let title = Quantity.restated(claims[place].title, as: known) else { return false }
      claims[place] = claims[place].titled(title)
      return true
    }
    guard !restated.isEmpty else { return false }
    places = Dictionary(grouping: left.sorted(by: >)) { claims[$0].title }
    leads = Self.leads(of: claims)
    return true
  }

  mutating func take(titled title: String) -> Bool { places[title]?.popLast() != nil }

  mutating func take(numbered ordinal: Int) -> Bool { bare[ordinal]?.popLast() != nil }

  /// `**It is drawn within 200 ms**: 180 ms at most`, `Unit tests pass: 14 of 14`, `Works on Linux (Debian 12), 3 runs`: all of it, and
  /// then what was measured or seen; unless that takes something back, as `3 of 27` does.
  mutating func take(ledBy text: String) -> Bool {
    // Each is looked at once: a thousand criteria of one wording would each look at a thousand claims.
    while let lead = leads[text]?.popLast() {
      let title = claims[lead.claim].title
      let tail = title[lead.tail...].drop { $0 == " " }
      guard places[title]?.last == lead.claim, !lead.isBold || tail.first?.isWordNumber == true, adds(tail, to: text),
        Weakening(of: text, in: title) == nil
      else { continue }
      places[title]?.removeLast()
      return true
    }
    return false
  }

  private func adds(_ tail: Substring, to text: String) -> Bool {
    !Self.countsLess(tail) && !Weakening.denies(String(tail)) && !ComparedText(String(tail)).breaks(ComparedText(text))
  }

  /// `3 of 27`, `3/27`, and neither `12 MB of output` nor `an average of 120 ms`
  private static func countsLess(_ text: Substring) -> Bool {
    let words = text.split { " ,;().".contains($0) }
    let shares = words.indices.dropFirst().dropLast().contains { place in
      guard words[place] == "of", words[place - 1] != words[place + 1] else { return false }
      return isCount(words[place - 1]) || isCount(words[place + 1]) && !isMeasure(words[(place + 1)...])
    }
    return shares
      || words.contains { word in
        let counts = word.split(separator: "/", omittingEmptySubsequences: false)
        return counts.count == 2 && counts[0] != counts[1]
      }
  }

  private static func isCount(_ word: Substring) -> Bool {
    word.first?.isWordNumber == true && word.allSatisfy(\.isWordNumber)
      || CriterionWords.numerals[Substring(word.lowercased())] != nil || ["one", "none"].contains(word.lowercased())
  }

  /// `120 ms`
  private static func isMeasure(_ words: ArraySlice<Substring>) -> Bool {
    words.dropFirst().first.map { CriterionWords.units[Substring($0.lowercased())] != nil } ?? false
  }

  private static func leads(of title: String, at place: Int) -> [(words: String, lead: Lead)] {
    if let bold = bold(title) {
      return [(bold.words, Lead(claim: place, tail: bold.tail, isBold: true))]
    }
    guard title.utf8.count <= longest else { return [] }
    let signs = title.unicodeScalars.indices.lazy.filter { sets(off: title, at: $0) }.prefix(mostSigns)
    return signs.map { sign in
      let words = title[..<sign].trimmingBlanks
      return (String(words), Lead(claim: place, tail: title.unicodeScalars.index(after: sign), isBold: false))
    }
  }

  /// In bytes: what is longer is no criterion and its evidence on a line.
  private static let longest = 1_000
  private static let mostSigns = 4

  /// A colon, a comma, a dash between blanks, a parenthesis behind one.
  private static func sets(off title: String, at sign: String.Index) -> Bool {
    let scalars = title.unicodeScalars
    let next = scalars.index(after: sign)
    guard sign > scalars.startIndex, next < scalars.endIndex else { return false }
    let isBehindBlank = scalars[scalars.index(before: sign)] == " "
    switch scalars[sign] {
    case ":", ",", ";": return scalars[next] == " "
    case "-", "\u{2013}", "\u{2014}": return isBehindBlank && scalars[next] == " "
    case "(": return isBehindBlank
    default: return false
    }
  }

  /// `**Words**: tail`, `**Words:** tail`
  private static func bold(_ title: String) -> (words: String, tail: String.Index)? {
    guard title.hasPrefix("**"), let close = title.dropFirst(2).firstRange(of: "**") else { return nil }
    let words = title[title.index(title.startIndex, offsetBy: 2)..<close.lowerBound]
    if words.hasSuffix(":") { return (String(words.dropLast()), close.upperBound) }
    guard title[close.upperBound...].hasPrefix(":") else { return nil }
    return (String(words), title.index(after: close.upperBound))
  }

  var left: [SuccessCriterionClaim] {
    (places.values.flatMap { $0 } + bare.values.flatMap { $0 }).sorted().map { claims[$0] }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var text = self
    while text.utf8.last == 32 { text.removeLast() }
    return text
  }
}
