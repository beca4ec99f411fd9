import SwiftSyntax

/// What a whole view could have been given, and was not: for criteria that say what there is none of.
extension MutantWriter {
  /// - Returns: nothing for a chain that is only a part of a view.
  mutating func additions(to call: FunctionCallExprSyntax) -> String {
    guard isWholeView(call) else { return "" }
    var written = ""
    for modifier in Self.added where modifier.isFor(source) {
      if let number = number("add \(modifier.text)", at: call) { written += ".with(\(number)) { $0\(modifier.text) }" }
    }
    return written
  }

  private struct AddedModifier {
    let text: String
    var isFor: (SwiftSource) -> Bool = { _ in true }
  }

  /// The last one is of the switch's own: it fades what a pointer is over.
  private static var added: [AddedModifier] {
    [
      AddedModifier(text: ".disabled(true)"), AddedModifier(text: ".hidden()"),
      AddedModifier(text: ".submitScope()") { !$0.mentionedNames.isDisjoint(with: ["TextField", "SecureField"]) },
      AddedModifier(text: ".fadingUnderPointer()"),
    ]
  }

  /// A statement of a property or function that yields a view.
  private func isWholeView(_ call: FunctionCallExprSyntax) -> Bool {
    var node = call.parent
    if node?.is(ReturnStmtSyntax.self) == true { node = node?.parent }
    guard let item = node?.as(CodeBlockItemSyntax.self), var scope = item.parent?.parent else { return false }
    // Through the branches of a builder.
    while scope.is(CodeBlockSyntax.self) || scope.is(IfExprSyntax.self) || scope.is(ExpressionStmtSyntax.self)
      || scope.is(CodeBlockItemSyntax.self) || scope.is(CodeBlockItemListSyntax.self)
    {
      guard let outer = scope.parent else { return false }
      scope = outer
    }
    let type =
      scope.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? scope.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    return type?.trimmedDescription == "some View"
  }
}
