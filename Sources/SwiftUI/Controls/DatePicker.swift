public import Foundation
import UIKit

/// What of a date can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date. The calendar does not open here: the date is shown.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  let label: Label
  let selection: Binding<Date>
  let components: DatePickerComponents
}

extension DatePicker: View {
  public var body: some View {
    ControlRow(label: label) {
      HStack {
        if components.contains(.date) { chip(Text(selection.wrappedValue, style: .date)) }
        if components.contains(.hourAndMinute) { chip(Text(selection.wrappedValue, style: .time)) }
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

  nonisolated public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    components = displayedComponents
  }

  nonisolated public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

/// How date pickers look: one look is drawn here.
public protocol DatePickerStyle {}
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle, Sendable { public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

extension View {
  nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    unsupported("datePickerStyle(_:) changes nothing here: date pickers have one look.")
  }
}
