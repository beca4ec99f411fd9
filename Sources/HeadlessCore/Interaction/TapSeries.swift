/// The taps on one recognizer that followed one another. It outlives the single touch.
final class TapSeries {
  private static let slot = -1
  /// So many seconds after a finger was lifted the next one may land and count with it.
  static let interval = 0.35

  private(set) var count = 0
  /// How many fingers have landed, to tell whether another one came.
  private(set) var landings = 0
  private var lifted = -Double.infinity

  static func of(_ identity: Identity) -> TapSeries { identity.slot(slot, as: TapSeries.self) { TapSeries() } }

  func land(at time: Double) {
    landings += 1
    // A tenth and two tenths are not three.
    if time - lifted > Self.interval + 1e-9 { count = 0 }
  }

  func lift(at time: Double) {
    count += 1
    lifted = time
  }

  /// After success or failure the next tap is the first one again.
  func end() {
    count = 0
    lifted = -.infinity
  }
}

/// A tap that succeeds unless others with greater counts do, which are waited for.
struct WaitingTap {
  let recognizer: Identity
  let count: Int
  /// Whose failure is waited for.
  var rivals: [Identity]
  let event: TouchEvent
}

/// The taps that wait.
final class WaitingTaps {
  private var taps: [WaitingTap] = []

  func add(_ tap: WaitingTap) { taps.append(tap) }

  /// A recognizer has succeeded: what waited for its failure never does.
  func drop(for winner: Identity) { taps.removeAll { $0.rivals.contains { $0 === winner } } }

  /// A recognizer has failed. The taps that waited for nobody else come of it, the one with the greatest count first;
  /// one that succeeds takes the touch from those that waited for it, too.
  func release(for loser: Identity) -> [WaitingTap] {
    for index in taps.indices { taps[index].rivals.removeAll { $0 === loser } }
    let free = taps.filter(\.rivals.isEmpty).sorted { $0.count > $1.count }
    taps.removeAll(where: \.rivals.isEmpty)
    for tap in free { drop(for: tap.recognizer) }
    return free
  }
}
