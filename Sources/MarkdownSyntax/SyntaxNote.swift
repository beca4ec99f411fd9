/// What was odd about a file as text, before any meaning is read into it.
package struct SyntaxNote: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case utf16
    case invalidUTF8
    case nulByte
    /// More block quotes and lists inside each other than `limit`: the document is not read.
    case tooDeep(limit: Int)
    /// A table of more columns than `limit`: the document is not read.
    case tooWide(limit: Int)
    /// More work than the parser may be asked to do: the document is not read.
    case tooCostly(reason: String)
    /// A fence that nothing closes swallows the rest of the document, or of its item of a list, up to the line `end`. Where a block
    /// above was closed too early, by a fence that closes another one in it, `outer` is its line; where one above holds text of the
    /// document, and so was perhaps closed too late, `suspect` is. Where a fence that was to open another block, on the line `inner`,
    /// stands in it, the one that closes that block closes it too.
    case unclosedFence(outer: Int?, suspect: Int?, inner: Int?, end: Int)
    /// `<!--` that nothing closes swallows the rest too.
    case unclosedComment(end: Int)
  }

  package let kind: Kind
  /// Counts from 1.
  package let line: Int

  package init(kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }

  package var isUnclosedFence: Bool {
    if case .unclosedFence = kind { return true }
    return false
  }

  /// Its own fence was forgotten, and that of another block closes it.
  var isForgottenFence: Bool {
    if case .unclosedFence(_, _, _?, _) = kind { return true }
    return false
  }

  var outerFence: Int? {
    if case .unclosedFence(let outer, _, _, _) = kind { return outer }
    return nil
  }

  /// The document cannot be handed to the parser.
  package var refuses: Bool {
    switch kind {
    case .tooDeep, .tooWide, .tooCostly: true
    case .utf16, .invalidUTF8, .nulByte, .unclosedFence, .unclosedComment: false
    }
  }
}
