/// Whether a task has to be done, whatever its box says.
package enum TaskStanding: Sendable {
  case required
  /// `[ ]*`, `(optional)`: it may be left out.
  case optional
  /// `(deferred to v2)`: not now.
  case postponed
  /// `[~]`, `(cancelled)`, `~~struck through~~`: nobody wants it any more.
  case dropped
}
