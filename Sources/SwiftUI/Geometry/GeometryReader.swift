public import Foundation
package import HeadlessCore

/// Content that is made to the measure of the room it gets.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let node = inner.node(
      layout: GeometryLayout { node in
        MainActor.assumeIsolated {
          let content = inner.graph.authoring(at: inner.identity, in: node.frame.size) {
            view.content(GeometryProxy(node, in: inner.graph))
          }
          return Confined(inner.descending(.index(0)).make(content).nodes)
        }.value
      }
    )
    return _ViewOutputs([node])
  }
}

/// The size and place of the room, as they are whenever somebody asks; nothing once the view is gone.
public struct GeometryProxy {
  private let kept: KeptNode

  package init(_ node: Node, in graph: Graph) { kept = KeptNode(node, in: graph) }

  package var node: Node? { kept.current }

  public var size: CGSize { node?.frame.size ?? .zero }

  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let node else { return .zero }
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: node.frame.size)
    case .global: return node.frameInRoot
    case .named(let name):
      guard let space = node.ancestor(where: { $0.spaceName == name }) else { return node.frameInRoot }
      let origin = space.frameInRoot.origin
      return node.frameInRoot.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let node else { return nil }
    return node.ancestor { $0.spaceName == coordinateSpace.name.value }.map { space in
      let origin = node.frameInRoot.origin
      return space.frameInRoot.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

/// Whose coordinates are meant. A name that no view around has is taken to be the screen.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}
