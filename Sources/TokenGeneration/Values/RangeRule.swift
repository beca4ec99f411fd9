import Findings

/// What a number can be is narrower than what its type allows: nothing lasts less than no time, and nothing is more than opaque.
///
/// What a plain number stands for is said by its name: `opacity.disabled`, `scale.097`.
enum RangeRule {
  static func check(
    _ value: TokenValue,
    of token: TokenDeclaration,
    resolver: inout TokenResolver
  ) throws(TokenResolver.Stop) {
    let place = token.value["value"]?.range ?? token.value.range
    switch value {
    case .number(let number):
      if token.isNamed("opacity"), !(0...1).contains(number) { throw resolver.report(.opacity(number), place) }
      if token.isNamed("scale"), number <= 0 { throw resolver.report(.scale(number), place) }
    case .dimension(let points):
      // Letters may stand closer than they are, and shadows fall to the left.
      let mayBeNegative = ["letterSpacing", "tracking", "offset", "shadow"].contains(where: token.isNamed)
      if points < 0, !mayBeNegative { throw resolver.report(.length(points), place) }
    case .duration(let seconds):
      if seconds < 0 { throw resolver.report(.duration("a duration", seconds), place) }
    case .transition(let duration, let delay, _):
      if duration < 0 { throw resolver.report(.duration("a duration", duration), token.place(of: "duration")) }
      if delay < 0 { throw resolver.report(.duration("a delay", delay), token.place(of: "delay")) }
    case .typography(let type):
      if type.fontSize <= 0 { throw resolver.report(.letters(type.fontSize), token.place(of: "fontSize")) }
      if type.lineHeight <= 0 { throw resolver.report(.line(type.lineHeight), token.place(of: "lineHeight")) }
    case .shadow(let shadow):
      if shadow.blur < 0 { throw resolver.report(.blur(shadow.blur), token.place(of: "blur")) }
    case .color, .cubicBezier, .fontFamily, .fontWeight: return
    }
  }
}

extension TokenDeclaration {
  /// Whether one of the words of its path is this one: `opacity`, and `buttonOpacity` too.
  fileprivate func isNamed(_ word: String) -> Bool {
    path.split(separator: ".").contains { $0 == word || $0.hasSuffix(word.capitalizedFirst) }
  }

  /// Of a part of a composite value: its number, where it has one of its own.
  fileprivate func place(of part: String) -> SourceRange {
    value[part]?["value"]?.range ?? value[part]?.range ?? value.range
  }
}

extension TokenProblem {
  fileprivate static func opacity(_ number: Double) -> Self {
    Self("token-range", "an opacity of \(number.short) lies outside of 0 to 1", cure: "write a share: 0.4 for 40 %")
  }

  fileprivate static func scale(_ number: Double) -> Self {
    Self("token-range", "a scale of \(number.short) leaves nothing to see", cure: "write a factor above 0")
  }

  fileprivate static func length(_ points: Double) -> Self {
    Self("token-range", "a length of \(points.short) pt is below zero", cure: "write a length from 0 on")
  }

  fileprivate static func duration(_ what: String, _ seconds: Double) -> Self {
    Self("token-range", "\(what) of \(seconds.short) s is below zero", cure: "write a time from 0 on")
  }

  fileprivate static func letters(_ points: Double) -> Self {
    Self("token-range", "letters of \(points.short) pt cannot be read", cure: "write a size above 0")
  }

  fileprivate static func line(_ factor: Double) -> Self {
    Self("token-range", "a line height of \(factor.short) leaves no line", cure: "write a multiple of the size above 0")
  }

  fileprivate static func blur(_ points: Double) -> Self {
    Self("token-range", "a blur of \(points.short) pt is below zero", cure: "write a length from 0 on")
  }
}
