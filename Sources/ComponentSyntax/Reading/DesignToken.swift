package import SwiftSyntax

/// A constant of `DesignTokens`, as it is declared.
package struct DesignToken: Hashable, Sendable {
  package let name: String
  /// `CGFloat`, `UIColor`, `Animation`.
  package let type: String
  /// The source of its value.
  package let value: String

  package var number: Double? { Double(value) }

  /// The constants that a file declares, in its order.
  package static func declared(in source: SwiftSource) -> [DesignToken] {
    let reader = TokenReader(viewMode: .sourceAccurate)
    reader.walk(source.tree)
    return reader.tokens
  }
}

private final class TokenReader: SyntaxVisitor {
  var tokens: [DesignToken] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type,
        let value = binding.initializer?.value
      else { continue }
      tokens.append(
        DesignToken(name: name.identifier.text, type: type.trimmedDescription, value: value.trimmedDescription)
      )
    }
    return .skipChildren
  }
}
