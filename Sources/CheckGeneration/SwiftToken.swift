/// A piece of Swift source that matters for finding expectations and for telling whether brackets close.
struct SwiftToken: Hashable {
  enum Kind: Hashable {
    case identifier
    /// `#expect`, `#if`
    case pound
    case open
    case close
    case comma
    case colon
    /// A whole literal, what is interpolated included.
    case literal
    case `operator`
    case other
  }

  let kind: Kind
  /// Offsets in the UTF-8 of the source.
  let range: Range<Int>
  /// Counts from 1 within the source.
  let line: Int
  /// The place of the bracket that belongs to this one.
  var partner: Int?
}

/// Why a block cannot stand in a file with others.
struct SourceProblem: Error, Hashable {
  /// Counts from 1 within the source.
  let line: Int
  let message: String
}
