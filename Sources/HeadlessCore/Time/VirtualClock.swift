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

  /// Does what was put off by no time at all, as a device does before it draws again. False where that puts itself off
  /// anew more often than the limit: the rest is done when time passes.
  package func catchUp(limit: Int, settle: () throws -> Void) rethrows -> Bool {
    for _ in 0..<limit where !appointments.isEmpty {
      guard let index = appointments.indices.filter({ appointments[$0].time <= now }).min(by: isEarlier) else {
        return true
      }
      appointments.remove(at: index).action()
      try settle()
    }
    return !appointments.contains { $0.time <= now }
  }

  private func isEarlier(_ left: Int, _ right: Int) -> Bool {
    (appointments[left].time, appointments[left].order) < (appointments[right].time, appointments[right].order)
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
