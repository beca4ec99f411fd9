import Foundation
import HeadlessCore
public import SwiftUI

extension HostedElement {
  /// Moves a pointer over the middle of what can be touched of the element, as a trackpad of an iPad does.
  ///
  /// - Throws: `HostError.notOperable` when no point of the element can be reached.
  public func hover() throws {
    let area = touchTarget.isEmpty ? frame : touchTarget
    guard area.width > 0, area.height > 0 else {
      throw HostError.notOperable("No point of \(name) can be pointed at: \(untouchedReason).")
    }
    host.graph.perform { host.graph.movePointer(to: CGPoint(x: area.midX, y: area.midY)) }
    try host.settle()
  }
}

extension Host {
  /// Takes the pointer off the screen.
  public func endHover() throws {
    graph.perform { graph.movePointer(to: nil) }
    try settle()
  }

  /// Presses a key of a hardware keyboard.
  ///
  /// - Returns: whether the view with the focus, or one around it, took the key.
  @discardableResult
  public func press(key: KeyEquivalent) throws -> Bool {
    let isTaken = graph.perform { graph.pressKey(key.character) }
    try settle()
    return isTaken
  }
}
