/// Finds places in Swift source that stand outside of strings, comments and brackets.
struct SourceScanner {
  private let text: [Character]

  init(_ text: String) { self.text = Array(text) }

  /// The first index at or after `start` where `matches` holds at depth zero.
  func first(from start: Int = 0, where matches: (Character, Int) -> Bool) -> Int? {
    var depth = 0
    var index = start
    while index < text.count {
      if let end = endOfString(at: index) ?? endOfComment(at: index) {
        index = end
        continue
      }
      let character = text[index]
      if depth == 0, matches(character, index) { return index }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      index += 1
    }
    return nil
  }

  /// The index of the bracket that closes the one at `start`.
  func close(of start: Int) -> Int? {
    let pairs: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    guard text.indices.contains(start), let wanted = pairs[text[start]] else { return nil }
    return first(from: start + 1) { character, _ in character == wanted }
  }

  func slice(_ range: Range<Int>) -> String { String(text[range]) }

  var count: Int { text.count }

  subscript(index: Int) -> Character? { text.indices.contains(index) ? text[index] : nil }

  func starts(_ word: [Character], at index: Int) -> Bool { text[index...].starts(with: word) }

  /// The first index at or after `start` where a word stands by itself: `var`, and not that of `variant` or of `` `var` ``.
  func first(word: String, from start: Int = 0) -> Int? {
    let letters = Array(word)
    return first(from: start) { _, index in
      starts(letters, at: index) && !isOfWord(index - 1) && !isOfWord(index + letters.count)
    }
  }

  private func isOfWord(_ index: Int) -> Bool {
    self[index].map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" || $0 == "." } ?? false
  }

  private func starts(_ word: String, at index: Int) -> Bool {
    text[index...].starts(with: word)
  }

  private func endOfComment(at index: Int) -> Int? {
    if starts("//", at: index) { return text[index...].firstIndex(of: "\n") ?? text.count }
    guard starts("/*", at: index) else { return nil }
    return (index + 2..<text.count).first { starts("*/", at: $0) }.map { $0 + 2 } ?? text.count
  }

  /// Past the string literal that begins here; interpolations count as part of it.
  private func endOfString(at index: Int) -> Int? {
    let hashes = text[index...].prefix { $0 == "#" }.count
    guard self[index + hashes] == "\"" else { return nil }
    let quote = starts("\"\"\"", at: index + hashes) ? "\"\"\"" : "\""
    let fence = String(repeating: "#", count: hashes)
    var position = index + hashes + quote.count
    while position < text.count {
      if starts("\\" + fence + "(", at: position) {
        let open = position + 1 + hashes
        position = (close(of: open) ?? text.count) + 1
      } else if starts("\\" + fence, at: position) {
        position += 2 + hashes
      } else if starts(quote + fence, at: position) {
        return position + quote.count + hashes
      } else {
        position += 1
      }
    }
    return text.count
  }
}
