import SwiftSyntax

/// Writes one file with its mutants.
struct MutantWriter {
  let source: SwiftSource
  let context: MutationContext
  /// Of all files of the folder.
  let frames: [NumberedFrame]
  var list: MutantList

  /// The text of a node, with what stands around it.
  mutating func text(_ node: Syntax) -> String {
    if let token = node.as(TokenSyntax.self) { return token.description }
    if let reason = unswitchable(node) {
      if let reason = reason.counted { list.leaveOut(reason) }
      return node.description
    }
    return rewritten(node) ?? plain(node)
  }

  /// The same with the node itself unchanged, and mutants in its parts.
  mutating func plain(_ node: Syntax) -> String {
    var text = ""
    for child in node.children(viewMode: .sourceAccurate) { text += self.text(child) }
    return text
  }

  mutating func text(_ node: some SyntaxProtocol) -> String { text(Syntax(node)) }

  /// - Returns: the number of a new mutant, `nil` when it is not wanted.
  mutating func number(_ change: String, at node: some SyntaxProtocol) -> Int? {
    list.add(change, at: source.place(of: node))
  }

  /// Replaces a node's text and leaves spaces and comments around it where they are.
  func around(_ node: some SyntaxProtocol, _ text: String, _ change: (String) -> String) -> String {
    let (before, after) = (node.leadingTrivia.description, node.trailingTrivia.description)
    let core = text.dropFirst(before.count).dropLast(after.count)
    return before + change(String(core)) + after
  }

  private mutating func rewritten(_ node: Syntax) -> String? {
    switch node.as(SyntaxEnum.self) {
    case .functionCallExpr(let call): chain(call)
    case .codeBlockItem(let item): statement(item)
    case .labeledExpr(let argument): self.argument(argument)
    case .conditionElementList(let conditions): self.conditions(conditions)
    default: expression(node)
    }
  }

  private struct Verbatim {
    var counted: UnswitchableSyntax?
  }

  private func unswitchable(_ node: Syntax) -> Verbatim? {
    if node.is(TypeSyntax.self) { return Verbatim() }
    switch node.kind {
    case .switchCaseLabel: return Verbatim(counted: .pattern)
    case .attribute, .enumCaseDecl: return Verbatim(counted: .declaration)
    case .importDecl, .keyPathExpr, .closureSignature, .typeAnnotation, .inheritanceClause: return Verbatim()
    default: return nil
    }
  }
}
