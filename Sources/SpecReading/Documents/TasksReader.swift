import Findings
import SpecModel

/// Reads `tasks.md`: check boxes with a number, at whatever indentation, and what stands below each.
struct TasksReader {
  let lines: DocumentLines
  let spec: SpecID

  private var drafts: [TaskDraft] = []
  /// Those that a line may still belong to, each more indented than the one before it.
  private var open: [TaskDraft] = []
  /// How far in a box without a number stands, which ended the task above it.
  private var unnumbered: Int?
  /// The boxes that are tasks, in order.
  private var boxes: [HeadingsAboveBoxes.Box] = []
  private var heads = HeadingsAboveBoxes()
  /// What stands below no task.
  private var unowned: [DocumentLine] = []
  private let counting: Counting
  private var listNumbers: ListNumbers
  /// Below `## Notes` a list counts remarks.
  private var isBesides = false

  /// By what a line is known for a task. Other signs count where nothing in the document is one by its number.
  private enum Counting {
    case numbers, letters, signs, others
  }

  private init(lines: DocumentLines, spec: SpecID, counting: Counting = .numbers) {
    self.lines = lines
    self.spec = spec
    self.counting = counting
    listNumbers = ListNumbers(lines)
  }

  /// What a plan holds.
  struct Plan {
    let tasks: [SpecTask]
    /// The citations that stand below none of them.
    let unowned: [Citation.Unreadable]
    let problems: [DocumentProblem]
  }

  static func read(_ lines: DocumentLines, spec: SpecID) -> Plan {
    var reader = TasksReader(lines: lines, spec: spec)
    for line in lines.lines { reader.read(line) }
    reader.finish()
    PlanTable.cite(reader.drafts, in: lines)
    reader.waitAsToldBelow()
    let known = KnownTasks(reader.drafts)
    let tasks = reader.drafts.flatMap { $0.tasks(spec: spec, known: known) }
    return Plan(
      tasks: tasks,
      unowned: UnownedCitations(lines: lines).read(reader.unowned, beside: tasks),
      problems: tasks.isEmpty ? [] : TabledTasks.unknown(in: lines, besides: known)
    )
  }

  /// `- T006 depends on T033` below `## Dependencies`, of which no task owns the lines.
  private func waitAsToldBelow() {
    let told = unowned.lazy.compactMap { DependencyReader.pair(in: $0) }
    guard !told.isEmpty else { return }
    let byNumber = Dictionary(drafts.map { ($0.number, $0) }) { first, _ in first }
    for (task, list) in told { byNumber[task]?.wait(for: list, in: lines) }
  }

  private mutating func finish() {
    heads.finish(beside: boxes)
    if boxes.isEmpty || heads.restart(boxes) {
      drafts = HeadingTasksReader.read(lines, spec: spec)
      if drafts.isEmpty { drafts = TaskTableReader.read(lines) }
      if drafts.isEmpty { drafts = Self.lettered(lines, spec: spec) }
      if drafts.isEmpty { drafts = Self.signed(lines, spec: spec) }
      if drafts.isEmpty { drafts = Self.others(lines, spec: spec) }
      unowned = lines.lines
      return
    }
    if heads.areTwice {
      drafts.removeAll { heads.isTwice($0) }
      unowned = lines.lines
    }
    drafts += TaskTableReader.read(lines, beside: drafts)
  }

  /// `- [ ] A1 Title`: most boxes, for one among others may be the name of something, and each number once, for `P1` may say how
  /// urgent it is.
  private static func lettered(_ lines: DocumentLines, spec: SpecID) -> [TaskDraft] {
    guard lines.lines.contains(where: { $0.checkbox != nil && TaskNumberReader.lettered($0.content) != nil }) else {
      return []
    }
    var reader = TasksReader(lines: lines, spec: spec, counting: .letters)
    for line in lines.lines { reader.read(line) }
    let drafts = reader.drafts
    let outermost = drafts.map(\.indent).min() ?? 0
    let boxes = lines.lines.filter { $0.checkbox != nil && $0.indent <= outermost }
    guard drafts.count > 1, Set(drafts.map(\.number)).count == drafts.count, drafts.count * 2 > boxes.count else {
      return []
    }
    return drafts
  }

  /// `- ☑ 1. Title`, unless all are done and none cites: so looks a list of what was achieved.
  private static func signed(_ lines: DocumentLines, spec: SpecID) -> [TaskDraft] {
    guard lines.lines.contains(where: { SignedBoxes.boxed($0) != nil }) else { return [] }
    var reader = TasksReader(lines: lines, spec: spec, counting: .signs)
    for line in lines.lines { reader.read(line) }
    let drafts = reader.drafts
    return drafts.contains { $0.cites || $0.state != .done } ? drafts : []
  }

  /// `- [ ] Step 2: Title`, `- [ ] [13] Title`, and items of a numbered list without boxes, if they cite something.
  private static func others(_ lines: DocumentLines, spec: SpecID) -> [TaskDraft] {
    guard lines.lines.contains(where: { $0.isText && ($0.checkbox != nil || $0.ordinal != nil) }) else { return [] }
    var reader = TasksReader(lines: lines, spec: spec, counting: .others)
    for line in lines.lines { reader.read(line) }
    let drafts = reader.drafts
    // Two lists that each count from 1 are steps of something, and so is one without any citation.
    let counts = drafts.map { Int($0.number.text) ?? 0 }
    guard drafts.count > 1, drafts.contains(where: \.cites), zip(counts, counts.dropFirst()).allSatisfy(<) else {
      return []
    }
    return drafts
  }

