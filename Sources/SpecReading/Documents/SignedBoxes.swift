import SpecModel

/// Signs in the place of boxes: `- ☑ 1. Title`, `- ⬜ 1.1 Title`.
enum SignedBoxes {
  /// - Returns: the line as if its sign were a box; `nil` where it begins with none.
  static func boxed(_ line: DocumentLine) -> DocumentLine? {
    guard line.isText, line.checkbox == nil, line.firstByte >= 0xE2 else { return nil }
    for (state, signs) in signs {
      guard let sign = signs.first(where: { line.content.hasPrefix($0) }) else { continue }
      var rest = line.content.slice(from: line.content.start + sign.utf8CodeUnitCount)
      // The selector that asks for the coloured picture.
      if rest.hasPrefix("\u{FE0F}") { rest = rest.slice(from: rest.start + 3) }
      guard rest.hasPrefix(" ") else { return nil }
      return line.boxed(state, from: rest.trimmed)
    }
    return nil
  }

  /// None but the first says that it is done.
  private static let signs: [(state: TaskState, signs: [StaticString])] = [
    (.done, ["\u{2611}", "\u{2705}", "\u{2714}", "\u{2713}"]),
    (.inProgress, ["\u{1F6A7}", "\u{1F504}", "\u{23F3}"]),
    (.open, ["\u{2610}", "\u{2612}", "\u{2B1C}", "\u{1F532}", "\u{1F533}", "\u{274C}", "\u{2717}", "\u{2718}"]),
  ]
}
