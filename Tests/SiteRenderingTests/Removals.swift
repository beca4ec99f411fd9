import SiteRendering
import Synchronization

/// Takes note of what a writer wants gone.
final class Removals: Sendable {
  private let paths = Mutex<[SitePath]>([])

  func add(_ path: SitePath) { paths.withLock { $0.append(path) } }

  var all: [String] { paths.withLock { $0.map(\.text).sorted() } }
}
