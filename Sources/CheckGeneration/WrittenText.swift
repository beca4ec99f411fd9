/// What is certain of a text of which some is written, whatever the components make of the rest: `"\\(lamp)!"`, `lamp.name + "!"`.
struct WrittenText {
  /// What is written before, between and behind what is made, with the empty ones: one more than there is made.
  private(set) var written: [Substring]

  /// Of what nobody knows anything.
  static let unknown = WrittenText(written: ["", ""])

  /// What stands in a literal that interpolates nothing and holds no sign in another way.
  ///
  /// - Returns: `nil` of anything else.
  init?(_ word: String, _ token: SwiftToken) {
    guard token.kind == .literal, word.count > 1, word.first == "\"", !word.hasPrefix("\"\"\""), !word.contains("\\")
    else { return nil }
    written = [word.dropFirst().dropLast()]
  }

  init(written: [Substring]) { self.written = written }

  /// Something is written in it.
  var isNeverEmpty: Bool { written.contains { !$0.isEmpty } }

  /// All of it is written.
  var isWhole: Bool { written.count == 1 }

  /// What is written twice, one behind the other, is one text.
  static func + (one: WrittenText, other: WrittenText) -> WrittenText {
    let joint = Substring(String(one.written.last ?? "") + String(other.written.first ?? ""))
    return WrittenText(written: one.written.dropLast() + [joint] + other.written.dropFirst())
  }

  /// - Parameter question: what it is asked: `hasPrefix`.
  /// - Returns: whether it holds of another text for certain.
  func holds(_ question: String, of text: Substring) -> Bool {
    guard Self.areApart(written + [text]) else { return false }
    return switch question {
    case "hasPrefix": written.first?.hasPrefix(text) == true
    case "hasSuffix": written.last?.hasSuffix(text) == true
    case "contains": written.contains { $0.contains(text) }
    default: false
    }
  }

  /// Whether it is another text than this for certain: what is written in it is not there.
  func differs(from text: Substring) -> Bool {
    guard Self.areApart(written + [text]), let first = written.first, let last = written.last else { return false }
    return !text.hasPrefix(first) || !text.hasSuffix(last) || written.contains { !text.contains($0) }
      || text.count < written.reduce(0) { $0 + $1.count }
  }

  /// Signs that change the one before them are read as one with it.
  private static func areApart(_ texts: [Substring]) -> Bool { texts.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } } }
}
