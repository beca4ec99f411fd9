/// Words by their first bytes, or by their last ones, whatever the case of these: every other line is asked whether it begins with one
/// of them, and one byte tells nearly all of them off.
struct WordIndex {
  enum Key {
    case first, last
  }

  private let words: [[StaticString]]

  init(_ all: [StaticString], by key: Key = .first) {
    let bytes = all.map { word in
      Int((key == .first ? word.utf8Start[0] : word.utf8Start[word.utf8CodeUnitCount - 1]) | 0x20)
    }
    words = (0...255).map { byte in zip(all, bytes).filter { $0.1 == byte }.map(\.0) }
  }

  /// - Returns: those with this first byte, or last one, in their order.
  subscript(byte: UInt8) -> [StaticString] { words[Int(byte | 0x20)] }

  /// The first of them that the text begins with, whatever the case of its ASCII letters.
  func leading(_ text: TextSlice) -> StaticString? { self[text.first].first { text.hasPrefixIgnoringCase($0) } }
}
