/// How much of two lines is the same, of which one is gone, and named the same numbers under the same heading.
struct LineFit: Comparable {
  /// How old the one is if the other is gone.
  let age: LineAlignment.Age
  /// How much both have, for telling which of several lines that are built alike it is.
  let likeness: Int
  /// Of the telling words of both, 0...1.
  let share: Double

  /// Numbers alone say nothing by which a line could be known again: what stands beside them now may be of something else.
  static let bare = LineFit(age: .unclear, likeness: 0, share: 0)
  static let none = LineFit(age: .new, likeness: 0, share: 0)

  /// Nothing was edited but figures: a date was entered, or another percentage.
  static func same(likeness: Int) -> LineFit { LineFit(age: .old, likeness: likeness, share: 1) }

  var isSame: Bool { age == .old && share == 1 }

  private init(age: LineAlignment.Age, likeness: Int, share: Double) {
    (self.age, self.likeness, self.share) = (age, likeness, share)
  }

  /// - Parameters:
  ///   - shared: how many telling words both have.
  ///   - fewer: the telling words of the one that has fewer of them.
  ///   - more: those of the other.
  init(shared: Int, fewer: Int, more: Int, likeness: Int) {
    self.likeness = likeness
    share = Double(shared) / Double(max(more, 1))
    // What was added to a line, or taken out of it, leaves it what it was.
    if shared == fewer {
      age = shared > 1 || more <= 3 ? .old : .unclear
    } else {
      age = shared * 8 >= more * 5 ? .old : shared * 8 >= more * 3 ? .unclear : .new
    }
  }

  /// The same, of lines of which too little is known to be sure.
  var doubted: LineFit { age == .old ? LineFit(age: .unclear, likeness: likeness, share: share) : self }

  /// One word more tells which of several lines that are built alike it is, however many were added to either.
  static func < (one: LineFit, other: LineFit) -> Bool {
    (one.likeness, one.share, one.rank) < (other.likeness, other.share, other.rank)
  }

  private var rank: Int {
    switch age {
    case .new: 0
    case .unclear: 1
    case .old: 2
    }
  }
}
