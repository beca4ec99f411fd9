import MarkdownSyntax

/// What the lines of a document belong to: the nearest heading or check box above each, whatever is ticked.
package struct LineContexts: Sendable {
  /// Of each line, and of the end.
  private let contexts: [String]

  /// Of a text without headings and tasks, however many of its lines look like some: a source.
  package static let none = LineContexts(contexts: [""])

  private init(contexts: [String]) {
    self.contexts = contexts
  }

  package init(_ text: DocumentText) {
    var contexts: [String] = []
    var open = ""
    contexts.reserveCapacity(text.source.lineCount + 1)
    for number in 0..<text.source.lineCount {
      contexts.append(open)
      open = Self.opened(by: text.line(number + 1)) ?? open
    }
    self.contexts = contexts + [open]
  }

  /// - Parameter line: counted from 1.
  /// - Returns: empty where nothing stands above.
  package subscript(line: Int) -> String { contexts[min(max(line - 1, 0), contexts.count - 1)] }

  /// The words of each, of so many lines.
  func words(ofFirst count: Int) -> [String] {
    var open: (text: String, words: String)?
    return (0..<count).map { number in
      let text = self[number + 1]
      let words = open.flatMap { $0.text == text ? $0.words : nil } ?? LineWords.context(text)
      open = (text, words)
      return words
    }
  }

  /// Whether two lines belong to the same heading or task, however it is formatted, and whatever number it bears: one that was
  /// renumbered is what it was.
  package static func areSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let (own, others) = (LineWords.context(one), LineWords.context(other))
    if own == others { return true }
    let words = EditedWords(one, folded: own).words
    return !words.isEmpty && words == EditedWords(other, folded: others).words
  }

  private static func opened(by text: String) -> String? {
    if text.hasPrefix("#") { return text }
    guard let open = text.firstIndex(of: "["), text[open...].dropFirst(2).hasPrefix("]"),
      text[..<open].allSatisfy({ "-*+ 0123456789.".contains($0) })
    else { return nil }
    return String(text[open...].dropFirst(3))
  }
}
