import Findings
import SpecModel

/// Requirements of a list of which only the title stands behind the number, and the criteria below it.
extension RequirementsReader {
  /// `   - WHEN ... THE system SHALL ...` below `1. **FR-1**: Title`: the words behind the number are a title, and what stands below
  /// them its criteria.
  mutating func readBelowTitle(_ line: DocumentLine) -> Bool {
    guard let draft = requirements.last, draft.level == 7, line.isText, line.marker != .none else { return false }
    if !draft.tookTitle {
      guard openCriterion, line.indent > criterionIndent, draft.criteria.count == 1, let head = draft.criteria.first,
        !head.isNumbered, head.line + 1 == line.number, Self.isLedSentence(line.content), !head.saysWhatMustHappen()
      else { return false }
      draft.takeTitle()
    } else if line.indent > criterionIndent || EARSReader.read(line.content.string) == nil {
      return false
    }
    guard lines.entryAllowance.take(1, line: line.number) else { return false }
    let label = line.ordinal.map { CriterionLabel(String(draft.next($0))) }
    append(label ?? .unnumbered(draft.criteria.count + 1), line.content, line, draft)
    return true
  }

  /// `WHEN ... THE system SHALL ...`: a clause leads it, and it says what must happen.
  private static func isLedSentence(_ text: TextSlice) -> Bool {
    let bare = text.withoutLeadingEmphasis
    guard ByteSet("WIwi").contains(bare.first), let ears = EARSReader.read(text.string) else { return false }
    return (ears.trigger ?? ears.state ?? ears.condition ?? ears.feature) != nil
  }

  /// The next line is such a criterion, further in.
  func headsLedSentence(_ line: DocumentLine) -> Bool {
    guard lines.lines.indices.contains(line.number) else { return false }
    let next = lines.lines[line.number]
    return next.isText && next.marker != .none && next.indent > line.indent && Self.isLedSentence(next.content)
  }
}
