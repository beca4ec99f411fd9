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
  nonisolated public func geometryGroup() -> some View { self }

  /// Two views of one name do not fly from one place to the other here, which is a finding.
  nonisolated public func matchedGeometryEffect<ID>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View where ID: Hashable {
    unsupported("matchedGeometryEffect(id:in:properties:anchor:isSource:) moves nothing here.")
  }

  nonisolated public func navigationTransition<T>(_ style: T) -> some View {
    notShown("navigationTransition(_:) moves nothing here.")
  }
}
