public import Foundation
import HeadlessCore

/// The measures of scrolled content.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

extension View {
  nonisolated public func onScrollGeometryChange<T>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    let box = Confined((transform, action))
    return NodeModified(content: self) { node, inputs in
      let (transform, action) = box.value
      let wrapper = Node(inputs.identity, wrapping: node)
      let known = inputs.identity.slot(0, as: LastValue<T>.self) { LastValue() }
      inputs.graph.afterLayout {
        guard let value = ScrolledContent.first(in: wrapper).map({ transform($0.geometry) }) else { return }
        let old = known.value
        known.value = value
        if let old, old != value { action(old, value) }
      }
      return wrapper
    }
  }

  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    let box = Confined(action)
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      let known = inputs.identity.slot(0, as: LastValue<Bool>.self) { LastValue() }
      inputs.graph.afterLayout {
        let isVisible = wrapper.visibleShare > threshold
        let wasVisible = known.value ?? false
        known.value = isVisible
        if isVisible != wasVisible { box.value(isVisible) }
      }
      return wrapper
    }
  }
}

/// What was told the last time.
final class LastValue<Value> {
  var value: Value?
}

extension Node {
  /// How much of the view lies in the room of the scroll views around it, from 0 to 1.
  var visibleShare: Double {
    let frame = frameInRoot
    guard frame.width > 0, frame.height > 0 else { return 0 }
    var seen = frame
    var outer = ancestor { $0.layout is ScrollLayout }
    while let viewport = outer {
      seen = seen.intersection(viewport.frameInRoot)
      outer = viewport.ancestor { $0.layout is ScrollLayout }
    }
    return Double(seen.width * seen.height / (frame.width * frame.height))
  }
}
