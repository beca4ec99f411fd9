/// What stands in a list of references where a reference should, and was perhaps meant to be one.
extension CitationReader {
  /// What stands in parentheses behind words, where that is nothing but references to criteria.
  func enclosed(in piece: TextSlice) -> (items: [ReferenceCursor.Item], text: TextSlice)? {
    guard isLetter(piece.first) || piece.first >= 0x80, piece[piece.end - 1] == UInt8(ascii: ")"),
      let open = piece.find("("),
      !piece.hasPrefixIgnoringCase("N/A")
    else { return nil }
    var cursor = ReferenceCursor(TextSlice(piece.source, open + 1..<piece.end - 1).trimmed)
    let items = cursor.list()
    guard !items.isEmpty, cursor.offset == cursor.text.end, items.allSatisfy({ $0.first.criterion != nil }) else {
      return nil
    }
    return (items, cursor.text)
  }

  /// `(test infrastructure)`: nothing is cited, and that is why.
  func isReason(_ piece: TextSlice, _ reading: Reading) -> Bool {
    reading.references.isEmpty && piece.first == UInt8(ascii: "(") && piece[piece.end - 1] == UInt8(ascii: ")")
      && !(piece.start..<piece.end).contains { isDigit(piece[$0]) }
  }

  /// A number of a criterion stands in it, outside of parentheses.
  func holdsNumber(_ piece: TextSlice) -> Bool {
    var numbers = LostReferences(in: piece, behind: [])
    return numbers.next() != nil
  }

  /// `1:2`, `1 .2`, `1.1 2`: what was written as part of a number, or as one more.
  func lostPart(of piece: TextSlice, behind start: Int) -> TextSlice? {
    guard !piece.isEmpty, piece.first != UInt8(ascii: "(") else { return nil }
    var end = piece.start
    var hasDigit = false
    while end < piece.end, !isBlank(piece[end]), piece[end] != UInt8(ascii: "(") {
      hasDigit = hasDigit || isDigit(piece[end])
      end += 1
    }
    // `. 2`: a lone sign, and the number behind it.
    if !hasDigit, end - piece.start == 1, !isWordByte(piece.first), piece.first != UInt8(ascii: "-") {
      while isBlank(piece[end]) { end += 1 }
      while isDigit(piece[end]) { end += 1 }
      hasDigit = isDigit(piece[end - 1])
      if end < piece.end { return nil }
    }
    guard hasDigit else { return nil }
    let part = piece.slice(to: end)
    let isWhole = end >= piece.end && !(part.start..<part.end).contains { isLetter(part[$0]) }
    return piece.start == start || isWhole ? part : nil
  }

  /// `R1-R3 AC2`: no one of them can be told whose it is.
  func lostCriterion(in piece: TextSlice) -> TextSlice? {
    guard piece.hasPrefix("AC") else { return nil }
    var end = piece.start + (piece[piece.start + 2] == UInt8(ascii: "s") ? 3 : 2)
    if piece[end] == 32 || piece[end] == UInt8(ascii: "-") { end += 1 }
    let number = end
    while isDigit(piece[end]) { end += 1 }
    return end > number ? piece.slice(to: end) : nil
  }

  /// `2.1 and banana`: one word that was meant to stand beside a number.
  func lostWord(in piece: TextSlice) -> TextSlice? {
    guard let word = piece.dropping("and ") ?? piece.dropping("& ") ?? piece.dropping("/ "), !word.isEmpty,
      !word.contains(" ")
    else {
      return nil
    }
    return word
  }

  /// `1.3 and the rest`, `1.3 etc.`, `1.3 onwards`: more is meant, and nobody can tell what.
  func lostRest(in piece: TextSlice) -> TextSlice? {
    let behind = piece.dropping("and ") ?? piece.dropping("& ") ?? piece.dropping("plus ")
    let isOpen = { (text: TextSlice, words: [StaticString]) in
      words.contains { word in
        text.hasPrefixIgnoringCase(word) && !isWordByte(text[text.start + word.utf8CodeUnitCount])
      }
    }
    let isLost = behind.map { isOpen($0, Self.rests) } ?? isOpen(piece, Self.openEnds)
    // `1.3+`
    return isLost || piece.count == 1 && piece.first == UInt8(ascii: "+") ? piece : nil
  }

  private static let rests: [StaticString] = [
    "the rest", "all the rest", "the others", "all others", "all other", "the other", "the remaining", "the following",
    "so on", "so forth", "everything else",
  ]
  private static let openEnds: [StaticString] = ["etc", "ff", "onward", "onwards", "et al", "...", "\u{2026}"]
}
