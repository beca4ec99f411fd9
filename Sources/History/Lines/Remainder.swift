extension Array where Element: Hashable {
  /// What is left, in its order, when each of the others has taken away one that is equal to it.
  func without(eachOf others: some Sequence<Element>) -> [Element] {
    var counts = others.reduce(into: [Element: Int]()) { $0[$1, default: 0] += 1 }
    return filter { element in
      guard let count = counts[element], count > 0 else { return true }
      counts[element] = count - 1
      return false
    }
  }
}
