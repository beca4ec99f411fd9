/// Changes of layout along a curve: they are logged as animations, and shown at once.
extension Node {
  /// Whether a device shows the node between two sizes at this moment, where it has the last one here.
  package var isResizing: Bool { identity.shown.running[.size] != nil }

  /// Whether a device shows the node between two places in its container at this moment.
  package var isMoving: Bool { identity.shown.running[.position] != nil }

  /// Whether the node's frame on the screen is on its way: that of the node, or of anything around it.
  package var isUnderWay: Bool { isMoving || isResizing || ancestor { $0.isMoving || $0.isResizing } != nil }
}
