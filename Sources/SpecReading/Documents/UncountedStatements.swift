import Findings
import SpecModel

/// Sentences in the section of a requirement that say what must happen, and stand beside its criteria: above or below their list, or
/// quoted. They are read as words about it, and bear no number of their own.
///
/// A requirement without criteria is told of itself. One finding for each requirement.
struct UncountedStatements {
  private var found: [(draft: RequirementDraft, line: DocumentLine, count: Int)] = []

  mutating func add(_ line: DocumentLine, beside draft: RequirementDraft, allowance: Allowance) {
    if let last = found.last, last.draft === draft {
      found[found.count - 1].count += 1
    } else if allowance.take(1, line: line.number) {
      found.append((draft, line, 1))
    }
  }

  func problems(_ lines: DocumentLines) -> [DocumentProblem] {
    found.compactMap { draft, line, count in
      // What scenarios show is said in a sentence above them.
      guard draft.criteria.contains(where: \.isNumbered), !draft.isPlaceholder else { return nil }
      let others = count > 1 ? "; so do \(count - 1) more there" : ""
      return DocumentProblem(
        kind: .uncountedStatement("it stands beside the criteria of Requirement \(draft.number)\(others)"),
        location: lines.location(line.whole)
      )
    }
  }
}

extension RequirementsReader {
  /// A paragraph or a quotation, and neither a criterion, nor a part of one or of the story.
  mutating func seeStatement(_ line: DocumentLine) {
    guard line.marker == .none, line.indent < 4, let draft = requirements.last, !draft.isPlaceholder, !draft.isRemoved,
      !draft.losesCriteria, !unowned.explains, draft.criteria.last?.lastLine != line.number,
      draft.storyEnd != line.number, isStatement(line.content), EARSReader.read(line.content.string) != nil
    else { return }
    statements.add(line, beside: draft, allowance: lines.entryAllowance)
  }

  /// `The icon SHALL be wide.`, and neither `The icon SHALL:`, which heads a list, nor what a label says that it is: `**Note**: ...`
  private func isStatement(_ content: TextSlice) -> Bool {
    let text = content.trimmed
    guard text.contains("SHALL") || text.contains(" shall "), !ByteSet(":?").contains(text[text.end - 1]),
      text.boldLabel == nil, !text.hasPrefix("~~"), !text.hasPrefix("|")
    else { return false }
    let bare = text.withoutLeadingEmphasis
    return !Self.remarks.contains { bare.hasPrefixIgnoringCase($0) }
  }

  private static let remarks: [StaticString] = [
    "note", "rationale", "example", "e.g.", "for example", "see ", "as a ", "as an ", "counterfoil", "hint",
    "background", "context", "reason", "because", "assumption",
  ]
}
