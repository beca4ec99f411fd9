import Findings

/// Finds the tokens in the groups of a file.
struct TokenReader {
  private struct Inherited {
    var type: String?
    var typeRange: SourceRange?
    var offGrid: String?
  }

  let document: DocumentPath
  private(set) var tokens: [TokenDeclaration] = []
  private(set) var findings: [Finding] = []

  init(document: DocumentPath) { self.document = document }

  mutating func read(_ root: PlacedJSON) {
    guard root.members != nil else { return report(.notAGroup("the file", root), root.range) }
    read(group: root, path: [], Inherited())
  }

  private mutating func read(group: PlacedJSON, path: [String], _ outer: Inherited) {
    var inherited = outer
    if let type = group["$type"] {
      (inherited.type, inherited.typeRange) = (type.string, type.range)
      checkType(type)
    }
    checkNames(of: group)
    if let extended = group.member("$extends") { report(.unread("$extends"), extended.keyRange) }
    inherited.offGrid = group["$extensions"]?["counterfoil"]?["offGrid"]?.string ?? inherited.offGrid
    for member in group.members ?? [] where !member.key.hasPrefix("$") || member.key == "$root" {
      if member.key.contains(where: { ".{}".contains($0) }) { report(.badName(member.key), member.keyRange) }
      read(member, path: path + [member.key], inherited)
    }
  }

  /// What the format names, in groups and in tokens: a slip of the hand in one of them would lose what it brings.
  private static let names = [
    "$value", "$type", "$description", "$extensions", "$deprecated", "$extends", "$ref", "$root", "$schema",
  ]

  private mutating func checkNames(of json: PlacedJSON) {
    for member in json.members ?? [] where member.key.hasPrefix("$") && !Self.names.contains(member.key) {
      report(.unknownName(member.key, nearest: nearestMatch(to: member.key, among: Self.names)), member.keyRange)
    }
  }

  private mutating func checkType(_ type: PlacedJSON) {
    if type.string == nil { report(.typeIsNoText(type), type.range) }
  }

  private mutating func read(_ member: PlacedJSON.Member, path: [String], _ inherited: Inherited) {
    let words = path.joined(separator: ".")
    if let pointer = member.value.member("$ref") ?? member.value["$value"]?.member("$ref") {
      return report(.unread("$ref"), pointer.keyRange)
    }
    guard let members = member.value.members else { return report(.notAGroup(words, member.value), member.value.range) }
    guard let value = member.value["$value"] else { return read(group: member.value, path: path, inherited) }
    checkNames(of: member.value)
    for inner in members where !inner.key.hasPrefix("$") {
      report(.tokenInToken(inner.key, words), inner.keyRange)
    }
    let type = member.value["$type"]
    type.map { checkType($0) }
    let extensions = member.value["$extensions"]?["counterfoil"]
    tokens.append(
      TokenDeclaration(
        path: words,
        name: member.keyRange,
        type: type?.string ?? inherited.type,
        typeRange: type?.range ?? inherited.typeRange,
        value: value,
        description: member.value["$description"]?.string,
        extensions: extensions,
        offGrid: extensions?["offGrid"]?.string ?? inherited.offGrid
      )
    )
  }

  private mutating func report(_ problem: TokenProblem, _ range: SourceRange) {
    findings.append(problem.finding(Location(path: document, range: range)))
  }
}

extension TokenProblem {
  fileprivate static func notAGroup(_ path: String, _ value: PlacedJSON) -> Self {
    Self(
      "token-shape",
      "\(path) is \(value.words), which is neither a group nor a token",
      cure: "make it an object with a $value"
    )
  }

  fileprivate static func unread(_ key: String) -> Self {
    Self(
      "token-shape",
      "\(key) is not read here, and what it brings would be missing",
      cure: "write an alias for each: \"{name}\""
    )
  }

  fileprivate static func unknownName(_ name: String, nearest: String?) -> Self {
    Self("token-shape", "the format knows no \(name)", cure: nearest.map { "write \($0)" } ?? "name it without the $")
  }

  fileprivate static func typeIsNoText(_ type: PlacedJSON) -> Self {
    Self("token-type", "the $type is \(type.words)", cure: "write the name of a type")
  }

  fileprivate static func badName(_ name: String) -> Self {
    Self("token-name", "the name \"\(name)\" holds a dot or a brace, which aliases use", cure: "rename it")
  }

  fileprivate static func tokenInToken(_ inner: String, _ outer: String) -> Self {
    Self(
      "token-shape",
      "\(outer) has a $value and holds \"\(inner)\" as well",
      cure: "move its own value into \"$root\""
    )
  }
}
