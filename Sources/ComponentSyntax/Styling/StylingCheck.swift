import SwiftSyntax

/// Looks for styling that comes from no token.
///
/// Every number of a component's source counts as styling unless there is a reason in `NeutralValue` why it is none; colours, fonts
/// and animations count when they are made or named here.
package struct StylingCheck: Sendable {
  private let tokens: [DesignToken]

  package init(tokens: [DesignToken]) {
    self.tokens = tokens
  }

  /// - Returns: in the order of the source.
  package func findings(in source: SwiftSource) -> [StylingFinding] {
    let visitor = StylingVisitor(source: source, nearest: NearestToken(tokens: tokens))
    visitor.walk(source.tree)
    return visitor.findings.sorted { $0.place < $1.place }
  }
}

private final class StylingVisitor: SyntaxVisitor {
  private let source: SwiftSource
  private let nearest: NearestToken
  private(set) var findings: [StylingFinding] = []

  init(source: SwiftSource, nearest: NearestToken) {
    self.source = source
    self.nearest = nearest
    super.init(viewMode: .sourceAccurate)
  }

  // An attribute and a pattern draw nothing. A raw value of a case may: it is a number with a name.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    number(ExprSyntax(node), node.literal.text)
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    number(ExprSyntax(node), node.literal.text)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.segments.trimmedDescription.wholeMatch(of: /#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?/) != nil else {
      return .visitChildren
    }
    return found(.color, node)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "colorLiteral" ? found(.color, node) : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    StyledCall(node).map { found($0.kind, node) } ?? .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    StyledName.kind(of: node).map { found($0, node) } ?? .visitChildren
  }

  private func number(_ node: ExprSyntax, _ text: String) -> SyntaxVisitorContinueKind {
    let position = StylingPosition(of: node)
    // Nobody writes a count in binary or octal: what cannot be read is not excused either.
    guard let value = Double(text.filter { $0 != "_" }) else { return found(position.kind, node) }
    return NeutralValue.reason(for: value, at: position) == nil ? found(position.kind, node, value) : .skipChildren
  }

  private func found(
    _ kind: StylingKind,
    _ node: some ExprSyntaxProtocol,
    _ value: Double? = nil
  ) -> SyntaxVisitorContinueKind {
    let literal = node.trimmedDescription
    let token = value.map { nearest.name(to: $0, of: kind) } ?? nearest.name(toSource: literal, of: kind)
    findings.append(StylingFinding(place: source.place(of: node), kind: kind, literal: literal, nearest: token))
    return .skipChildren
  }
}
