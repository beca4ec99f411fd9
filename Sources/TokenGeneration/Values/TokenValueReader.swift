import Findings

/// Reads the value of one token, and what its extensions make of it.
enum TokenValueReader {
  typealias Stop = TokenResolver.Stop

  static func value(of token: TokenDeclaration, resolver: inout TokenResolver) throws(Stop) -> TokenValue {
    try TokenExtensions.check(token, resolver: &resolver)
    let type = try type(of: token, resolver: &resolver)
    let value = try read(token.value, as: type, in: token, resolver: &resolver)
    guard type == nil || value.type == type else {
      throw resolver.report(.otherType(token.path, type?.rawValue ?? "", value.type.rawValue), token.value.range)
    }
    let changed = try TokenExtensions.apply(to: value, of: token, resolver: &resolver)
    try RangeRule.check(changed, of: token, resolver: &resolver)
    // An alias lies where its target lies, unless it is scaled.
    if token.value.string == nil || token.extensions?["scale"] != nil {
      try GridRule.check(changed, of: token, resolver: &resolver)
    }
    return changed
  }

  /// `nil` for an alias that leaves the type to its target.
  private static func type(
    of token: TokenDeclaration,
    resolver: inout TokenResolver
  ) throws(Stop) -> TokenType? {
    guard let name = token.type else {
      if alias(token.value) != nil { return nil }
      throw resolver.report(.noType(token.path), token.name)
    }
    if let type = TokenType(rawValue: name) { return type }
    let nearest = nearestMatch(to: name, among: TokenType.allCases.map(\.rawValue))
    let isKnown = TokenType.unsupported.contains(name)
    throw resolver.report(.badType(name, isKnown: isKnown, nearest: nearest), token.typeRange ?? token.name)
  }

  /// `color.primary` of `"{color.primary}"`.
  static func alias(_ json: PlacedJSON) -> String? {
    guard let text = json.string, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  static func read(
    _ json: PlacedJSON,
    as type: TokenType?,
    in token: TokenDeclaration,
    resolver: inout TokenResolver
  ) throws(Stop) -> TokenValue {
    if let alias = alias(json) {
      let (target, value) = try resolver.follow(alias, at: json.range)
      guard let type, value.type != type else { return value }
      throw resolver.report(.wrongTarget(target.path, value.type.rawValue, wanted: type.rawValue), json.range)
    }
    switch type {
    case .color:
      let color = try SimpleValue.color(json, resolver: &resolver)
      return .color(light: color, dark: color)
    case .dimension: return .dimension(try SimpleValue.points(json, resolver: &resolver))
    case .duration: return .duration(try SimpleValue.seconds(json, resolver: &resolver))
    case .number: return .number(try SimpleValue.number(json, "a number", resolver: &resolver))
    case .cubicBezier: return .cubicBezier(try SimpleValue.bezier(json, resolver: &resolver))
    case .fontFamily: return .fontFamily(try SimpleValue.families(json, resolver: &resolver))
    case .fontWeight: return .fontWeight(try SimpleValue.weight(json, resolver: &resolver))
    case .typography: return try CompositeValue.typography(json, in: token, resolver: &resolver)
    case .transition: return try CompositeValue.transition(json, in: token, resolver: &resolver)
    case .shadow: return try CompositeValue.shadow(json, in: token, resolver: &resolver)
    case nil: throw resolver.report(.noType(token.path), token.name)
    }
  }
}

extension TokenProblem {
  fileprivate static func noType(_ path: String) -> Self {
    Self("token-type", "\(path) has no $type, and no group around it has one", cure: "add \"$type\"")
  }

  fileprivate static func badType(_ name: String, isKnown: Bool, nearest: String?) -> Self {
    isKnown
      ? Self("token-type", "tokens of the type \(name) have no Swift constant yet", cure: "write its parts as tokens")
      : Self("token-type", "there is no type \"\(name)\"", cure: nearest.map { "write \"\($0)\"" })
  }

  fileprivate static func wrongTarget(_ path: String, _ type: String, wanted: String) -> Self {
    Self("token-type", "{\(path)} is a \(type), and a \(wanted) is wanted here", cure: "refer to a \(wanted)")
  }

  fileprivate static func otherType(_ path: String, _ type: String, _ actual: String) -> Self {
    Self("token-type", "\(path) says that it is a \(type), but its value is a \(actual)", cure: "correct the $type")
  }
}
