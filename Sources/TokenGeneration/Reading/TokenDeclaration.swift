import Findings

/// A token as it stands in the file: nothing is looked up yet.
struct TokenDeclaration {
  /// `color.primary`, as an alias names it: `{color.primary}`.
  let path: String
  let name: SourceRange
  /// Its own or that of the nearest group around it.
  let type: String?
  let typeRange: SourceRange?
  let value: PlacedJSON
  let description: String?
  /// What stands under `$extensions.counterfoil`.
  let extensions: PlacedJSON?
  /// Why values at and below here may lie off the grid.
  let offGrid: String?

  /// `color.$root` is the constant `color`, `space.inset.100` the constant `spaceInset100`.
  var constant: String {
    let words = path.split(separator: ".").map(String.init).filter { $0 != "$root" }
    let joined = words.enumerated().map { $0.offset == 0 ? $0.element : $0.element.capitalizedFirst }.joined()
    return joined
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
