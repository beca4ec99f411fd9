import Foundation
import UIKit

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = GaugeStyleConfiguration
}

/// What a gauge style has to work with.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public struct Label: View {
    let slot: AnyView

    init(_ content: some View) { slot = AnyView(content) }

    public var body: some View { slot }
  }

  /// The value in words.
  public struct CurrentValueLabel: View {
    let slot: AnyView

    init(_ content: some View) { slot = AnyView(content) }

    public var body: some View { slot }
  }

  /// The lower end in words.
  public struct MinimumValueLabel: View {
    let slot: AnyView

    init(_ content: some View) { slot = AnyView(content) }

    public var body: some View { slot }
  }

  /// The upper end in words.
  public struct MaximumValueLabel: View {
    let slot: AnyView

    init(_ content: some View) { slot = AnyView(content) }

    public var body: some View { slot }
  }

  /// From 0 to 1.
  public var value: Double
  public var label: GaugeStyleConfiguration.Label
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

/// A bar that fills up, which is also the automatic look.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value, height: 8)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
    }
  }
}

/// The look that the surroundings ask for; on iOS the bar.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A thin bar with the value beside it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.headline)
      GaugeBar(fraction: configuration.value, height: 4)
      configuration.currentValueLabel.font(.caption)
    }
  }
}

/// A ring that fills up around the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(Color.accentColor.opacity(0.3), lineWidth: 6)
      Circle().trim(from: 0, to: configuration.value)
        .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
      configuration.currentValueLabel
    }
    .padding(3)
    .frame(width: 58, height: 58)
  }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularCapacityGaugeStyle().makeBody(configuration: configuration)
      .unsupported("gaugeStyle(.accessoryCircular) is drawn as a closed ring, without its mark and bounds.")
  }
}

private struct GaugeBar: View {
  let fraction: Double
  let height: CGFloat

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(uiColor: .systemGray5))
        Capsule().fill(Color.accentColor).frame(width: proxy.size.width * fraction)
      }
    }
    .frame(height: height)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { Self() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: Self { Self() }
}

extension EnvironmentValues {
  @Entry var gaugeStyle: AnyStyle<GaugeStyleConfiguration>? = nil
}

extension View {
  nonisolated public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    let box = Confined(style)
    return environment(changing: { environment in
      let outer = environment.gaugeStyle
      environment.gaugeStyle = AnyStyle(
        box.value,
        leaving: { $0.gaugeStyle = outer },
        { $0.makeBody(configuration: $1) }
      )
    })
  }
}
