/// Which lines under one heading were which before their words were edited: whoever mends a sentence, or adds evidence to it, does not
/// look up what the number beside it stands for, and the line means what it meant.
///
/// A line that was corrected by hand names the numbers of another one that is gone as well. It is known by its words: they are those of
/// the line with its former number. Where they fit both as well, nobody can tell.
struct LineEdits<Line: EditableLine> {
  /// A line of then and what it is today, by their places.
  struct Edit {
    let old: Int
    let new: Int
    let isDoubtful: Bool
  }

  /// Of the lines that are gone and of those that came, each at most once.
  let all: [Edit]

  init(from old: [Line], to new: [Line]) {
    let today = Dictionary(grouping: new.indices) { new[$0].subject }
    let then = Dictionary(grouping: old.indices) { old[$0].subject }
    let namesakes = today.compactMap { subject, places in then[subject].map { (old: $0, new: places) } }
    guard old.count * new.count <= mostPairs else {
      all = namesakes.flatMap { Self.unread($0.old, $0.new) }
      return
    }
    let few = namesakes.filter { $0.old.count * $0.new.count <= mostNamesakes }
    let many = namesakes.filter { $0.old.count * $0.new.count > mostNamesakes }
    let pairs = few.map { Namesakes(old: $0.old, new: $0.new) { new[$0].fit(beside: old[$1]) } }
    let strangers = LineStrangers(old, new, at: pairs, unread: many.flatMap(\.old))
    all =
      many.flatMap { Self.unread($0.old, $0.new) }
      + pairs.flatMap(\.taken).compactMap { pair in
        strangers.age(of: pair).map { Edit(old: pair.old, new: pair.new, isDoubtful: $0 != .old) }
      }
  }

  /// Thousands of lines below one heading are no text that somebody mends by hand: each may be any of those with its numbers.
  private static func unread(_ old: [Int], _ new: [Int]) -> [Edit] {
    new.enumerated().map { Edit(old: old[min($0, old.count - 1)], new: $1, isDoubtful: true) }
  }
}

private let mostPairs = 1 << 24
private let mostNamesakes = 1 << 16
