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
  /// Lines that stand beside what they alone stood beside: they are surely the same, whatever else has changed around them.
  private(set) var inCompany: Set<Int> = []
  /// Lines that say what one said that was locked, and may be another one, renumbered by hand.
  private(set) var displaced: Set<Int> = []
  /// The same, but for those whose words were edited since, and those that stand elsewhere in the order: where they stood may stand
  /// another one.
  var unaccounted: [Lock.Line] { (loose + moved).without(eachOf: origins.values) }
  /// Lines that say what they said, and in another place of the order.
  private var moved: [Lock.Line] = []
  /// Lines that bear another mark, or are formatted otherwise, than the one of the lock that says the same.
  private(set) var markedAnew: Set<Int> = []
  /// Lines of the lock as they were written, with their marks, none of which stands there today.
  private(set) var goneAsWritten: Set<UInt32> = []
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
    goneAsWritten = Set(old.map(\.code)).subtracting(lines.map(\.code))
    if seesThroughEdits { seeThroughEdits() }
    askCompanions(among: old)
    if old.contains(where: { $0.era != nil }) { tellEras(of: old) }
    byNumber = Dictionary(zip(numbers, ages)) { first, _ in first }
  }

  /// Of equal lines of several times each is the one that stands in its place in the order, while all of them are there; else nobody
  /// can tell, and an older one is in doubt.
  private mutating func tellEras(of old: [Lock.Line]) {
    let then = Dictionary(grouping: old, by: \.self)
    let today = Dictionary(grouping: lines.indices) { lines[$0] }
    // In their order: what one takes of those that are loose the next ones find no more.
    for (first, line) in lines.enumerated() {
      guard let places = today[line], places.first == first else { continue }
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

  /// Lines that a line of today may have been before somebody gave it another number.
  ///
  /// Of one that bears another mark than the one that says the same, a line that bore that mark may be it.
  ///
  /// - Parameter lines: counted from 1.
  func looseKeys(behind lines: [Int]) -> [Int: Set<LineKey>] {
    let loose = Set(unaccounted.map(\.key))
    let marked = loose.union(goneAsWritten.map { LineKey(code: $0) })
    return Dictionary(lines.map { ($0, markedAnew.contains($0) ? marked : loose) }) { first, _ in first }
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
      guard let index = gone.firstIndex(where: { $0.words == lines[place].words }) else { continue }
      let former = gone.remove(at: index)
      found.append(former)
      if former.code == lines[place].code { moved.append(former) } else { markedAnew.insert(numbers[place]) }
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

  /// What stands beside a line that says nothing but numbers tells whether it is the one that was locked.
  private mutating func askCompanions(among old: [Lock.Line]) {
    guard old.contains(where: { $0.companion != nil || $0.isDoubted }) else { return }
    let companions = LockedCompanions(old, lines)
    let then = Dictionary(grouping: old, by: \.self)
    let formatted = Dictionary(grouping: old.filter { $0.words != nil }) { $0.words }
    for place in lines.indices where ages[place] != .new {
      let (line, number) = (lines[place], numbers[place])
      let former = origins[number].map { [$0] } ?? then[line] ?? formatted[line.words] ?? []
      if former.contains(where: \.isDoubted) || ages[place] == .old && companions.displace(line, from: former) {
        ages[place] = .unclear
        displaced.insert(number)
        loose = loose.without(eachOf: former) + former
      } else if companions.tell(line, from: former) {
        ages[place] = .old
        inCompany.insert(number)
        loose = loose.without(eachOf: former.filter { $0.companion == line.companion })
      }
    }
    settleTwins(of: then)
  }

  /// Where each of several equal lines that were locked is known by what stands beside it, those like them were written since.
  private mutating func settleTwins(of then: [Lock.Line: [Lock.Line]]) {
    let twins = Dictionary(grouping: lines.indices) { lines[$0] }
    for (line, places) in twins where places.count > 1 {
      let known = places.count { inCompany.contains(numbers[$0]) }
      guard known > 0, known == then[line]?.count else { continue }
      for place in places where !inCompany.contains(numbers[place]) { ages[place] = .new }
    }
  }
}

extension Lock.Line {
  /// What tells it from lines that say something else; `nil` where nothing does.
  fileprivate var marks: UInt64? { gist.flatMap { $0.marks == 0 ? nil : $0.marks } }
}
