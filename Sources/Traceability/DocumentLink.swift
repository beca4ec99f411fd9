package import Findings
package import SpecModel

/// A link of a document, and what is there.
package struct DocumentLink: Hashable, Sendable {
  package let link: Link
  package let target: Target

  package enum Target: Hashable, Sendable {
    /// A file or a folder, with the anchor if there is one.
    case found(DocumentPath)
    /// Nothing is there. `nearest` is the relative path that would work, where a file of that name is known.
    case missing(nearest: String?)
    /// Something is there, and its name is written in other letters: `Design.md` for `design.md`.
    case otherCase(nearest: String)
    /// The file is there, and has no heading of that name.
    case missingAnchor(DocumentPath, anchor: String, nearest: String?)
    /// It leads out of the workspace, or to the root of a file system.
    case outside
  }
}
