public import Foundation
import HeadlessCore

/// Two fingers that turn. The host has one finger: the gesture never begins, which is a finding.
public struct RotateGesture: Gesture {
  /// How far the fingers turned.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers {
    .ofTwoFingers("RotateGesture")
  }
}

/// Two fingers that part.
public struct MagnifyGesture: Gesture {
  /// How far the fingers parted.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers {
    .ofTwoFingers("MagnifyGesture")
  }
}

/// Two fingers that turn, by its older name.
public struct RotationGesture: Gesture {
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Angle>) -> _GestureRecognizers {
    .ofTwoFingers("RotationGesture")
  }
}

/// Two fingers that part, by its older name.
public struct MagnificationGesture: Gesture {
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<CGFloat>) -> _GestureRecognizers {
    .ofTwoFingers("MagnificationGesture")
  }
}

extension _GestureRecognizers {
  fileprivate static func ofTwoFingers(_ name: String) -> _GestureRecognizers {
    Graph.note(.unsupported, "\(name) never begins here: the host has one finger.")
    return _GestureRecognizers(behaviors: [])
  }
}
