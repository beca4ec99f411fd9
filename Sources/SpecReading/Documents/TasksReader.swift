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
  /// Nothing in the document is a task by the usual signs: then what counts otherwise is one.
  private let takesOthers: Bool
  /// A sign in the place of a box is one.
  private let takesSigns: Bool
  /// A letter before a number counts tasks.
  private let takesLetters: Bool
  /// Below `## Notes` a list counts remarks.
  private var isBesides = false

  private init(
    lines: DocumentLines,
    spec: SpecID,
    takesOthers: Bool = false,
    takesSigns: Bool = false,
    takesLetters: Bool = false
  ) {
    self.lines = lines
    self.spec = spec
    self.takesOthers = takesOthers
    self.takesSigns = takesSigns
    self.takesLetters = takesLetters
  }

  /// - Returns: the tasks, and the citations that stand below none of them.
  static func read(_ lines: DocumentLines, spec: SpecID) -> (tasks: [SpecTask], unowned: [Citation.Unreadable]) {
    var reader = TasksReader(lines: lines, spec: spec)
    for line in lines.lines { reader.read(line) }
    reader.finish()
    let numbers = Set(reader.drafts.map(\.number))
    let tasks = reader.drafts.map { $0.task(spec: spec, known: numbers) }
    return (tasks, UnownedCitations(lines: lines).read(reader.unowned, beside: tasks))
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
    } else if heads.areTwice {
      drafts.removeAll { heads.isTwice($0) }
      unowned = lines.lines
    }
  }

  /// `- [ ] A1 Title`: most boxes, for one among others may be the name of something, and each number once, for `P1` may say how
  /// urgent it is.
  private static func lettered(_ lines: DocumentLines, spec: SpecID) -> [TaskDraft] {
    guard lines.lines.contains(where: { $0.checkbox != nil && TaskNumberReader.lettered($0.content) != nil }) else {
      return []
    }
    var reader = TasksReader(lines: lines, spec: spec, takesLetters: true)
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
    var reader = TasksReader(lines: lines, spec: spec, takesSigns: true)
    for line in lines.lines { reader.read(line) }
    let drafts = reader.drafts
    return drafts.contains { $0.cites || $0.state != .done } ? drafts : []
  }

  /// `- [ ] Step 2: Title`, `- [ ] [13] Title`, and items of a numbered list without boxes, if they cite something.
  private static func others(_ lines: DocumentLines, spec: SpecID) -> [TaskDraft] {
    guard lines.lines.contains(where: { $0.isText && ($0.checkbox != nil || $0.ordinal != nil) }) else { return [] }
    var reader = TasksReader(lines: lines, spec: spec, takesOthers: true)
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
    let line = takesSigns ? SignedBoxes.boxed(written) ?? written : written
    switch line.block {
    case .text: break
    case .heading(let level):
      isBesides = takesOthers && UnownedCriteria.explains(line.content)
      let isPart = heads.readHeading(line, level, in: lines)
      // A chapter of its own ends the task above it.
      if line.indent == 0, !isPart { drafts.last?.isClosed = true }
      if let draft = heads.takeCiting(line, in: lines) { drafts.append(draft) }
      return
    default: return
    }
    if let box = line.checkbox, let state = TaskState(rawValue: String(UnicodeScalar(box))),
      let task = TaskNumberReader.starred(line.content) ?? TaskNumberReader.read(line.content.withoutLeadingEmphasis)
        ?? numberedBox(line) ?? bareBox(line) ?? (takesOthers ? TaskNumberReader.step(line.content) : nil)
        ?? (takesLetters ? TaskNumberReader.lettered(line.content) : nil)
    {
      guard lines.entryAllowance.take(1, line: line.number) else { return }
      let draft = TaskDraft(task, state: state, line: line, in: lines)
      heads.readNumbered(line, isOwn: !draft.cites && heads.labelled.map(draft.number.ancestors.contains) ?? false)
      boxes.append(.init(number: draft.number, section: heads.labelled))
      drafts.append(draft)
      while let last = open.last, last.indent >= draft.indent { open.removeLast() }
      open.append(draft)
      unnumbered = nil
    } else if takesOthers, !isBesides, line.checkbox == nil, line.indent == 0, let ordinal = line.ordinal {
      guard lines.entryAllowance.take(1, line: line.number) else { return }
      let task = TaskNumberReader.Reading(number: TaskNumber(String(ordinal)), rest: line.content, isOptional: false)
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

  /// `1. [x] Title`: the list counts the tasks.
  private func numberedBox(_ line: DocumentLine) -> TaskNumberReader.Reading? {
    guard let ordinal = line.ordinal, line.indent == 0 else { return nil }
    return .init(number: TaskNumber(String(ordinal)), rest: line.content, isOptional: false)
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

/// A task while its lines are still coming in.
final class TaskDraft {
  let number: TaskNumber
  let indent: Int
  var isClosed = false
  private let title: String
  var state: TaskState
  private let content: TextSlice
  private let rest: TextSlice
  private let isOptional: Bool
  private let location: Location
  private var type: String?
  private var validation: String?
  private var citations: [Citation] = []
  private var successCriteria: [(text: String, location: Location)] = []
  private var artifacts: [ArtifactMention] = []
  private var completionPaths: [ArtifactMention] = []
  private var dependencies: [TaskNumber] = []
  private var dependencyPlaces: [TaskNumber: Location] = [:]
  private var list = List.none
  /// Its items may say what the requirements are about: `- 1.2 Shut the lid`.
  private var isGlossed = false
  /// The last citation ended in a comma: its list goes on below it.
  private var isCut = false
  /// `- Write the endpoint (Requirement 2.1)`: what its bullets name counts where no line cites anything.
  private var named: [Citation] = []

  /// What the bullets under a label are.
  private enum List {
    case none, successCriteria, artifacts, completion, citations
  }

  init(_ task: TaskNumberReader.Reading, state: TaskState, line: DocumentLine, in lines: DocumentLines) {
    number = task.number
    let inner =
      CitationLine.inside(task.rest) ?? CitationLine.closing(task.rest) ?? CitationLine.behindDash(task.rest)
      ?? CitationLine.behindSentence(task.rest)
    title = Self.title(inner.map { task.rest.slice(to: $0.start) } ?? task.rest)
    if let inner {
      let citation = CitationReader(lines: lines).citation(inner.citation.list)
      // `要約（要件 2.1）` says in the title what a line below says again.
      if task.rest.contains("\u{FF09}") { named.append(citation) } else { citations.append(citation) }
    }
    citations += StoryTags.citations(in: task.rest, lines)
    if inner == nil, number.text.hasPrefix("T") { citations += StoryTags.named(in: task.rest, lines) }
    self.state = state
    content = inner.map { line.content.slice(to: $0.start) } ?? line.content
    rest = inner.map { task.rest.slice(to: $0.start) } ?? task.rest
    isOptional = line.isOptional || task.isOptional
    indent = line.indent
    location = lines.location(line.whole)
    if let list = DependencyReader.list(inTitle: task.rest) { wait(for: list, in: lines) }
  }

  private static func title(_ text: TextSlice) -> String {
    var text = text.trimmed
    let joints: [StaticString] = ["\u{2014}", "\u{2013}", "-", "("]
    while let joint = joints.first(where: { text.matches($0, at: text.end - $0.utf8CodeUnitCount) }), text.count > 2 {
      text = text.slice(to: text.end - joint.utf8CodeUnitCount).trimmed
    }
    // `(P)` says that others may be worked on beside it.
    text = text.dropping("(P) ") ?? text
    if text.matches(" (P)", at: text.end - 4) { text = text.slice(to: text.end - 4).trimmed }
    // `~~20. Title~~`
    if let place = text.find("~~"), !text.slice(from: place + 2).contains("~~") {
      return (text.slice(to: place).string + text.slice(from: place + 2).string)
    }
    return text.withoutLoneClosing.withoutEmphasis.string
  }

  func read(_ line: DocumentLine, in lines: DocumentLines, spec: SpecID) {
    // `~~Old~~ _Requirements: 1.2_`: what stands behind the struck words is said.
    if line.firstByte == UInt8(ascii: "~"), let said = TaskStandingReader.said(line.content) {
      return read(line.reading(from: said), in: lines, spec: spec)
    }
    let goesOn = isCut && line.marker == .none
    isCut = false
    if goesOn || (list == .citations && line.marker == .none), let more = CitationLine.more(line.content) {
      return cite(more, in: lines)
    }
    if list == .citations, line.marker == .bullet, let more = item(line.content) {
      return cite(more, in: lines)
    }
    // `_Requirements:_` above nothing of the kind was meant to cite something, and is told of.
    if CitationLine.headsList(line.content), lines.lines.indices.contains(line.number) {
      // Below `**Acceptance Criteria:**` words behind a number may be a criterion of the task's own.
      isGlossed = !line.content.withoutEmphasis.hasPrefix("A")
      if item(lines.lines[line.number].content) != nil {
        list = .citations
        return
      }
    }
    // `~~_Requirements: 2.1_~~` is cited no longer.
    if line.content.hasPrefix("~~"), line.content.matches("~~", at: line.content.end - 2) { return }
    // What an assistant is told cites what the task cites already.
    let isPrompt = !citations.isEmpty && line.content.withoutLeadingEmphasis.hasPrefix("Prompt:")
    if isPrompt { return }
    // `**Property 2: Title, Validates: Requirements 2.1**`
    let isProperty = line.content.hasPrefix("**Property ")
    if let citation = CitationLine(line.content, allowsOtherLabels: true) ?? CitationLine.inside(line.content)?.citation
      ?? CitationLine.closingMarked(line.content) ?? (isProperty ? CitationLine.ending(line.content) : nil)
    {
      cite(citation.list, in: lines)
      // `_Requirements: 1.1,` and `_Requirements: 1.1`, whose emphasis the next line closes
      let mark = line.content.first
      let isMarked = mark == UInt8(ascii: "_") || mark == UInt8(ascii: "*")
      let behind = max(citation.list.end, line.content.start + 1)..<max(citation.list.end, line.content.end)
      isCut = isCut || isMarked && citation.rest == nil && !behind.contains { line.content[$0] == mark }
      // `_Requirements: 1.1_ _Boundary: API_ _Depends: 1.3_`
      if let rest = citation.rest,
        let place = rest.find("Depends:").map({ $0 + 8 }) ?? rest.find("Depends on:").map({ $0 + 11 })
      {
        let list = rest.slice(from: place).withoutLeadingEmphasis
        wait(for: list.find("_").map { list.slice(to: $0) } ?? list, in: lines)
      }
    } else if let (label, rest) = line.content.boldLabel ?? line.content.emphasizedPair {
      readLabel(label, rest, line, in: lines)
    } else if line.marker == .bullet || line.checkbox != nil {
      readBullet(line, in: lines)
    }
  }

  /// What an item of such a list cites.
  private func item(_ text: TextSlice) -> TextSlice? {
    CitationLine.more(text) ?? (isGlossed ? CitationLine.leading(text) : nil)
  }

  var cites: Bool { !citations.isEmpty }

  func cite(_ list: TextSlice, in lines: DocumentLines) {
    citations.append(CitationReader(lines: lines).citation(list))
    isCut = list[list.end - 1] == UInt8(ascii: ",")
  }

  private func readLabel(_ label: TextSlice, _ rest: TextSlice, _ line: DocumentLine, in lines: DocumentLines) {
    let name = label.string.lowercased()
    switch name {
    case "type", "task type": type = rest.string
    case "validation", "validation tier": validation = rest.string
    case _ where DependencyReader.isLabel(name): wait(for: rest, in: lines)
    case "success criteria": list = .successCriteria
    case "primary artifacts", "artifacts created", "artifacts": list = .artifacts
    case "completion documentation": list = .completion
    default: if rest.isEmpty { list = .none } else if line.marker == .bullet { readBullet(line, in: lines) }
    }
  }

  private func wait(for list: TextSlice, in lines: DocumentLines) {
    let numbers = DependencyReader.numbers(in: list)
    guard lines.allowance.take(numbers.count, line: lines.location(list).line) else { return }
    dependencies += numbers
    for number in numbers where dependencyPlaces[number] == nil {
      // Of a list of pages its place is enough.
      let place = numbers.count <= 100 ? DependencyReader.place(of: number, in: list) : nil
      dependencyPlaces[number] = lines.location(place ?? list.trimmed)
    }
  }

  private func readBullet(_ line: DocumentLine, in lines: DocumentLines) {
    switch list {
    case .successCriteria:
      guard lines.entryAllowance.take(1, line: line.number) else { return }
      successCriteria.append((line.content.string, lines.location(line.whole)))
    case .artifacts:
      let verb: ArtifactMention.Verb? = ArtifactReader.isGone(line.content) ? .deleted : nil
      artifacts += ArtifactReader.current(in: line.content, verb: verb, lines: lines)
    case .completion: completionPaths += ArtifactReader.mentions(in: line.content, verb: nil, lines: lines)
    case .citations:
      if let more = item(line.content) { cite(more, in: lines) } else { list = .none }
    case .none:
      if citations.isEmpty, let citation = CitationLine.closing(line.content)?.citation, citation.isLabelled {
        named.append(CitationReader(lines: lines).citation(citation.list))
      }
      if let list = DependencyReader.list(inBullet: line.content) {
        wait(for: list, in: lines)
      }
    }
  }

  func task(spec: SpecID, known: Set<TaskNumber>) -> SpecTask {
    let id = TaskID(spec: spec, number: number)
    let standing = TaskStandingReader.standing(of: content, title: rest, state: state, isOptional: isOptional)
    return SpecTask(
      id: id,
      title: title,
      state: state,
      isOptional: isOptional || standing == .optional,
      standing: standing,
      location: location,
      parent: number.ancestors.first(where: known.contains),
      type: type,
      validation: validation,
      citations: citations.isEmpty ? named : citations,
      successCriteria: successCriteria.enumerated().map { index, criterion in
        SuccessCriterion(
          id: SuccessCriterionID(task: id, ordinal: index + 1),
          text: criterion.text,
          location: criterion.location
        )
      },
      artifacts: artifacts,
      completionPaths: completionPaths,
      dependencies: dependencies,
      dependencyPlaces: dependencyPlaces
    )
  }
}
