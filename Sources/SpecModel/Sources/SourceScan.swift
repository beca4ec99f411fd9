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
    /// `generated`, `minified`, `more than 2 MB`.
    package let reason: String

    package init(path: DocumentPath, reason: String) {
      self.path = path
      self.reason = reason
    }
  }
}
