import CheckRunning
import Evidence
import Files
import Synchronization

/// The fingerprints of source folders, each computed once: thousands of results ask for the same few.
final class SourceCache: Sendable {
  private let files: FileAccess
  private let known = Mutex<[String: Fingerprint?]>([:])

  init(files: FileAccess) {
    self.files = files
  }

  func fingerprint(_ path: String) -> Fingerprint? {
    if let found = known.withLock({ $0[path] }) { return found }
    let fingerprint = SourceTree.fingerprint(path, files: files)
    known.withLock { $0[path] = fingerprint }
    return fingerprint
  }
}
