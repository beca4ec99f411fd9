import SpecModel

extension SpecTask {
  /// Its title in small letters, where it says which task is meant: one of three letters, or of none, could be any.
  var tellingTitle: String? { title.utf8.count > 3 ? title.lowercased() : nil }
}

/// The tasks by their titles, for the titles of reports, which end in them: `Task 4.1 Completion: Draw it`.
struct TaskTitles {
  private let tasks: [SpecTask]
  /// By the length of their titles in bytes: the first task of each title.
  private var places: [Int: [String: Int]] = [:]

  init(_ tasks: [SpecTask]) {
    self.tasks = tasks
    for (place, task) in tasks.enumerated() {
      guard let title = task.tellingTitle else { continue }
      if places[title.utf8.count]?[title] == nil { places[title.utf8.count, default: [:]][title] = place }
    }
  }

  /// - Returns: of several the first.
  func task(atEndOf title: String) -> SpecTask? {
    let title = title.lowercased()
    let found = places.compactMap { length, titles -> Int? in
      guard length <= title.utf8.count, let end = String(title.utf8.suffix(length)) else { return nil }
      return titles[end]
    }
    return found.min().map { tasks[$0] }
  }
}
