import Findings

/// Which lines of a document of today stood in a lock.
struct LockedAges {
  /// By number, counted from 1.
  private(set) var byNumber: [Int: LineAlignment.Age] = [:]

  /// What lines were before their words were edited, by number.
  private(set) var origins: [Int: Lock.Line] = [:]
  /// The times of which the lock knows lines, by number; those of its own time are left out.
  private(set) var eras: [Int: Lock.Era] = [:]
  /// Lines of the lock that no line of today surely is.
  private(set) var loose: [Lock.Line] = []
  private let numbers: [Int]
  private let lines: [Lock.Line]
  private var ages: [LineAlignment.Age]
  /// Lines of the lock that are none of today's.
  private var gone: [Lock.Line]

  /// - Parameter seesThroughEdits: a line is as old as the one that it was before its words were edited.
  init(_ old: [Lock.Line], _ today: [(number: Int, line: Lock.Line)], seesThroughEdits: Bool) {
    numbers = today.map(\.number)
    let (old, lines) = Lock.Line.comparable(old, today.map(\.line))
    self.lines = lines
    ages = LineAlignment(old: old, new: lines).ages
    gone = old.without(eachOf: zip(lines, ages).filter { $0.1 != .new }.map(\.0))
    let unmatched = old.without(eachOf: zip(lines, ages).filter { $0.1 == .old }.map(\.0))
    let elsewhere = unmatched.without(eachOf: seeThroughFormatting())
    loose = elsewhere
    // The words of an old line that is gone from its place, under another heading or task: moved there, or written anew.
    let codes = Set(elsewhere.map(\.code))
    ages = zip(lines, ages).map { line, age in age == .new && codes.contains(line.code) ? .unclear : age }
    ages = Self.withoutMoves(ages, lines, old)
    if seesThroughEdits { seeThroughEdits() }
    if old.contains(where: { $0.era != nil }) { tellEras(of: old) }
    byNumber = Dictionary(zip(numbers, ages)) { first, _ in first }
  }

  /// Of equal lines of several times each is the one that stands in its place in the order, while all of them are there; else nobody
  /// can tell, and an older one is in doubt.
  private mutating func tellEras(of old: [Lock.Line]) {
    let then = Dictionary(grouping: old, by: \.self)
    let today = Dictionary(grouping: lines.indices) { lines[$0] }
    for (line, places) in today {
      let alike = then[line] ?? []
      let isComplete = alike.count == places.count && places.allSatisfy { ages[$0] == .old }
      for (order, place) in places.enumerated() where ages[place] != .new {
        let number = numbers[place]
        let candidates = isComplete ? [alike[order]] : alike.isEmpty ? resembling(line, number, among: old) : alike
        if Set(candidates.map(\.era)).count > 1 {
          ages[place] = .unclear
          loose = loose.without(eachOf: candidates) + candidates
        }
        eras[number] = candidates.lazy.compactMap(\.era).first
      }
    }
  }

  private func resembling(_ line: Lock.Line, _ number: Int, among old: [Lock.Line]) -> [Lock.Line] {
    if let origin = origins[number] { return [origin] }
    let formatted = old.filter { $0.words != nil && $0.words == line.words }
    return formatted.isEmpty ? old.filter { $0.code == line.code } : formatted
  }

  /// Two lines that changed places are as old as they were, where words of their own tell each of them apart: one that says nothing but
  /// a number may have been written anew.
  private static func withoutMoves(_ ages: [LineAlignment.Age], _ lines: [Lock.Line], _ old: [Lock.Line])
    -> [LineAlignment.Age]
  {
    guard zip(lines, ages).contains(where: { $1 == .unclear && $0.marks != nil }) else { return ages }
    let then = old.reduce(into: [Lock.Line: Int]()) { $0[$1, default: 0] += 1 }
    let today = lines.reduce(into: [Lock.Line: Int]()) { $0[$1, default: 0] += 1 }
    let alike = Set(old).union(lines).reduce(into: [UInt64: Int]()) { counts, line in
      if let marks = line.marks { counts[marks, default: 0] += 1 }
    }
    return zip(lines, ages).map { line, age in
      guard age == .unclear, then[line] == 1, today[line] == 1, let marks = line.marks else { return age }
      return alike[marks] == 1 ? .old : age
    }
  }

  private func fresh(where isWanted: (Lock.Line) -> Bool) -> [Int] {
    lines.indices.filter { ages[$0] == .new && isWanted(lines[$0]) }
  }

  /// Lines that say what one says that is gone, in other markup or with another mark: the same line, formatted anew.
  ///
  /// - Returns: what they were.
  private mutating func seeThroughFormatting() -> [Lock.Line] {
    let fresh = fresh { $0.words != nil }
    guard !fresh.isEmpty else { return [] }
    var found: [Lock.Line] = []
    let alignment = LineAlignment(old: gone.compactMap(\.words), new: fresh.compactMap { lines[$0].words })
    for (place, age) in zip(fresh, alignment.ages) where age != .new {
      ages[place] = age
      if let index = gone.firstIndex(where: { $0.words == lines[place].words }) { found.append(gone.remove(at: index)) }
    }
    return found
  }

  /// Lines that name the numbers of one that is gone, under the same heading, in much the same words.
  private mutating func seeThroughEdits() {
    // Of what an older release took down nobody can tell which line it was.
    if gone.contains(where: { $0.context == nil }) {
      for place in fresh(where: { _ in true }) { ages[place] = .unclear }
      return
    }
    let gone = Dictionary(grouping: gone, by: \.context)
    for (context, places) in Dictionary(grouping: fresh { $0.gist != nil }, by: { lines[$0].context }) {
      let then = (gone[context] ?? []).compactMap { line in line.gist.map { (line: line, gist: $0) } }
      let edits = LineEdits(from: then.map(\.gist), to: places.compactMap { lines[$0].gist })
      for edit in edits.all {
        ages[places[edit.new]] = edit.isDoubtful ? .unclear : .old
        origins[numbers[places[edit.new]]] = then[edit.old].line
      }
    }
  }
}

extension Lock.Line {
  /// What tells it from lines that say something else; `nil` where nothing does.
  fileprivate var marks: UInt64? { gist.flatMap { $0.marks == 0 ? nil : $0.marks } }
}
