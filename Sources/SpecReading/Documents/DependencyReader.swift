import Findings
import SpecModel

/// Reads the list behind `_Depends: 1.1, 2_`, `**Dependencies:** Task 1.1`, `_Dependencies: タスク2-3完了（器、蓋）_`.
enum DependencyReader {
  /// What looks like the number of a task, in the order in which it is written. What stands in parentheses explains.
  ///
  /// - Returns: all of them, and those of them that are something else where no task bears the number: `React 18.2`, `17.0`, `#12`.
  static func numbers(in list: TextSlice) -> (all: [TaskNumber], doubtful: Set<TaskNumber>) {
    var (found, doubtful, certain): ([TaskNumber], Set<TaskNumber>, Set<TaskNumber>) = ([], [], [])
    var before: Substring = ""
    // `2 — it names 14 tokens`: what follows the dash explains too.
    let told = list.find(" \u{2014} ").map { list.slice(to: $0) } ?? list
    let text = told.withoutEmphasis.withoutParentheses
    for token in tokens(text) {
      defer { before = token }
      guard token.contains(where: \.isNumber), !others.contains(where: { before.lowercased().hasPrefix($0) }),
        !(isSpecName(before) && token.first?.isNumber == true), !counts(token, behind: before, in: text)
      else { continue }
      let numbers = spread(token)
      found += numbers.filter { !doubtful.contains($0) && !certain.contains($0) }
      if isDoubtful(token, behind: before, in: text) {
        doubtful.formUnion(numbers)
      } else {
        certain.formUnion(numbers)
      }
    }
    return (found, doubtful.subtracting(certain))
  }

  /// `3 tasks`: how many there are, and not which. `Tasks 3, tasks 4` names two.
  private static func counts(_ token: Substring, behind before: Substring, in text: String) -> Bool {
    guard token.allSatisfy(\.isNumber), !leads.contains(before.lowercased()) else { return false }
    let rest = text[token.endIndex...].drop { $0 == " " }
    return rest.startIndex > token.endIndex && ["tasks", "subtasks"].contains(rest.prefix { $0.isLetter }.lowercased())
  }

  /// The number of a version, or of an issue of the tracker.
  private static func isDoubtful(_ token: Substring, behind before: Substring, in text: String) -> Bool {
    guard token.first?.isNumber == true else { return false }
    let gap = text[(before.isEmpty ? text.startIndex : before.endIndex)..<token.startIndex]
    if gap.last == "#" || token.hasSuffix(".0") { return true }
    // `Xcode 16`, `node 20.1`: a name stands right before it, and no word that tasks are spoken of with.
    return gap.allSatisfy { $0 == " " } && before.count > 1 && before.allSatisfy(\.isLetter)
      && isWhole(before, in: text) && !leads.contains(before.lowercased())
  }

  /// The `che` of `tâche`, where letters that no number has part the words, is none.
  private static func isWhole(_ word: Substring, in text: String) -> Bool {
    word.startIndex == text.startIndex || text[text.index(before: word.startIndex)].isASCII
  }

  /// Behind them stands the number of a task.
  private static let leads: Set<String> = [
    "task", "tasks", "subtask", "subtasks", "item", "items", "and", "or", "to", "through", "until", "after", "on", "of",
    "from", "with", "plus", "both", "also", "requires", "needs", "completion", "completes", "complete", "completing",
    "finishing", "finish", "finishes", "once", "when", "for", "behind", "follows", "see", "aufgabe",
    "aufgaben", "und", "oder", "nach", "tarea", "tareas", "tarefa", "tarefas",
  ]

  /// Where a number stands in its list, as a word of its own and no end of a range.
  static func place(of number: TaskNumber, in list: TextSlice) -> TextSlice? {
    let wanted = Array(number.text.utf8)
    guard let first = wanted.first else { return nil }
    var start = list.start
    while start + wanted.count <= list.end {
      let end = start + wanted.count
      if list[start] == first, wanted.indices.allSatisfy({ list[start + $0] == wanted[$0] }),
        !isWordByte(list[start - 1]) || list[start - 1] == UInt8(ascii: "_"),
        list[start - 1] != UInt8(ascii: "."), list[start - 1] != UInt8(ascii: "-"),
        !isDigit(list[end]), !isLetter(list[end]),
        list[end] != UInt8(ascii: ".") && list[end] != UInt8(ascii: "-") || !isDigit(list[end + 1])
      {
        return list.slice(from: start).slice(to: end)
      }
      start += 1
    }
    return nil
  }

  /// The list in `Depends on: 1.4, T009`, where a label without emphasis leads it and it holds nothing but tasks: `Dependencies: Xcode 16`
  /// speaks of something else.
  static func list(labelledIn text: TextSlice) -> TextSlice? {
    // Asked of nearly every line of a task.
    guard ByteSet("dDbBpP").contains(text.first) || text.first >= 0xC2,
      let colon = text.slice(to: text.start + longestLabel).find(":"),
      isLabel(text.slice(to: colon).string.lowercased())
    else { return nil }
    let list = text.slice(from: colon + 1).trimmed
    return holdsOnlyTasks(list) ? list : nil
  }

  /// In bytes.
  private static let longestLabel = 24

  static func holdsOnlyTasks(_ list: TextSlice) -> Bool {
    guard !list.contains("#") else { return false }
    let words = tokens(list.withoutEmphasis.withoutParentheses)
    return words.contains { $0.contains(where: \.isNumber) }
      && words.allSatisfy { word in
        looksLikeNumber(word) || ["task", "tasks", "and", "or", "to"].contains(word.lowercased())
      }
  }

