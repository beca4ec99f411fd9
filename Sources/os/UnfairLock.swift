public import Foundation

// Packages that ask whether there is an `os` use these instead of the locks of C. They are put into their code whole, so
// that who links such a package need not link this module.

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock_s = pthread_mutex_t
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock = os_unfair_lock_s

// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) { pthread_mutex_lock(lock) }

// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) { pthread_mutex_unlock(lock) }

// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) -> Bool {
  pthread_mutex_trylock(lock) == 0
}

/// A lock, and the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Unchecked, because the state is reached with the lock held only.
  private final class Storage {
    var state: State
    /// In a place of its own, because it must not move.
    let lock: UnsafeMutablePointer<os_unfair_lock_s>

    init(_ state: State) {
      self.state = state
      lock = .allocate(capacity: 1)
      lock.initialize(to: os_unfair_lock())
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }
  }

  private let storage: Storage

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable {
    try withLockUnchecked(body)
  }

  public func withLockIfAvailable<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? where R: Sendable {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  public func lock() { os_unfair_lock_lock(storage.lock) }
  public func unlock() { os_unfair_lock_unlock(storage.lock) }
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }
}
