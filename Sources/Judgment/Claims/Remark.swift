import Findings
import SpecModel

/// What a claim says of itself rather than of what was done: all of its words, those in parentheses, or those behind a semicolon or a
/// dash at its end.
///
/// Within a sentence the same words may speak of what was built: `rows that are incomplete`.
enum Remark {
  /// - Returns: the words by which a remark says that something is still to be done.
  static func denial(in gloss: String) -> String? {
    guard gloss.utf8.count <= 2000, mayDeny(gloss) || DenialSigns.mayDeny(gloss) && DenialSigns.mayRemark(gloss)
    else { return nil }
    let gloss = gloss.lowercased()
    for remark in remarks(of: gloss) where !(isDocumented(remark) && isWeighing(gloss)) {
      let lead = gloss[..<remark.startIndex]
      if isSetOffByColon(lead), isOfWhatIsShown(remark, behind: lead) { continue }
      let words = remark.utf8.split(separator: 32).map { Substring($0).trimming(".!*_") }.filter { !$0.isEmpty }
      if isDenial(words) || UnbuiltWork.isTold(by: words, behind: lead) { return words.joined(separator: " ") }
      if let said = StatusDenial.atFront(of: remark), said.denial != .untouched { return said.words }
    }
    return nil
  }

  private static func isSetOffByColon(_ lead: Substring) -> Bool {
    lead.utf8.reversed().first { $0 != 32 } == UInt8(ascii: ":")
  }

  /// A colon leads to what is written somewhere as often as to a remark: `The error reads: not implemented`.
  private static func isOfWhatIsShown(_ remark: Substring, behind lead: Substring) -> Bool {
    ShownStates.isQuoted(remark) || ShownStates.areNamedOrSaid(in: lead)
  }

  /// A criterion that asks for one of the states.
  static func isSpokenOf(in criterion: String) -> Bool { stated.contains { criterion.mentions($0) } }

