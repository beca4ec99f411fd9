/// A name that a block declares.
struct LocalDeclaration {
  enum Kind {
    /// Of a type that the block declares: outside of it, it is said behind a dot.
    case member
    /// A function or a type, which is known before its own place.
    case early
    case value
    /// What a closure is handed.
    case argument
    /// What Swift calls so by itself, `error` of a `catch`.
    case implicit
  }

  /// As it is said, without quotes.
  let name: String
  let place: Int
  let kind: Kind
  /// What holds it: brackets, a case of a `switch`, a statement with its body. Of two that are known somewhere the inner one is meant.
  let scope: Range<Int>
  /// Where the name may be said for it.
  let known: [Range<Int>]
  /// Whether a `var` declares it, be it one of several.
  var isVariable = false
}
