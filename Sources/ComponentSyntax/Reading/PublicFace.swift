import SwiftSyntax

/// What a component shows to those who use it, and what it leans on.
extension SwiftSource {
  /// The modules that it imports, in the order of the file.
  package var imports: [String] {
    tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription }
  }

  /// The parameters of each public initializer of a type, by the labels that callers write.
  package func initializers(of type: String) -> [[String]] {
    let reader = PublicReader(type: type)
    reader.walk(tree)
    return reader.initializers
  }

  /// All that is public, by name: properties, functions, cases, and the labels of parameters.
  package var publicNames: Set<String> {
    let reader = PublicReader(type: nil)
    reader.walk(tree)
    return reader.names
  }

  /// All names that it mentions, of whatever kind.
  package var mentionedNames: Set<String> {
    Set(
      tree.tokens(viewMode: .sourceAccurate).compactMap {
        if case .identifier(let name) = $0.tokenKind { name } else { nil }
      }
    )
  }
}

private final class PublicReader: SyntaxVisitor {
  private let type: String?
  private(set) var names: Set<String> = []
  private(set) var initializers: [[String]] = []
  /// The types around, the innermost last, and whether all of each is public.
  private var scopes: [(name: String, isPublic: Bool)] = []

  init(type: String?) {
    self.type = type
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, false) }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, false) }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, false) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, Self.isPublic(node.modifiers))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if isShown(node.modifiers) { read(node.signature.parameterClause, isInitializer: true) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isShown(node.modifiers) {
      names.insert(node.name.text)
      read(node.signature.parameterClause, isInitializer: false)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isShown(node.modifiers) { names.formUnion(node.bindings.map(\.pattern.trimmedDescription)) }
    return .skipChildren
  }

  /// Cases are as public as their enum.
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    if let outer = node.parent?.parent?.parent?.parent?.as(EnumDeclSyntax.self), Self.isPublic(outer.modifiers) {
      names.formUnion(node.elements.map(\.name.text))
    }
    return .skipChildren
  }

  private func enter(_ name: String, _ isPublic: Bool) -> SyntaxVisitorContinueKind {
    scopes.append((name, isPublic))
    return .visitChildren
  }

  private func read(_ parameters: FunctionParameterClauseSyntax, isInitializer: Bool) {
    let labels = parameters.parameters.map(\.firstName.text)
    names.formUnion(labels)
    if isInitializer, type == nil || scopes.last?.name == type { initializers.append(labels) }
  }

  private func isShown(_ modifiers: DeclModifierListSyntax) -> Bool {
    Self.isPublic(modifiers)
      || (scopes.last?.isPublic == true && !modifiers.contains { Self.narrower.contains($0.name.text) })
  }

  private static func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["public", "open"].contains($0.name.text) }
  }

  private static let narrower: Set<String> = ["private", "fileprivate", "internal", "package"]
}
