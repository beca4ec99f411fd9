/// Time that passes only when it is told to, in seconds since the view was hosted.
package final class VirtualClock {
  private struct Appointment {
    var time: Double
    let made: Double
    let order: Int
    let summons: Summons?
    /// The queue that was handed it.
    let queue: AnyObject?
    let action: () -> Void
  }

  package private(set) var now = 0.0
  private var appointments: [Appointment] = []
  private var count = 0
  /// How many appointments were kept since time passed last, or since they were caught up with.
  private var kept = 0
  /// One was put off because there were too many.
  private var isRestless = false
  /// More of them at one moment are taken to put themselves off for ever.
  private static let limit = 500
  /// A tenth and two tenths are not three.
  static let moment = 1e-9

  package init() {}

  /// When the next appointment is of those that were put off by less than so many seconds; `nil` where there is none.
  package func next(putOffByLessThan longest: Double) -> Double? {
    appointments.lazy.filter { $0.time - $0.made < longest }.map(\.time).min()
  }

  /// - Parameters:
  ///   - summons: lets it be kept at once.
  ///   - queue: the one that was handed it, if that does one piece of work after another.
  package func schedule(
    after delay: Double,
    summons: Summons? = nil,
    of queue: AnyObject? = nil,
    _ action: @escaping () -> Void
  ) {
    count += 1
    // What puts itself off for ever takes its time on a device, too: here, a millisecond for each.
    if kept >= Self.limit, delay < 0.001 { isRestless = true }
    let time = now + max(kept < Self.limit ? 0 : 0.001, delay)
    appointments.append(
      Appointment(time: time, made: now, order: count, summons: summons, queue: queue, action: action)
    )
  }

  /// Does what a queue was handed so far and is due: somebody waits for it. What that hands in is not waited for.
  package func catchUp(with queue: AnyObject) {
    let last = count
    func isWaitedFor(_ index: Int) -> Bool {
      let appointment = appointments[index]
      return appointment.queue === queue && appointment.order <= last && appointment.time <= now + Self.moment
    }
    while let index = appointments.indices.filter(isWaitedFor).min(by: isEarlier) {
      appointments.remove(at: index).action()
    }
  }

  /// Does what was put off by no time at all, as a device does before it draws again. False where that puts itself off
  /// anew for ever: the rest is done when time passes.
  package func catchUp(settle: () throws -> Void) rethrows -> Bool {
    kept = 0
    isRestless = false
    while kept < Self.limit, let action = takeNext(until: now) {
      action()
      try settle()
    }
    return !isRestless && !appointments.contains { $0.time <= now }
  }

  /// Lets time pass, keeping every appointment on the way in the order of its time.
  package func advance(by seconds: Double, settle: () throws -> Void) rethrows {
    let end = now + max(0, seconds)
    while let action = takeNext(until: end) {
      action()
      try settle()
    }
    move(to: end)
    try settle()
  }

  /// Lets time pass until the next appointment. False where there is none.
  package func advanceToNext(settle: () throws -> Void) rethrows -> Bool {
    guard let action = takeNext(until: .greatestFiniteMagnitude) else { return false }
    action()
    try settle()
    return true
  }

  private func takeNext(until end: Double) -> (() -> Void)? {
    for index in appointments.indices where appointments[index].summons?.isCalled == true {
      appointments[index].time = min(appointments[index].time, now)
    }
    guard let index = appointments.indices.min(by: isEarlier), appointments[index].time <= end + Self.moment else {
      return nil
    }
    let next = appointments.remove(at: index)
    move(to: min(next.time, end))
    kept += 1
    return next.action
  }

  private func move(to time: Double) {
    guard time > now else { return }
    if time > now + Self.moment { kept = 0 }
    now = time
  }

  private func isEarlier(_ left: Int, _ right: Int) -> Bool {
    (appointments[left].time, appointments[left].order) < (appointments[right].time, appointments[right].order)
  }
}
