/// Numbers with their units and bounds, and what became of them in the other text.
extension ComparedText {
  /// A number, with its unit or its bound, that the other one has not.
  func measure(missingIn other: ComparedText) -> (written: String, became: String?)? {
    for index in tokens.indices where !tokens[index].isEnclosed {
      guard let number = tokens[index].number else { continue }
      let same = other.numbers[number] ?? []
      guard !same.isEmpty else {
        guard !countsAll, !other.countsAll else { return nil }
        // Another number in its place: one that the criterion does not know.
        let new = other.tokens.indices.first { place in
          other.tokens[place].number.map { numbers[$0] == nil } ?? false
        }
        // `All 3 of them` and `all of them` are as many.
        if new == nil, index > 0, CriterionWords.universals.contains(tokens[index - 1].word),
          !other.words.isDisjoint(with: CriterionWords.universals)
        {
          continue
        }
        return (measure(at: index), new.map { other.measure(at: $0) })
      }
      if let unit = unit(at: index), same.allSatisfy({ other.unit(at: $0).map { $0 != unit } ?? false }) {
        return (measure(at: index), other.measure(at: same[0]))
      }
      if let bound = bound(at: index), same.allSatisfy({ other.bound(at: $0).map { $0 != bound } ?? false }) {
        return (
          bound.words + measure(at: index), other.bound(at: same[0]).map { $0.words + other.measure(at: same[0]) }
        )
      }
    }
    return nil
  }

  func number(changedIn other: ComparedText) -> (written: String, became: String)? {
    func own(_ side: ComparedText, not known: ComparedText) -> [Int] {
      side.tokens.indices.filter { side.tokens[$0].number.map { known.numbers[$0] == nil } ?? false }
    }
    let (old, new) = (own(self, not: other), own(other, not: self))
    guard let old = old.first, let new = new.first else { return nil }
    return (measure(at: old), other.measure(at: new))
  }

  /// Whether a number of it lies beyond a bound of a criterion, in the unit of that or one of its kind: `250 ms` or `0.25 s` where `at
  /// most 200 ms` is demanded.
  func breaks(_ criterion: ComparedText) -> Bool {
    let (limits, measures) = (criterion.quantities, quantities)
    return criterion.tokens.indices.contains { index in
      guard let bound = criterion.bound(at: index), let unit = criterion.unit(at: index),
        let limit = criterion.tokens[index].number.flatMap(Double.init)
      else { return false }
      let quantity = limits[criterion.tokens[index].text.startIndex]
      return tokens.indices.contains { place in
        guard let own = self.unit(at: place), let number = tokens[place].number.flatMap(Double.init),
          !isOfBefore(place)
        else { return false }
        if own == unit { return bound == .floor ? number < limit : number > limit }
        guard let quantity, let measured = measures[tokens[place].text.startIndex] else { return false }
        return (bound == .floor ? measured.isLess(than: quantity) : quantity.isLess(than: measured)) ?? false
      }
    }
  }

  /// `(before: 78%)`, `up from 78%`, `was 78%`: what it was once breaks nothing.
  private func isOfBefore(_ place: Int) -> Bool {
    let lead = tokens[..<place].suffix(3).last { !$0.isBreak && $0.word != "at" }
    return lead.map { CriterionWords.earlier.contains($0.word) } ?? false
  }

  /// By where each begins.
  private var quantities: [String.Index: Quantity] {
    Dictionary(Quantity.all(of: tokens).map { ($0.place.lowerBound, $0) }) { first, _ in first }
  }

  /// The number as written, with its unit.
  private func measure(at index: Int) -> String {
    guard unit(at: index) != nil, !hasUnit(index) else { return String(tokens[index].text) }
    let unit = tokens[index + 1].text
    return "\(tokens[index].text)\(unit == "%" ? "" : " ")\(unit)"
  }

  private enum Bound {
    case floor, ceiling

    var words: String { self == .floor ? "at least " : "at most " }
  }

  /// `at least 3`, `under 200`: of the two words before the number.
  private func bound(at index: Int) -> Bound? {
    for token in tokens[..<index].suffix(2).reversed() {
      if CriterionWords.floors.contains(token.word) { return .floor }
      if CriterionWords.ceilings.contains(token.word) { return .ceiling }
    }
    return nil
  }

  /// `ms` of `200 ms` and `200ms`.
  private func unit(at index: Int) -> Substring? {
    if let unit = CriterionWords.units[ownUnit(index)] { return unit }
    guard tokens.indices.contains(index + 1) else { return nil }
    return CriterionWords.units[tokens[index + 1].word]
  }

  private func hasUnit(_ index: Int) -> Bool { CriterionWords.units[ownUnit(index)] != nil }

  private func ownUnit(_ index: Int) -> Substring {
    tokens[index].word.drop { $0.isWordNumber || $0 == "." || $0 == "," }
  }
}
