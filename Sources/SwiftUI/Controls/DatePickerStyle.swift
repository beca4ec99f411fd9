public import Foundation
import UIKit

/// How date pickers look. Of the system's styles one look is drawn here; styles of the app's are drawn as they are.
@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = DatePickerStyleConfiguration
}

/// What a style of date pickers has to work with.
public struct DatePickerStyleConfiguration {
  /// What is to be chosen, in words.
  public struct Label: View {
    let slot: AnyView

    public var body: some View { slot }
  }

  public let label: DatePickerStyleConfiguration.Label
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents

  init(
    label: Label,
    selection: Binding<Date>,
    minimumDate: Date?,
    maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// The date in a grey field at the end of its row.
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { CompactDate(configuration: configuration) }
}

public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { CompactDate(configuration: configuration) }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDate(configuration: configuration).unsupported("The graphical style of a DatePicker draws no calendar here.")
  }
}

public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDate(configuration: configuration).unsupported("The wheel style of a DatePicker draws no wheels here.")
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

private struct CompactDate: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    ControlRow(label: configuration.label) {
      HStack {
        if configuration.displayedComponents.contains(.date) {
          // Months are short where the room is.
          chip(Text(configuration.selection, style: Text.DateStyle(template: "MMM d, yyyy")))
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          chip(Text(configuration.selection, style: .time))
        }
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
    .unsupported("A DatePicker does not open here: it shows what is chosen.")
  }

  private func chip(_ text: Text) -> some View {
    text.padding(.horizontal, 11).padding(.vertical, 6)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// Finds the style of the place.
struct StyledDatePicker: View {
  @Environment(\.datePickerStyle) private var style
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    if let style {
      style.make(configuration)
    } else {
      DefaultDatePickerStyle().makeBody(configuration: configuration)
    }
  }
}

extension EnvironmentValues {
  @Entry var datePickerStyle: AnyStyle<DatePickerStyleConfiguration>? = nil
}

extension View {
  nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    let box = Confined(style)
    return environment(changing: { environment in
      let outer = environment.datePickerStyle
      environment.datePickerStyle = AnyStyle(
        box.value,
        leaving: { $0.datePickerStyle = outer },
        { $0.makeBody(configuration: $1) }
      )
    })
  }
}
