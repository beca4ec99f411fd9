/// What a report demands less than the task whose success criterion it shows in nearly the same words.
///
/// What the report adds is no weakening, unless it takes something back: evidence and detail make a criterion longer.
enum Weakening: Equatable {
  /// `mostly`, `where possible`, `some`: the report adds it.
  case hedge(String)
  /// `all`, `every`: the report leaves it out.
  case quantifier(String)
  /// `on every platform`, `and Android`: the report says nothing of them.
  case phrase([String])
  /// `pass`, `approved`: what should come of it.
  case outcome(String)
  /// `200 ms` that became `200 s`, `at least 3` that became `at most 3`, or a number that is another, or is gone.
  case measure(String, became: String?)

  /// In bytes: a criterion of pages is none.
  private static let longest = 4_000

  /// - Parameter beside: what the same line says behind the claim: what stands there is not left out.
  init?(of criterion: String, in claim: String, beside: String = "") {
    guard max(criterion.utf8.count, claim.utf8.count + beside.utf8.count) <= Self.longest else { return nil }
    let title = Side(claim)
    let isShown = !beside.isEmpty && !Self.denies(beside)
    self.init(of: Side(criterion), in: title, shown: isShown ? Side("\(claim); \(beside)") : title)
  }

  /// `Android follows in task 4`: what it names is just what was left out.
  static func denies(_ words: String) -> Bool {
    words.lowercased().split { !$0.isLetter }.contains { denials.contains($0) }
  }

  private static let denials: Set<Substring> = [
    "not", "without", "follow", "follows", "later", "except", "but", "pending", "todo", "deferred", "only",
    "missing",
    "remaining", "remain", "remains", "open", "yet", "next", "until", "partly", "partially", "future", "planned",
    "none",
    "never", "skipped", "excluded", "postponed", "fails", "failed",
  ]

  private init?(of criterion: Side, in claim: Side, shown: Side) {
    if let hedge = claim.hedges.first(where: { !criterion.hedges.contains($0) }) {
      self = .hedge(hedge)
    } else if let measure = criterion.measure(missingIn: claim) {
      self = .measure(measure.written, became: measure.became)
    } else if let quantifier = criterion.quantifier(missingIn: shown) {
      // `for all families`: where the whole of it is gone, the whole of it is told.
      let missing =
        criterion.phrases(missingIn: shown)?.filter { $0.lowercased().contains(quantifier.lowercased()) } ?? []
      self = missing.isEmpty ? .quantifier(quantifier) : .phrase(missing)
    } else if let outcome = criterion.outcome(missingIn: shown) {
      self = .outcome(outcome)
    } else if let phrase = criterion.phrases(missingIn: shown) {
      self = .phrase(phrase)
    } else {
      return nil
    }
  }

  /// Another number in the place of one, also within parentheses: what differs where nothing else is known to.
  init?(numberOf criterion: String, in claim: String) {
    guard max(criterion.utf8.count, claim.utf8.count) <= Self.longest,
      let change = Side(criterion).number(changedIn: Side(claim))
    else { return nil }
    self = .measure(change.written, became: change.became)
  }

  /// The end of a sentence about the report.
  var summary: String {
    switch self {
    case .hedge(let words): "it adds `\(words)`"
    case .quantifier(let words), .outcome(let words): "it leaves out `\(words)`"
    case .phrase(let words): "it leaves out \(words.map { "`\($0)`" }.joined(separator: " and "))"
    case .measure(let words, let became): became.map { "`\(words)` became `\($0)`" } ?? "it does not say `\(words)`"
    }
  }
}

/// One of the two texts, taken apart.
private struct Side {
  let text: String
  let tokens: [CriterionToken]
  let phrases: [CriterionPhrase]
  /// Within parentheses: evidence, or examples.
  let enclosed: [CriterionPhrase]
  /// In small letters.
  let words: Set<Substring>
  let stems: Set<String>
  /// Where each number stands.
  private let numbers: [String: [Int]]
  let hedges: [String]
  /// `27/27`, `100%`, `15 of 15`
  let countsAll: Bool

