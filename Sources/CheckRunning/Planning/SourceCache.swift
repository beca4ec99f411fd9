package import Evidence
package import Files
import Synchronization

/// The fingerprints of source folders, each computed once: thousands of results ask for the same few.
package final class SourceCache: Sendable {
  private let files: FileAccess
  private let known = Mutex<[String: Fingerprint?]>([:])

  package init(files: FileAccess) {
    self.files = files
  }

  /// Says what a path is that the cache could not find out by itself.
  package func know(_ path: String, _ fingerprint: Fingerprint?) {
    known.withLock { $0[path] = .some(fingerprint) }
  }

  package func fingerprint(_ path: String) -> Fingerprint? {
    if let found = known.withLock({ $0[path] }) { return found }
    let fingerprint = SourceTree.fingerprint(path, files: files)
    known.withLock { $0[path] = .some(fingerprint) }
    return fingerprint
  }
}
