import Foundation
import HeadlessCore

/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle style has to work with.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label {
    let slot: StyleSlot

    init(_ content: some View) { slot = StyleSlot(content) }
  }

  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    view.slot.make(inputs.descending(into: Self.self))
  }
}

/// The style of the platform: on iOS a switch.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration, tint: nil) }
}

/// A switch of 51 by 31 points at the end of the row.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// A button that stays down while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(configuration.isOn ? .white : .accentColor)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(configuration.isOn ? Color.accentColor : Color.clear, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The label, and the switch of iOS at the end of the row.
private struct SwitchRow: View {
  @Environment(\.tintColor) private var tintColor
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  var body: some View {
    // The switch alone takes touches.
    ControlRow(label: configuration.label.allowsHitTesting(false)) {
      Capsule()
        .fill(configuration.isOn ? tint ?? tintColor ?? Color.green : Color(uiColor: .switchTrack))
        .frame(width: 51, height: 31)
        .overlay(alignment: configuration.isOn ? .trailing : .leading) { Circle().fill(.white).padding(2) }
        .contentShape(Rectangle())
        .accessibilityHidden(true)
    }
  }
}

extension View {
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    let box = Confined(style)
    return environment(changing: { environment in
      let outer = (environment.toggleStyle, environment.isToggleCustom)
      environment.toggleStyle = AnyStyle(
        box.value,
        leaving: { ($0.toggleStyle, $0.isToggleCustom) = outer },
        { $0.makeBody(configuration: $1) }
      )
      environment.isToggleCustom = !(box.value is any PlatformToggleStyle)
    })
  }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ToggleStyleConfiguration> {
      AnyStyle(Confined(())) { _, configuration in DefaultToggleStyle().makeBody(configuration: configuration) }
    }
  }

  var toggleStyle: AnyStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  /// A style of the app's brings its own control, such as a button in its body.
  @Entry var isToggleCustom: Bool = false
}

/// The styles of the platform, which are pressed as a whole.
private protocol PlatformToggleStyle {}

extension DefaultToggleStyle: PlatformToggleStyle {}
extension SwitchToggleStyle: PlatformToggleStyle {}
extension ButtonToggleStyle: PlatformToggleStyle {}