  private mutating func read(_ written: DocumentLine) {
    let line = counting == .signs ? SignedBoxes.boxed(written) ?? written : written
    switch line.block {
    case .text: break
    case .heading(let level):
      isBesides = counting == .others && UnownedCriteria.explains(line.content)
      let isPart = heads.readHeading(line, level, in: lines)
      // A chapter of its own ends the task above it.
      if line.indent == 0, !isPart { drafts.last?.isClosed = true }
      if let draft = heads.takeCiting(line, in: lines) { drafts.append(draft) }
      return
    case .opaque: return readComment(line)
    default: return
    }
    if let box = line.checkbox, let state = TaskState(rawValue: String(UnicodeScalar(box))),
      let task = TaskNumberReader.ranged(line.content) ?? TaskNumberReader.starred(line.content)
        ?? TaskNumberReader.read(line.content.withoutLeadingEmphasis)
        ?? numberedBox(line) ?? bareBox(line) ?? (counting == .others ? TaskNumberReader.step(line.content) : nil)
        ?? (counting == .letters ? TaskNumberReader.lettered(line.content) : nil)
    {
      guard lines.entryAllowance.take(1 + task.others.count, line: line.number) else { return }
      let draft = TaskDraft(task, state: state, line: line, in: lines)
      heads.readNumbered(line, isOwn: !draft.cites && heads.labelled.map(draft.number.ancestors.contains) ?? false)
      boxes.append(.init(number: draft.number, section: heads.labelled))
      drafts.append(draft)
      while let last = open.last, last.indent >= draft.indent { open.removeLast() }
      open.append(draft)
      unnumbered = nil
    } else if counting == .others, !isBesides, line.checkbox == nil, line.indent == 0, let ordinal = line.ordinal {
      guard lines.entryAllowance.take(1, line: line.number) else { return }
      let task = listed(line, ordinal)
      drafts.append(TaskDraft(task, state: .open, line: line, in: lines))
    } else if let (head, isNew) = heads.read(line, in: lines) {
      if isNew { drafts.append(head) }
      head.read(line, in: lines, spec: spec)
    } else if let indent = unnumbered, line.indent > indent {
      // What stands below a box without a number is no task's.
      unowned.append(line)
    } else {
      if line.indent <= drafts.last?.indent ?? -1, TaskNumberReader.isHead(line) {
        drafts.last?.isClosed = true
      }
      // `2. Build` without a box is no task, and no part of one.
      let isItem = line.checkbox != nil || (line.ordinal != nil && line.indent == 0)
      unnumbered = isItem && line.indent <= drafts.last?.indent ?? -1 ? line.indent : nil
      if let owner = owner(of: line) {
        owner.read(line, in: lines, spec: spec)
        if owner.cites { heads.sawCitation() }
      } else {
        unowned.append(line)
      }
    }
  }

  /// `<!-- Requirements: 1.1 -->` alone on its line below a task.
  private mutating func readComment(_ line: DocumentLine) {
    guard line.whole.hasPrefix("<!--"), let owner = owner(of: line), lines.isHTML(at: line.number - 1),
      let comment = CitationLine.commented(line.whole)
    else { return }
    owner.cite(comment.citation.list, in: lines)
    if owner.cites { heads.sawCitation() }
  }

  /// `1. [x] Title`: the list counts the tasks.
  private mutating func numberedBox(_ line: DocumentLine) -> TaskNumberReader.Reading? {
    guard let ordinal = line.ordinal, line.indent == 0 else { return nil }
    return listed(line, ordinal)
  }

  private mutating func listed(_ line: DocumentLine, _ ordinal: Int) -> TaskNumberReader.Reading {
    let number = listNumbers.number(of: line, written: ordinal)
    return .init(number: TaskNumber(String(number)), rest: line.content, isOptional: false)
  }

  /// `- [ ] 10 Title`, below `- [x] 9. Title` and what belongs to it.
  private func bareBox(_ line: DocumentLine) -> TaskNumberReader.Reading? {
    guard line.indent == (drafts.first?.indent ?? 0), isDigit(line.content.withoutLeadingEmphasis.first) else {
      return nil
    }
    let last = drafts.last?.number.text.prefix { $0.isASCII && $0.isNumber }
    let next = (last.flatMap { Int($0) } ?? 0) + 1
    return TaskNumberReader.bare(line.content.withoutLeadingEmphasis) { $0 == next || isCited(below: line) }
  }

  /// A line that belongs to it cites something: what is only counted, `- [ ] 3 Themes`, cites nothing.
  private func isCited(below line: DocumentLine) -> Bool {
    let below = lines.lines[line.number...].prefix(Self.longestBody)
    return below.prefix { $0.heading == nil && ($0.indent > line.indent || $0.block == .blank) && $0.checkbox == nil }
      .contains { $0.isText && CitationLine($0.content) != nil }
  }

  /// In lines; nobody looks further for what a task cites.
  private static let longestBody = 30

  /// The deepest task that is less indented than the line: bullets of a parent may follow its last child.
  private func owner(of line: DocumentLine) -> TaskDraft? {
    guard let last = drafts.last, !last.isClosed else { return nil }
    if line.indent > last.indent { return last }
    // The body of a flat task is often not indented at all.
    if line.indent == last.indent, line.marker == .none { return last }
    if let parent = open.last(where: { $0.indent < line.indent }) ?? (line.marker == .none ? last : nil) {
      return parent
    }
    // `- [ ] 10. Title`, and below it `- _Requirements: 1.3_` no further in
    return line.checkbox == nil && line.indent == last.indent && CitationLine(line.content) != nil ? last : nil
  }
}
