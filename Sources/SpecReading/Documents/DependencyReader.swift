import Findings
import SpecModel

/// Reads which tasks a task waits for: `1.1, 1.2`, `Task 2 and 3`, `Tasks 1-3`, `T012, T013`.
enum DependencyReader {
  /// - Returns: the numbers; nothing of what is said about them, of other specs, and of `None`.
  static func read(_ list: TextSlice, in lines: DocumentLines) -> [TaskNumber] {
    var text = list.withoutEmphasis
    if let parenthesis = text.find("(") { text = text.slice(to: parenthesis) }
    let words = text.string.split { " ,;、，・&+".contains($0) }
    guard lines.allowance.take(words.count, line: lines.location(list).line) else { return [] }
    var found: [TaskNumber] = []
    var isProse = false
    for word in words {
      if tasks.contains(word.lowercased()) {
        isProse = false
      } else if !isProse, let numbers = numbers(word) {
        found += numbers
      } else if !joints.contains(word.lowercased()) {
        // `Spec 035`, `2 — it names 14 tokens`: numbers behind words count something else.
        isProse = true
      }
    }
    return found
  }

  /// What stands in `- Depends on Task 1`, or behind a title in `(depends on T012)`.
  static func list(inTitle text: TextSlice) -> TextSlice? {
    guard let lead = text.find("(depends on ", ignoringCase: true) else { return nil }
    let list = text.slice(from: lead + 12)
    return list.find(")").map { list.slice(to: $0) }
  }

  static func list(inBullet text: TextSlice) -> TextSlice? {
    for lead in ["Depends on ", "Blocked by "] as [StaticString] where text.hasPrefixIgnoringCase(lead) {
      return text.slice(from: text.start + lead.utf8CodeUnitCount)
    }
    return nil
  }

  /// Whether the words before a colon announce such a list.
  static func isLabel(_ name: String) -> Bool { labels.contains(name) }

  private static let labels: Set<String> = [
    "depends", "dependencies", "depends on", "blocked by", "prerequisite", "prerequisites", "依存", "依存関係", "依存タスク",
    "前提", "前提タスク", "依赖", "前置任务", "의존성", "선행 작업", "depende de", "dependências", "dependencias",
    "abhängig von", "abhängigkeiten", "dépend de", "dépendances",
  ]

  private static let tasks: Set<String> = [
    "task", "tasks", "subtask", "subtasks", "タスク", "任务", "任務", "작업", "tarefa", "tarefas", "tarea", "tareas",
    "aufgabe", "aufgaben", "tâche", "tâches",
  ]
  private static let joints: Set<String> = ["and", "und", "et", "y", "e", "or", "と"]

  /// `1.2`, `T012`, `1-3`; a dot may end the sentence.
  private static func numbers(_ word: Substring) -> [TaskNumber]? {
    let word = word.hasSuffix(".") ? word.dropLast() : word
    guard word.utf8.count <= longest else { return nil }
    let ends =
      word.split(separator: "-", maxSplits: 1).count == 2 ? word.split(separator: "-") : word.split(separator: "–")
    if ends.count == 2, isNumber(ends[0]), isNumber(ends[1]),
      let all = ReportTasks.spread(TaskNumber(String(ends[0])), TaskNumber(String(ends[1])))
    {
      return all
    }
    return isNumber(word) ? [TaskNumber(String(word))] : nil
  }

  /// In bytes; people write up to twenty.
  private static let longest = 64

  private static func isNumber(_ word: Substring) -> Bool {
    var digits = word[...]
    for lead in ["TASK-", "T-", "T", "#"] where digits.hasPrefix(lead) {
      digits = digits.dropFirst(lead.count)
      break
    }
    return digits.first?.isASCII == true && digits.first?.isNumber == true
  }
}
