import Foundation
import HeadlessCore
import UIKit

/// A choice among several values.
public struct Picker<Label: View, SelectionValue, Content: View> where SelectionValue: Hashable {
  let label: Label
  let selection: Binding<SelectionValue>
  let content: Content
}

extension Picker: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    var dressed = inner
    dressed.environment.dressOptions(of: inner.environment.pickerStyle)
    let options = dressed.descending(.index(0)).make(view.content).nodes
    let selection = view.selection
    let buttons = options.enumerated().map { index, node in
      PickerOption(
        node: Confined(node),
        isSelected: node.traits.tag.map { $0 == AnyHashable(selection.wrappedValue) } ?? false,
        select: {
          if let value = node.traits.tag?.base as? SelectionValue { selection.wrappedValue = value }
        }
      )
    }
    let shape = PickerBody(label: view.label, options: buttons, style: inner.environment.pickerStyle)
    let node = inner.makeOne(shape, step: .index(1))
    node.stand(for: Self.self)
    return _ViewOutputs([node])
  }

  nonisolated public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    self.content = content()
  }

  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.selection = selection
    self.content = content()
  }
}

extension Picker where Label == Text, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// One value that can be chosen.
private struct PickerOption {
  let node: Confined<Node>
  let isSelected: Bool
  let select: @MainActor () -> Void
}

extension EnvironmentValues {
  /// How a style sets the words of its options. Those of a segmented control stay on one line, and do not follow the text
  /// size; the value of a menu is of the tint, and in a row of a list grey.
  fileprivate mutating func dressOptions(of style: PickerStyleKind) {
    switch style {
    case .segmented:
      font = .system(size: 13, weight: .medium)
      lineLimit = 1
    case .menu: foreground = listRow == nil ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.secondary)
    case .inline, .wheel: break
    }
  }
}

/// An option's own view, made before.
private struct MadeView: View {
  typealias Body = Never

  let node: Confined<Node>

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs([view.node.value]) }
}

/// The options side by side where the style is segmented; otherwise the chosen one beside the label. A menu or wheel
/// does not open here, which is a finding.
private struct PickerBody<Label: View>: View {
  @Environment(\.listRow) private var listRow
  let label: Label
  let options: [PickerOption]
  let style: PickerStyleKind

  var body: some View {
    switch style {
    case .segmented: segments
    case .inline: rows
    default: menu.unsupported("A Picker of this style does not open here: it shows what is chosen.")
    }
  }

  private var segments: some View {
    HStack(spacing: 0) {
      ForEach(options.indices, id: \.self) { index in
        Button(action: options[index].select) {
          MadeView(node: options[index].node)
            .frame(maxWidth: .infinity, minHeight: 28)
            .background(
              options[index].isSelected ? Color(uiColor: .chosenSegment) : Color.clear,
              in: RoundedRectangle(cornerRadius: 7)
            )
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(options[index].isSelected ? .isSelected : [])
      }
    }
    .padding(2)
    .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9))
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(options.indices, id: \.self) { index in
        Button(action: options[index].select) {
          HStack {
            MadeView(node: options[index].node)
            Spacer()
            if options[index].isSelected { Image(systemName: "checkmark").accessibilityHidden(true) }
          }
          .frame(minHeight: 44)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(options[index].isSelected ? .isSelected : [])
      }
    }
  }

  private var menu: some View {
    // iOS shows the label of a menu in rows only.
    ControlRow(label: label, hidesLabel: listRow == nil) {
      if let chosen = options.first(where: { $0.isSelected }) {
        MadeView(node: chosen.node)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
  }
}

/// How a choice looks.
enum PickerStyleKind: Sendable { case menu, segmented, inline, wheel }

/// How choices look.
public protocol PickerStyle {
  static var _name: String { get }
}
/// The styles by their names.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  public static var _name: String { "menu" }
  public init() {}
}
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  public static var _name: String { "segmented" }
  public init() {}
}
public struct MenuPickerStyle: PickerStyle, Sendable {
  public static var _name: String { "menu" }
  public init() {}
}
public struct InlinePickerStyle: PickerStyle, Sendable {
  public static var _name: String { "inline" }
  public init() {}
}
public struct WheelPickerStyle: PickerStyle, Sendable {
  public static var _name: String { "wheel" }
  public init() {}
}
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  public static var _name: String { "menu" }
  public init() {}
}
public struct PalettePickerStyle: PickerStyle, Sendable {
  public static var _name: String { "segmented" }
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { Self() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey { static let defaultValue = PickerStyleKind.menu }

  var pickerStyle: PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    let kinds: [String: PickerStyleKind] = ["segmented": .segmented, "inline": .inline, "wheel": .wheel]
    return environment(\.pickerStyle, kinds[S._name] ?? .menu)
  }

}
