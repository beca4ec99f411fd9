/// Where the clocks of the language stood when a host's clock began. From then on, for its work, they go on as that does.
package struct ClockOrigin: Sendable {
  package let continuous = ContinuousClock().now
  package let suspending = SuspendingClock().now
}

extension Duration {
  package var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
