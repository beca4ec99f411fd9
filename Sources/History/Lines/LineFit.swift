/// How much of two lines is the same, of which one is gone, and named the same numbers under the same heading.
struct LineFit: Comparable {
  /// How old the one is if the other is gone.
  let age: LineAlignment.Age
  /// Of the telling words of both, 0...1.
  let share: Double

  /// Nothing was edited but figures: a date was entered, or another percentage.
  static let same = LineFit(age: .old, share: 1)
  /// Numbers alone say nothing by which a line could be known again: what stands beside them now may be of something else.
  static let bare = LineFit(age: .unclear, share: 0)
  static let none = LineFit(age: .new, share: 0)

  init(age: LineAlignment.Age, share: Double) {
    self.age = age
    self.share = share
  }

  /// - Parameters:
  ///   - fewer: the telling words of the one that has fewer of them.
  ///   - more: those of the other.
  init(shared: Int, fewer: Int, more: Int) {
    share = Double(shared) / Double(max(more, 1))
    // What was added to a line, or taken out of it, leaves it what it was.
    if shared == fewer {
      age = shared > 1 || more <= 3 ? .old : .unclear
    } else {
      age = shared * 8 >= more * 5 ? .old : shared * 8 >= more * 3 ? .unclear : .new
    }
  }

  /// The same, of lines of which too little is known to be sure.
  var doubted: LineFit { age == .old ? LineFit(age: .unclear, share: share) : self }

  static func < (one: LineFit, other: LineFit) -> Bool {
    one.age == other.age ? one.share < other.share : one.rank < other.rank
  }

  private var rank: Int {
    switch age {
    case .new: 0
    case .unclear: 1
    case .old: 2
    }
  }
}
