/// `Requirement 1.x`: a number that the word `Requirement` leads, and that is none.
enum LabelledPiece {
  static func unreadable(in text: TextSlice, at place: Int) -> TextSlice? {
    guard text.matches("requirement", at: place, ignoringCase: true) else { return nil }
    var start = place + 11
    if text[start] | 32 == UInt8(ascii: "s") { start += 1 }
    guard text[start] == 32 else { return nil }
    while text[start] == 32 { start += 1 }
    var end = start
    while isDigit(text[end]) { end += 1 }
    guard end > start, end - start <= 3, text[end] == UInt8(ascii: "."), isLetter(text[end + 1]),
      !isLetter(text[end + 2])
    else { return nil }
    return TextSlice(text.source, start..<end + 2)
  }
}
