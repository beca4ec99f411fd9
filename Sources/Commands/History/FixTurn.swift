import Foundation

/// Only one `fix` at a time writes in a workspace: a second one would take the half done work of the first for that of one that was
/// killed. Whoever holds it dies with it, however that comes about.
final class FixTurn: Sendable {
  private let folder: Int32

  /// Where folders cannot be locked nobody is kept from anything.
  ///
  /// - Parameter root: of the workspace; nothing is written there for it.
  /// - Throws: `Refusal` where somebody else holds it.
  init(root: String) throws {
    folder = open(root, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    if flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(folder)
      throw Refusal("another `counterfoil fix` is at work here: try again when it has ended")
    }
  }

  deinit {
    guard folder >= 0 else { return }
    // To close it is not enough while a child process that is just being started has it, too.
    _ = flock(folder, LOCK_UN)
    close(folder)
  }
}