  init(_ text: String) {
    self.text = text
    let tokens = CriterionToken.all(in: text)
    self.tokens = tokens
    phrases = CriterionPhrase.all(in: tokens, isEnclosed: false)
    enclosed = CriterionPhrase.all(in: tokens, isEnclosed: true)
    words = Set(tokens.lazy.filter { !$0.isBreak }.map(\.word))
    // `and` is not short for `Android`.
    stems = Set(
      words.lazy.filter { !CriterionWords.empty.contains($0) && !CriterionWords.joints.contains($0) }.map(Wording.stem)
    )
    numbers = Dictionary(grouping: tokens.indices.filter { tokens[$0].number != nil }) { tokens[$0].number ?? "" }
    hedges = Self.hedges(tokens)
    countsAll = Self.countsAll(tokens)
  }

  private static func hedges(_ tokens: [CriterionToken]) -> [String] {
    let words = tokens.map(\.word)
    return words.indices.compactMap { index -> String? in
      let word = words[index]
      let next = words.indices.contains(index + 1) ? tokens[index + 1] : nil
      // `(roughly 40 files)` is evidence.
      if tokens[index].isEnclosed, next?.number != nil { return nil }
      if CriterionWords.hedges.contains(word) { return index > 0 && words[index - 1] == "as" ? nil : String(word) }
      // `(web only)`, but `(the only one)`
      if word == "only", next.map({ $0.isBreak || $0.isEnclosed != tokens[index].isEnclosed }) ?? true, index > 0,
        !["read", "write", "append", "not"].contains(words[index - 1])
      {
        return String(word)
      }
      // `at most 5`, `the most`: a bound. Within parentheses it is evidence: `(some of it by hand)`.
      if CriterionWords.parts.contains(word), !tokens[index].isEnclosed,
        index == 0 || !["at", "the"].contains(words[index - 1])
      {
        return String(word)
      }
      // `as` begins few of them, `if` and `where` some.
      return CriterionWords.longHedges[word]?.first { words[index...].starts(with: $0) }?.joined(separator: " ")
    }
  }

  private static func countsAll(_ tokens: [CriterionToken]) -> Bool {
    let words = tokens.map(\.word)
    return words.indices.dropLast(2).contains { index in
      tokens[index].number != nil && words[index] == words[index + 2] && ["", "of"].contains(words[index + 1])
    } || zip(words, words.dropFirst()).contains { $0 == "100" && $1 == "%" }
  }

  // MARK: What the other one lacks

  /// A number, with its unit or its bound, that the other one has not.
  func measure(missingIn other: Side) -> (written: String, became: String?)? {
    for index in tokens.indices where !tokens[index].isEnclosed {
      guard let number = tokens[index].number else { continue }
      let same = other.numbers[number] ?? []
      guard !same.isEmpty else {
        guard !countsAll, !other.countsAll else { return nil }
        // Another number in its place: one that the criterion does not know.
        let new = other.tokens.indices.first { place in
          other.tokens[place].number.map { numbers[$0] == nil } ?? false
        }
        // `All 3 of them` and `all of them` are as many.
        if new == nil, index > 0, CriterionWords.universals.contains(tokens[index - 1].word),
          !other.words.isDisjoint(with: CriterionWords.universals)
        {
          continue
        }
        return (measure(at: index), new.map { other.measure(at: $0) })
      }
      if let unit = unit(at: index), same.allSatisfy({ other.unit(at: $0).map { $0 != unit } ?? false }) {
        return (measure(at: index), other.measure(at: same[0]))
      }
      if let bound = bound(at: index), same.allSatisfy({ other.bound(at: $0).map { $0 != bound } ?? false }) {
        return (
          bound.words + measure(at: index), other.bound(at: same[0]).map { $0.words + other.measure(at: same[0]) }
        )
      }
    }
    return nil
  }

  func number(changedIn other: Side) -> (written: String, became: String)? {
    func own(_ side: Side, not known: Side) -> [Int] {
      side.tokens.indices.filter { side.tokens[$0].number.map { known.numbers[$0] == nil } ?? false }
    }
    let (old, new) = (own(self, not: other), own(other, not: self))
    guard let old = old.first, let new = new.first else { return nil }
    return (measure(at: old), other.measure(at: new))
  }

