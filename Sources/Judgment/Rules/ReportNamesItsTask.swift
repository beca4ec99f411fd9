package import Findings
import SpecModel

/// A report whose title or file names another task than its `Task` line, or the work of another.
package struct ReportNamesItsTask: Rule {
  package let id: RuleID = "report-names-other-task"
  package let severity = Severity.warning
  package let severities: [Severity] = [.warning, .info]
  package let summary = "A report's title, its file and its `Task` line name the same task."
  package let explanation = """
    `# Task 1.2 Completion` in `task-1-1-completion.md`: a copied report whose head was not changed everywhere. What it claims is
    held against one of the two tasks, and nobody knows which was meant. Where the numbers agree, and the title shares no word with
    the task's own, the tasks may have been renumbered, and it is a note; a spec whose reports have titles of their own is left alone.

    Write the same task in all three places.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  - [x] 1.1 Outline\n  - [x] 1.2 Fill\n",
      "completion/task-1-1-completion.md": "↓# Task 1.2 Completion: Fill\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  - [x] 1.1 Outline\n  - [x] 1.2 Fill\n",
      "completion/task-1-1-completion.md": "↓# Task 1.2 Completion: Fill\n\n**Task**: 1.1 Outline\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n- [x] 2. Name it\n",
      "completion/task-1-completion.md": "↓# Task 1 Completion: Migrate the database\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "tasks.md": "- [x] 1. Lock the card\n- [x] 2. Store it in the cabinet\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Cards are locked\n",
      "completion/task-2-completion.md":
        "# Task 2 Completion: Persistence layer finished\n\n**Task**: 2. Store it in the cabinet\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1.0 Draw it\n  - [x] 1.1 Outline\n- [x] 2.0 Name it\n  - [x] 2.1 Label\n",
      "completion/task-1-parent-completion.md": "# Task 1.0 Completion: Draw it\n",
      "completion/task-2-0-completion.md": "# Task 2 Completion: Name it\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  - [x] 1.1 Outline\n  - [x] 1.2 Fill\n- [x] 2. Name it\n",
      "completion/task-1-1-completion.md": "# Task 1.1 Completion: Outlines\n\n**Task**: 1.1 Outline\n",
      "completion/task-1-2-fill-completion.md": "# Completion of Task 1.2\n",
      "completion/task-1-parent-completion.md": "# Task 1 Parent Completion: It is drawn\n",
      "completion/task-2-completion.md": "# Names, after Task 1\n\n**Task**: 2. Name it\n",
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.specs.flatMap { spec -> [Finding] in
      guard !spec.reports.isEmpty, !spec.tasks.isEmpty else { return [] }
      let tasks = Dictionary(spec.tasks.map { ($0.id.number, $0) }) { first, _ in first }
      let mismatches = spec.reports.map { mismatch(in: $0) }
      let named = zip(spec.reports, mismatches).filter { $0.1 == nil }.map(\.0)
      return mismatches.compactMap(\.self) + titles(of: named, tasks)
    }
  }

  // MARK: Numbers

  private func mismatch(in report: CompletionReport) -> Finding? {
    guard report.tasks.count == 1, let task = report.tasks.first else { return nil }
    let inTitle = Self.taskNumber(inTitle: report.title)
    let inFile = Self.taskNumber(inFile: report.document.name)
    let (place, other): (String, String)
    // `1` and `1.0` are one where `1.0` heads `1.1`.
    func isOther(_ number: String) -> Bool { !task.isCalled(number) }
    if let inTitle, isOther(inTitle) {
      (place, other) = ("title", inTitle)
    } else if let inFile, isOther(inFile) {
      (place, other) = ("file", inFile)
    } else {
      return nil
    }
    return finding(
      report.location,
      "its \(place) names task \(other), and its \(inTitle.map(isOther) == false ? "title" : "`Task` line") task \(task)",
      cure: "name the same task in both"
    )
  }

  /// `Task 1.2 Completion`, at the front of the title only: further on another task may be spoken of.
  private static func taskNumber(inTitle title: String) -> String? {
    guard title.utf8.starts(with: "Task ".utf8) else { return nil }
    let rest = title.utf8.dropFirst(5)
    let digits = rest.prefix { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    // `Task 7.1-Prototype`, `Task 1-3`, `Task 2a`
    let next = rest.dropFirst(digits.count).first
    return next == nil || next == 32 || next == UInt8(ascii: ":") ? normalized(digits) : nil
  }

  /// `task-1-2-completion.md`, and not `task-1-to-3-completion.md`.
  private static func taskNumber(inFile name: String) -> String? {
    guard name.utf8.starts(with: "task-".utf8) else { return nil }
    let parts = name.utf8.dropFirst(5).split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    let digits = parts.prefix { $0.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") } }
    guard !digits.isEmpty, let next = parts.dropFirst(digits.count).first else { return nil }
    let word = String(Substring(next))
    guard word.hasPrefix("completion") || word == "parent" else { return nil }
    return digits.compactMap { normalized($0) }.joined(separator: ".")
  }

  private static func normalized(_ digits: Substring.UTF8View) -> String? {
    // `task-01-completion.md` is about task 1.
    let parts = digits.split(separator: UInt8(ascii: ".")).map { part in
      part.first == UInt8(ascii: "0")
        ? Int(Substring(part)).map(String.init) ?? String(Substring(part)) : String(Substring(part))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  // MARK: Titles

  /// - Parameter reports: those whose numbers agree.
  private func titles(of reports: [CompletionReport], _ tasks: [TaskNumber: SpecTask]) -> [Finding] {
    var others: [Finding] = []
    var compared = 0
    for report in reports where report.tasks.count == 1 {
      guard let number = report.tasks.first, let task = tasks[number],
        let colon = report.title.utf8.firstIndex(of: UInt8(ascii: ":"))
      else {
        continue
      }
      compared += 1
      // Most titles are the task's own.
      let title = report.title[report.title.utf8.index(after: colon)...]
      guard !report.title.hasSuffix(task.title) else { continue }
      let words = Self.words(title)
      guard words.count >= 2, !Self.share(words, Self.words(task.title[...])), !names(report, task) else { continue }
      others.append(
        Finding(
          rule: id,
          severity: .info,
          location: report.location,
          message: "no word of its title stands in the title of task \(number)",
          cure: "name the task that it is about, or use the task's own title",
          notes: [.init(location: task.location, message: "task \(number)")],
          identity: "no word of its title stands in the title of its task"
        )
      )
    }
    // One habit of a spec, or reports in another language.
    return compared >= 3 && others.count * 3 > compared ? [] : others
  }

  /// Its `Task` line bears the title that the task has.
  private func names(_ report: CompletionReport, _ task: SpecTask) -> Bool {
    guard let title = task.tellingTitle, let line = report.metadata("task") else { return false }
    return line.lowercased().contains(title)
  }

  /// `Cards are locked` is about `Lock the card`.
  private static func share(_ some: Set<String>, _ others: Set<String>) -> Bool {
    !some.isDisjoint(with: others)
      || some.contains { word in others.contains { $0.hasPrefix(word) || word.hasPrefix($0) } }
  }

  /// The beginnings of its words: `Outlines` is about the `Outline`.
  private static func words(_ text: Substring) -> Set<String> {
    let text = text.lowercased()
    let bytes = Array(text.utf8)
    // Nearly all titles are ASCII, and every report has one.
    if bytes.allSatisfy({ $0 < 0x80 }) {
      let words = bytes.split { !(97...122).contains($0) }.lazy.filter { word in
        word.count > 2 && !common.contains(String(decoding: word, as: UTF8.self))
      }
      return Set(words.map { String(decoding: $0.prefix(5), as: UTF8.self) })
    }
    let words = text.unicodeScalars.split { !$0.properties.isAlphabetic }.map { String($0) }
    return Set(words.filter { $0.utf8.count > 2 && !common.contains($0) }.map { String($0.prefix(5)) })
  }

  private static let common: Set<String> = [
    "the", "and", "for", "with", "from", "all", "task", "completion", "complete", "report", "parent", "summary",
  ]
}
