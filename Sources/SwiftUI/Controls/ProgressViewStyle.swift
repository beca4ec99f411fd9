import Foundation
import UIKit

/// How progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a progress style has to work with.
public struct ProgressViewStyleConfiguration {
  /// What goes on.
  public struct Label {
    let slot: StyleSlot

    init(_ content: some View) { slot = StyleSlot(content) }
  }

  /// How far it is, in words.
  public struct CurrentValueLabel {
    let slot: StyleSlot

    init(_ content: some View) { slot = StyleSlot(content) }
  }

  /// From 0 to 1; `nil` when nobody knows.
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    view.slot.make(inputs.descending(into: Self.self))
  }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    view.slot.make(inputs.descending(into: Self.self))
  }
}

/// A bar where the fraction is known, a wheel otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      Wheel(configuration: configuration, tint: nil)
    } else {
      Bar(configuration: configuration, tint: nil)
    }
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View { Bar(configuration: configuration, tint: tint) }
}

/// A wheel of 20 points.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View { Wheel(configuration: configuration, tint: tint) }
}

/// Four points high, as wide as there is room.
private struct Bar: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(Color(uiColor: .systemGray5))
          Capsule().fill(tint ?? .accentColor).frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
        }
      }
      .frame(height: 4)
      .accessibilityHidden(true)
      configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
    }
  }
}

/// The spokes of iOS's wheel, standing still.
private struct Wheel: View {
  @Environment(\.tintColor) private var tintColor
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  var body: some View {
    VStack(spacing: 8) {
      ZStack {
        ForEach(0..<8, id: \.self) { spoke in
          Capsule()
            .fill((tint ?? tintColor ?? Color(uiColor: .systemGray)).opacity(0.3 + 0.7 * Double(spoke) / 7))
            .frame(width: 2, height: 6)
            .offset(y: -7)
            .rotationEffect(.degrees(Double(spoke) * 45))
        }
      }
      .frame(width: 20, height: 20)
      .accessibilityHidden(true)
      configuration.label.foregroundColor(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  private enum ProgressStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ProgressViewStyleConfiguration> {
      AnyStyle(Confined(())) { _, configuration in DefaultProgressViewStyle().makeBody(configuration: configuration) }
    }
  }

  var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    let box = Confined(style)
    return environment(changing: { environment in
      let outer = environment.progressViewStyle
      environment.progressViewStyle = AnyStyle(
        box.value,
        leaving: { $0.progressViewStyle = outer },
        { $0.makeBody(configuration: $1) }
      )
    })
  }
}
