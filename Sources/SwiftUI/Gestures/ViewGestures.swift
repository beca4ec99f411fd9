public import Foundation
import HeadlessCore

extension View {
  nonisolated private func recognizing<G: Gesture>(
    _ gesture: G,
    _ precedence: GestureBehavior.Precedence,
    masksSubviews: Bool = false,
    pressing: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let box = Confined((gesture, pressing))
    return NodeModified(content: self) { node, inputs in
      let (gesture, pressing) = box.value
      let handlers = _GestureHandlers<G.Value>(changed: { _ in }, ended: { _ in }, reset: {}, pressing: pressing)
      var result = node
      if masksSubviews {
        let message = "A gesture that leaves out .subviews does not switch off the gestures inside here."
        inputs.graph.record(.unsupported, message, at: inputs.identity)
      }
      let memory = inputs.identity.slot(0, as: GestureMemory.self) { GestureMemory() }
      let recognizers = memory.recall { G._recognizers(gesture, handlers) }
      for (index, behavior) in recognizers.behaviors.enumerated() {
        var behavior = behavior
        behavior.order = index
        behavior.precedence = precedence
        behavior.isEnabled = inputs.environment.isEnabled
        result = Node(inputs.descending(.index(index)).identity, wrapping: result)
        result.interaction = .gesture(behavior)
      }
      return result
    }
  }

  nonisolated public func gesture<T>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    recognizing(mask.contains(.gesture) ? gesture : nil, .normal, masksSubviews: !mask.contains(.subviews))
  }

  nonisolated public func simultaneousGesture<T>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    recognizing(mask.contains(.gesture) ? gesture : nil, .simultaneous, masksSubviews: !mask.contains(.subviews))
  }

  nonisolated public func highPriorityGesture<T>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    recognizing(mask.contains(.gesture) ? gesture : nil, .high, masksSubviews: !mask.contains(.subviews))
  }

  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    recognizing(_TapAction(count: count, action: Confined(action)), .normal)
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let gesture = _LongPressAction(
      base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
      action: Confined(action)
    )
    return recognizing(gesture, .normal, pressing: { onPressingChanged?($0) })
  }
}

/// `onTapGesture`.
private struct _TapAction: Gesture {
  let count: Int
  let action: Confined<() -> Void>

  static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Void>) -> _GestureRecognizers {
    TapGesture._recognizers(TapGesture(count: gesture.count), handlers.calling(gesture.action.value))
  }
}

/// `onLongPressGesture`.
private struct _LongPressAction: Gesture {
  let base: LongPressGesture
  let action: Confined<() -> Void>

  static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Bool>) -> _GestureRecognizers {
    LongPressGesture._recognizers(gesture.base, handlers.calling(gesture.action.value))
  }
}

extension _GestureHandlers {
  fileprivate func calling(_ action: @escaping () -> Void) -> Self {
    var copy = self
    let outer = ended
    copy.ended = { value in
      outer(value)
      action()
    }
    return copy
  }
}
