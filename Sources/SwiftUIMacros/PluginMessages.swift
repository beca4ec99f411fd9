/// What the compiler asks: the capabilities, or one expansion.
struct PluginRequest: Decodable {
  struct Syntax: Decodable {
    var source: String
  }

  struct Macro: Decodable {
    var typeName: String
  }

  struct Freestanding: Decodable {
    var discriminator: String
    var syntax: Syntax
  }

  struct Attached: Decodable {
    var macro: Macro
    var macroRole: String
    var declSyntax: Syntax
    var lexicalContext: [Syntax]?
    /// Of an extension: what is extended, and a declaration that conforms to what is missing.
    var extendedTypeSyntax: Syntax?
    var conformanceListSyntax: Syntax?
  }

  var expandFreestandingMacro: Freestanding?
  var expandAttachedMacro: Attached?
}

/// What the compiler is told.
struct PluginAnswer: Encodable {
  struct Capabilities: Encodable {
    struct Capability: Encodable {
      var protocolVersion: Int
    }

    var capability: Capability
  }

  struct Expansion: Encodable {
    var expandedSource: String
    var diagnostics: [String] = []
  }

  var getCapabilityResult: Capabilities?
  var expandMacroResult: Expansion?

  static func capability(_ version: Int) -> Self {
    Self(getCapabilityResult: Capabilities(capability: .init(protocolVersion: version)))
  }

  static func expansion(_ source: String) -> Self { Self(expandMacroResult: Expansion(expandedSource: source)) }
}
