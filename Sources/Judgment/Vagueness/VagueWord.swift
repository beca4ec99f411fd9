/// A word in a criterion that every reader measures differently: `appropriate`, `user-friendly`, `as needed`.
struct VagueWord {
  /// As written.
  let text: String
  /// In bytes of the criterion's text.
  let bytes: Range<Int>
  /// What would say it exactly.
  let cure: String

  /// - Parameter text: a criterion, inline markup included. What stands between backticks or quotes is a name, and is passed over.
  static func all(in text: String) -> [VagueWord] {
    var scan = VagueWordScan(bytes: Array(text.utf8))
    return scan.all()
  }
}

private struct VagueWordScan {
  let bytes: [UInt8]
  private var index = 0
  /// Where the word before stands.
  private var before: Range<Int>?
  private var beginsSentence = true
  /// Where the last `shall` began, of those before `searched`.
  private var lastModal: Int?
  private var searched = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func all() -> [VagueWord] {
    var found: [VagueWord] = []
    while index < bytes.count {
      if isLetter(bytes[index]) {
        if let word = readWord() { found.append(word) }
      } else {
        skipQuoted()
        index += 1
      }
    }
    return found
  }

  private mutating func readWord() -> VagueWord? {
    let start = index
    while index < bytes.count, isLetter(bytes[index]) || isInnerHyphen(index) { index += 1 }
    defer { beginsSentence = index < bytes.count && bytes[index] == UInt8(ascii: ".") }
    guard VagueWords.mayHold(bytes[start..<index], next: nextLetter) else {
      before = start..<index
      return nil
    }
    let word = word(start..<index)
    defer { before = start..<index }
    guard let entry = VagueWords.entry(word), !isName(start) else { return nil }
    if entry.isVerbToo, !isAdjective() { return nil }
    if entry.isOfResponse, !isResponse(start) { return nil }
    if entry.isPredicate, !isPredicate() { return nil }
    if entry.phrases.isEmpty {
      let context = VagueContext(bytes: bytes, word: start..<index, previous: previous)
      return context.isTerm || context.isSpelledOut || context.isPurpose || context.isAskedFor
        ? nil : found(start..<index, entry.cure)
    }
    for phrase in entry.phrases {
      // `as required by 2.1` says by what.
      guard let end = follow(phrase.rest), !bytes[end...].starts(with: " by ".utf8) else { continue }
      let context = VagueContext(bytes: bytes, word: start..<end, previous: previous)
      if context.isCounted || context.saysWhether { return nil }
      index = end
      return found(start..<end, phrase.cure)
    }
    return nil
  }

  /// The word before, lower case. Only short words are looked back at.
  private var previous: String { before.map { $0.count < 9 ? word($0) : "" } ?? "" }

  /// `clear text`, `is clear`; and not `clear the field`, `keeps clear of it`.
  private func isAdjective() -> Bool {
    if VagueWords.beforeVerbs.contains(previous) { return false }
    if ["be", "is", "are"].contains(previous) { return true }
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: " "), isLetter(bytes[index + 1]) else { return false }
    let next = bytes[(index + 1)...].prefix(8).prefix { isLetter($0) }.map { $0 | 0x20 }
    return !["the", "a", "an", "all", "any", "its", "and", "or", "of", "from"].contains(
      String(decoding: next, as: UTF8.self)
    )
  }

  /// `SHALL be responsive`, and not `a responsive layout`.
  private func isPredicate() -> Bool {
    guard previous == "be" else { return false }
    guard nextLetter != 0 else { return true }
    let next = bytes[(index + 1)...].prefix(8).prefix { isLetter($0) }
    return ["and", "or", "over", "under", "on", "across", "even", "at", "in"].contains { next.elementsEqual($0.utf8) }
  }

  /// Whether what shall be was begun, not far before. What lies before the last question was looked through for that.
  private mutating func isResponse(_ start: Int) -> Bool {
    while searched < start {
      guard isLetter(bytes[searched]) else {
        searched += 1
        continue
      }
      let word = searched
      while searched < start, isLetter(bytes[searched]) { searched += 1 }
      // The longest of them has six letters.
      if searched - word <= 6, ["shall", "must", "should", "will"].contains(self.word(word..<searched)) {
        lastModal = word
      }
    }
    return lastModal.map { start - $0 <= 400 } ?? false
  }

  /// Of the word behind one blank; 0 where none is.
  private var nextLetter: UInt8 {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: " ") && isLetter(bytes[index + 1]) ? bytes[index + 1] : 0
  }

  private func found(_ range: Range<Int>, _ cure: String) -> VagueWord {
    VagueWord(text: String(decoding: bytes[range], as: UTF8.self), bytes: range, cure: cure)
  }

  private func word(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { $0 | 0x20 }, as: UTF8.self)
  }

  /// `space.inset.normal`, `clear-text`, and words with a capital within a sentence are names.
  private func isName(_ start: Int) -> Bool {
    let before = [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "/")]
    let after = [UInt8(ascii: "("), UInt8(ascii: "_"), UInt8(ascii: "=")]
    if start > 0, before.contains(bytes[start - 1]) { return true }
    if index < bytes.count, after.contains(bytes[index]) { return true }
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), isLetter(bytes[index + 1]) { return true }
    return !beginsSentence && start > 0 && isCapital(bytes[start]) && !isAllCapitals(start)
  }

  private func isAllCapitals(_ start: Int) -> Bool { bytes[start..<index].allSatisfy { isCapital($0) } }

  /// The end of the words that must follow, or `nil` where others do.
  private func follow(_ words: [String]) -> Int? {
    var place = index
    for word in words {
      guard place < bytes.count, bytes[place] == UInt8(ascii: " ") else { return nil }
      if word == "_" {
        place += 1
        while place < bytes.count, isLetter(bytes[place]) || isInnerHyphen(place) { place += 1 }
        continue
      }
      let end = place + 1 + word.utf8.count
      guard end <= bytes.count, bytes[(place + 1)..<end].map({ $0 | 0x20 }) == Array(word.utf8) else { return nil }
      guard end == bytes.count || !isLetter(bytes[end]) else { return nil }
      place = end
    }
    return place
  }

  /// Code, and words that are spoken of.
  private mutating func skipQuoted() {
    let mark = bytes[index]
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "\"") else { return }
    if let end = bytes[(index + 1)...].firstIndex(of: mark) { index = end }
  }

  private func isInnerHyphen(_ place: Int) -> Bool {
    bytes[place] == UInt8(ascii: "-") && place + 1 < bytes.count && isLetter(bytes[place + 1])
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
  private func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
}
