/// Finds the one line of another version that differs in the spelling of a single word: whoever mends a typing error does not look up
/// what the number beside it stands for.
struct Respelling {
  /// What a line must agree in: what it belongs to, and how many words it has.
  private struct Kind: Hashable {
    let context: String
    let count: Int
  }

  /// By number, from 0.
  private let words: [[Substring]]
  private let contexts: [String]
  private let byKind: [Kind: [Int]]

  /// - Parameters:
  ///   - folded: the words of each line.
  ///   - contexts: what each belongs to, by its words.
  init(_ folded: [String], _ contexts: [String]) {
    let words = folded.map { $0.split(separator: " ") }
    self.words = words
    self.contexts = contexts
    byKind = Dictionary(grouping: words.indices) { Kind(context: contexts[$0], count: words[$0].count) }
  }

  /// - Parameters:
  ///   - line: from 0, as is what is returned.
  ///   - isGone: whether a line of the other version stands in this one no more.
  /// - Returns: `nil` where there is none, or more than one.
  func place(of line: Int, in other: Respelling, where isGone: (Int) -> Bool) -> Int? {
    let kind = Kind(context: contexts[line], count: words[line].count)
    // Thousands of lines of one length below one heading are no text that somebody mends by hand.
    guard let alike = other.byKind[kind], alike.count <= Self.mostAlike else { return nil }
    let found = alike.filter { isGone($0) && Self.isRespelled(words[line], other.words[$0]) }
    return found.count == 1 ? found[0] : nil
  }

  private static let mostAlike = 500
  /// Short words are others when a letter of them is.
  private static let leastLetters = 4

  private static func isRespelled(_ one: [Substring], _ other: [Substring]) -> Bool {
    var differing: (Substring, Substring)?
    for (word, former) in zip(one, other) where word != former {
      guard differing == nil else { return false }
      differing = (word, former)
    }
    guard let (word, former) = differing, min(word.count, former.count) >= leastLetters,
      !(word + former).contains(where: \.isNumber)
    else { return false }
    return isOneSlip(Array(word), Array(former))
  }

  /// A letter too many, too few, another one, or two in the wrong order.
  private static func isOneSlip(_ one: [Character], _ other: [Character]) -> Bool {
    let front = zip(one, other).prefix { $0 == $1 }.count
    let (left, right) = (one.dropFirst(front), other.dropFirst(front))
    let back = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    let (inserted, removed) = (left.dropLast(back), right.dropLast(back))
    if inserted.count <= 1, removed.count <= 1 { return true }
    return inserted.count == 2 && inserted.elementsEqual(removed.reversed())
  }
}
