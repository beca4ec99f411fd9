/// The token that a literal was probably meant to be.
struct NearestToken {
  let tokens: [DesignToken]

  func name(to value: Double, of kind: StylingKind) -> String? {
    candidates(kind).compactMap { token in token.number.map { (token.name, abs($0 - value)) } }.min { $0.1 < $1.1 }?.0
  }

  /// The token whose numbers differ least from those of a source.
  func name(toSource source: String, of kind: StylingKind) -> String? {
    let numbers = Self.numbers(in: source)
    guard !numbers.isEmpty else { return nil }
    return candidates(kind).compactMap { token -> (String, Double)? in
      let own = Self.telling(Self.numbers(in: token.value), kind)
      guard !own.isEmpty else { return nil }
      return (token.name, zip(own, Self.telling(numbers, kind)).map { abs($0 - $1) }.reduce(0, +))
    }.min { $0.1 < $1.1 }?.0
  }

  /// Of a motion its duration, which comes last; of a colour red, green and blue in light surroundings, whose four numbers come last.
  private static func telling(_ numbers: [Double], _ kind: StylingKind) -> ArraySlice<Double> {
    kind == .color ? numbers.suffix(4).prefix(3) : numbers.suffix(1)
  }

  private func candidates(_ kind: StylingKind) -> [DesignToken] {
    tokens.filter { token in kind.tokens.contains { token.name.hasPrefix($0) } }
  }

  private static func numbers(in source: String) -> [Double] {
    source.matches(of: /[0-9]+(?:\.[0-9]+)?/).compactMap { Double($0.0) }
  }
}
