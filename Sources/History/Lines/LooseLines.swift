import MarkdownSyntax

/// Which lines with figures stood in an earlier version of a text that none of it surely is.
package struct LooseLines {
  private let text: DocumentText
  private let isOfDocument: Bool
  private let today: [(number: Int, line: Lock.Line)]

  /// - Parameter contexts: of the same text.
  package init(_ text: DocumentText, _ contexts: LineContexts) {
    self.text = text
    isOfDocument = contexts.isOfDocument
    let numbers = Self.numbered(text)
    today = Array(zip(numbers, Lock.Line.all(numbers, of: text, contexts)))
  }

  /// - Parameter lines: of the text, counted from 1.
  /// - Returns: what each may have been in the earlier version before somebody gave it another number.
  package func keys(behind lines: [Int], in earlier: DocumentText) -> [Int: Set<LineKey>] {
    guard earlier.bytes != text.bytes else { return [:] }
    let contexts = isOfDocument ? LineContexts(earlier) : .none
    let then = Lock.Line.all(Self.numbered(earlier), of: earlier, contexts)
    return LockedAges(then, today, seesThroughEdits: true).looseKeys(behind: lines)
  }

  private static func numbered(_ text: DocumentText) -> [Int] {
    (0..<text.source.lineCount).filter { line in
      text.source.bytes[text.source.line(line)].contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }.map { $0 + 1 }
  }
}
