public import Foundation
import HeadlessCore

extension HostedElement {
  /// Lands a finger in the middle of what can be touched of the element, and leaves it there.
  ///
  /// - Throws: `HostError.notOperable` when no point of the element takes a touch, for example because another view
  ///   covers it.
  @discardableResult
  public func press() throws -> HostedTouch {
    let area = touchTarget
    guard area.width > 0, area.height > 0 else {
      let reason = isLeaving ? "it is on its way out" : "it is covered, clear or switched off"
      throw HostError.notOperable("No point of \(name) takes a touch: \(reason).")
    }
    return try host.press(at: CGPoint(x: area.midX, y: area.midY))
  }

  /// Presses and releases. A disabled control does nothing, as on a device.
  public func tap(count: Int = 1) throws {
    for _ in 0..<count { try press().release() }
  }

  /// Presses, lets `duration` seconds of the host's clock pass, and releases.
  public func longPress(duration: Double = 0.5) throws {
    let touch = try press()
    try host.advance(by: duration)
    try touch.release()
  }

  /// Presses in the middle, moves by `translation` points in ten steps, and releases.
  public func drag(by translation: CGSize) throws {
    let touch = try press()
    for step in 1...10 {
      let part = CGFloat(step) / 10
      try touch.move(by: CGSize(width: translation.width * part, height: translation.height * part))
    }
    try touch.release()
  }

  /// Does what VoiceOver does on a double tap.
  public func activate() throws {
    guard let node, let activate = host.element(for: node)?.activate else {
      throw HostError.notOperable("\(name) has no action for VoiceOver.")
    }
    host.graph.perform { activate() }
    try host.settle()
  }
}

/// A finger on the screen.
@MainActor
public final class HostedTouch {
  private let host: Host
  private let session: TouchSession
  private let start: CGPoint

  init(host: Host, start: CGPoint) {
    self.host = host
    self.start = start
    session = TouchSession(at: start, in: host.graph)
  }

  /// Moves to the place that is `translation` points from where the finger landed.
  public func move(by translation: CGSize) throws {
    session.move(to: CGPoint(x: start.x + translation.width, y: start.y + translation.height))
    try host.settle()
  }

  public func release() throws {
    session.release()
    try host.settle()
  }
}

extension Host {
  /// Lands a finger on a point of the screen, whatever is there.
  @discardableResult
  public func press(at point: CGPoint) throws -> HostedTouch {
    let touch = HostedTouch(host: self, start: point)
    try settle()
    return touch
  }

  /// Presses and releases on a point of the screen.
  public func tap(at point: CGPoint) throws { try press(at: point).release() }
}
