import MarkdownSyntax

/// The lines of a text by their words and by what they belong to, to find each again in a version that is formatted otherwise.
package struct LineForms: Sendable {
  /// By number, from 0; empty for a line that says nothing.
  private let words: [String]
  private let text: DocumentText
  private let numbers: [String: [Int]]
  private let paragraphs: ParagraphForms
  private let edits: EditedLines

  package init(_ text: DocumentText, _ contexts: LineContexts) {
    var words: [String] = []
    var numbers: [String: [Int]] = [:]
    let folded = (0..<text.source.lineCount).map { LineWords.folded(text.line($0 + 1)) }
    let above = contexts.words(ofFirst: folded.count)
    for (number, own) in folded.enumerated() {
      words.append(own.isEmpty ? "" : above[number] + "\n" + own)
      if !own.isEmpty { numbers[words[number], default: []].append(number) }
    }
    self.words = words
    self.text = text
    self.numbers = numbers
    edits = EditedLines(folded, of: text, above)
    paragraphs = ParagraphForms(folded, of: text, below: above)
  }

  package struct Place: Hashable, Sendable {
    /// Counted from 1.
    package let line: Int
    /// Another box is ticked, another mark says how far it has come, or words were added to it, mended or taken out.
    package let isMarkedAnew: Bool
    /// The numbers are the same, and too little else to be sure.
    package let isDoubtful: Bool
  }

  /// Where lines, counted from 1, stand in another version. Where a paragraph was wrapped anew, that is where its number stood; an edit
  /// of its words that leaves its numbers makes no other line of it.
  ///
  /// - Parameter lines: all that look new in this version. Where the words of one stand more often in one of the two, some of those are
  ///   as old as they were there if too few others are; which is which nobody can tell.
  /// - Returns: nothing of one that does not.
  package func places(of lines: [Int], in other: LineForms) -> [Int: Place] {
    var places: [Int: Place] = [:]
    for line in lines { places[line] = keptPlace(of: line, in: other) }
    places.merge(editedPlaces(of: lines.filter { places[$0] == nil }, in: other)) { kept, _ in kept }
    let young = Set(lines)
    for line in lines where places[line] == nil { places[line] = repeatedPlace(of: line, in: other, among: young) }
    return places
  }

  private func keptPlace(of line: Int, in other: LineForms) -> Place? {
    if let same = samePlace(of: line, in: other) {
      return Place(line: same, isMarkedAnew: marked(line) != other.marked(same), isDoubtful: false)
    }
    return paragraphs.place(of: line, in: other.paragraphs).map {
      Place(line: $0, isMarkedAnew: false, isDoubtful: false)
    }
  }

  /// With ticks and marks.
  private func marked(_ line: Int) -> String { LineWords.marked(text.line(line)) }

  private func editedPlaces(of lines: [Int], in other: LineForms) -> [Int: Place] {
    let edited = lines.map { $0 - 1 }.filter { words.indices.contains($0) && isEdited($0, in: other) }
    guard !edited.isEmpty else { return [:] }
    let formers = edits.formers(of: edited, in: other.edits) {
      isEdited($0, in: other)
    } isGone: {
      other.isEdited($0, in: self)
    }
    return Dictionary(
      edited.compactMap { line in
        formers[line].map { (line + 1, Place(line: $0.line + 1, isMarkedAnew: true, isDoubtful: $0.isDoubtful)) }
      }
    ) { first, _ in first }
  }

  /// `| 1.2 | ✅ |` that stands there twice and stood there once, and no line has stayed in its place.
  private func repeatedPlace(of line: Int, in other: LineForms, among young: Set<Int>) -> Place? {
    guard words.indices.contains(line - 1), !words[line - 1].isEmpty, let own = numbers[words[line - 1]],
      let others = other.numbers[words[line - 1]], let place = own.firstIndex(of: line - 1),
      own.count(where: { !young.contains($0 + 1) }) < others.count
    else { return nil }
    return Place(line: others[min(place, others.count - 1)] + 1, isMarkedAnew: false, isDoubtful: true)
  }

  /// Its words stand nowhere in the other version.
  private func isEdited(_ line: Int, in other: LineForms) -> Bool {
    !words[line].isEmpty && other.numbers[words[line]] == nil
  }

  private func samePlace(of line: Int, in other: LineForms) -> Int? {
    guard words.indices.contains(line - 1), !words[line - 1].isEmpty, let own = numbers[words[line - 1]],
      let others = other.numbers[words[line - 1]], own.count == others.count,
      let place = own.firstIndex(of: line - 1)
    else { return nil }
    return others[place] + 1
  }
}
