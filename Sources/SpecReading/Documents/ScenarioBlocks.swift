import MarkdownSyntax
import SpecModel

/// The block of Gherkin at hand.
struct ScenarioBlock {
  /// Among the nodes of the document.
  var node: Int32 = -1
  /// Its scenarios are criteria.
  var counts = false
  /// `Scenario: Sign in`, whose steps follow.
  var title: DocumentLine?
  /// What stands here belongs to the criterion above: steps, examples and their tables.
  var isOpen = false
  /// `Feature:`, `Background:`, `Rule:`: what stands below them, up to the next scenario, is no criterion.
  var isAside = false
  /// A step has said what must come of it: the next `Given` begins another one.
  var isAnswered = false
  /// The requirement, by its place, that was asked for a list last, and whether it has one.
  var asked: (requirement: Int, hasList: Bool) = (0, false)
}

/// The scenarios in a block of Gherkin: criteria of the requirement above that has no others. Their steps are what they say.
extension RequirementsReader {
  mutating func readScenario(_ line: DocumentLine) {
    let node = lines.tree.leaves[line.number - 1]
    if node != scenarios.node { enter(node, line) }
    guard scenarios.counts, let draft = requirements.last else { return }
    let text = line.whole.trimmed
    guard isLetter(text.first) || text.first == UInt8(ascii: "|") || text.first == UInt8(ascii: "*") else { return }
    if Self.titles.contains(where: text.hasPrefix) {
      (scenarios.title, scenarios.isOpen, scenarios.isAside) = (line, false, false)
      return
    }
    if Self.asides.contains(where: text.hasPrefix) {
      (scenarios.title, scenarios.isOpen, scenarios.isAside) = (nil, false, true)
      return
    }
    let isCondition = text.hasPrefix("Given ") || text.hasPrefix("When ")
    if isCondition, !scenarios.isAside, !scenarios.isOpen || scenarios.isAnswered && text.hasPrefix("Given ") {
      return begin(text, line, draft)
    }
    guard scenarios.isOpen else { return }
    if text.hasPrefix("Then ") { scenarios.isAnswered = true }
    draft.criteria.last?.lengthen(line)
  }

  private mutating func enter(_ node: Int32, _ line: DocumentLine) {
    let asked = scenarios.asked
    scenarios = ScenarioBlock(node: node, asked: asked)
    guard node >= 0, case .code(let info, _, fenced: true) = lines.tree.nodes[Int(node)].kind,
      ["gherkin", "cucumber", "feature"].contains(info.lowercased()), isInCriteria, line.indent < 2,
      let draft = requirements.last, !draft.isPlaceholder, !draft.isRemoved, draft.level < 7
    else { return }
    // Beside a list it shows what that demands.
    if asked.requirement != requirements.count {
      scenarios.asked = (requirements.count, !draft.criteria.isEmpty || hasList(behind: line, of: draft))
    }
    scenarios.counts = !scenarios.asked.hasList
  }

  private func hasList(behind line: DocumentLine, of draft: RequirementDraft) -> Bool {
    let end = lines.endOfSection(from: line.number, level: draft.level)
    return lines.lines[line.number..<max(line.number, end)].contains { line in
      line.ordinal != nil || line.isRow || line.isText && EARSReader.read(line.content.string) != nil
    }
  }

  private static let titles: [StaticString] = ["Scenario:", "Scenario Outline:", "Scenario Template:", "Example:"]
  private static let asides: [StaticString] = ["Feature:", "Background:", "Rule:"]

  private mutating func begin(_ step: TextSlice, _ line: DocumentLine, _ draft: RequirementDraft) {
    guard lines.entryAllowance.take(1, line: line.number) else { return }
    let head = scenarios.title ?? line
    let criterion = CriterionDraft(
      label: .unnumbered(draft.criteria.count + 1),
      line: head,
      text: step,
      location: lines.location(head.whole)
    )
    if let title = scenarios.title { criterion.add(code: title) }
    draft.criteria.append(criterion)
    (scenarios.title, scenarios.isOpen, scenarios.isAnswered) = (nil, true, false)
    openCriterion = false
  }
}
