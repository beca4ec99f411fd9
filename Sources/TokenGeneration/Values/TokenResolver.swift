import Findings

/// Follows aliases and reads values. Every token is read once; what is wrong with it is a finding, and who builds on a
/// wrong token is not blamed again.
struct TokenResolver {
  /// Ends the reading of one token. What there was to say stands in `findings`.
  struct Stop: Error {}

  /// Longer chains of aliases are taken for a mistake; the limit keeps the stack small.
  private static let longestChain = 32
  private enum State {
    case open
    case done(TokenValue?)
  }

  let document: DocumentPath
  private let tokens: [String: TokenDeclaration]
  private var states: [String: State] = [:]
  private var chain: [String] = []
  private(set) var findings: [Finding] = []

  init(document: DocumentPath, tokens: [TokenDeclaration]) {
    self.document = document
    self.tokens = Dictionary(tokens.map { ($0.path, $0) }) { first, _ in first }
  }

  /// - Returns: `nil` when a finding says why there is no value.
  mutating func value(of token: TokenDeclaration) -> TokenValue? {
    if case .done(let value)? = states[token.path] { return value }
    states[token.path] = .open
    chain.append(token.path)
    defer { chain.removeLast() }
    let value = try? TokenValueReader.value(of: token, resolver: &self)
    states[token.path] = .done(value)
    return value
  }

  /// Looks an alias up.
  mutating func follow(_ alias: String, at range: SourceRange) throws(Stop) -> (TokenDeclaration, TokenValue) {
    guard let target = tokens[alias] else {
      let names = tokens.keys.sorted()
      let inner = names.first { $0.hasPrefix(alias + ".") }
      let nearest = inner ?? nearestMatch(to: alias, among: names)
      throw report(.unknown(alias, nearest: nearest, isGroup: inner != nil), range)
    }
    if case .open? = states[alias] {
      let start = chain.firstIndex(of: alias) ?? 0
      throw report(.cycle(Array(chain[start...]) + [alias]), range)
    }
    guard chain.count < Self.longestChain else { throw report(.tooLong(Self.longestChain), range) }
    guard let value = value(of: target) else { throw Stop() }
    return (target, value)
  }

  /// Notes what is wrong; `throw` the result where the token cannot be read on.
  @discardableResult
  mutating func report(_ problem: TokenProblem, _ range: SourceRange) -> Stop {
    let finding = problem.finding(Location(path: document, range: range))
    if !findings.contains(finding) { findings.append(finding) }
    return Stop()
  }
}

extension TokenProblem {
  fileprivate static func unknown(_ alias: String, nearest: String?, isGroup: Bool) -> Self {
    let what = isGroup ? "{\(alias)} is a group and not a token" : "there is no token {\(alias)}"
    return Self("token-unknown-reference", what, cure: nearest.map { "write {\($0)}" })
  }

  fileprivate static func cycle(_ chain: [String]) -> Self {
    Self(
      "token-cycle",
      "these tokens refer to one another in a circle: \(chain.joined(separator: " -> "))",
      cure: "give one of them a value of its own"
    )
  }

  fileprivate static func tooLong(_ limit: Int) -> Self {
    Self("token-cycle", "more than \(limit) aliases follow one another", cure: "refer to the value more directly")
  }
}
