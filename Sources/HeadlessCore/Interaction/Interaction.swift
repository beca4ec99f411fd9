package import Foundation

/// What a node does with touches and keys.
package indirect enum Interaction {
  case button(ButtonBehavior)
  case gesture(GestureBehavior)
  case field(FieldBehavior)
  case scroll(ScrollBehavior)

  /// Whether a tap may come to something here: a scroll view only follows a finger that moves.
  package var takesTaps: Bool {
    if case .scroll = self { false } else { true }
  }
}

/// A control that fires when it is pressed and released inside.
package struct ButtonBehavior {
  package var isEnabled: Bool
  package var perform: () -> Void
  package var setPressed: (Bool) -> Void
  /// Whether all of its frame takes touches, and not only what is drawn in it.
  package var fillsFrame = false

  package init(isEnabled: Bool, perform: @escaping () -> Void, setPressed: @escaping (Bool) -> Void) {
    self.isEnabled = isEnabled
    self.perform = perform
    self.setPressed = setPressed
  }
}

/// A touch as gestures see it, in the space of the node that carries the gesture; time in virtual seconds.
package struct TouchEvent {
  package var start: CGPoint
  package var location: CGPoint
  package var time: Double
  /// Where the finger landed and is on the screen.
  package var onScreen: (start: CGPoint, location: CGPoint)
  /// The node that carries the gesture.
  package weak var node: Node?

  package init(
    start: CGPoint,
    location: CGPoint,
    time: Double,
    onScreen: (start: CGPoint, location: CGPoint),
    node: Node?
  ) {
    self.start = start
    self.location = location
    self.time = time
    self.onScreen = onScreen
    self.node = node
  }

  package var distance: CGFloat {
    let (x, y) = (location.x - start.x, location.y - start.y)
    return (x * x + y * y).squareRoot()
  }
}

/// A recognizer attached to a node.
package struct GestureBehavior {
  package enum Kind {
    case tap(count: Int)
    case longPress(duration: Double, maximumDistance: CGFloat)
    case drag(minimumDistance: CGFloat)
  }

  package enum Precedence { case normal, simultaneous, high }

  package var kind: Kind
  package var precedence: Precedence
  package var isEnabled: Bool
  /// Where it stands among the recognizers of one modifier.
  package var order = 0
  /// Those of the same modifier, by their order, that go before it: it waits until they have failed.
  package var yieldsTo: [Int] = []
  /// Those of the same modifier, by their order, after which it begins: one of them must have succeeded.
  package var follows: [Int] = []
  package var changed: (TouchEvent) -> Void
  package var ended: (TouchEvent) -> Void
  /// Told `true` when a finger lands and `false` when it leaves.
  package var pressing: (Bool) -> Void

  package init(
    kind: Kind,
    precedence: Precedence,
    isEnabled: Bool,
    changed: @escaping (TouchEvent) -> Void,
    ended: @escaping (TouchEvent) -> Void,
    pressing: @escaping (Bool) -> Void
  ) {
    self.kind = kind
    self.precedence = precedence
    self.isEnabled = isEnabled
    self.changed = changed
    self.ended = ended
    self.pressing = pressing
  }
}

/// A field that takes text while it is focused.
package struct FieldBehavior {
  package enum ReturnKey: Sendable {
    /// Submits, and takes the keyboard away.
    case submits
    case breaksLine
  }

  package var isEnabled: Bool
  package var isSecure: Bool
  package var returnKey = ReturnKey.submits
  /// What is asked of the keyboard.
  package var keyboard = KeyboardSettings()
  package var read: () -> String
  package var write: (String) -> Void
  package var submit: () -> Void

  package init(
    isEnabled: Bool,
    isSecure: Bool,
    read: @escaping () -> String,
    write: @escaping (String) -> Void,
    submit: @escaping () -> Void
  ) {
    self.isEnabled = isEnabled
    self.isSecure = isSecure
    self.read = read
    self.write = write
    self.submit = submit
  }
}

/// What a field asks of the keyboard, by the names that SwiftUI gives it.
package struct KeyboardSettings: Hashable, Sendable {
  package var type = "default"
  package var contentType: String?
  package var capitalization: String?
  package var corrects = true
  package var submitLabel: String?

  package init() {}
}
