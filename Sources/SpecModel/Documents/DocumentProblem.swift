package import Findings

/// Why a document, or a part of it, could not be read as what it is.
package struct DocumentProblem: Hashable, Sendable {
  /// Where there is too much, which decides how it is mended.
  package enum Excess: Hashable, Sendable {
    case document
    /// Folders within folders.
    case folders
    /// What symbolic links lead to.
    case links
    case line
    /// The bytes of a path, or its folders.
    case path
    /// What stands within something else, or side by side.
    case structure
    /// All documents together.
    case workspace
  }

  package enum Kind: Hashable, Sendable {
    /// The system would not give its bytes, in the system's words.
    case unreadable(String)
    case tooLarge(bytes: Int, limit: Int)
    /// It would keep the parser busy for ever, in words that name the limit.
    case refused(String, of: Excess = .structure)
    /// It was read, but for what goes beyond a limit, in words that name it.
    case cutOff(String, of: Excess = .document)
    /// A heading that says `Requirement`, and a number that cannot be read: what stands below it counts for nothing.
    case unreadableNumber
    /// A sentence of the requirements that says what must happen, and that no requirement holds, in words that say where it stands.
    case unownedCriterion(String)
    /// A sentence beside the criteria of a requirement that says what must happen, in words that say where it stands.
    case uncountedStatement(String)
    /// A list of criteria whose numbers do not count on, at the first item that is off.
    case miscounted(Miscount)
    case utf16
    case invalidUTF8
    case nulByte
    /// - Parameters:
    ///   - outer: the line of a block above that was closed too early, by a fence that closes another one in it.
    ///   - suspect: the line of a block above that holds text of the document, and was perhaps to end before that.
    ///   - inner: the line of a fence in it that was to open another block: what closes that one closes it too.
    ///   - swallowed: how many lines below it are code.
    case unclosedFence(outer: Int?, suspect: Int?, inner: Int?, swallowed: Int)
    /// `<!--` without its end: nothing below is seen.
    case unclosedComment(swallowed: Int)
    /// A fence that looks like a check's, and runs nothing: `swift chek`.
    case misspeltCheck
    /// Marks that a merge left.
    case mergeConflict(MergeConflict)
    /// A link by reference whose label no line defines, and the label that is nearly the same.
    case undefinedLink(String, nearest: String?)
    /// A table of a plan names a task that the plan does not have.
    case unknownTask(TaskNumber)
    /// Text of a template, or a note to oneself, where the real text should stand.
    case placeholder(String)
    /// A loose document that does not say what spec it belongs to.
    case withoutSpec
  }

  package let kind: Kind
  package let location: Location

  package init(kind: Kind, location: Location) {
    self.kind = kind
    self.location = location
  }
}
