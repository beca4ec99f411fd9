import SpecModel

/// A heading that bears a number: a task if it says so, or if something is to be ticked below it.
struct HeadingTask {
  let draft: TaskDraft
  let level: Int
  /// A word says so, `Task 3:`, and not the number alone, which a chapter may bear.
  let isLabelled: Bool
  var isTask: Bool
  /// Its heading or its status says what has become of it.
  private(set) var hasState: Bool
  private(set) var boxes = 0
  private(set) var ticked = 0
  var isClosed = false
  /// A sentence leads to something, `The answer holds:`, and the lists below it are not about the task.
  private var hasLead = false

  init?(_ line: DocumentLine, _ level: Int, in lines: DocumentLines) {
    let text = line.content.withoutLeadingEmphasis
    let (leading, isOptional, title) = Self.box(text)
    guard let task = TaskNumberReader.read(title) else { return nil }
    // `### Task 1.3: [x] Title`
    let (inner, isInnerOptional, words) = Self.box(task.rest)
    let (shown, titled) = Self.shown(words)
    let box = leading ?? inner ?? shown
    let (isDoneAtEnd, rest) = Self.done(titled)
    // `### ✅ Task 1.3: Title`
    let isDone = isDoneAtEnd || MarkReader.leading(text)?.mark.isPositive == true
    let reading = TaskNumberReader.Reading(
      number: task.number,
      rest: rest,
      isOptional: task.isOptional || isOptional || isInnerOptional
    )
    draft = TaskDraft(reading, state: box ?? (isDone ? .done : .open), line: line, in: lines)
    self.level = level
    isLabelled = !isDigit(title.withoutLeadingSymbol.first)
    if !isLabelled, box == nil, SpecWords.isChapterBesideTasks(rest) { return nil }
    hasState = box != nil || isDone
    // `### 1.3 Title ✅`
    isTask = hasState || isLabelled
  }

  mutating func read(_ line: DocumentLine) {
    if let box = line.checkbox {
      isTask = true
      boxes += 1
      if box == UInt8(ascii: "x") { ticked += 1 }
    } else if !hasState, let (label, rest) = line.content.boldLabel, Self.isStatus(label) {
      readStatus(rest)
    } else if line.marker == .none {
      let content = line.content.withoutTrailingMarks
      hasLead =
        hasLead || content[content.end - 1] == UInt8(ascii: ":") || content.matches("\u{FF1A}", at: content.end - 3)
    } else if !hasState, !hasLead, line.marker == .bullet, line.indent == 0,
      line.content.hasPrefixIgnoringCase("status:")
    {
      readPlainStatus(line.content.slice(from: line.content.start + 7).trimmed)
    }
  }

  private static func isStatus(_ label: TextSlice) -> Bool {
    let label = label.slice(to: label.start + 32).string.lowercased()
    return StatusVocabulary.names.contains(where: label.hasPrefix)
  }

  /// `**Status**: Complete`, `**Status**: 🔄 In Progress`, `**Status:** ✅ Done`, `**Status:** [x]`, `**Status**: `completed``
  private mutating func readStatus(_ status: TextSlice) {
    let (isTicked, words) =
      status.hasPrefix("[x]") || status.hasPrefix("\u{2705}") || status.hasPrefix("[X]")
      ? (true, status) : (false, status.withoutLeadingSymbol.withoutEmphasis.withoutTicks)
    let said = words.string.lowercased()
    let isMet = StatusWords.mark(words) == nil && StatusWords.isStatus(said)
    let isUnderway = StatusVocabulary.underway.contains { said == $0 || said.hasPrefix($0 + " ") }
    guard isTicked || isMet || isUnderway else { return }
    draft.state = isTicked || isMet ? .done : .inProgress
    (hasState, isTask) = (true, true)
  }

  /// `- status: done`; `- status: ok` may be what a program answers.
  private mutating func readPlainStatus(_ status: TextSlice) {
    guard ["done", "complete", "completed"].contains(status.string.lowercased()) else { return }
    draft.state = .done
    hasState = true
  }

  /// What is ticked below it tells, where nothing else does.
  func takeState(boxes: Int, ticked: Int) {
    if !hasState, ticked > 0 { draft.state = ticked == boxes ? .done : .inProgress }
  }

  /// `[x] 1. Title`, `[ ]* 2. Title`: what stands in the box, and what behind it.
  private static func box(_ text: TextSlice) -> (state: TaskState?, isOptional: Bool, title: TextSlice) {
    guard text.first == UInt8(ascii: "["), text[text.start + 2] == UInt8(ascii: "]"),
      let state = TaskState(rawValue: String(UnicodeScalar(lowercased(text[text.start + 1]))))
    else { return (nil, false, text) }
    let isOptional = text[text.start + 3] == UInt8(ascii: "*")
    return (state, isOptional, text.slice(from: text.start + (isOptional ? 4 : 3)).trimmed)
  }

  /// `Title — `[~]``, `Title [ ]`: a box at its end, whatever it holds.
  private static func shown(_ title: TextSlice) -> (TaskState?, TextSlice) {
    var end = title
    if end.first != 96, end[end.end - 1] == 96 { end.end -= 1 }
    guard end[end.end - 1] == UInt8(ascii: "]"), end[end.end - 3] == UInt8(ascii: "["),
      let state = TaskState(rawValue: String(UnicodeScalar(lowercased(end[end.end - 2]))))
    else { return (nil, title) }
    var rest = title.slice(to: end.end - 3)
    while let byte = Optional(rest[rest.end - 1]), isBlank(byte) || byte == 96 || byte == UInt8(ascii: "-") {
      rest.end -= 1
    }
    for dash in ["\u{2014}", "\u{2013}"] as [StaticString] where rest.matches(dash, at: rest.end - 3) {
      rest = rest.slice(to: rest.end - 3)
    }
    return (state, rest.trimmed)
  }

  /// `Title ✅`, `Title [x]`, `Title (DONE)`, `Title [DONE]`
  private static func done(_ title: TextSlice) -> (Bool, TextSlice) {
    for mark in [
      "\u{2705}", "\u{2713}", "\u{2714}", "\u{2714}\u{FE0F}", "[x]", "(done)", "(complete)", "(completed)",
      "[done]", "[complete]", "[completed]",
    ] as [StaticString] {
      let start = title.end - mark.utf8CodeUnitCount
      if title.matches(mark, at: start, ignoringCase: true) { return (true, title.slice(to: start).trimmed) }
    }
    return (false, title)
  }
}

extension TextSlice {
  /// The `completed` of `` `completed` ``.
  fileprivate var withoutTicks: TextSlice {
    guard count > 2, first == 96, self[end - 1] == 96 else { return self }
    return slice(from: start + 1).slice(to: end - 1).trimmed
  }
}
