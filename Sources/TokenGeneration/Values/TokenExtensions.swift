import Findings

/// What this package adds to the format, under `$extensions.counterfoil`:
///
/// - `dark`: the colour in dark surroundings.
/// - `blend`: an alias of a blend, by which the colour is changed.
/// - `direction`: on a number, makes it a blend: `darker`, `lighter`, `saturate`, `desaturate`.
/// - `scale`: an alias of a number, by which the dimension is multiplied; the result is a whole number of points.
/// - `offGrid`: why a dimension lies off the grid.
enum TokenExtensions {
  typealias Stop = TokenResolver.Stop

  static func check(_ token: TokenDeclaration, resolver: inout TokenResolver) throws(Stop) {
    let known = ["dark", "blend", "direction", "scale", "offGrid"]
    for member in token.extensions?.members ?? [] where !known.contains(member.key) {
      let nearest = nearestMatch(to: member.key, among: known)
      throw resolver.report(.unknownExtension(member.key, nearest: nearest), member.keyRange)
    }
  }

  static func apply(
    to value: TokenValue,
    of token: TokenDeclaration,
    resolver: inout TokenResolver
  ) throws(Stop) -> TokenValue {
    var value = value
    if let dark = token.extensions?["dark"] {
      guard case .color(let light, _) = value else { throw resolver.report(.misplaced("dark", "color"), dark.range) }
      guard case .color(_, let night) = try TokenValueReader.read(dark, as: .color, in: token, resolver: &resolver)
      else { throw Stop() }
      value = .color(light: light, dark: night)
    }
    if let json = token.extensions?["blend"] {
      guard case .color(let light, let dark) = value else {
        throw resolver.report(.misplaced("blend", "color"), json.range)
      }
      let blend = try blend(json, resolver: &resolver)
      value = .color(light: blend.applied(to: light), dark: blend.applied(to: dark))
    }
    if let json = token.extensions?["scale"] {
      guard case .dimension(let points) = value else {
        throw resolver.report(.misplaced("scale", "dimension"), json.range)
      }
      guard case .number(let factor) = try TokenValueReader.read(json, as: .number, in: token, resolver: &resolver)
      else { throw Stop() }
      value = .dimension((points * factor).rounded())
    }
    if let json = token.extensions?["direction"] { _ = try direction(json, of: value, resolver: &resolver) }
    return value
  }

  private static func direction(
    _ json: PlacedJSON,
    of value: TokenValue,
    resolver: inout TokenResolver
  ) throws(Stop) -> TokenBlend {
    guard case .number(let amount) = value else { throw resolver.report(.misplaced("direction", "number"), json.range) }
    guard (0...1).contains(amount) else { throw resolver.report(.amount(amount), json.range) }
    guard let direction = json.string.flatMap(TokenBlend.Direction.init) else {
      let known = TokenBlend.Direction.allCases.map(\.rawValue)
      throw resolver.report(.direction(json.words, nearestMatch(to: json.string ?? "", among: known)), json.range)
    }
    return TokenBlend(direction: direction, amount: amount)
  }

  private static func blend(_ json: PlacedJSON, resolver: inout TokenResolver) throws(Stop) -> TokenBlend {
    guard let alias = TokenValueReader.alias(json) else {
      throw resolver.report(.wrongValue("an alias of a blend", json.words), json.range)
    }
    let (target, value) = try resolver.follow(alias, at: json.range)
    guard let way = target.extensions?["direction"] else { throw resolver.report(.notABlend(alias), json.range) }
    return try direction(way, of: value, resolver: &resolver)
  }
}

extension TokenProblem {
  fileprivate static func unknownExtension(_ key: String, nearest: String?) -> Self {
    Self("token-extension", "there is no extension \"\(key)\"", cure: nearest.map { "write \"\($0)\"" })
  }

  fileprivate static func misplaced(_ key: String, _ type: String) -> Self {
    Self("token-extension", "\"\(key)\" says nothing about this type: it belongs to a \(type)", cure: "take it out")
  }

  fileprivate static func amount(_ amount: Double) -> Self {
    Self("token-extension", "a blend of \(amount.short) is no share from 0 to 1")
  }

  fileprivate static func direction(_ found: String, _ nearest: String?) -> Self {
    Self("token-extension", "\(found) is no direction of a blend", cure: nearest.map { "write \"\($0)\"" })
  }

  fileprivate static func notABlend(_ path: String) -> Self {
    Self(
      "token-extension",
      "{\(path)} has no direction, and so is no blend",
      cure: "add $extensions.counterfoil.direction"
    )
  }
}
