/// Changes of layout along a curve: they are logged as animations, and shown at once.
extension Node {
  /// Whether a device shows the node between two sizes at this moment, where it has the last one here.
  package var isResizing: Bool { identity.shown.running[.size] != nil }

  /// Whether a device shows the node between two places in its container at this moment.
  package var isMoving: Bool { identity.shown.running[.position] != nil }

  /// Whether a device shows another size or place of the node at this moment.
  package var isInMotion: Bool { isMoving || isResizing }

  /// Whether the node's frame on the screen is on its way: that of the node, or of anything around it.
  package var isUnderWay: Bool { isInMotion || ancestor { $0.isInMotion } != nil }
}
