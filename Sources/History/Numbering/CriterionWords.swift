/// The words of a criterion, for telling an edited text from another one.
///
/// Letter case and punctuation do not count, nor do the words that every criterion has: those of EARS, articles and the like.
struct CriterionWords: Hashable, Sendable {
  /// All words, in order: two texts with the same ones say the same.
  let all: [String]
  /// Those that tell criteria apart, with how often each stands there.
  private let telling: [String: Int]
  /// Of these, all together.
  private let count: Int

  static let common: Set<String> = [
    "when", "while", "if", "where", "then", "shall", "the", "a", "an", "and", "or", "of", "to", "is", "are", "be", "in",
    "it",
    "its", "that", "for", "on", "by", "with", "not",
  ]

  init(_ text: String) {
    all = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    telling = all.reduce(into: [:]) { if !Self.common.contains($1) { $0[$1, default: 0] += 1 } }
    count = telling.values.reduce(0, +)
  }

  /// How many telling words two texts share, of how many they have.
  struct Overlap: Hashable, Sendable {
    let common: Int
    /// Of the longer one.
    let of: Int
    /// Twice the common words in the words of both, 0...1.
    let ratio: Double
  }

  /// `24` and `48` make two demands of what is otherwise the same sentence; so does a `not`.
  private var figures: [String] { all.filter { $0 == "not" || Self.isFigure($0) } }

  /// How often it says `not`, `without`, `only` and the like.
  var denials: Int { all.count(where: TurningWords.contain) }

  private static func isFigure(_ word: String) -> Bool { word.contains(where: \.isNumber) }

  /// The telling words that are no figures, in order.
  var withoutFigures: [String] { all.filter { telling[$0] != nil && !Self.isFigure($0) } }

  /// - Returns: `nil` unless exactly one figure is another.
  func otherFigure(in other: Self) -> (own: String, others: String)? {
    guard figures.count == other.figures.count else { return nil }
    let differing = zip(figures, other.figures).filter { $0 != $1 }
    guard let only = differing.first, differing.count == 1, Self.isFigure(only.0), Self.isFigure(only.1) else {
      return nil
    }
    return (only.0, only.1)
  }

  /// The words of many criteria as numbers, for comparing each with each.
  struct Numbered {
    /// In order, each as often as it stands there.
    let words: [Int]
    /// Equal for the same figures.
    let figures: Int

    func overlap(with other: Self) -> Overlap {
      var (one, two, common) = (0, 0, 0)
      while one < words.count, two < other.words.count {
        let (left, right) = (words[one], other.words[two])
        if left == right { common += 1 }
        if left <= right { one += 1 }
        if right <= left { two += 1 }
      }
      let both = words.count + other.words.count
      return Overlap(
        common: common,
        of: max(words.count, other.words.count),
        ratio: both == 0 ? 0 : 2 * Double(common) / Double(both)
      )
    }
  }

  /// The telling words that the other one has not, or not as often.
  func missing(in other: Self) -> [String] {
    telling.filter { other.telling[$0.key, default: 0] < $0.value }.map(\.key)
  }

  /// Words that only frame what a criterion says: it says the same without them, or with others. `in` and `out` do not.
  private static let frame: Set<String> = ["when", "while", "if", "where", "then", "shall", "the", "a", "an", "and"]

  private var said: [String] { all.filter { !Self.frame.contains($0) } }

  /// What the other one says and this one does not, or not as often; sorted.
  func lacked(of other: Self) -> [String] {
    var own = said.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return other.said.filter { word in
      own[word, default: 0] -= 1
      return own[word, default: 0] < 0
    }.sorted()
  }

  /// The other one says all of this, in this order, and perhaps more.
  func isPart(of other: Self) -> Bool {
    var rest = said[...]
    for word in other.said where word == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Not one telling word, in whatever form, stands in both, but for what each says SHALL do something: that is a name that most criteria
  /// of a spec have.
  func sharesNothing(with other: Self) -> Bool {
    let (own, others) = (ownBeginnings, other.ownBeginnings)
    return !own.isEmpty && !others.isEmpty && own.isDisjoint(with: others)
  }

  /// `booki` of `booking` and `bookings`
  private var ownBeginnings: Set<String> {
    let names = all.firstIndex(of: "shall").map { shall in
      all[..<shall].reversed().prefix { !Self.common.contains($0) }.prefix(3)
    }
    return Set(telling.keys.filter { names?.contains($0) != true }.map { String($0.prefix(5)) })
  }

  func holds(_ words: [String]) -> Bool { words.allSatisfy { telling[$0] != nil } }

  /// - Returns: `nil` where the other one does not hold all of its words, or where they are too few to tell.
  func within(_ other: Self) -> Overlap? {
    guard count >= 4, other.count >= count, telling.allSatisfy({ other.telling[$0, default: 0] >= $1 }) else {
      return nil
    }
    return Overlap(common: count, of: other.count, ratio: 2 * Double(count) / Double(count + other.count))
  }

  /// Gives each word, and each row of figures, a number.
  struct Numbers {
    private var words: [String: Int] = [:]
    private var figures: [[String]: Int] = [:]

    mutating func numbered(_ text: CriterionWords) -> Numbered {
      let all = text.telling.flatMap { word, count in Array(repeating: number(of: word), count: count) }
      return Numbered(words: all.sorted(), figures: number(of: text.figures))
    }

    private mutating func number(of word: String) -> Int {
      let next = words.count
      return Self.number(&words[word], next)
    }

    private mutating func number(of row: [String]) -> Int {
      let next = figures.count
      return Self.number(&figures[row], next)
    }

    private static func number(_ known: inout Int?, _ next: Int) -> Int {
      let number = known ?? next
      known = number
      return number
    }
  }
}
