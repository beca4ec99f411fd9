import SpecModel

/// Reads the tasks of a document in which no check box bears a number.
///
///     ### Task 1: Title    ### [x] 1. Title    ### Task 2: Title ✅    ## 1. Title, and check boxes below it
struct HeadingTasksReader {
  private let lines: DocumentLines
  private var candidates: [HeadingTask] = []

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
    if let task = HeadingTask(line, level, in: lines), lines.entryAllowance.take(1, line: line.number) {
      candidates.append(task)
    } else if let last = candidates.indices.last, level <= candidates[last].level {
      candidates[last].isClosed = true
    }
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
      if let count = counts[candidate.draft.number] { candidate.takeState(boxes: count.boxes, ticked: count.ticked) }
      return candidate.draft
    }
  }
}
