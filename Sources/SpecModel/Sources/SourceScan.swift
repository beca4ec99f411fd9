package import Findings

/// What a look through the sources of a workspace gave.
package struct SourceScan: Hashable, Sendable {
  /// Those that name requirements, sorted by path.
  package let files: [SourceFile]
  /// Those that were read.
  package let readCount: Int
  /// Those that were left out, sorted by path.
  package let skipped: [Skipped]
  /// There were more files than the limit, in words that name it.
  package let cutOff: String?

  package init(files: [SourceFile], readCount: Int, skipped: [Skipped], cutOff: String? = nil) {
    self.files = files
    self.readCount = readCount
    self.skipped = skipped
    self.cutOff = cutOff
  }

  package struct Skipped: Hashable, Sendable {
    package let path: DocumentPath
    package let reason: Reason

    package init(path: DocumentPath, reason: Reason) {
      self.path = path
      self.reason = reason
    }
  }

  /// Why a source was not read, or not to its end.
  package enum Reason: Hashable, Sendable {
    case minified, generated, binary, utf16, utf32
    /// It names more, and was read up to there.
    case tooManyReferences(limit: Int)
    case tooLarge(bytes: Int, limit: Int)
    /// It is no file, or none any more.
    case missing, notAFile
    case nameNotUTF8
    /// What the system says of it.
    case unreadable(String)

    package var words: String {
      switch self {
      case .minified: "minified"
      case .generated: "generated"
      case .binary: "binary"
      case .utf16: "UTF-16"
      case .utf32: "UTF-32"
      case .tooManyReferences(let limit):
        "it names more requirements than the limit of \(limit); the rest was not read"
      case .tooLarge(let bytes, let limit): "\(bytes) bytes are more than the limit of \(limit)"
      case .missing: "no such file"
      case .notAFile: "not a regular file"
      case .nameNotUTF8: "its name is not UTF-8"
      case .unreadable(let words): words
      }
    }
  }
}
