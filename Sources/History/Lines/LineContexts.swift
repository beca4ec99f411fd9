import MarkdownSyntax

/// What the lines of a document belong to: the nearest heading or check box above each that is not its like, whatever is ticked.
package struct LineContexts: Sendable {
  /// Of each line, and of the end.
  private let contexts: [String]
  /// Of a document: what stands above and below its lines tells what they are about.
  let isOfDocument: Bool

  /// Of a text without headings and tasks, however many of its lines look like some: a source.
  package static let none = LineContexts()

  private init() {
    (contexts, isOfDocument) = ([""], false)
  }

  package init(_ text: DocumentText) {
    var contexts: [String] = []
    // Headings without, boxes with their indentation, the outermost first.
    var open: [Opened] = []
    contexts.reserveCapacity(text.source.lineCount + 1)
    for number in 0..<text.source.lineCount {
      let opened = Opened(number + 1, of: text)
      if let opened { open.removeAll { $0.depth >= opened.depth } }
      contexts.append(open.last?.text ?? "")
      if let opened { open.append(opened) }
    }
    self.contexts = contexts + [open.last?.text ?? ""]
    isOfDocument = true
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

  private struct Opened {
    let text: String
    /// The level of a heading; of a box how far it is indented, and deeper than every heading.
    let depth: Int

    init?(_ number: Int, of document: DocumentText) {
      let line = document.line(number)
      if line.hasPrefix("#") {
        text = line
        depth = line.prefix { $0 == "#" }.count
        return
      }
      guard let open = line.firstIndex(of: "["), line[open...].dropFirst(2).hasPrefix("]"),
        line[..<open].allSatisfy({ "-*+ 0123456789.".contains($0) })
      else { return nil }
      text = String(line[open...].dropFirst(3))
      depth = 7 + document.indentation(number)
    }
  }
}
