import Foundation

/// Reads the marks inside a line of Markdown: emphasis, code, struck out text and links. Blocks are not read, as Apple's
/// `Text` does not show them either.
struct InlineMarkdown {
  /// A stretch of text between marks.
  struct Stretch: Equatable {
    var text: String
    var intent: InlinePresentationIntent
    var link: URL?
    /// What is asked of it and not done.
    var lacks: [String] = []
  }

  private let text: [Character]
  private var stretches: [Stretch] = []
  /// What is asked of the text that is read, and not done.
  private var asked: [String] = []

  private init(_ text: String) { self.text = Array(text) }

  /// The stretches of a text. Most have no marks, and are one.
  static func stretches(of text: String) -> [Stretch] {
    let marks = text.utf8.contains { "*_~`[<\\".utf8.contains($0) }
    guard marks else { return [Stretch(text: text, intent: [])] }
    var reader = InlineMarkdown(text)
    reader.read(0..<reader.text.count, [], nil)
    return reader.stretches.isEmpty ? [Stretch(text: "", intent: [])] : reader.stretches
  }

  /// What stands for a text as it is, marks and all.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "*_~`[<\\".utf8.contains($0) }) else { return text }
    return text.reduce(into: "") { $0 += "*_~`[]<>\\".contains($1) ? "\\\($1)" : String($1) }
  }

  private mutating func read(_ range: Range<Int>, _ intent: InlinePresentationIntent, _ link: URL?) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = mark(at: index, in: range, intent, link) {
        index = end
      } else if text[index] == "\\", index + 1 < range.upperBound, text[index + 1].isMarkdownPunctuation {
        append(text[index + 1], intent, link)
        index += 2
      } else {
        append(text[index], intent, link)
        index += 1
      }
    }
  }

  /// Reads what a mark at `index` encloses.
  ///
  /// - Returns: The place behind it, or `nil` where no mark begins.
  private mutating func mark(
    at index: Int,
    in range: Range<Int>,
    _ intent: InlinePresentationIntent,
    _ link: URL?
  ) -> Int? {
    switch text[index] {
    case "*", "_", "~": emphasis(at: index, in: range, intent, link)
    case "`": code(at: index, in: range, intent, link)
    case "[": anchor(at: index, in: range, intent)
    case "^": attributed(at: index, in: range, intent, link)
    case "<": address(at: index, in: range, intent)
    default: nil
    }
  }

  private mutating func emphasis(
    at index: Int,
    in range: Range<Int>,
    _ intent: InlinePresentationIntent,
    _ link: URL?
  ) -> Int? {
    let (character, count) = (text[index], run(at: index, in: range))
    guard let added = Self.intent(character, count), opens(index, count, in: range),
      let end = closing(character, count, from: index + count, in: range)
    else {
      // A run that encloses nothing is text, the whole of it.
      for place in index..<index + count { append(text[place], intent, link) }
      return index + count
    }
    read(index + count..<end, intent.union(added), link)
    return end + count
  }

  private static func intent(_ character: Character, _ count: Int) -> InlinePresentationIntent? {
    switch (character, count) {
    case ("~", 1), ("~", 2): .strikethrough
    case ("~", _): nil
    case (_, 1): .emphasized
    case (_, 2): .stronglyEmphasized
    case (_, 3): [.emphasized, .stronglyEmphasized]
    default: nil
    }
  }

  private func opens(_ index: Int, _ count: Int, in range: Range<Int>) -> Bool {
    let next = index + count
    guard next < range.upperBound, !text[next].isWhitespace else { return false }
    return text[index] != "_" || index == 0 || !text[index - 1].isLetterOrNumber
  }

  /// Where a run of just so many marks ends what one opened.
  private func closing(_ character: Character, _ count: Int, from start: Int, in range: Range<Int>) -> Int? {
    var index = start
    while index < range.upperBound {
      if text[index] == "\\" {
        index += 2
      } else if text[index] == "`", let end = closing("`", run(at: index, in: range), from: index + 1, in: range) {
        index = end + run(at: end, in: range)
      } else if text[index] == character {
        let length = run(at: index, in: range)
        let next = index + length
        let isWithinWord = character == "_" && next < range.upperBound && text[next].isLetterOrNumber
        if length == count, index > start, !text[index - 1].isWhitespace || character == "`", !isWithinWord {
          return index
        }
        index = next
      } else {
        index += 1
      }
    }
    return nil
  }

  private mutating func code(
    at index: Int,
    in range: Range<Int>,
    _ intent: InlinePresentationIntent,
    _ link: URL?
  ) -> Int? {
    let count = run(at: index, in: range)
    guard let end = closing("`", count, from: index + count, in: range) else { return nil }
    for place in index + count..<end { append(text[place], intent.union(.code), link) }
    return end + count
  }

  /// `[text](address "title")`.
  private mutating func anchor(at index: Int, in range: Range<Int>, _ intent: InlinePresentationIntent) -> Int? {
    guard let middle = bracket("[", "]", at: index, in: range), middle + 1 < range.upperBound,
      text[middle + 1] == "(", let end = bracket("(", ")", at: middle + 1, in: range)
    else { return nil }
    let target = String(text[middle + 2..<end]).split(separator: " ").first.map(String.init) ?? ""
    read(index + 1..<middle, intent, URL(string: target))
    return end + 1
  }

  /// `^[text](inflect: true)`: the attributes are no text. What they ask for is not done.
  private mutating func attributed(
    at index: Int,
    in range: Range<Int>,
    _ intent: InlinePresentationIntent,
    _ link: URL?
  ) -> Int? {
    guard index + 1 < range.upperBound, text[index + 1] == "[",
      let middle = bracket("[", "]", at: index + 1, in: range),
      middle + 1 < range.upperBound, text[middle + 1] == "(", let end = bracket("(", ")", at: middle + 1, in: range)
    else { return nil }
    let attributes = String(text[middle + 2..<end])
    asked.append("^[\u{2026}](\(attributes)) leaves text as it is written here: words are not inflected.")
    read(index + 2..<middle, intent, link)
    asked.removeLast()
    return end + 1
  }

  /// `<https://example.org>`.
  private mutating func address(at index: Int, in range: Range<Int>, _ intent: InlinePresentationIntent) -> Int? {
    guard let end = text[index..<range.upperBound].firstIndex(of: ">") else { return nil }
    let target = String(text[index + 1..<end])
    guard target.contains("://"), !target.contains(where: \.isWhitespace), let url = URL(string: target) else {
      return nil
    }
    for character in target { append(character, intent, url) }
    return end + 1
  }

  private func bracket(_ open: Character, _ close: Character, at index: Int, in range: Range<Int>) -> Int? {
    var depth = 0
    var place = index
    while place < range.upperBound {
      if text[place] == "\\" { place += 1 } else if text[place] == open { depth += 1 }
      if place < range.upperBound, text[place] == close, text[place - 1] != "\\" {
        depth -= 1
        if depth == 0 { return place }
      }
      place += 1
    }
    return nil
  }

  private func run(at index: Int, in range: Range<Int>) -> Int {
    text[index..<range.upperBound].prefix { $0 == text[index] }.count
  }

  private mutating func append(_ character: Character, _ intent: InlinePresentationIntent, _ link: URL?) {
    if let last = stretches.indices.last, stretches[last].intent == intent, stretches[last].link == link {
      stretches[last].text.append(character)
      if let new = asked.last, !stretches[last].lacks.contains(new) { stretches[last].lacks.append(new) }
    } else {
      stretches.append(Stretch(text: String(character), intent: intent, link: link, lacks: asked))
    }
  }
}

extension Character {
  fileprivate var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }

  fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }
}
