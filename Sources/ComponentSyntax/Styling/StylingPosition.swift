import SwiftSyntax

/// Where a number stands: in the argument of which call, beside which operator, in the value of which property.
struct StylingPosition {
  /// The nearest call that the number is an argument of: `frame` of `.frame(width: 16)`.
  private(set) var call: String?
  /// The argument's label: `width`.
  private(set) var label: String?
  /// The operator that the number is an operand of.
  private(set) var sign: String?
  private(set) var isSubscript = false
  /// The property or function that the number stands in.
  private(set) var owner: String?

  init(of node: ExprSyntax) {
    var current = Syntax(node)
    while let parent = current.parent {
      read(parent)
      if owner != nil || parent.is(ClosureExprSyntax.self) && call == nil { break }
      current = parent
    }
  }

  private mutating func read(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .infixOperatorExpr(let infix) where sign == nil && call == nil: sign = infix.operator.trimmedDescription
    case .subscriptCallExpr where call == nil: isSubscript = true
    case .labeledExpr(let argument) where call == nil: read(argument)
    case .variableDecl(let variable): owner = variable.bindings.first?.pattern.trimmedDescription
    case .functionDecl(let function): owner = function.name.text
    default: break
    }
  }

  private mutating func read(_ argument: LabeledExprSyntax) {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    self.call = member?.declName.baseName.text ?? call.calledExpression.trimmedDescription
    label = argument.label?.text
  }

  var kind: StylingKind {
    let words = [label, call, owner].compactMap { $0?.lowercased() }
    for word in words {
      if let kind = Self.words.first(where: { word.contains($0.0) })?.1 { return kind }
    }
    return .length
  }

  /// What the names of arguments, calls and properties say about the numbers in them.
  private static let words: [(String, StylingKind)] = [
    ("radius", .radius), ("linewidth", .borderWidth), ("borderwidth", .borderWidth), ("fontsize", .fontSize),
    ("opacity", .opacity), ("scale", .scale), ("duration", .duration), ("delay", .duration), ("speed", .duration),
  ]
}
