import SwiftSyntax

/// Chains of modifiers: one is dropped, or goes to the end of its chain, or a frame goes outside of its button.
extension MutantWriter {
  /// - Returns: `nil` for a call that ends no chain.
  mutating func chain(_ call: FunctionCallExprSyntax) -> String? {
    var links: [ModifierCall] = []
    var base = ExprSyntax(call)
    while let link = ModifierCall(base), context.modifiers.contains(link.name) {
      links.append(link)
      base = link.base
    }
    guard !links.isEmpty else { return nil }
    var written = text(base)
    var moved = ""
    var type = base.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription ?? ""
    for link in links.reversed() {
      if !context.modifiers.keepsType(link.name, of: type) { type = "View" }
      written += self.link(link, of: type, isLast: link.call.id == call.id, &moved)
      if link.name == MovableFrame.styleModifier { written += framesBehindStyle }
    }
    let added = additions(to: call)
    return around(call, written) { $0 + moved + added }
  }

  private mutating func link(
    _ link: ModifierCall,
    of type: String,
    isLast: Bool,
    _ moved: inout String
  ) -> String {
    let dot = link.member.period
    let written = callText(link)
    let verbatim = dot.description + written
    if OuterArgument.isUsed(in: link.call) {
      list.leaveOut(.closureArgument)
      return verbatim
    }
    var numbers = [number("drop .\(link.name)", at: dot)].compactMap { $0 }
    if !isLast, Self.movable.contains(link.name), let number = number("move .\(link.name) outward", at: dot) {
      numbers.append(number)
      moved += ".with(\(number)) { $0.\(originalText(link)) }"
    }
    numbers += frames.filter { $0.frame.place == source.place(of: dot) }.map(\.number)
    guard !numbers.isEmpty else { return verbatim }
    let after = link.call.trailingTrivia.description
    // One name for both would have the compiler try both, at every link of every chain.
    let function = type == "View" ? "without" : "plainlyWithout"
    return "\(dot.leadingTrivia).\(function)(\(numbers)) { $0.\(written.dropLast(after.count)) }\(after)"
  }

  /// From the name on, with mutants in the arguments.
  private mutating func callText(_ link: ModifierCall) -> String {
    var written = text(link.member.declName)
    for child in link.call.children(viewMode: .sourceAccurate).dropFirst() { written += text(child) }
    return written
  }

  private func originalText(_ link: ModifierCall) -> String {
    let parts = link.call.children(viewMode: .sourceAccurate).dropFirst().map(\.description)
    let written = link.member.declName.description + parts.joined()
    return String(written.dropLast(link.call.trailingTrivia.description.count))
  }

  private var framesBehindStyle: String {
    frames.map { ".with(\($0.number)) { $0\($0.frame.text) }" }.joined()
  }

  private static let movable: Set<String> = [
    "background", "clipShape", "contentShape", "frame", "opacity", "overlay", "padding", "scaleEffect",
  ]
}

/// Finds `$0` of a closure around a call. Inside of one more closure it would mean something else.
private final class OuterArgument: SyntaxVisitor {
  private var isUsed = false

  static func isUsed(in call: FunctionCallExprSyntax) -> Bool {
    let finder = OuterArgument(viewMode: .sourceAccurate)
    for child in call.children(viewMode: .sourceAccurate).dropFirst() { finder.walk(child) }
    return finder.isUsed
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier = node.baseName.tokenKind { isUsed = true }
    return .skipChildren
  }
}
