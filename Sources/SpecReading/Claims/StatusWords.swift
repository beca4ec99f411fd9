import SpecModel

/// What people write instead of a mark to say that something is not, or not yet.
enum StatusWords {
  /// - Parameter text: nothing but the status: a cell of a table, or all that stands behind a number.
  static func mark(_ text: TextSlice) -> Mark? {
    var text = text.withoutEmphasis
    if text.count > 1, text[text.end - 1] == UInt8(ascii: ".") { text.end -= 1 }
    guard (3...20).contains(text.count) else { return nil }
    return all.first { word, _ in
      word.utf8CodeUnitCount == text.count && text.hasPrefixIgnoringCase(word)
    }?.1
  }

  private static let all: [(StaticString, Mark)] = [
    ("[ ]", .pending), ("pending", .pending), ("open", .pending), ("todo", .pending), ("tbd", .pending),
    ("partial", .pending), ("partially", .pending), ("partially met", .pending), ("in progress", .pending),
    ("not started", .pending), ("not yet", .pending), ("deferred", .pending), ("blocked", .pending),
    ("failed", .failed), ("fails", .failed), ("not met", .failed), ("not satisfied", .failed),
    ("not implemented", .failed), ("not done", .failed), ("not covered", .failed), ("missing", .failed),
  ]
}
