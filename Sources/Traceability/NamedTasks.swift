package import SpecModel

/// The tasks that the words of a claim name: `done in task 1`, `for tasks 3.2 and 4`, `Aufgabe 3`, `T007`.
package enum NamedTasks {
  /// Those to which the words give all that they claim, `done in task 1`, `(see task 1)`; `the structure (the rest in task 3)` keeps a part.
  package static func responsible(by words: String) -> [TaskNumber] {
    guard let (lead, tasks) = found(in: words) else { return [] }
    return parts(of: lead).allSatisfy(attributions.contains) ? tasks : []
  }

  /// Those, and the ones to which the words leave it: `moves on to task 2`, `open trips are for task 2`. In `shows the trips of task 2` the
  /// task is what the work rests on.
  static func awaited(by words: String) -> [TaskNumber] {
    guard let (lead, tasks) = found(in: words) else { return [] }
    let said = parts(of: lead)
    if said.allSatisfy({ attributions.contains($0) || handings.contains($0) }) { return tasks }
    return endings.contains(said.suffix(2).joined(separator: " ")) ? tasks : []
  }

  private static func parts(of lead: ArraySlice<UInt8>) -> [String] {
    lead.split { !isLetter($0) && $0 < 0x80 }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static let attributions: Set<String> = [
    "already", "as", "and", "built", "by", "completed", "covered", "done", "for", "from", "implemented", "in", "is",
    "it", "met", "of", "part", "see", "since", "verified", "was", "which", "with", "work", "durch", "erledigt", "mit",
    "seit", "siehe", "umgesetzt", "dans", "voir", "par", "en", "ver", "por", "hecho",
  ]
  private static let handings: Set<String> = [
    "be", "belongs", "comes", "deferred", "follow", "follows", "later", "left", "moved", "moves", "next", "on", "open",
    "planned", "remains", "still", "subject", "the", "this", "to", "until", "waits", "will", "folgt", "offen",
    "für",
  ]
  private static let endings: Set<String> = [
    "are for", "is for", "left to", "left for", "moved to", "moves to", "belongs to", "belong to", "waits for",
    "wait for", "deferred to", "open until", "planned for",
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
  /// By their first byte: at nearly every place there is none.
  private static let wordsByLead = (0..<256).map { lead in words.filter { Int($0[0]) == lead } }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) }

  /// Where the number begins that one of the words leads.
  private static func behindWord(_ text: [UInt8], at place: Int) -> Int? {
    let words = wordsByLead[Int(text[place])]
    guard !words.isEmpty, place == 0 || !isLetter(text[place - 1]) || !isLetter(text[place]) else { return nil }
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
