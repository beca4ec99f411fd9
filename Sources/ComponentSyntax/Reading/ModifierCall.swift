import SwiftSyntax

/// A call in a chain: `.padding(8)` in `Text("a").padding(8)`.
struct ModifierCall {
  let call: FunctionCallExprSyntax
  let member: MemberAccessExprSyntax
  let base: ExprSyntax

  var name: String { member.declName.baseName.text }

  /// - Returns: `nil` for a call of anything but a member with something before its dot.
  init?(_ node: some SyntaxProtocol) {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return nil }
    self.call = call
    self.member = member
    self.base = base
  }
}

extension SwiftSource {
  /// The names of all that is called with something before its dot.
  package var modifiers: Set<String> {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.names
  }
}

private final class CallFinder: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let modifier = ModifierCall(node) { names.insert(modifier.name) }
    return .visitChildren
  }
}

/// What may be chained to a view, a text, an image, a colour or a shape, and yields one again.
package struct ModifierNames: Sendable {
  private let names: [String: Set<String>]

  /// - Parameter sources: that declare the modifiers.
  package init(declaredIn sources: [SwiftSource]) {
    let reader = ModifierReader(viewMode: .sourceAccurate)
    for source in sources { reader.walk(source.tree) }
    names = reader.names
  }

  package func contains(_ name: String) -> Bool { names.values.contains { $0.contains(name) } }

  /// Whether a text with this modifier is a text still, and so with images and colours. Views have types of their own for it.
  package func keepsType(_ name: String, of type: String) -> Bool {
    type != "View" && names[type]?.contains(name) == true
  }
}

private final class ModifierReader: SyntaxVisitor {
  private static let receivers: Set<String> = ["View", "Text", "Image", "Color", "Shape", "InsettableShape"]
  private static let results: Set<String> = ["Text", "Image", "Color", "Self"]

  var names: [String: Set<String>] = [:]

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node.memberBlock, of: node.extendedType.trimmedDescription)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node.memberBlock, of: node.name.text)
  }

  private func read(_ members: MemberBlockSyntax, of type: String) -> SyntaxVisitorContinueKind {
    guard Self.receivers.contains(type) else { return .skipChildren }
    let functions = members.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    names[type, default: []].formUnion(functions.filter(isModifier).map(\.name.text))
    return .skipChildren
  }

  private func isModifier(_ function: FunctionDeclSyntax) -> Bool {
    guard let type = function.signature.returnClause?.type.trimmedDescription else { return false }
    // What a shape is filled or stroked with is named by an underscored type of ours, and hidden by Apple's.
    return Self.results.contains(type) || type.hasPrefix("some ") || type.hasPrefix("_ShapeView")
  }
}
