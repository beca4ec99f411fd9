import Findings

/// Values whose parts are values of tokens: each part may be an alias.
enum CompositeValue {
  typealias Stop = TokenResolver.Stop

  static func typography(
    _ json: PlacedJSON,
    in token: TokenDeclaration,
    resolver: inout TokenResolver
  ) throws(Stop) -> TokenValue {
    var parts = Parts(json: json, token: token)
    let allowed = ["fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing"]
    try parts.expectOnly(allowed, resolver: &resolver)
    _ = try parts.part("fontFamily", .fontFamily, resolver: &resolver)
    return .typography(
      .init(
        fontSize: try parts.quantity("fontSize", .dimension, resolver: &resolver),
        lineHeight: try parts.quantity("lineHeight", .number, resolver: &resolver),
        fontWeight: try parts.quantity("fontWeight", .fontWeight, resolver: &resolver),
        letterSpacing: try parts.quantity("letterSpacing", .dimension, resolver: &resolver)
      )
    )
  }

  static func transition(
    _ json: PlacedJSON,
    in token: TokenDeclaration,
    resolver: inout TokenResolver
  ) throws(Stop) -> TokenValue {
    var parts = Parts(json: json, token: token)
    try parts.expectOnly(["duration", "delay", "timingFunction"], resolver: &resolver)
    guard case .cubicBezier(let curve) = try parts.part("timingFunction", .cubicBezier, resolver: &resolver) else {
      throw Stop()
    }
    return .transition(
      duration: try parts.quantity("duration", .duration, resolver: &resolver),
      delay: try parts.quantity("delay", .duration, resolver: &resolver),
      curve: curve
    )
  }

  static func shadow(
    _ json: PlacedJSON,
    in token: TokenDeclaration,
    resolver: inout TokenResolver
  ) throws(Stop) -> TokenValue {
    var parts = Parts(json: json, token: token)
    try parts.expectOnly(["color", "offsetX", "offsetY", "blur", "spread"], resolver: &resolver)
    guard case .color(let light, let dark) = try parts.part("color", .color, resolver: &resolver) else { throw Stop() }
    // SwiftUI's shadows cannot spread.
    guard try parts.quantity("spread", .dimension, resolver: &resolver) == 0 else {
      throw resolver.report(.spread, json["spread"]?.range ?? json.range)
    }
    return .shadow(
      .init(
        light: light,
        dark: dark,
        offsetX: try parts.quantity("offsetX", .dimension, resolver: &resolver),
        offsetY: try parts.quantity("offsetY", .dimension, resolver: &resolver),
        blur: try parts.quantity("blur", .dimension, resolver: &resolver)
      )
    )
  }
}

/// The members of a composite value.
private struct Parts {
  let json: PlacedJSON
  let token: TokenDeclaration

  mutating func expectOnly(_ allowed: [String], resolver: inout TokenResolver) throws(TokenResolver.Stop) {
    for member in json.members ?? [] where !allowed.contains(member.key) {
      let nearest = nearestMatch(to: member.key, among: allowed)
      throw resolver.report(.unknownPart(member.key, nearest: nearest), member.keyRange)
    }
  }

  mutating func part(
    _ key: String,
    _ type: TokenType,
    resolver: inout TokenResolver
  ) throws(TokenResolver.Stop) -> TokenValue {
    guard let part = json[key] else { throw resolver.report(.missingPart(key, token.path), json.range) }
    return try TokenValueReader.read(part, as: type, in: token, resolver: &resolver)
  }

  mutating func quantity(
    _ key: String,
    _ type: TokenType,
    resolver: inout TokenResolver
  ) throws(TokenResolver.Stop) -> Double {
    switch try part(key, type, resolver: &resolver) {
    case .dimension(let number), .duration(let number), .number(let number), .fontWeight(let number): return number
    default: throw TokenResolver.Stop()
    }
  }
}

extension TokenProblem {
  fileprivate static func unknownPart(_ key: String, nearest: String?) -> Self {
    Self("token-value", "the value has no part \"\(key)\"", cure: nearest.map { "write \"\($0)\"" })
  }

  fileprivate static func missingPart(_ key: String, _ path: String) -> Self {
    Self("token-value", "\(path) has no \"\(key)\"", cure: "add it")
  }

  fileprivate static var spread: Self {
    Self("token-value", "a shadow on iOS does not spread", cure: "set spread to 0 and widen the blur")
  }
}
