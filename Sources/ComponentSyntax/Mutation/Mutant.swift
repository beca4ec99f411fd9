/// A small change of a component, one of many that its instrumented sources can be switched to.
package struct Mutant: Hashable, Sendable, CustomStringConvertible {
  /// Counted from zero, in the order of the sources.
  package let number: Int
  package let place: SyntaxPlace
  /// What changes: `drop .frame`, `small -> medium`.
  package let change: String

  /// The same for the same source: `ButtonIcon.swift:41:7 drop .frame`.
  package var description: String {
    let file = place.path.split(separator: "/").last ?? ""
    return "\(file):\(place.line):\(place.column) \(change)"
  }
}

/// What could be changed and is not, since a switch at run time cannot stand there.
package enum UnswitchableSyntax: String, Hashable, CaseIterable, Sendable {
  /// The pattern of a `case` or a binding.
  case pattern
  /// An attribute, a type, or the value behind the name of an enum's case.
  case declaration
  /// An assignment that an initializer owes its properties.
  case initialization
  /// A modifier that speaks of `$0` of a closure around it.
  case closureArgument
}

/// Sources in which every mutant can be switched on while they run.
package struct InstrumentedSources: Sendable {
  /// The texts by their paths.
  package let texts: [String: String]
  package let mutants: [Mutant]
  package let leftOut: [UnswitchableSyntax: Int]
}
