public import Foundation
import HeadlessCore

extension View {
  /// Told when a pointer comes over the view and when it leaves: an iPad has one, and the host can move one.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    let box = Confined(action)
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.hoverChanged = { box.value($0) }
      return wrapper
    }
  }
}

/// How a view shows that the pointer is over it.
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

/// Where the pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension View {
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    notShown("hoverEffect(_:) shows nothing here: there is no pointer.")
  }

  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    notShown("defaultHoverEffect(_:) shows nothing here: there is no pointer.")
  }

  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    notShown("onContinuousHover(coordinateSpace:perform:) is never called here: there is no pointer.")
  }
}
