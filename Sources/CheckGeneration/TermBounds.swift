/// Between which numbers lies what comes of a term, whatever its atoms are: `max(width, 5)` is not less than 5.
extension Term {
  /// - Parameter atoms: what an atom is not less than, where that is known.
  func least(_ atoms: (Int) -> Int?) -> Int? {
    switch self {
    case .value(.number(let number)): number
    case .atom(let number): atoms(number)
    case .called("abs", _): 0
    case .called("max", let terms): terms.compactMap { $0.least(atoms) }.max()
    case .called("min", let terms): Self.ofAll(terms.map { $0.least(atoms) })?.min()
    case .choice(_, let one, let other): Self.ofAll([one.least(atoms), other.least(atoms)])?.min()
    case .reckoned("&", let one, let other):
      [one.least(atoms), other.least(atoms)].contains { $0.map { $0 >= 0 } == true } ? 0 : nil
    default: nil
    }
  }

  func most(_ atoms: (Int) -> Int?) -> Int? {
    switch self {
    case .value(.number(let number)): number
    case .called("min", let terms): terms.compactMap { $0.most(atoms) }.min()
    case .called("max", let terms): Self.ofAll(terms.map { $0.most(atoms) })?.max()
    case .choice(_, let one, let other): Self.ofAll([one.most(atoms), other.most(atoms)])?.max()
    case .reckoned("&", .value(.number(let mask)), _) where mask >= 0,
      .reckoned("&", _, .value(.number(let mask))) where mask >= 0:
      mask
    default: nil
    }
  }

  private static func ofAll(_ bounds: [Int?]) -> [Int]? {
    let known = bounds.compactMap(\.self)
    return known.count == bounds.count ? known : nil
  }

  /// - Returns: what a comparison says of all numbers between these bounds; `nil` where that may differ.
  func decided(_ atoms: (Int) -> Int?) -> Bool? {
    guard case .compared(let sign, let left, let right) = turned else { return nil }
    let isLess = zip(left.most(atoms), right.least(atoms)) { $0 < $1 }
    let isNotMore = zip(left.most(atoms), right.least(atoms)) { $0 <= $1 }
    let isMore = zip(right.most(atoms), left.least(atoms)) { $0 < $1 }
    let isNotLess = zip(right.most(atoms), left.least(atoms)) { $0 <= $1 }
    return switch sign {
    case "<": isLess == true ? true : isNotLess == true ? false : nil
    case "<=": isNotMore == true ? true : isMore == true ? false : nil
    case "==", "isEmpty": isLess == true || isMore == true ? false : nil
    case "!=": isLess == true || isMore == true ? true : nil
    default: nil
    }
  }

  /// The same, with what comparisons say that is the same of all numbers.
  func withoutDecided(_ atoms: (Int) -> Int?) -> Term {
    if let answer = decided(atoms) { return .value(.truth(answer)) }
    return switch self {
    case .not(let term): .not(term.withoutDecided(atoms))
    case .all(let terms): .all(terms.map { $0.withoutDecided(atoms) })
    case .any(let terms): .any(terms.map { $0.withoutDecided(atoms) })
    default: self
    }
  }
}

private func zip(_ one: Int?, _ other: Int?, _ compare: (Int, Int) -> Bool) -> Bool? {
  guard let one, let other else { return nil }
  return compare(one, other)
}
