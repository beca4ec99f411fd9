import SwiftSyntax

/// What may stand in place of a name and still compile: the next case of the same enum, another token of the same type.
struct Siblings {
  private let cases: [String: String]
  private let tokens: [String: DesignToken]
  private let tokenList: [DesignToken]

  /// - Parameter sources: of the components, with the enums that they declare.
  init(sources: [SwiftSource], tokens: [DesignToken]) {
    let reader = EnumReader(viewMode: .sourceAccurate)
    for source in sources { reader.walk(source.tree) }
    cases = Self.system.merging(reader.next) { system, _ in system }.filter { !Self.shared.contains($0.key) }
    self.tokens = Dictionary(tokens.map { ($0.name, $0) }) { first, _ in first }
    tokenList = tokens
  }

  func ofCase(_ name: String) -> String? { cases[name] }

  /// The nearest by value if it is a number, else the next one that is declared otherwise.
  func ofToken(_ name: String) -> String? {
    guard let token = tokens[name], let place = tokenList.firstIndex(of: token) else { return nil }
    let others = (tokenList[(place + 1)...] + tokenList[..<place]).filter {
      $0.type == token.type && $0.value != token.value
    }
    guard let number = token.number else { return others.first?.name }
    return others.filter { Self.family($0.name) == Self.family(name) }.min {
      abs(($0.number ?? .infinity) - number) < abs(($1.number ?? .infinity) - number)
    }?.name ?? others.first?.name
  }

  /// `space` of `spaceInset100`: what the name begins with, in small letters.
  private static func family(_ name: String) -> Substring { name.prefix { $0.isLowercase } }

  /// Cases that a type of Apple's has as well, without our next one.
  private static let shared: Set<String> = ["password"]

  /// Cases of Apple's types. Each compiles wherever its neighbour does, whichever of the types that share the name is meant.
  private static let system = [
    "leading": "trailing", "trailing": "leading", "top": "bottom", "bottom": "top", "topLeading": "bottomTrailing",
    "horizontal": "vertical", "vertical": "horizontal", "center": "leading", "tail": "head", "clear": "black",
    "template": "original", "activate": "edit", "handled": "ignored", "emailAddress": "URL", "URL": "emailAddress",
    "phonePad": "numberPad", "telephoneNumber": "emailAddress", "announcement": "layoutChanged",
  ]
}

private final class EnumReader: SyntaxVisitor {
  /// The case behind each, the first behind the last. Where two enums disagree about a name, neither is believed.
  private(set) var next: [String: String] = [:]
  private var doubted: Set<String> = []

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { $0.elements }
      .map(\.name.text)
    guard names.count > 1 else { return .visitChildren }
    for (name, sibling) in zip(names, names.dropFirst() + names.prefix(1)) {
      if let known = next[name], known != sibling { doubted.insert(name) }
      next[name] = doubted.contains(name) ? nil : sibling
    }
    return .visitChildren
  }
}