  /// The number as written, with its unit.
  private func measure(at index: Int) -> String {
    guard unit(at: index) != nil, !hasUnit(index) else { return String(tokens[index].text) }
    let unit = tokens[index + 1].text
    return "\(tokens[index].text)\(unit == "%" ? "" : " ")\(unit)"
  }

  private enum Bound {
    case floor, ceiling

    var words: String { self == .floor ? "at least " : "at most " }
  }

  /// `at least 3`, `under 200`: of the two words before the number.
  private func bound(at index: Int) -> Bound? {
    for token in tokens[..<index].suffix(2).reversed() {
      if CriterionWords.floors.contains(token.word) { return .floor }
      if CriterionWords.ceilings.contains(token.word) { return .ceiling }
    }
    return nil
  }

  /// `ms` of `200 ms` and `200ms`.
  private func unit(at index: Int) -> Substring? {
    if let unit = CriterionWords.units[ownUnit(index)] { return unit }
    guard tokens.indices.contains(index + 1) else { return nil }
    return CriterionWords.units[tokens[index + 1].word]
  }

  private func hasUnit(_ index: Int) -> Bool { CriterionWords.units[ownUnit(index)] != nil }

  private func ownUnit(_ index: Int) -> Substring {
    tokens[index].word.drop { $0.isWordNumber || $0 == "." || $0 == "," }
  }

  /// A word for all of them, where the other one has none and counts them neither.
  func quantifier(missingIn other: Side) -> String? {
    guard !other.countsAll, other.words.isDisjoint(with: CriterionWords.universals) else { return nil }
    for (index, token) in tokens.enumerated() where !token.isEnclosed && CriterionWords.universals.contains(token.word)
    {
      // `without any flicker` forbids no more than `without flicker`.
      if token.word == "any" { continue }
      // `All 15 icons`: the number says it as well, and it was looked for.
      if tokens.indices.contains(index + 1), tokens[index + 1].number != nil { continue }
      return String(token.text)
    }
    return nil
  }

  func outcome(missingIn other: Side) -> String? {
    guard !other.countsAll else { return nil }
    return tokens.first { token in
      let stem = Wording.stem(token.word)
      guard !token.isEnclosed, let group = CriterionWords.outcomes.first(where: { $0.contains(stem) }) else {
        return false
      }
      return group.isDisjoint(with: other.stems)
    }.map { String($0.text) }
  }

  /// Those that the other one says nothing of, each as one with those right behind it.
  func phrases(missingIn other: Side) -> [String]? {
    var missing: [ClosedRange<Int>] = []
    for (index, phrase) in phrases.enumerated() {
      guard let lead = phrase.lead, isMissing(phrase, lead, in: other) else { continue }
      let next = phrases.indices.contains(index + 1) ? phrases[index + 1] : nil
      if let next, Self.standsFor(phrase, next), !next.content.allSatisfy({ !other.has($0) }) { continue }
      if other.generalizes(phrase, of: self) || other.states(phrase) || other.isWider(than: index, of: self) {
        continue
      }
      if let last = missing.last, last.upperBound == index - 1 {
        missing[missing.count - 1] = last.lowerBound...index
      } else {
        missing.append(index...index)
      }
    }
    guard missing.isEmpty else { return missing.map { written($0) } }
    // Examples in parentheses are left out at will; one of them alone is not.
    guard let shared = enclosed.first(where: { $0.content.contains { other.has($0) } }), !other.enclosed.isEmpty else {
      return nil
    }
    let theirs = other.enclosed.flatMap(\.content)
    guard shared.content.contains(where: { theirs.contains($0) }) else { return nil }
    return enclosed.first { isMissing($0, .member, in: other) }?.place.map { [written($0)] }
  }

  private func written(_ range: ClosedRange<Int>) -> String {
    guard let first = phrases[range.lowerBound].place, let last = phrases[range.upperBound].place else { return "" }
    return written(first.lowerBound..<max(first.lowerBound, last.upperBound))
  }

  private func written(_ place: Range<String.Index>) -> String {
    text[whole(place)].filter { $0 != "`" && $0 != "*" }
  }

