import Findings
import SpecModel

/// The criteria of one requirement that words name, `1.1`, `1.1-1.3`, `AC 2`, and no versions, tasks or measures that look like them.
struct CriterionMentions {
  struct Mention {
    let items: [ReferenceCursor.Item]
    let range: Range<Int>
    /// It leads its clause, or a word that says of what something is true: `for 1.1`, `covers 1.1`; and not `as 1.1 demands`.
    let isListed: Bool
  }

  private(set) var all: [Mention] = []
  private let text: TextSlice
  private let requirement: ReferenceCursor.Item

  init(_ text: TextSlice, of requirement: ReferenceCursor.Item) {
    self.text = text
    self.requirement = requirement
    var place = text.start
    while place < text.end, all.count < Self.most {
      guard mayBegin(at: place) else {
        place += 1
        continue
      }
      place = max(take(at: place), place + 1)
    }
  }

  /// Nobody names more on a line.
  private static let most = 32

  private func mayBegin(at place: Int) -> Bool {
    let byte = text[place]
    guard isDigit(byte) || ByteSet("aAcCrRfFnN").contains(byte) else { return false }
    return !isWordByte(text[place - 1]) && text[place - 1] != UInt8(ascii: ".")
      || isDigit(byte) && text[place - 1] >= 0x80
  }

  /// - Returns: where to go on.
  private mutating func take(at place: Int) -> Int {
    var cursor = ReferenceCursor(text, context: requirement.first.requirement)
    cursor.offset = place
    let found = cursor.list()
    guard !found.isEmpty else { return place + 1 }
    let own = found.filter(isOwn).map { item in
      var item = item
      (item.isLabelled, item.spec) = (true, requirement.spec)
      return item
    }
    let lead = found[0].isLabelled ? Lead.list : lead(of: place)
    if !own.isEmpty, lead != .foreign,
      found[0].isLabelled || !OtherNumbers.isMeasure(behind: text.slice(from: cursor.offset))
    {
      all.append(Mention(items: own, range: place..<cursor.offset, isListed: lead == .list))
    }
    return cursor.offset
  }

  private func isOwn(_ item: ReferenceCursor.Item) -> Bool {
    item.first.criterion ?? 0 > 0 && item.first.requirement == requirement.first.requirement && item.spec == nil
      && !item.isUnreadable && (item.last == nil || item.last?.criterion != nil && item.span == nil)
  }

  private enum Lead { case list, sentence, foreign }

  /// What the word before a bare number makes of it.
  private func lead(of place: Int) -> Lead {
    var end = place
    while end > text.start, isBlank(text[end - 1]) || ByteSet("*_`").contains(text[end - 1]) { end -= 1 }
    // `T-1.2`, `#1.2`
    if end == place, ByteSet("-#/").contains(text[end - 1]), end - 1 > text.start { return .foreign }
    var start = end
    while start > text.start, isLetter(text[start - 1]) || text[start - 1] >= 0x80 { start -= 1 }
    guard start < end, isLetter(text[start]) else { return .list }
    let word = text.slice(from: start).slice(to: end)
    let small = word.string.lowercased()
    if Self.leads.contains(small) { return .list }
    // `Swift 5.1`, `iOS 2.1`
    let isName = word.string != small && start > text.start
    return isName || Self.others.contains(small) ? .foreign : .sentence
  }

  private static let leads: Set<String> = [
    "for", "covers", "covering", "implements", "meets", "of", "only", "namely", "criteria", "criterion", "and", "met",
    "but", "except",
    "excluding", "not", "without", "minus", "missing", "open", "deferred", "pending", "remaining", "skipped", "todo",
  ]
  private static let others: Set<String> = [
    "task", "tasks", "subtask", "subtasks", "step", "steps", "phase", "version", "release", "section", "sections",
    "chapter", "figure",
    "table", "property", "properties", "decision", "level", "milestone", "sprint", "story", "line", "lines", "page",
    "commit", "v", "issue",
    "about", "least", "most", "under", "over", "than", "ratio", "contrast", "factor",
  ]
}
