/// Finds words by what they begin with. By bytes: characters cost many times as much, and thousands of claims may ask one text.
package enum WordBeginning {
  /// - Parameters:
  ///   - stem: in small letters, UTF-8; not empty.
  ///   - text: in small letters.
  package static func holds(_ stem: [UInt8], in text: [UInt8]) -> Bool {
    text.indices.contains { place in
      text[place] == stem.first && text[place...].starts(with: stem) && !endsInLetter(text[..<place])
    }
  }

  private static func endsInLetter(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last, last >= 0x80 else { return (97...122).contains(text.last ?? 0) }
    return String(decoding: text.suffix(8), as: UTF8.self).last?.isLetter == true
  }
}
