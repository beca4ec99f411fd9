import SpecModel

/// `  - **Acceptance Criteria:**` below `- **FR-1**: Title`, and the list below that.
struct LabelBelow {
  /// The place of the requirement among all.
  let requirement: Int
  let indent: Int
  /// How far in the items of the list stand, once there is one: what stands further in belongs to them.
  var items: Int?
}

extension RequirementsReader {
  /// - Returns: whether the line is the label, or a criterion below it.
  mutating func readBelowLabel(_ line: DocumentLine) -> Bool {
    guard let draft = requirements.last, draft.level == 7 else { return false }
    guard var label = labelBelow, label.requirement == requirements.count, line.indent > label.indent else {
      labelBelow = nil
      return beginsList(below: line, of: draft)
    }
    guard line.marker != .none, label.items.map({ line.indent <= $0 }) ?? true else { return false }
    label.items = line.indent
    labelBelow = label
    if readBelowListed(line) { return true }
    guard lines.entryAllowance.take(1, line: line.number) else { return true }
    let ordinal = line.ordinal.map { CriterionLabel(String(draft.next($0))) }
    append(ordinal ?? .unnumbered(draft.criteria.count + 1), line.content, line, draft)
    return true
  }

  /// The words behind the number are a title then, unless they say what must happen.
  private mutating func beginsList(below line: DocumentLine, of draft: RequirementDraft) -> Bool {
    guard openCriterion, line.indent > criterionIndent, draft.criteria.count == 1, let head = draft.criteria.first,
      !head.isNumbered, let (name, rest) = line.content.boldLabel ?? CriterionLead.label(line.content), rest.isEmpty,
      SpecWords.isAcceptanceCriteria(name), let next = next(behind: line), next.isText, next.marker != .none,
      next.indent > line.indent
    else { return false }
    if !draft.tookTitle, !head.saysWhatMustHappen() { draft.takeTitle() }
    labelBelow = LabelBelow(requirement: requirements.count, indent: line.indent)
    return true
  }
}