  /// `1.4`, `T009`, `TASK-002`, `2-3`, and neither `iOS17` nor `v2`; `004` alone is a spec.
  private static func looksLikeNumber(_ word: Substring) -> Bool {
    guard word.first != "0" else { return false }
    let digits = word.drop { $0 == "-" || ("A"..."Z").contains($0) }
    return digits.first?.isNumber == true && digits.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" || $0 == "T" }
  }

  /// The list in `- Depends on Task 1`.
  static func list(inBullet text: TextSlice) -> TextSlice? {
    for lead in ["Depends on ", "Blocked by "] as [StaticString] where text.hasPrefixIgnoringCase(lead) {
      return text.slice(from: text.start + lead.utf8CodeUnitCount)
    }
    return nil
  }

  /// `- T006 depends on T033, T034`: the task, and the list, which holds nothing but tasks.
  static func pair(in line: DocumentLine) -> (task: TaskNumber, list: TextSlice)? {
    let text = line.content
    // Asked of every line that belongs to no task.
    guard line.isText, isDigit(text.first) || ByteSet("T*t").contains(text.first),
      let verb = text.slice(to: text.start + 40).find(" depends on ")
    else { return nil }
    let head = text.slice(to: verb).withoutEmphasis
    let numbers = tokens(head.string).filter { !["task", "tasks"].contains($0.lowercased()) }
    guard numbers.count == 1, looksLikeNumber(numbers[0]) else { return nil }
    var list = text.slice(from: verb + 12).trimmed
    if list[list.end - 1] == UInt8(ascii: ".") { list.end -= 1 }
    return holdsOnlyTasks(list) ? (TaskNumber(String(numbers[0])), list) : nil
  }

  /// The list behind a title: `Draw it (depends on T012)`, `Draw it, depends on T012`, `Draw it depends on T012`.
  static func list(inTitle text: TextSlice) -> TextSlice? {
    for lead in ["(depends on ", "(blocked by "] as [StaticString] {
      guard let place = text.find(lead, ignoringCase: true) else { continue }
      let list = text.slice(from: place + lead.utf8CodeUnitCount)
      if let close = list.find(")") { return list.slice(to: close) }
    }
    for lead in [", depends on ", ", blocked by "] as [StaticString] {
      guard let place = text.find(lead, ignoringCase: true) else { continue }
      let list = text.slice(from: place + lead.utf8CodeUnitCount).trimmed
      // `Draw it, depends on 3 fonts` names no task.
      if holdsOnlyTasks(list) { return list }
    }
    for lead in [" depends on ", " blocked by "] as [StaticString] {
      guard let place = text.find(lead, ignoringCase: true) else { continue }
      let list = text.slice(from: place + lead.utf8CodeUnitCount).trimmed
      // `Draw what depends on 3`: without a comma only what is called a task, or is numbered with letters, is surely one.
      if holdsOnlyTasks(list), namesTask(list) { return list }
    }
    return nil
  }

  /// `T009`, `Task 3`
  private static func namesTask(_ list: TextSlice) -> Bool {
    list.hasPrefixIgnoringCase("task") || (65...90).contains(list.withoutLeadingEmphasis.first)
  }

  /// Whether the words before a colon, in small letters, announce such a list.
  static func isLabel(_ name: String) -> Bool { labels.contains(name) }

  private static let labels: Set<String> = [
    "depends", "dependencies", "depends on", "dependency", "blocked by", "prerequisite", "prerequisites", "依存", "依存関係",
    "依存タスク", "前提", "前提タスク", "依赖", "依赖关系", "前置任务", "의존성", "선행 작업", "depende de", "dependências",
    "dependencias", "abhängig von", "abhängigkeiten", "dépend de", "dépendances",
  ]

  private static func tokens(_ text: String) -> [Substring] {
    text.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }.map { token in
      var token = token
      while token.last == "." || token.last == "-" { token.removeLast() }
      return token
    }
  }

  /// `2-3`, `7.1-7.4`: each of them; `1-1` and `TASK-002` are one.
  private static func spread(_ token: Substring) -> [TaskNumber] {
    let ends = token.split(separator: "-", omittingEmptySubsequences: false).map { TaskNumber(String($0)) }
    guard ends.count == 2, ends[0] != ends[1], let all = ReportTasks.spread(ends[0], ends[1]) else {
      return [TaskNumber(String(token))]
    }
    return all
  }

  /// `form-fields 5`: task 5 of another spec.
  private static func isSpecName(_ word: Substring) -> Bool {
    guard word.first?.isLowercase == true, word.contains("-"), !word.contains(where: \.isNumber) else { return false }
    let last = word.split(separator: "-").last ?? ""
    return !["task", "tasks", "step", "steps", "requisite", "requisites"].contains(last)
  }

  /// A number behind one of these is of something else.
  private static let others = [
    "phase", "week", "day", "sprint", "step", "stage", "wave", "spec", "req", "milestone", "part",
  ]
}

extension TextSlice {
  /// Without what stands in parentheses: `2 (the lid), 3`
  fileprivate var withoutParentheses: String {
    var bytes: [UInt8] = []
    var depth = 0
    var index = start
    while index < end {
      let isWide = self[index] == 0xEF && self[index + 1] == 0xBC
      if self[index] == UInt8(ascii: "(") || (isWide && self[index + 2] == 0x88) {
        depth += 1
      } else if depth > 0, self[index] == UInt8(ascii: ")") || (isWide && self[index + 2] == 0x89) {
        depth -= 1
        bytes.append(32)
        if isWide { index += 2 }
      } else if depth == 0 {
        bytes.append(self[index])
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
