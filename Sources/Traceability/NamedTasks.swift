package import SpecModel

/// The tasks that the words of a claim name: `done in task 1`, `for tasks 3.2 and 4`, `Aufgabe 3`, `T007`.
package enum NamedTasks {
  /// In order, as they are written.
  package static func all(in words: String) -> [TaskNumber] { found(in: words)?.tasks ?? [] }

  /// Those to which the words give all that they claim, `done in task 1`, `(see task 1)`; `the structure (the rest in task 3)` keeps a part.
  package static func responsible(by words: String) -> [TaskNumber] {
    guard let (lead, tasks) = found(in: words) else { return [] }
    let isAttributed = lead.split { !isLetter($0) && $0 < 0x80 }.allSatisfy {
      attributions.contains(String(decoding: $0, as: UTF8.self))
    }
    return isAttributed ? tasks : []
  }

  private static let attributions: Set<String> = [
    "already", "as", "and", "built", "by", "completed", "covered", "done", "for", "from", "implemented", "in", "is",
    "it",
    "met", "of", "part", "see", "since", "verified", "was", "with", "work",
    "durch", "erledigt", "mit", "seit", "siehe", "umgesetzt", "dans", "voir", "par", "en", "ver", "por", "hecho",
  ]

  /// What stands before the first of them, in small letters, and all of them.
  private static func found(in words: String) -> (lead: ArraySlice<UInt8>, tasks: [TaskNumber])? {
    // Nearly all claims name none.
    guard words.utf8.count <= longest, words.utf8.contains(where: isDigit) else { return nil }
    let text = Array(words.lowercased().utf8)
    var found: [TaskNumber] = []
    var lead: ArraySlice<UInt8>?
    var place = 0
    while place < text.count {
      let start = place
      if let number = behindWord(text, at: place) {
        place = list(text, from: number, &found)
      } else if let end = shortName(text, at: place) {
        found.append(TaskNumber("T" + String(decoding: text[place + 1..<end], as: UTF8.self)))
        place = end
      } else {
        place += 1
        continue
      }
      lead = lead ?? text[..<start]
    }
    return lead.map { ($0, found) }
  }

  /// In bytes: nobody says in pages whose it is.
  private static let longest = 400

  /// In small letters.
  private static let words = [
    "task", "tasks", "subtask", "subtasks", "aufgabe", "aufgaben", "tâche", "tâches", "tarea", "tareas", "tarefa",
    "tarefas", "タスク", "任务", "任務", "태스크", "작업",
  ].map { Array($0.utf8) }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) }

  /// Where the number begins that one of the words leads.
  private static func behindWord(_ text: [UInt8], at place: Int) -> Int? {
    guard place == 0 || !isLetter(text[place - 1]) || !isLetter(text[place]) else { return nil }
    for word in words where text[place...].starts(with: word) {
      var end = place + word.count
      while end < text.count, text[end] == 32 || text[end] == UInt8(ascii: "#") { end += 1 }
      if end < text.count, isDigit(text[end]) { return end }
    }
    return nil
  }

  /// `1`, `3.2 and 4`, `1, 2`
  private static func list(_ text: [UInt8], from start: Int, _ found: inout [TaskNumber]) -> Int {
    var place = start
    while true {
      var end = place
      while end < text.count, isDigit(text[end]) || isPoint(text, at: end) { end += 1 }
      guard end > place else { return place }
      found.append(TaskNumber(String(decoding: text[place..<end], as: UTF8.self)))
      let joint = joints.first { text[end...].starts(with: $0) }
      guard let joint, end + joint.count < text.count, isDigit(text[end + joint.count]) else { return end }
      place = end + joint.count
    }
  }

  private static let joints = [", ", " and ", " & ", " und ", " et ", " y ", "、"].map { Array($0.utf8) }

  /// The dot of `3.2`, and not the one that ends a sentence.
  private static func isPoint(_ text: [UInt8], at place: Int) -> Bool {
    text[place] == UInt8(ascii: ".") && place + 1 < text.count && isDigit(text[place + 1])
  }

  /// `T007`: as lists of tasks with numbers of three figures count.
  private static func shortName(_ text: [UInt8], at place: Int) -> Int? {
    guard text[place] == UInt8(ascii: "t"), place == 0 || !isLetter(text[place - 1]) && !isDigit(text[place - 1]) else {
      return nil
    }
    var end = place + 1
    while end < text.count, isDigit(text[end]) { end += 1 }
    return end - place == 4 && (end == text.count || !isLetter(text[end])) ? end : nil
  }
}
