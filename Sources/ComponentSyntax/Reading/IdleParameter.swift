import SwiftSyntax

/// A parameter that a declaration accepts and leaves alone: a caller writes it, and nothing comes of it.
package struct IdleParameter: Hashable, Sendable, CustomStringConvertible {
  /// Where it stands.
  package let place: SyntaxPlace
  /// The declaration as callers name it: `View.padding(_:_:)`.
  package let declaration: String
  /// As callers write it; the inner name where they write none.
  package let name: String

  package var description: String { "\(place.path):\(place.line) \(declaration) \(name)" }

  /// Those of all functions and initializers with a body, in the order of the sources.
  ///
  /// What carries out a requirement of a protocol has the parameters that the protocol wants, a type is there for the
  /// compiler, and what begins with an underscore is nobody's to call: none of them counts.
  ///
  /// - Parameters:
  ///   - sources: of one module or of several, with the protocols that they carry out.
  ///   - telling: what a body mentions that says so itself.
  package static func all(in sources: [SwiftSource], telling: Set<String>) -> [IdleParameter] {
    let requirements = RequirementReader(viewMode: .sourceAccurate)
    for source in sources { requirements.walk(source.tree) }
    return sources.flatMap { source in
      let reader = IdleParameterReader(source: source, required: requirements.names, telling: telling)
      reader.walk(source.tree)
      return reader.found
    }
  }
}

/// The functions that protocols ask for, by name and labels.
private final class RequirementReader: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
      names.insert(function.name.text + function.signature.parameterClause.parameters.labels)
    }
    return .skipChildren
  }
}

private final class IdleParameterReader: SyntaxVisitor {
  var found: [IdleParameter] = []
  private let source: SwiftSource
  private let required: Set<String>
  private let telling: Set<String>
  private var types: [String] = []

  init(source: SwiftSource, required: Set<String>, telling: Set<String>) {
    self.source = source
    self.required = required
    self.telling = telling
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node.signature.parameterClause.parameters, body: node.body, name: node.name.text)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node.signature.parameterClause.parameters, body: node.body, name: "init")
    return .skipChildren
  }

  private func read(_ parameters: FunctionParameterListSyntax, body: CodeBlockSyntax?, name: String) {
    guard let body, !name.hasPrefix("_"), !required.contains(name + parameters.labels) else { return }
    let mentioned = Mentions(of: body).names
    guard mentioned.isDisjoint(with: telling) else { return }
    for parameter in parameters where !parameter.isForTheCompiler && !mentioned.contains(parameter.innerName) {
      found.append(
        IdleParameter(
          place: source.place(of: parameter),
          declaration: (types + [name + parameters.labels]).joined(separator: "."),
          name: parameter.firstName.text == "_" ? parameter.innerName : parameter.firstName.text
        )
      )
    }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }

  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }

  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  private func enter(_ type: String) -> SyntaxVisitorContinueKind {
    types.append(type)
    return .visitChildren
  }
}

extension FunctionParameterListSyntax {
  fileprivate var labels: String { "(" + map { $0.firstName.text + ":" }.joined() + ")" }
}

extension FunctionParameterSyntax {
  fileprivate var innerName: String { (secondName ?? firstName).text }

  /// A type that generics are read off, or an archive, of which there are none.
  fileprivate var isForTheCompiler: Bool {
    let type = type.trimmedDescription
    return type.hasSuffix(".Type") || type == "NSCoder"
  }
}

/// The names that a body mentions, but for those that it throws away.
private struct Mentions {
  private(set) var names: Set<String> = []

  init(of body: CodeBlockSyntax) {
    var (last, before) = ("", "")
    for token in body.tokens(viewMode: .sourceAccurate) {
      // `_ = name` only quiets the compiler.
      if last != "=" || before != "_" { names.insert(token.text) }
      (last, before) = (token.text, last)
    }
  }
}
