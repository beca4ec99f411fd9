/// What a file, or all files of a folder, were when a check ran.
package struct SourceFingerprint: Hashable, Comparable, Sendable {
  /// Relative to the root of the package: `Sources/ComponentLibrary`.
  package let path: String
  package let fingerprint: Fingerprint

  /// The path that stands for all files that git does not ignore, but for the documents in spec folders: what a test of another runner is
  /// held against.
  package static let repositoryFiles = "."

  package init(path: String, fingerprint: Fingerprint) {
    self.path = path
    self.fingerprint = fingerprint
  }

  /// - Parameter files: paths below the folder and the fingerprints of their bytes, in any order.
  package init(folder path: String, files: [(path: String, fingerprint: Fingerprint)]) {
    let lines = files.map { "\($0.fingerprint) \($0.path)\n" }.sorted()
    self.init(path: path, fingerprint: Fingerprint(of: lines.joined()))
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.path, left.fingerprint) < (right.path, right.fingerprint)
  }
}
