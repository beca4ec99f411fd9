/// A success criterion, or what a report says of it, taken apart: one of the two texts of which one may demand less.
struct ComparedText {
  let text: String
  let tokens: [CriterionToken]
  let phrases: [CriterionPhrase]
  /// Within parentheses: evidence, or examples.
  let enclosed: [CriterionPhrase]
  /// In small letters.
  let words: Set<Substring>
  let stems: Set<String>
  /// Where each number stands.
  let numbers: [String: [Int]]
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

  /// A word for all of them, where the other one has none and counts them neither.
  func quantifier(missingIn other: ComparedText) -> String? {
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

  func outcome(missingIn other: ComparedText) -> String? {
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
  func phrases(missingIn other: ComparedText) -> [String]? {
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
  private func isWider(than index: Int, of other: ComparedText) -> Bool {
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

  private func isMissing(_ phrase: CriterionPhrase, _ lead: CriterionPhrase.Lead, in other: ComparedText) -> Bool {
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
  private func generalizes(_ listed: CriterionPhrase, of other: ComparedText) -> Bool {
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
        guard Self.mayBeginAlike(own, stem) else { return false }
        let shared = zip(own, stem).prefix { $0 == $1 }.count
        // What is left off is an ending; a name of several words is another thing than its first.
        if shared == own.count, shared >= 3, stem.count - shared <= 8 { return true }
        return (shared == stem.count && shared >= 4) || (shared > 4 && shared * 4 > max(own.count, stem.count) * 3)
      }
  }

  /// Most words differ in their first letter, which costs less to see than where characters part.
  private static func mayBeginAlike(_ one: String, _ other: String) -> Bool {
    guard let first = one.utf8.first, let second = other.utf8.first else { return false }
    return first == second || first >= 0x80 || second >= 0x80
  }
}
