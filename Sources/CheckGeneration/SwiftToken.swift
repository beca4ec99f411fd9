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

extension [SwiftToken] {
  /// The places of a range that stand outside its inner brackets; of these only the opening one is named.
  func topLevel(_ range: Range<Int>) -> [Int] {
    var places: [Int] = []
    var place = range.lowerBound
    while place < range.upperBound {
      places.append(place)
      place = self[place].kind == .open ? (self[place].partner ?? place) + 1 : place + 1
    }
    return places
  }
}
