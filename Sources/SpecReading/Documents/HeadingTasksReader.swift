import SpecModel

/// Reads the tasks of a document in which no check box bears a number.
///
///     ### Task 1: Title    ### [x] 1. Title    ### Task 2: Title ✅    ## 1. Title, and check boxes below it
struct HeadingTasksReader {
  private let lines: DocumentLines
  private var candidates: [Candidate] = []

  /// A heading that bears a number: a task if it says so, or if something is to be ticked below it.
  private struct Candidate {
    let draft: TaskDraft
    let level: Int
    var isTask: Bool
    /// Its heading or its status says what has become of it.
    var hasState: Bool
    var boxes = 0
    var ticked = 0
    var isClosed = false

    mutating func read(_ line: DocumentLine) {
      if let box = line.checkbox {
        isTask = true
        boxes += 1
        if box == UInt8(ascii: "x") { ticked += 1 }
      } else if !hasState, let (label, rest) = line.content.boldLabel, label.hasPrefixIgnoringCase("status") {
        readStatus(rest)
      }
    }

    /// `**Status**: Complete`, `**Status:** ✅ Done`, `**Status:** [x]`
    private mutating func readStatus(_ status: TextSlice) {
      let (isTicked, words) =
        status.hasPrefix("[x]") || status.hasPrefix("\u{2705}") || status.hasPrefix("[X]")
        ? (true, status) : (false, status.withoutLeadingSymbol.withoutEmphasis)
      let isMet = StatusWords.mark(words) == nil && StatusWords.isStatus(words.string.lowercased())
      guard isTicked || isMet else { return }
      draft.state = .done
      hasState = true
    }
  }

  private init(lines: DocumentLines) {
    self.lines = lines
  }

  static func read(_ lines: DocumentLines, spec: SpecID) -> [TaskDraft] {
    var reader = HeadingTasksReader(lines: lines)
    for line in lines.lines {
      if let level = line.heading {
        reader.readHeading(line, level)
      } else if line.isText, let last = reader.candidates.indices.last, !reader.candidates[last].isClosed {
        reader.candidates[last].read(line)
        reader.candidates[last].draft.read(line, in: lines, spec: spec)
      }
    }
    return reader.tasks()
  }

  private mutating func readHeading(_ line: DocumentLine, _ level: Int) {
    let text = line.content.withoutLeadingEmphasis
    let (leading, isOptional, title) = Self.box(text)
    guard let task = TaskNumberReader.read(title), lines.entryAllowance.take(1, line: line.number) else {
      if let last = candidates.indices.last, level <= candidates[last].level { candidates[last].isClosed = true }
      return
    }
    let (shown, titled) = Self.shown(task.rest)
    let box = leading ?? shown
    let (isDone, rest) = Self.done(titled)
    let reading = TaskNumberReader.Reading(
      number: task.number,
      rest: rest,
      isOptional: task.isOptional || isOptional
    )
    candidates.append(
      Candidate(
        draft: TaskDraft(reading, state: box ?? (isDone ? .done : .open), line: line, in: lines),
        level: level,
        isTask: box != nil || !isDigit(title.withoutLeadingSymbol.first),
        hasState: box != nil || isDone
      )
    )
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

  /// `Title ✅`, `Title [x]`
  private static func done(_ title: TextSlice) -> (Bool, TextSlice) {
    for mark in ["\u{2705}", "\u{2713}", "\u{2714}", "\u{2714}\u{FE0F}", "[x]", "[X]", "(done)", "(complete)"]
      as [StaticString]
    {
      let start = title.end - mark.utf8CodeUnitCount
      if title.matches(mark, at: start) { return (true, title.slice(to: start).trimmed) }
    }
    return (false, title)
  }

  /// Those that are tasks, and what heads them.
  private func tasks() -> [TaskDraft] {
    let heads = Set(candidates.filter(\.isTask).flatMap(\.draft.number.ancestors))
    var counts: [TaskNumber: (boxes: Int, ticked: Int)] = [:]
    for candidate in candidates {
      for number in [candidate.draft.number] + candidate.draft.number.ancestors {
        let isTicked = candidate.hasState && candidate.draft.state == .done
        let isBox = candidate.hasState && number != candidate.draft.number
        counts[number, default: (0, 0)].boxes += candidate.boxes + (isBox ? 1 : 0)
        counts[number, default: (0, 0)].ticked += candidate.ticked + (isBox && isTicked ? 1 : 0)
      }
    }
    return candidates.filter { $0.isTask || heads.contains($0.draft.number) }.map { candidate in
      // What is ticked below it tells, where nothing else does.
      if !candidate.hasState, let count = counts[candidate.draft.number], count.ticked > 0 {
        candidate.draft.state = count.ticked == count.boxes ? .done : .inProgress
      }
      return candidate.draft
    }
  }
}
