import HeadlessCore

extension Host {
  /// Seconds of the host's clock since the view was hosted.
  public var time: Double { graph.clock.now }

  /// Lets time pass: animations move on, delayed work is done in its order. Nothing waits for real time.
  public func advance(by seconds: Double) throws {
    try graph.perform {
      try graph.clock.advance(by: seconds) { try settle() }
    }
    // What follows the data of an animation is told of it, and evaluated where that is now.
    graph.perform { graph.present() }
    try settle()
  }

  /// Every animation that was started, oldest first.
  public var animations: [HostedAnimation] { graph.animations.map(HostedAnimation.init) }

  /// What was said to assistive technologies, oldest first: `announcement: Saved`.
  public var announcements: [String] {
    graph.log.compactMap { if case .announcement(let text, _) = $0 { text } else { nil } }
  }

  /// The addresses that were opened, oldest first.
  public var openedAddresses: [String] {
    graph.log.compactMap { if case .opened(let address, _) = $0 { address } else { nil } }
  }

  /// What the device would have let the hand feel, oldest first: `impact medium`.
  public var haptics: [String] {
    graph.log.compactMap { if case .haptic(let text, _) = $0 { text } else { nil } }
  }
}

/// One property on its way from an old value to a new one.
public struct HostedAnimation: Sendable, CustomStringConvertible {
  /// `opacity`, `offset`, `scale`, `rotation`, `color`, `position`, `size` or `blur`; `lineWidth`,
  /// `miterLimit` or `dashPhase` of a line;
  /// `animatableData` of a shape, of a geometry effect, or of another animatable view or modifier.
  public let property: String
  public let from: [Double]
  public let to: [Double]
  /// From the change to the end in seconds, as it really runs: delay included, speed divided, repetitions multiplied.
  public let duration: Double
  /// The curve as it was written, with its parameters.
  public let curve: String
  /// What asked for it: `withAnimation`, or the modifier and its value.
  public let trigger: String
  /// The views on the way, outermost first.
  public let path: String
  /// When it began, in seconds of the host's clock.
  public let start: Double

  init(_ record: AnimationRecord) {
    property = record.property.rawValue
    from = record.from
    to = record.to
    duration = record.curve.duration
    curve = record.curve.text
    trigger = record.trigger
    path = record.path
    start = record.start
  }

  public var description: String { "\(property) \(from) to \(to) in \(duration) s, \(curve), by \(trigger)" }
}

extension AnimationCurve {
  fileprivate var text: String {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2, _): "cubic-bezier(\(x1), \(y1), \(x2), \(y2))"
    case .spring(let response, let fraction, 0): "spring(response: \(response), dampingFraction: \(fraction))"
    case .spring(let response, let fraction, let velocity):
      "spring(response: \(response), dampingFraction: \(fraction), initialVelocity: \(velocity))"
    case .sampled: "custom"
    case .delayed(let curve, let delay): "\(curve.text) after \(delay) s"
    case .sped(let curve, let speed): "\(curve.text) at speed \(speed)"
    case .repeated(let curve, let count, _): "\(curve.text) \(count.map { "\($0) times" } ?? "for ever")"
    }
  }
}
