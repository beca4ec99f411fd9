import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Only one run of checks at a time in a workspace: two would tell the same generator to leave out different blocks, and each would
/// write evidence without what the other found. Whoever holds it dies with it, however that comes about.
package final class CheckLock: Sendable {
  private static let place = ".counterfoil/cache/check.lock"

  private let file: Int32

  /// Waits until it is free. Where files cannot be locked nobody waits for anybody.
  ///
  /// - Parameters:
  ///   - root: of the workspace.
  ///   - waiting: called once, when somebody else holds it.
  /// - Throws: `CancellationError`.
  package init(root: String, waiting: () -> Void) async throws {
    let path = "\(root)/\(Self.place)"
    let folder = URL(filePath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    var hasSaid = false
    while flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      if !hasSaid { waiting() }
      hasSaid = true
      try await Task.sleep(for: .milliseconds(100))
    }
  }

  deinit {
    if file >= 0 { close(file) }
  }

  /// Whether somebody holds it now.
  static func isHeld(root: String) -> Bool {
    let file = open("\(root)/\(place)", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
