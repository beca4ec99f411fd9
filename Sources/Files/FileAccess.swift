package import Findings

/// The files of a workspace, as closures: the disk below a root, or a dictionary in a test.
///
/// Every path is relative to the root.
package struct FileAccess: Sendable {
  /// The bytes of a file. A file of more than `limit` bytes is refused before it is read.
  package let read: @Sendable (_ path: DocumentPath, _ limit: Int) throws(FileFailure) -> [UInt8]
  /// What a folder holds, sorted by name. The empty path is the root.
  package let list: @Sendable (_ folder: DocumentPath) throws(FileFailure) -> [Entry]
  /// Replaces a file whole, or leaves it as it was; folders on the way are made.
  package let write: @Sendable (_ bytes: [UInt8], _ path: DocumentPath) throws(FileFailure) -> Void
  /// What there is at a path, symbolic links followed; `nil` for nothing.
  package let kind: @Sendable (_ path: DocumentPath) -> Entry.Kind?
  /// Takes a regular file away.
  package let remove: @Sendable (_ path: DocumentPath) throws(FileFailure) -> Void

  package init(
    read: @escaping @Sendable (_ path: DocumentPath, _ limit: Int) throws(FileFailure) -> [UInt8],
    list: @escaping @Sendable (_ folder: DocumentPath) throws(FileFailure) -> [Entry],
    write: @escaping @Sendable (_ bytes: [UInt8], _ path: DocumentPath) throws(FileFailure) -> Void,
    kind: @escaping @Sendable (_ path: DocumentPath) -> Entry.Kind?,
    remove: @escaping @Sendable (_ path: DocumentPath) throws(FileFailure) -> Void = {
      path throws(FileFailure) in throw FileFailure(path: path, reason: .notPermitted)
    }
  ) {
    self.read = read
    self.list = list
    self.write = write
    self.kind = kind
    self.remove = remove
  }

  package struct Entry: Hashable, Sendable {
    package let name: String
    package let kind: Kind
    /// Tells one folder from another under two names (a symbolic link), so that a walk ends.
    package let identity: UInt64
    /// Reached by a symbolic link: what it names may lie among the other files as well.
    package let isLink: Bool

    package init(name: String, kind: Kind, identity: UInt64, isLink: Bool = false) {
      self.name = name
      self.kind = kind
      self.identity = identity
      self.isLink = isLink
    }

    package enum Kind: Hashable, Sendable {
      case file, folder, other
    }
  }
}

/// Why a file could not be read, listed or written.
package struct FileFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Error, Hashable, Sendable {
    case missing
    /// It is there, and no text can spell its name.
    case nameNotUTF8
    case notPermitted
    case tooLarge(bytes: Int, limit: Int)
    case notAFile
    /// What the system says of it.
    case system(String)
  }

  package let path: DocumentPath
  package let reason: Reason

  package init(path: DocumentPath, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(path.text.isEmpty ? "." : path.text): \(words)" }

  /// The reason alone.
  package var words: String {
    switch reason {
    case .missing: "no such file"
    case .nameNotUTF8: "its name is not UTF-8"
    case .notPermitted: "permission denied"
    case .tooLarge(let bytes, let limit): "\(bytes) bytes are more than the limit of \(limit)"
    case .notAFile: "not a regular file"
    case .system(let words): words
    }
  }
}
