/// A comment, a text or a name between ticks; everything else in a source is of no interest here.
struct SourceToken: Hashable, Sendable {
  enum Kind: Sendable {
    case lineComment, blockComment, string, tickedName
    /// A text that stands alone and documents what follows.
    case documentation
  }

  let kind: Kind
  /// What stands between the delimiters.
  let content: Range<Int>
  /// The delimiters and their hashes too.
  let whole: Range<Int>

  var isComment: Bool { kind != .string && kind != .tickedName }
}
