import Findings
import SpecModel

/// What the words beside a claim of a whole requirement say of some of its criteria: `✅ Requirement 1: 1.1, 1.2`, `(1.3 deferred to v2)`,
/// `3 of 4 criteria met`. They say something of these, and nothing of the whole.
struct CriteriaWithin {
  typealias Item = ReferenceCursor.Item

  /// Where the words stand.
  enum Place {
    case gloss
    /// A cell that says how the row stands.
    case status
    /// Any other cell, which may name criteria that a test or a file is about.
    case cell
    /// A cell below `Open`, `Missing`: what it names is not met.
    case open
  }

  private enum Reading {
    case whole
    case some([Item])
    /// Which of them are met, nobody can tell.
    case unclear(Range<Int>)
  }

  private let text: TextSlice
  private let place: Place

  /// Leaves of the whole requirements that a line claims what its words say of their criteria, or what is to be told as unreadable.
  static func narrow(_ items: inout [Item], by words: TextSlice, in place: Place) {
    // Nearly no claim names a whole requirement, and of hundreds each would read the words again.
    guard items.count <= mostWholes, items.contains(where: isWhole), words.mayHoldNumber else { return }
    let within = Self(text: words.beginning(longest), place: place)
    for index in items.indices.reversed() where isWhole(items[index]) {
      switch within.reading(of: items[index], isAlone: items.count == 1) {
      case .whole: continue
      case .some(let named): items.replaceSubrange(index...index, with: named)
      case .unclear(let said):
        items[index].isUnreadable = true
        items[index].range = said
      }
    }
  }

  private static let mostWholes = 16
  /// In bytes: nobody says further behind what is met.
  private static let longest = 600

  private static func isWhole(_ item: Item) -> Bool {
    item.isWhole && item.last == nil && !item.isUnreadable
  }

  private func reading(of whole: Item, isAlone: Bool) -> Reading {
    let named = CriterionMentions(text, of: whole).all
    let count = isAlone ? CriterionCount(text) : nil
    guard !named.isEmpty || count != nil else { return .whole }
    var listed: [CriterionMentions.Mention] = []
    for (index, mention) in named.enumerated() {
      let low = index > 0 ? named[index - 1].range.upperBound : text.start
      let high = index + 1 < named.count ? named[index + 1].range.lowerBound : text.end
      let near = clause(around: mention, from: low, to: high)
      if place == .open || ClauseDenial.isSaid(of: mention.range, in: near) { return .unclear(near.trimmed.offsets) }
      if mention.isListed, !ClauseDenial.isOver(mention.range, in: near) { listed.append(mention) }
    }
    let items = listed.flatMap(\.items)
    if let count {
      return count.part == items.reduce(0, { $0 + $1.width }) ? .some(items) : .unclear(count.range)
    }
    guard let first = listed.first, mayNarrow(listed), restricts(first), !saysAll else { return .whole }
    return .some(items)
  }

  /// `| 1 | ✅ | tests for 1.1, 1.2 |` says what tests are about, and `| 1 | ✅ | 1.1, 1.2 |` of what the row is true.
  private func mayNarrow(_ mentions: [CriterionMentions.Mention]) -> Bool {
    guard place == .cell, let mention = mentions.first else { return true }
    let before = MarkReader.leading(text)?.rest.start ?? text.trimmed.start
    return mentions.count == 1 && mention.range.lowerBound <= before && mention.range.upperBound >= text.trimmed.end
  }

  /// The list leads the words, or they say of what alone the line is true. Behind a title, `Login (1.1-1.3)`, it shows what the requirement
  /// is made of.
  private func restricts(_ first: CriterionMentions.Mention) -> Bool {
    let before = text.slice(to: first.range.lowerBound).string.lowercased().split { !$0.isLetter }
    if before.allSatisfy({ Self.restricting.contains($0) }) || before.last == "only" || before.last == "just" {
      return true
    }
    let behind = text.slice(from: first.range.upperBound).trimmed
    return behind.hasPrefix("only") && !isWordByte(behind[behind.start + 4])
  }

  private static let restricting: Set<Substring> = [
    "criteria", "criterion", "acceptance", "acs", "ac", "the", "met", "done", "implemented", "verified", "only", "just",
    "namely", "for",
    "covers", "covering", "implements", "meets",
  ]

  /// From comma to comma, or from one number to the next.
  private func clause(around mention: CriterionMentions.Mention, from low: Int, to high: Int) -> TextSlice {
    var (start, end) = (mention.range.lowerBound, mention.range.upperBound)
    while start > low, !isJoint(start - 1) { start -= 1 }
    while end < high, !isJoint(end) { end += 1 }
    return TextSlice(text.source, start..<end)
  }

  private func isJoint(_ index: Int) -> Bool {
    ByteSet(",;()|").contains(text[index]) || text[index] == UInt8(ascii: ".") && !isDigit(text[index + 1])
  }

  /// `All 7 criteria met (1.1-1.7)`: the list behind it repeats what is claimed.
  private var saysAll: Bool {
    // `complete, 1.3 in green`
    if let end = (text.start..<text.end).first(where: { ByteSet(",;").contains(text[$0]) }),
      StatusWords.isMet(text.slice(to: end))
    {
      return true
    }
    guard let all = text.find("all ", ignoringCase: true), !isWordByte(text[all - 1]) else { return false }
    var rest = text.slice(from: all + 4)
    while isDigit(rest.first) || isBlank(rest.first) { rest.start += 1 }
    return Self.ofAll.contains { rest.hasPrefixIgnoringCase($0) }
  }

  private static let ofAll: [StaticString] = [
    "criteria", "acceptance", "acs", "met", "done", "passed", "satisfied", "verified", "validated", "implemented",
    "covered",
  ]
}

extension TextSlice {
  fileprivate var offsets: Range<Int> { start..<max(start, end) }
}

extension ReferenceCursor.Item {
  /// How many criteria it names.
  fileprivate var width: Int {
    guard let low = first.criterion, let high = last?.criterion, high >= low else { return 1 }
    return high - low + 1
  }
}
