import SwiftSyntax

/// Statements that are left out, and views of a builder, which look the same.
extension MutantWriter {
  /// - Returns: `nil` for what has to stay.
  mutating func statement(_ item: CodeBlockItemSyntax) -> String? {
    if isBranchValue(item) {
      // Branch by branch: the types of all switches of one expression at once would be too much for the compiler.
      return around(item, plain(Syntax(item))) { "return \($0)" }
    }
    guard case .expr(let expression) = item.item, isDroppable(expression, item) else { return nil }
    if isOwed(expression, item) {
      list.leaveOut(.initialization)
      return nil
    }
    let written = plain(Syntax(item))
    let words = expression.trimmedDescription.prefix { $0 != "\n" && $0 != "(" }
    guard let number = number("drop statement \(words)", at: item) else { return written }
    return around(item, written) { "if !Mutant.isOn(\(number)) { \($0) }" }
  }

  /// The only expression of a `case`, in a property that is nothing but the `switch` and builds no view.
  private func isBranchValue(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr = item.item, item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1,
      let branch = item.parent?.parent?.as(SwitchCaseSyntax.self),
      let statement = branch.parent?.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
      statement.parent?.as(CodeBlockItemListSyntax.self)?.count == 1,
      let binding = statement.parent?.parent?.parent?.as(PatternBindingSyntax.self),
      let type = binding.typeAnnotation?.type
    else { return false }
    return !type.trimmedDescription.hasPrefix("some ")
  }

  /// A single expression is a value of its block unless it assigns.
  private func isDroppable(_ expression: ExprSyntax, _ item: CodeBlockItemSyntax) -> Bool {
    if let infix = expression.as(InfixOperatorExprSyntax.self) { return infix.operator.is(AssignmentExprSyntax.self) }
    let siblings = item.parent?.as(CodeBlockItemListSyntax.self)?.count ?? 0
    return expression.is(FunctionCallExprSyntax.self) && (siblings > 1 || isOnlyView(item))
  }

  /// What a view of views is filled with: `Icon(name: icon)` in `Button(action: press) { Icon(name: icon) }`.
  private func isOnlyView(_ item: CodeBlockItemSyntax) -> Bool {
    guard let closure = item.parent?.parent?.as(ClosureExprSyntax.self),
      let container = closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
    else { return false }
    return container.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }

  /// An initializer has to give every property a value, or hand that on.
  private func isOwed(_ expression: ExprSyntax, _ item: CodeBlockItemSyntax) -> Bool {
    var parent = item.parent
    while let node = parent {
      if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return false }
      if node.is(InitializerDeclSyntax.self) { return true }
      parent = node.parent
    }
    return false
  }
}