  /// With all of the code that it begins or ends in: `--glow-radius`, and not `glow-radius`.
  private func whole(_ place: Range<String.Index>) -> Range<String.Index> {
    let ticks = text.indices.filter { text[$0] == "`" }
    var place = place
    for (open, close) in zip(ticks, ticks.dropFirst()).enumerated().filter({ $0.offset.isMultiple(of: 2) }).map(
      \.element
    ) {
      if open < place.lowerBound, place.lowerBound < close { place = open..<place.upperBound }
      if open < place.upperBound, place.upperBound <= close { place = place.lowerBound..<close }
    }
    return place
  }

  /// `All findings` are more than `All findings of the audit`.
  private func isWider(than index: Int, of other: Side) -> Bool {
    guard index > 0, case .qualifier(let lead) = other.phrases[index].lead, lead == "of" || lead == "from" else {
      return false
    }
    let head = other.phrases[index - 1]
    return head.isUniversal && phrases.contains { $0.isUniversal && head.content.allSatisfy($0.content.contains) }
  }

  /// `when the tokens are not loaded` says when, as `when missing` does; `7/7` says the whole set.
  private func states(_ phrase: CriterionPhrase) -> Bool {
    guard case .qualifier(let lead) = phrase.lead else { return false }
    if ["when", "whenever", "if"].contains(lead) { return phrases.contains { $0.lead == phrase.lead } }
    return countsAll && (phrase.isUniversal || phrase.content.contains { ["full", "complete"].contains($0) })
  }

  private func isMissing(_ phrase: CriterionPhrase, _ lead: CriterionPhrase.Lead, in other: Side) -> Bool {
    switch lead {
    case .member:
      // Of `created and documented` the second may not go, though either could be left out of a title.
      let content = phrase.content.isEmpty ? phrase.weightless : phrase.content
      let lost = content.count { !other.has($0) }
      return lost > 0 && lost * 2 >= content.count
    case .qualifier:
      guard let first = phrase.content.first else { return false }
      // `following the template of the documents`: that one word of it comes again says little.
      let lost = phrase.content.count { !other.has($0) }
      if phrase.content.count > 3, lost * 2 >= phrase.content.count { return true }
      guard !other.has(first) else { return false }
      // `under heavy load` that became `under load`; of `all stale files` all files are more.
      return !phrase.isUniversal || phrase.content.allSatisfy { !other.has($0) }
    }
  }

  /// What says no more than the phrase behind it: `for use` in `for use in Task 3`, `from a` where it was renamed `to b`,
  /// `resolve` in `names, resolve to values`.
  private static func standsFor(_ phrase: CriterionPhrase, _ next: CriterionPhrase) -> Bool {
    guard case .qualifier(let following) = next.lead else { return false }
    guard case .qualifier(let lead) = phrase.lead else {
      return phrase.lead == .member && phrase.content.count == 1 && following == "to"
    }
    switch lead {
    case "for": return phrase.content.count == 1 && phrase.content.allSatisfy { $0.hasSuffix("tion") || $0 == "use" }
    case "from": return following == "to"
    default: return false
    }
  }

  /// `on all platforms` of what the other one lists.
  private func generalizes(_ listed: CriterionPhrase, of other: Side) -> Bool {
    let known = Set(other.phrases.filter(\.isUniversal).flatMap(\.content))
    return phrases.contains { phrase in
      phrase.isUniversal && phrase.lead != nil && (listed.lead == .member || listed.lead == phrase.lead)
        && !phrase.content.allSatisfy(known.contains)
    }
  }

  /// Whether a word stands here, whatever its ending, or short for it: `math`.
  private func has(_ word: Substring) -> Bool {
    let stem = Wording.stem(word)
    return stems.contains(stem)
      || stems.contains { own in
        let shared = zip(own, stem).prefix { $0 == $1 }.count
        // What is left off is an ending; a name of several words is another thing than its first.
        if shared == own.count, shared >= 3, stem.count - shared <= 8 { return true }
        return (shared == stem.count && shared >= 4) || (shared > 4 && shared * 4 > max(own.count, stem.count) * 3)
      }
  }
}
