import HeadlessCore

/// Work that can be called off before its time comes, which takes the place of Dispatch's.
///
/// Unchecked, because it is made, run and called off on the main actor.
public final class DispatchWorkItem: @unchecked Sendable {
  private let block: () -> Void
  public private(set) var isCancelled = false

  public init(block: @escaping () -> Void) { self.block = block }

  public func perform() { if !isCancelled { block() } }

  public func cancel() { isCancelled = true }
}

extension DispatchQueue {
  public func async(execute workItem: DispatchWorkItem) { async { workItem.perform() } }

  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { execute.perform() }
  }
}
