import HeadlessCore

/// What two matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  nonisolated public func geometryGroup() -> some View {
    notShown("geometryGroup() changes nothing here: what gets another frame is not drawn on its way to it.")
  }

  /// A view that is not the source of its name lies where the source lies. The flight of a view that takes the name of
  /// one that left is in the log of animations; it is not drawn on its way, which is a finding.
  nonisolated public func matchedGeometryEffect<ID>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View where ID: Hashable {
    let key = Confined(AnyHashable(SharedName(id: AnyHashable(id), namespace: namespace)))
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.matched = HeadlessCore.MatchedGeometry(
        key: key.value,
        isSource: isSource,
        sharesPosition: properties.contains(.position),
        sharesSize: properties.contains(.size),
        anchor: anchor.point
      )
      inputs.graph.sharesGeometry = true
      return wrapper
    }
    .notShown("matchedGeometryEffect(id:in:properties:anchor:isSource:) is not drawn on its way here.")
  }

  nonisolated public func navigationTransition<T>(_ style: T) -> some View {
    notShown("navigationTransition(_:) moves nothing here.")
  }
}

/// A name in a namespace.
private struct SharedName: Hashable, CustomStringConvertible {
  let id: AnyHashable
  let namespace: Namespace.ID

  var description: String { "\(id)" }
}
