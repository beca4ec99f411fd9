import Foundation

/// The jobs that hosted work hands to the pool of threads: they become appointments of the host's clock, and run on its thread.
///
/// An `async` function that belongs to no actor runs on that pool. What a hosted view begins must not: a check could neither wait
/// for it nor tell when it is done. The runtime has a hook for those who bring a pool of their own. Whatever was not enqueued by
/// work of a host, on the host's thread, is handed on unseen.
///
/// A job is run as one of the main actor's, so that it need not change threads, and wait there, to return to it.
enum EnqueuedJobs {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Another's, which was there before.
  nonisolated(unsafe) private static var previous: Hook?
  private static let isTaking: Bool = {
    let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")
    guard let hook = symbol?.assumingMemoryBound(to: Hook?.self) else { return false }
    previous = hook.pointee
    hook.pointee = { job, original in
      if EnqueuedJobs.take(job) { return }
      if let previous = EnqueuedJobs.previous { previous(job, original) } else { original(job) }
    }
    return true
  }()

  /// The work whose next job is put off. Unsafe, because only the host's thread reads and writes it.
  nonisolated(unsafe) static var pausing: Pause?

  /// How long a job is put off, and on which clock.
  struct Pause {
    let graph: Graph
    let seconds: Double
    let summons: Summons
    let outerThread: UInt
  }

  /// False where the program has no such hook.
  @discardableResult static func beginTaking() -> Bool { isTaking }

  private static func take(_ job: UnownedJob) -> Bool {
    guard HostThread.isCurrent, job.isTask else { return false }
    if let pause = pausing {
      pausing = nil
      HostThread.leave(pause.outerThread)
      keep(job, on: pause.graph, after: pause.seconds, summons: pause.summons)
      return true
    }
    guard let graph = Graph.current, job.number > graph.birth else { return false }
    keep(job, on: graph, after: 0, summons: nil)
    return true
  }

  private static func keep(_ job: UnownedJob, on graph: Graph, after seconds: Double, summons: Summons?) {
    let kept = KeptJob(job)
    graph.clock.schedule(after: seconds, summons: summons) { [weak graph] in graph?.perform { kept.run() } }
  }

  /// The number of the task that runs; 0 outside of any. They are counted up.
  static var currentTask: UInt64 {
    withUnsafeCurrentTask { task in
      task.map { unsafeBitCast(unsafeBitCast($0, to: UnsafeRawPointer.self), to: UnownedJob.self).number } ?? 0
    }
  }
}

/// A job that is run when its time comes, or in real time when the host goes before that: somebody may wait for what comes of it.
private final class KeptJob {
  private var job: UnownedJob?

  init(_ job: UnownedJob) { self.job = job }

  deinit { job.map(MainActor.shared.enqueue) }

  func run() {
    let due = job
    job = nil
    due?.runSynchronously(on: MainActor.sharedUnownedExecutor)
  }
}

extension UnownedJob {
  fileprivate var number: UInt64 { numberOfTask(self) }

  /// Others belong to actors. The kind stands behind the header of the object and two words of the scheduler; tasks are of kind 0.
  fileprivate var isTask: Bool {
    unsafeBitCast(self, to: UnsafeRawPointer.self).load(fromByteOffset: 4 * MemoryLayout<Int>.size, as: UInt8.self) == 0
  }
}

@_silgen_name("swift_task_getJobTaskId")
private func numberOfTask(_ job: UnownedJob) -> UInt64
