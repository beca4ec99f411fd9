public import Combine
public import Foundation
import HeadlessCore

/// The subscription of a view to a publisher.
private final class Reception {
  var subscription: AnyCancellable?
}

extension View {
  /// Subscribed when the view comes to the screen, and as long as it is there.
  nonisolated public func onReceive<P>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P: Publisher, P.Failure == Never {
    let box = Confined((publisher, action))
    return NodeModified(content: self) { node, inputs in
      let reception = inputs.identity.slot(0, as: Reception.self) { Reception() }
      if reception.subscription == nil {
        let graph = inputs.graph
        reception.subscription = AnyCancellable {}
        graph.afterLayout { [weak graph] in
          reception.subscription = box.value.0.sink { value in graph?.perform { box.value.1(value) } }
        }
        inputs.identity.onDisappear = [{ reception.subscription = nil }]
      }
      return Node(inputs.identity, wrapping: node)
    }
  }

  /// Told about a measure of the view when it is known and whenever it changes.
  nonisolated public func onGeometryChange<T>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    measuring(transform) { _, new in action(new) }
  }

  nonisolated public func onGeometryChange<T>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    measuring(transform, action)
  }

  nonisolated private func measuring<T: Equatable & Sendable>(
    _ transform: @escaping @Sendable (GeometryProxy) -> T,
    _ action: @escaping (T, T) -> Void
  ) -> some View {
    let box = Confined(action)
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      let measure = inputs.identity.slot(0, as: Measured<T>.self) { Measured() }
      let proxy = GeometryProxy(wrapper, in: inputs.graph)
      inputs.graph.afterLayout {
        let value = transform(proxy)
        let old = measure.value
        measure.value = value
        if old != value { box.value(old ?? value, value) }
      }
      return wrapper
    }
  }

  /// Felt when the value changes: the host keeps a log.
  nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable {
    onChange(of: trigger) { feedback.log() }
  }

  nonisolated public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable {
    onChange(of: trigger) { if condition($0, $1) { feedback.log() } }
  }

  nonisolated public func sensoryFeedback<T>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    onChange(of: trigger) { feedback($0, $1)?.log() }
  }

  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    notShown("onOpenURL(perform:) is never called here: nobody opens addresses of the app.")
  }
}

/// What was measured the last time.
private final class Measured<Value> {
  var value: Value?
}

/// Something that a hand feels or an ear hears.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  var intensity = 1.0

  public static let success = SensoryFeedback(name: "notification success")
  public static let warning = SensoryFeedback(name: "notification warning")
  public static let error = SensoryFeedback(name: "notification error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy what collides is.
  public struct Weight: Equatable, Sendable {
    let name: String

    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard what collides is.
  public struct Flexibility: Equatable, Sendable {
    let name: String

    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight.name)", intensity: intensity)
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility.name)", intensity: intensity)
  }

  func log() {
    guard let graph = Graph.current else { return }
    graph.log.append(.haptic(intensity == 1 ? name : "\(name) \(intensity)", time: graph.clock.now))
  }
}
