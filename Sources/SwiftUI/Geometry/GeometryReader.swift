public import Foundation
package import HeadlessCore

/// Content that is made to the measure of the room it gets.
public struct GeometryReader<Content> {
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let node = inner.node(
      layout: GeometryLayout { node in
        MainActor.assumeIsolated {
          Confined(inner.descending(.index(0)).make(view.content(GeometryProxy(node: node))).nodes)
        }.value
      }
    )
    return _ViewOutputs([node])
  }
}

/// The size and place of the room.
public struct GeometryProxy {
  package let node: Node

  public var size: CGSize { node.frame.size }

  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global, .named: node.frameInRoot
    }
  }
}

/// Whose coordinates are meant. A named space is taken to be the screen.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
}
