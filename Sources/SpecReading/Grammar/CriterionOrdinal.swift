/// `first`, `2nd`, `last`: which of the criteria of a requirement is meant, where a word counts them.
struct CriterionOrdinal {
  /// `nil` where it counts from the end, or only begins to say how many.
  let number: Int?
  /// Behind the word.
  let end: Int

  init?(_ text: TextSlice, at start: Int) {
    if isDigit(text[start]) {
      var digits = start
      while isDigit(text[digits]) { digits += 1 }
      let ending = digits + 2
      guard digits - start < 3, !isWordByte(text[ending]),
        (["st", "nd", "rd", "th"] as [StaticString]).contains(where: { text.matches($0, at: digits) })
      else { return nil }
      (number, end) = (Int(TextSlice(text.source, start..<digits).string), ending)
      return
    }
    guard isLetter(text[start]) else { return nil }
    for (index, word) in Self.words.enumerated() where text.matches(word, at: start, ignoringCase: true) {
      let end = start + word.utf8CodeUnitCount
      guard !isWordByte(text[end]) else { continue }
      (number, self.end) = (index < Self.counted ? index + 1 : nil, end)
      return
    }
    return nil
  }

  private static let counted = 10
  private static let words: [StaticString] = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "last", "final",
  ]
}
