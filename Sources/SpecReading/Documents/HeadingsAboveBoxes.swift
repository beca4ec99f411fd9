import SpecModel

/// The headings of a document whose boxes bear numbers. Most are chapters; one that cites something is a task as well:
///
///     ### 2. Write the endpoint
///     **Requirements:** 2.1, 2.2
///     - [ ] 2.1 Write its route
struct HeadingsAboveBoxes {
  /// A task that a box is, and the number of the heading above it that says `Task 6`.
  struct Box {
    let number: TaskNumber
    let section: TaskNumber?
  }

  /// The heading above, as long as it may be a task.
  private var head: HeadingTask?
  private var isAdopted = false
  /// A box with a number stands below it: what follows is the box's.
  private var hasNumbered = false
  /// One of those boxes cites something, or bears a number that is not the heading's.
  private var hasCitingBox = false
  /// The next line that is a box or a heading, as far as somebody has looked.
  private var ahead: (line: Int, isBox: Bool) = (0, false)
  private var adopted: [HeadingTask] = []
  private var twice: Set<TaskNumber> = []
  /// The drafts of those that were adopted.
  private var headings: Set<ObjectIdentifier> = []

  /// - Returns: whether it stands inside a task that a heading is.
  mutating func readHeading(_ line: DocumentLine, _ level: Int, in lines: DocumentLines) -> Bool {
    let next = HeadingTask(line, level, in: lines)
    if next == nil, let head, level > head.level { return isAdopted && !hasNumbered }
    close()
    head = next
    return false
  }

  /// `### 2. Write the endpoint (Requirements: 2.1)`: the heading itself cites, and so is a task.
  mutating func takeCiting(_ line: DocumentLine, in lines: DocumentLines) -> TaskDraft? {
    guard let head, !isAdopted, head.draft.cites, lines.entryAllowance.take(1, line: line.number) else { return nil }
    isAdopted = true
    return head.draft
  }

  mutating func readNumbered(_ line: DocumentLine, isOwn: Bool) {
    head?.read(line)
    hasNumbered = true
    hasCitingBox = hasCitingBox || !isOwn
  }

  /// A line below a box cites something: so may each of them.
  mutating func sawCitation() { hasCitingBox = true }

  /// - Returns: the heading whose line it is, and whether this line made it a task.
  mutating func read(_ line: DocumentLine, in lines: DocumentLines) -> (TaskDraft, isNew: Bool)? {
    guard let head else { return nil }
    if line.checkbox != nil { self.head?.read(line) }
    guard !hasNumbered || closesGroup(line, of: head, in: lines) else { return nil }
    if isAdopted { return (head.draft, false) }
    guard CitationLine(line.content) != nil || CitationLine.inside(line.content) != nil,
      lines.entryAllowance.take(1, line: line.number)
    else { return nil }
    isAdopted = true
    return (head.draft, true)
  }

  /// `**Requirements:** 1.1, 1.2` behind a blank line below all boxes of `## Task 1`, none of which cites anything: it speaks of them
  /// all, and not of the last one.
  private mutating func closesGroup(_ line: DocumentLine, of head: HeadingTask, in lines: DocumentLines) -> Bool {
    guard head.isLabelled, !hasCitingBox, line.indent == 0, line.marker == .none, line.number > 1,
      lines.lines[line.number - 2].block == .blank, CitationLine(line.content) != nil
    else { return false }
    // A box that follows would be the next one with its own.
    if ahead.line <= line.number {
      let next = lines.lines[line.number...].first { $0.heading != nil || $0.checkbox != nil }
      ahead = next.map { ($0.number, $0.heading == nil) } ?? (.max, false)
    }
    return !ahead.isBox
  }

  /// `Task 6`, where that is the heading above.
  var labelled: TaskNumber? {
    guard let head, head.isLabelled else { return nil }
    return head.draft.number
  }

  mutating func finish(beside boxes: [Box]) {
    close()
    let numbers = Set(boxes.map(\.number))
    twice = numbers.intersection(adopted.map(\.draft.number))
    headings = Set(adopted.map { ObjectIdentifier($0.draft) })
  }

  private mutating func close() {
    if let head, isAdopted {
      head.takeState(boxes: head.boxes, ticked: head.ticked)
      adopted.append(head)
    }
    (head, isAdopted, hasNumbered, hasCitingBox) = (nil, false, false, false)
  }

  /// `## 1. Title` above `- [ ] 1. Title`: the box is the task.
  var areTwice: Bool { !twice.isEmpty }

  func isTwice(_ draft: TaskDraft) -> Bool {
    twice.contains(draft.number) && headings.contains(ObjectIdentifier(draft))
  }

  /// The boxes below each `### Task 6` count from 1 again: they are its steps, and no tasks. Of those that count on, and bear one
  /// number twice, each is a task.
  func restart(_ boxes: [Box]) -> Bool {
    var sections: [TaskNumber: TaskNumber] = [:]
    var isRestarted = false
    for (index, box) in boxes.enumerated() {
      guard let section = box.section, !box.number.ancestors.contains(section) else { return false }
      let isFirst = index == 0 || boxes[index - 1].section != section
      guard !isFirst || box.number.text == boxes[0].number.text else { return false }
      if let other = sections.updateValue(section, forKey: box.number) {
        guard other != section else { return false }
        isRestarted = true
      }
    }
    return isRestarted
  }
}