  /// By bytes and scalars: what parts remarks bears no mark, and characters cost many times as much.
  private static func remarks(of gloss: String) -> [Substring] {
    var found = [gloss[...]]
    var rest = gloss.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "(")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: ")"))
    {
      rest = rest[rest.index(after: open)...]
      found.append(Substring(rest[..<close]))
      rest = rest[rest.index(after: close)...]
    }
    // `; not tested yet`, ` — not tested yet`
    let scalars = gloss.unicodeScalars
    if let joint = scalars.lastIndex(where: { $0 == ";" || $0 == "\u{2013}" || $0 == "\u{2014}" }) {
      found.append(gloss[scalars.index(after: joint)...])
    }
    found += tails(of: gloss)
    return found.flatMap { remark -> [Substring] in
      let parts = remark.utf8.split(separator: UInt8(ascii: ","), maxSplits: 8).dropFirst().suffix(1)
      return [remark] + parts.map { Substring($0) }
    }
  }

  /// What the last sentence says, and what a hyphen or a colon sets off: `it answers. One test still fails.`, `it answers - requires
  /// follow-up`, `Export: not yet built`.
  private static func tails(of gloss: String) -> [Substring] {
    let text = gloss.utf8
    var end = text.endIndex
    while end > text.startIndex, ByteSet(".! ").contains(text[text.index(before: end)]) {
      end = text.index(before: end)
    }
    var tails: [Substring] = []
    var (isSentence, isHyphen, isColon) = (false, false, false)
    var place = end
    while place > text.startIndex, !(isSentence && isHyphen && isColon) {
      let next = place
      place = text.index(before: place)
      guard next < end, text[next] == 32 else { continue }
      if text[place] == UInt8(ascii: "."), !isSentence {
        isSentence = true
        tails.append(Substring(text[next..<end]))
      } else if text[place] == UInt8(ascii: ":"), !isColon {
        isColon = true
        tails.append(Substring(text[next..<end]))
      } else if text[place] == UInt8(ascii: "-"), !isHyphen, place > text.startIndex,
        text[text.index(before: place)] == 32
      {
        isHyphen = true
        tails.append(Substring(text[next..<end]))
      }
    }
    return tails
  }

  private static func isDenial(_ words: [Substring]) -> Bool {
    let text = words.joined(separator: " ")
    if states.contains(text) || isBlocked(words) || partial(words) || isFailing(words) || isUntested(words)
      || PassingCount.fallsShort(words) || UnfinishedWork.isTold(by: words)
    {
      return true
    }
    if text.hasPrefix("will be "), words.count > 4, laterVerbs.contains(words[2]), words[3] == "in" {
      return ["task", "phase", "version", "release", "sprint", "v2"].contains { words[4].hasPrefix($0) }
    }
    // `manual verification deferred to Anna`
    guard let place = words.firstIndex(of: "deferred"), place > 0, place <= 3 else { return false }
    return ["verification", "testing", "tests", "validation"].contains(words[place - 1])
      && (place == words.count - 1 || words[place + 1] == "to")
  }

  /// `partially implemented`, `mostly done`
  private static func partial(_ words: [Substring]) -> Bool {
    words.count == 2 && ["partially", "partly", "mostly"].contains(words[0]) && laterVerbs.contains(words[1])
  }

  /// `not tested yet`, `not yet verified`
  private static func isUntested(_ words: [Substring]) -> Bool {
    guard words.count == 3, words[0] == "not" else { return false }
    let verbs: Set<Substring> = ["tested", "verified", "validated", "completed", "finished", "available"]
    return (words[1] == "yet" && verbs.contains(words[2])) || (words[2] == "yet" && verbs.contains(words[1]))
  }

  /// `blocked by #12`, `blocked by task 3`
  private static func isBlocked(_ words: [Substring]) -> Bool {
    guard words.count >= 3, words.count <= 4, words[0] == "blocked", ["by", "on"].contains(words[1]) else {
      return false
    }
    let number =
      words[2].first == "#"
      ? words[2].dropFirst() : words.count == 4 && ["task", "issue"].contains(words[2]) ? words[3] : ""
    return number.first?.isNumber == true
  }

  /// `3 of 5 tests fail`
  private static func isFailing(_ words: [Substring]) -> Bool {
    guard words.count >= 5, words[1] == "of", words[3] == "tests", let count = Int(words[0]), count > 0,
      Int(words[2]) != nil
    else {
      return false
    }
    return ["fail", "failing", "failed"].contains(words[4])
  }

  /// Who evaluates whether something is worth doing has done so with `documented as future work`.
  static func isWeighing(_ gloss: String) -> Bool {
    let words = gloss.drop { !$0.isLetter }
    return weighing.contains { words.hasPrefix($0) }
  }

  private static func isDocumented(_ remark: Substring) -> Bool {
    remark.utf8.drop { $0 == 32 }.starts(with: "documented as ".utf8)
  }

  private static let weighing = ["evaluat", "assess", "investigat", "consider", "decide", "explor"]

  private static let laterVerbs: Set<Substring> = [
    "done", "implemented", "added", "met", "complete", "completed", "supported",
  ]

  private static let states = Set(stated.map { "\($0)" }).union(unfinished)
  /// `todo` may be what an application is about, and is a word of other languages.
  private static let unfinished: Set<String> = ["todo", "still to do", "still to be done"]
  private static let stated: [StaticString] = [
    "future enhancement", "future work", "documented as future work", "planned for a later release", "pending review",
    "to be implemented",
    "to be done", "out of scope", "incomplete", "cannot be verified",
    "not in scope",
  ]

  /// Few claims hold any of them, and every claim is asked.
  private static let signs = [
    "future", "pending", "to be ", "scope", "incomplete", "cannot", "partly", "partially", "mostly", "deferred", "yet",
    "will be ", "fail",
    "planned", "blocked", "todo", "stub", "placeholder", "skeleton", "follow", "more work", "further work",
    "additional work", "rework", "needs", "broken", "crashes", "unfinished", "unbuilt", "unimplemented", "half-",
  ].map { Array($0.utf8) }
  /// By the lower bits of their first letters.
  private static let signsByLetter = (0..<32).map { letter in signs.filter { Int($0[0] & 31) == letter } }

  private static func mayDeny(_ gloss: String) -> Bool {
    gloss.utf8.withContiguousStorageIfAvailable(holdSign) ?? Array(gloss.utf8).withUnsafeBufferPointer(holdSign)
  }

  private static func holdSign(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isInWord = false
    for place in text.indices {
      let isLetter = (97...122).contains(text[place] | 0x20)
      let isDigit = (48...57).contains(text[place])
      defer { isInWord = isLetter || isDigit }
      guard !isInWord else { continue }
      if isDigit, PassingCount.mayBegin(text, at: place) || isShare(text, at: place) { return true }
      guard isLetter else { continue }
      for sign in signsByLetter[Int(text[place] & 31)] where place + sign.count <= text.count {
        if sign.indices.allSatisfy({ text[place + $0] | 0x20 == sign[$0] }) { return true }
      }
    }
    return false
  }

  /// `60%`, `60 %`
  private static func isShare(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    var end = place
    while end < text.count, (48...57).contains(text[end]) { end += 1 }
    if end < text.count, text[end] == 32 { end += 1 }
    return end < text.count && text[end] == UInt8(ascii: "%")
  }
}

extension Substring {
  fileprivate func trimming(_ signs: String) -> Substring {
    var text = utf8
    while let last = text.last, signs.utf8.contains(last) { text.removeLast() }
    while let first = text.first, signs.utf8.contains(first) { text.removeFirst() }
    return Substring(text)
  }
}
