import SwiftSyntax

/// Chains of modifiers: one is dropped, or goes to the end of its chain, or changes places with the next one; what lies behind a view
/// comes before it, or the other way round; or a frame goes outside of its button.
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
    let ordered = Array(links.reversed())
    let types = ordered.map { link in
      if !context.modifiers.keepsType(link.name, of: type) { type = "View" }
      return type
    }
    let swaps = swaps(among: ordered, types)
    for (place, link) in ordered.enumerated() {
      let own = [place, place + 1].compactMap { swaps[$0]?.number }
      written += self.link(link, of: types[place], isLast: link.call.id == call.id, swapped: own, &moved)
      if let swap = swaps[place] { written += swap.text }
      if link.name == MovableFrame.styleModifier { written += framesBehindStyle }
    }
    let added = additions(to: call)
    return around(call, written) { $0 + moved + added }
  }

  private mutating func link(
    _ link: ModifierCall,
    of type: String,
    isLast: Bool,
    swapped: [Int],
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
    numbers += frames.filter { $0.frame.place == source.place(of: dot) }.map(\.number) + swapped
    var other = ""
    if type == "View", let opposite = Self.opposites[link.name],
      let number = number(".\(link.name) -> .\(opposite)", at: dot)
    {
      numbers.append(number)
      other = ".with(\(number)) { $0.\(opposite)\(originalText(link).dropFirst(link.name.count)) }"
    }
    guard !numbers.isEmpty else { return verbatim }
    let after = link.call.trailingTrivia.description
    // One name for both would have the compiler try both, at every link of every chain.
    let function = type == "View" ? "without" : "plainlyWithout"
    return "\(dot.leadingTrivia).\(function)(\(numbers)) { $0.\(written.dropLast(after.count)) }\(other)\(after)"
  }

  /// Neighbours in the other order, by the place of the later one: where they were they are left out, and behind it they are put in.
  private mutating func swaps(among links: [ModifierCall], _ types: [String]) -> [Int: (number: Int, text: String)] {
    var swaps: [Int: (number: Int, text: String)] = [:]
    for place in links.indices.dropFirst() {
      let (first, second) = (links[place - 1], links[place])
      guard types[place - 1] == "View", ![first, second].contains(where: Self.staysInPlace) else { continue }
      let change = "swap .\(first.name) and .\(second.name)"
      guard let number = number(change, at: second.member.period) else { continue }
      swaps[place] = (number, ".with(\(number)) { $0.\(originalText(second)).\(originalText(first)) }")
    }
    return swaps
  }

  /// What is said to screen readers, and what is done when something happens, is the same in any order.
  private static func staysInPlace(_ link: ModifierCall) -> Bool {
    link.name.hasPrefix("accessibility") || link.name.starts(with: #/on[A-Z]/#) || ofShapes.contains(link.name)
      || link.name == MovableFrame.styleModifier || OuterArgument.isUsed(in: link.call)
  }

  /// Behind another modifier a shape is one no more.
  private static let ofShapes: Set<String> = ["fill", "inset", "stroke", "strokeBorder", "trim"]

  private static let opposites = ["background": "overlay", "overlay": "background"]

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
