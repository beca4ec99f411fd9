/// Words of which one is a mended typing error of the other.
enum Spelling {
  /// A letter too many, too few, another one, or two in the wrong order.
  static func isOneSlip(_ word: String, _ former: String) -> Bool {
    guard min(word.count, former.count) >= leastLetters, abs(word.count - former.count) <= 1,
      !(word + former).contains(where: \.isNumber)
    else { return false }
    let (one, other) = (Array(word), Array(former))
    let front = zip(one, other).prefix { $0 == $1 }.count
    let (left, right) = (one.dropFirst(front), other.dropFirst(front))
    let back = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    let (inserted, removed) = (left.dropLast(back), right.dropLast(back))
    if inserted.count <= 1, removed.count <= 1 { return true }
    return inserted.count == 2 && inserted.elementsEqual(removed.reversed())
  }

  /// Short words are others when a letter of them is.
  private static let leastLetters = 4
}
