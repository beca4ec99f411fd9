import Foundation
import Synchronization

/// The thread on which a graph is at work. Which graph that is only this thread may ask; what any thread may call asks here first.
package enum HostThread {
  private static let working = Atomic<UInt>(0)
  private static var own: UInt { unsafeBitCast(pthread_self(), to: UInt.self) }

  package static var isCurrent: Bool { working.load(ordering: .relaxed) == own }

  /// - Returns: what `leave` is to be given.
  package static func enter() -> UInt { working.exchange(own, ordering: .relaxed) }

  package static func leave(_ outer: UInt) { working.store(outer, ordering: .relaxed) }
}
