import MarkdownSyntax
import SpecModel

/// Which tasks a report is about: its metadata says so, or its title, or else its file's name.
enum ReportTasks {
  /// No report is about more tasks; a longer list is a slip, or an attack.
  static let limit = 100

  static func read(title: String, metadata: [MetadataEntry], fileName: String) -> [TaskNumber] {
    if let task = metadata.first(where: { ["task", "tasks"].contains($0.key.lowercased()) })
      ?? metadata.first(where: { otherKeys.contains($0.key.lowercased()) })
    {
      // `**Tasks**: 7.5 Refactor ..., 7.6 Align ...` names one with each title.
      let found =
        task.key.lowercased() == "tasks"
        ? task.value.split(separator: ", ", maxSplits: limit).flatMap { numbers(in: String($0)) }
        : numbers(in: task.value)
      if !found.isEmpty { return Array(found.prefix(limit)) }
    }
    let source = SourceText(title.utf8)
    defer { withExtendedLifetime(source) {} }
    let text = TextSlice(source, 0..<source.bytes.count)
    for word in words {
      guard let place = text.find(word) else { continue }
      let found = numbers(in: text.slice(from: place + word.utf8CodeUnitCount).trimmed.string)
      if !found.isEmpty { return Array(found.prefix(limit)) }
    }
    // `# T002 Completion`
    if isPrefixed(text) {
      let found = numbers(in: text.string)
      if !found.isEmpty { return found }
    }
    return fromFileName(fileName)
  }

  /// `T002`, as spec-kit counts tasks; `T1` may be anything.
  private static func isPrefixed(_ text: TextSlice) -> Bool {
    text.first == UInt8(ascii: "T") && isDigit(text[text.start + 1]) && isDigit(text[text.start + 2])
  }

  /// Before a number in a title.
  private static let words: [StaticString] = [
    "Tasks ", "Task ", "タスク", "任务", "任務", "태스크", "작업", "Tarefa ", "Tarea ", "Aufgabe ", "T\u{E2}che ",
  ]

  private static let otherKeys = ["task id", "task number", "task no", "task #", "subtask", "タスク", "タスク番号", "任务", "작업"]

  /// `4.2 Title`, `4. Title`, `7.5, 7.6, and 8.1`, `4.1–4.3`, `Task 3`.
  static func numbers(in text: String) -> [TaskNumber] {
    let source = SourceText(text.utf8)
    defer { withExtendedLifetime(source) {} }
    guard source.lineCount > 0 else { return [] }
    var rest = TextSlice(source, source.line(0)).withoutLeadingEmphasis
    // `[1.1 Title](../tasks.md)`, `#1.1`
    if rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "#") || rest.first == 96 { rest.start += 1 }
    if rest.hasPrefix("Task ") { rest = rest.slice(from: rest.start + 5) }
    if rest.hasPrefix("Tasks ") { rest = rest.slice(from: rest.start + 6) }
    var found: [TaskNumber] = []
    while found.count < limit, let (number, after) = number(rest) {
      var after = after
      if let last = rangeEnd(&after), let all = spread(number, last) { found += all } else { found.append(number) }
      after = after.trimmed
      let hadComma = after.first == UInt8(ascii: ",") || after.first == UInt8(ascii: "&")
      if hadComma { after = after.slice(from: after.start + 1).trimmed }
      if let next = after.dropping("and ") { after = next } else if !hadComma { break }
      rest = after
    }
    return found
  }

  private static func number(_ text: TextSlice) -> (TaskNumber, TextSlice)? {
    guard isDigit(text.first) || isPrefixed(text) || text.hasPrefix("FIX") else { return nil }
    var end = text.start
    while isDigit(text[end]) || isLetter(text[end]) || text[end] == UInt8(ascii: ".")
      || (text[end] == UInt8(ascii: "-") && isLetter(text[end + 1]) && !isPrefixed(text.slice(from: end + 1)))
    { end += 1 }
    while end > text.start, text[end - 1] == UInt8(ascii: ".") { end -= 1 }
    guard end > text.start else { return nil }
    return (TaskNumber(TextSlice(text.source, text.start..<end).string), text.slice(from: end))
  }

  private static func rangeEnd(_ rest: inout TextSlice) -> TaskNumber? {
    for sign in ["-", "\u{2013}", "\u{2014}", " to ", " through ", " - "] as [StaticString] where rest.hasPrefix(sign) {
      let after = rest.slice(from: rest.start + sign.utf8CodeUnitCount)
      guard isDigit(after.first) || isPrefixed(after), let (last, tail) = number(after) else { continue }
      rest = tail
      return last
    }
    return nil
  }

  /// `4.1` to `4.3`, siblings only; `T002` to `T004`.
  static func spread(_ first: TaskNumber, _ last: TaskNumber) -> [TaskNumber]? {
    if first.text.first == "T" || last.text.first == "T" { return spreadPrefixed(first.text, last.text) }
    let head = first.text.split(separator: ".").dropLast().joined(separator: ".")
    guard head == last.text.split(separator: ".").dropLast().joined(separator: "."),
      let low = first.text.split(separator: ".").last.flatMap({ Int($0) }),
      let high = last.text.split(separator: ".").last.flatMap({ Int($0) }), low <= high, high - low < 50
    else { return nil }
    return (low...high).map { TaskNumber(head.isEmpty ? String($0) : "\(head).\($0)") }
  }

  private static func spreadPrefixed(_ first: String, _ last: String) -> [TaskNumber]? {
    guard first.count == last.count, first.first == "T", last.first == "T", let low = Int(first.dropFirst()),
      let high = Int(last.dropFirst()), low <= high, high - low < 50
    else { return nil }
    return (low...high).map { number in
      let digits = String(number)
      return TaskNumber("T" + String(repeating: "0", count: first.count - 1 - digits.count) + digits)
    }
  }

  /// `task-4-2-completion.md`, `task-4.2-...`, `task-4-parent-...`, `task-4-1-to-4-3-...`.
  private static func fromFileName(_ name: String) -> [TaskNumber] {
    // `task-4-2-completion.md`, `Task_4.2.md`, `4-2-label.md`
    var rest = Substring(name.lowercased())
    if rest.hasSuffix(".md") { rest = rest.dropLast(3) }
    if rest.hasPrefix("task") { rest = rest.dropFirst(4).drop { "-_ .".contains($0) } }
    let words = rest.split { $0 == "-" || $0 == "_" }
    // `T002-completion.md`
    if let word = words.first, word.first == "t", word.count > 3, word.dropFirst().allSatisfy(\.isWholeNumber) {
      return [TaskNumber(word.uppercased())]
    }
    let digits = words.prefix { $0.first?.isNumber == true }
    guard !digits.isEmpty else { return [] }
    let first = TaskNumber(digits.joined(separator: "."))
    if words.dropFirst(digits.count).first == "to" {
      let last = TaskNumber(
        words.dropFirst(digits.count + 1).prefix { $0.first?.isNumber == true }.joined(separator: ".")
      )
      return spread(first, last) ?? [first]
    }
    return [first]
  }
}
