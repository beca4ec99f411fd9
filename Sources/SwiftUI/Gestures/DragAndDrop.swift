public import Foundation

/// What is carried from one place to another. Nothing is carried here: each call is a finding.
extension View {
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    unsupported("draggable(_:) cannot be picked up here.")
  }

  nonisolated public func draggable<V, T>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View where V: View {
    unsupported("draggable(_:preview:) cannot be picked up here.")
  }

  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    unsupported("dropDestination(for:action:isTargeted:) is never reached here: nothing is carried.")
  }

  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    notShown("hoverEffectDisabled(_:) changes nothing here: there is no pointer.")
  }
}
