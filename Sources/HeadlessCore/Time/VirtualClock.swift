/// Time that passes only when it is told to, in seconds since the view was hosted.
package final class VirtualClock {
  private struct Appointment {
    let time: Double
    let order: Int
    let action: () -> Void
  }

  package private(set) var now = 0.0
  private var appointments: [Appointment] = []
  private var count = 0

  package init() {}

  package func schedule(after delay: Double, _ action: @escaping () -> Void) {
    count += 1
    appointments.append(Appointment(time: now + max(0, delay), order: count, action: action))
  }

  /// Lets time pass, keeping every appointment on the way in the order of its time.
  package func advance(by seconds: Double, settle: () throws -> Void) rethrows {
    let end = now + max(0, seconds)
    while let next = appointments.min(by: { ($0.time, $0.order) < ($1.time, $1.order) }), next.time <= end {
      appointments.removeAll { $0.order == next.order }
      now = max(now, next.time)
      next.action()
      try settle()
    }
    now = end
    try settle()
  }
}
