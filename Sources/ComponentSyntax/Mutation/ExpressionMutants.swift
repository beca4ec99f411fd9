import SwiftSyntax

/// Values, names, operators and conditions.
extension MutantWriter {
  mutating func expression(_ node: Syntax) -> String? {
    switch node.as(SyntaxEnum.self) {
    case .integerLiteralExpr(let literal): picked(node, instead: following(literal.literal.text))
    case .floatLiteralExpr(let literal): picked(node, instead: "(\(literal.literal.text) + 1)")
    case .booleanLiteralExpr(let literal):
      picked(node, instead: literal.literal.tokenKind == .keyword(.true) ? "false" : "true")
    case .stringLiteralExpr(let literal):
      picked(node, instead: literal.segments.trimmedDescription.isEmpty ? "\"mutant\"" : "\"\"")
    case .memberAccessExpr(let member): name(member)
    case .arrayExpr(let array): elements(array)
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "-":
      picked(node, instead: prefix.expression.trimmedDescription)
    case .infixOperatorExpr(let infix): operation(infix)
    case .ternaryExpr(let ternary):
      negated(ternary.condition) + text(ternary.questionMark) + text(ternary.thenExpression) + text(ternary.colon)
        + text(ternary.elseExpression)
    default: nil
    }
  }

  /// A condition, turned round. A comparison is turned round where it is written.
  mutating func negated(_ condition: ExprSyntax) -> String {
    let written = text(condition)
    if let infix = condition.as(InfixOperatorExprSyntax.self), Self.comparisons.contains(infix.sign) { return written }
    guard let number = number("negate \(condition.trimmedDescription)", at: condition) else { return written }
    return around(condition, written) { "Mutant.negated(\(number), \($0))" }
  }

  mutating func conditions(_ list: ConditionElementListSyntax) -> String {
    var written = ""
    for element in list {
      guard case .expression(let condition) = element.condition else {
        written += text(element)
        continue
      }
      written += negated(condition) + (element.trailingComma.map { text($0) } ?? "")
    }
    guard let binding = list.first(where: { $0.condition.is(OptionalBindingConditionSyntax.self) }),
      let number = number("skip if \(binding.condition.trimmedDescription)", at: binding)
    else { return written }
    return around(list, written) { "\($0), !Mutant.isOn(\(number))" }
  }

  /// Callbacks that nobody calls, and lengths of frames that are left out.
  mutating func argument(_ argument: LabeledExprSyntax) -> String? {
    guard let label = argument.label?.text else { return nil }
    let value = argument.expression
    if value.is(DeclReferenceExprSyntax.self), label == "action" || label.starts(with: #/on[A-Z]/#) {
      return replacing(value, in: argument, "drop \(value.trimmedDescription)") { "Mutant.action(\($0), \($1))" }
    }
    if let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), ModifierCall(call)?.name == "frame",
      ["width", "height"].contains(where: { label.lowercased().hasSuffix($0) })
    {
      return replacing(value, in: argument, "drop \(label) of .frame") { "Mutant.pick(\($0), \($1), nil)" }
    }
    return nil
  }

  private mutating func replacing(
    _ value: ExprSyntax,
    in argument: LabeledExprSyntax,
    _ change: String,
    _ replacement: (Int, String) -> String
  ) -> String {
    let written = text(value)
    let number = number(change, at: value)
    let label = [argument.label, argument.colon].compactMap { $0?.description }.joined()
    return label + around(value, written) { core in number.map { replacement($0, core) } ?? core }
      + (argument.trailingComma?.description ?? "")
  }

  private func following(_ literal: String) -> String { Int(literal).map { "\($0 + 1)" } ?? "(\(literal) + 1)" }

  private mutating func picked(_ node: Syntax, instead other: String) -> String {
    let change = "\(node.trimmedDescription) -> \(other)"
    let written = node.is(StringLiteralExprSyntax.self) ? node.description : plain(node)
    guard let number = number(change, at: node) else { return written }
    return around(node, written) { "Mutant.pick(\(number), \($0), \(other))" }
  }

  /// Tokens and cases.
  private mutating func name(_ member: MemberAccessExprSyntax) -> String? {
    guard member.parent?.is(FunctionCallExprSyntax.self) != true else { return nil }
    let name = member.declName.baseName.text
    let base = member.base?.trimmedDescription
    let sibling = base == "DesignTokens" ? context.siblings.ofToken(name) : context.siblings.ofCase(name)
    guard let sibling, base.map({ $0.first?.isUppercase == true }) ?? true else { return nil }
    guard let number = number("\(name) -> \(sibling)", at: member) else { return nil }
    return around(member, member.description) { "Mutant.pick(\(number), \($0), \(base ?? "").\(sibling))" }
  }

  private mutating func elements(_ array: ArrayExprSyntax) -> String? {
    guard array.elements.count > 1 else { return nil }
    var written = plain(Syntax(array))
    for dropped in array.elements {
      guard let number = number("drop \(dropped.expression.trimmedDescription)", at: dropped) else { continue }
      let others = array.elements.filter { $0.id != dropped.id }.map(\.expression.trimmedDescription)
      written = around(array, written) { "Mutant.pick(\(number), \($0), [\(others.joined(separator: ", "))])" }
    }
    return written
  }

  private mutating func operation(_ infix: InfixOperatorExprSyntax) -> String? {
    let sign = infix.sign
    if let function = Self.arithmetic[sign] { return arithmetic(infix, function.name, function.opposite) }
    if Self.comparisons.contains(sign) {
      let written = plain(Syntax(infix))
      guard let number = number("negate \(infix.trimmedDescription)", at: infix) else { return written }
      return around(infix, written) { "Mutant.negated(\(number), \($0))" }
    }
    switch sign {
    case "&&":
      return operand(infix.leftOperand, of: sign) + text(infix.operator) + operand(infix.rightOperand, of: sign)
    case "||":
      return operand(infix.leftOperand, of: sign) + text(infix.operator) + operand(infix.rightOperand, of: sign)
    case "??":
      let written = plain(Syntax(infix))
      guard let number = number("drop \(infix.leftOperand.trimmedDescription) ??", at: infix) else { return written }
      return around(infix, written) { "Mutant.pick(\(number), \($0), \(infix.rightOperand.trimmedDescription))" }
    default: return nil
    }
  }

  private mutating func arithmetic(_ infix: InfixOperatorExprSyntax, _ function: String, _ other: String) -> String {
    let (left, right) = (text(infix.leftOperand), text(infix.rightOperand))
    let change = "\(infix.sign) -> \(other)"
    guard let number = number(change, at: infix.operator) else { return left + infix.operator.description + right }
    return around(infix, left + infix.operator.description + right) { _ in
      "Mutant.\(function)(\(number), \(left.trimmed), \(right.trimmed))"
    }
  }

  /// One side of `&&` or `||`, made to count for nothing.
  private mutating func operand(_ side: ExprSyntax, of sign: String) -> String {
    let written = text(side)
    if side.as(InfixOperatorExprSyntax.self)?.sign == sign { return written }
    guard let number = number("drop \(side.trimmedDescription) of \(sign)", at: side) else { return written }
    return around(side, written) { "Mutant.pick(\(number), \($0), \(sign == "&&"))" }
  }

  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]
  /// What the switch calls the operation, and the sign of the other one.
  private static let arithmetic: [String: (name: String, opposite: String)] = [
    "+": ("sum", "-"), "-": ("difference", "+"), "*": ("product", "/"), "/": ("quotient", "*"),
  ]
}

extension InfixOperatorExprSyntax {
  fileprivate var sign: String { self.operator.trimmedDescription }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
