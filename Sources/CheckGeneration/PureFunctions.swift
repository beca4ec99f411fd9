/// The functions of a block that say nothing but what comes of what they are handed: `func isWide(_ n: Int) -> Bool { n > 3 }`.
///
/// Whoever calls one with something of a component tells nobody else who calls it of that.
struct PureFunctions {
  /// By their names: what they know by which names that they are handed.
  private(set) var parameters: [String: [String]] = [:]

  /// - Parameter isOfStandard: whether the word at a place is of Swift or of its standard library, as far as it stands there.
  init(_ tokens: [SwiftToken], _ words: [String], _ functions: OwnFunctions, isOfStandard: (Int) -> Bool) {
    for function in functions.all where function.body.count < Self.most {
      var known = Set(function.parameters)
      let isPure = function.body.allSatisfy { place in
        // What stands behind it is known from there on.
        if place > 0, words[place - 1] == "let", tokens[place].kind == .identifier {
          known.insert(words[place])
          return true
        }
        return tokens[place].kind != .pound && !Self.handingOn.contains(words[place])
          && (known.contains(words[place]) || isOfStandard(place))
      }
      if isPure { parameters[words[function.name]] = function.parameters }
    }
  }

  private static let most = 200
  private static let handingOn: Set<String> = ["var", "func", "class", "inout", "throw", "{", "&", "random"]
}
