import MarkdownSyntax
import SpecModel

/// The story above the criteria: on the line of its label, or below it, over as many lines as it takes.
extension RequirementsReader {
  /// - Returns: whether the line belongs to a story that has begun.
  mutating func continuesStory(_ line: DocumentLine) -> Bool {
    guard let draft = requirements.last, draft.story != nil, !draft.hasLabel, draft.criteria.isEmpty else {
      return false
    }
    let isNext = line.number == draft.storyEnd + 1
    // `**User Story:**` alone on its line, and below it a paragraph or a list
    let begins = draft.storyIsOpen && line.number <= draft.storyEnd + 2
    guard begins || (isNext && !draft.storyIsOpen && (line.marker == .none || draft.storyIsList)) else { return false }
    guard line.ordinal == nil, line.checkbox == nil, line.content.boldLabel == nil,
      CriterionLead.label(line.content) == nil
    else { return false }
    if line.marker == .bullet, begins { draft.storyIsList = true }
    guard line.marker == .none || draft.storyIsList else { return false }
    draft.continueStory(line)
    return true
  }

  /// `#### User Story` above the text of it.
  func beginsStory(_ heading: TextSlice, _ level: Int) -> Bool {
    guard let draft = requirements.last, !draft.isPlaceholder, draft.story == nil, draft.criteria.isEmpty,
      level >= draft.level, heading.count < 40
    else { return false }
    return SpecWords.isUserStory(heading.withoutLeadingSymbol.withoutEmphasis)
  }

  /// `As a cook, I want ...`, `**Como** um casal`: a story without a label.
  func beginsStory(_ line: DocumentLine) -> Bool {
    guard line.marker == .none, line.indent == 0, let draft = requirements.last, !draft.isPlaceholder,
      draft.story == nil,
      draft.criteria.isEmpty, !draft.hasLabel
    else { return false }
    let text = line.content.withoutLeadingEmphasis
    let words: [StaticString] = ["As a", "As an", "As the", "Como", "Als", "En tant que"]
    return words.contains { word in
      guard text.hasPrefix(word) else { return false }
      let next = text[text.start + word.utf8CodeUnitCount]
      return next == UInt8(ascii: "*") || isBlank(next) || isBlank(text[text.start + word.utf8CodeUnitCount - 1])
    }
  }
}
