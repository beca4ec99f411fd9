public import Foundation
import HeadlessCore

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// The shape of the border of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case capsule
    case circle
    /// `nil` is the radius of the platform.
    case rounded(CGFloat?)
  }

  let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .rounded(nil))
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

/// What the system may do on its own, such as repeating a press.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String

  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension EnvironmentValues {
  @Entry public var controlSize: ControlSize = .regular
  @Entry var buttonBorderShape: ButtonBorderShape = .automatic
}

extension View {
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    NodeModified(content: environment(\.controlSize, controlSize)) { node, inputs in
      if controlSize != .regular {
        let message =
          "controlSize(.\(controlSize)) changes the room around the labels of bordered buttons here, by estimate, and no "
          + "other control."
        inputs.graph.record(.notShown, message, at: inputs.identity)
      }
      return node
    }
  }

  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior).notShown("buttonRepeatBehavior(_:) repeats nothing here.")
  }

  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    notShown("defersSystemGestures(on:) changes nothing here: the host has no gestures of its own.")
  }

  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    notShown("persistentSystemOverlays(_:) changes nothing here.")
  }

  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    notShown("statusBarHidden(_:) changes nothing here: there is no bar.")
  }

  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }

  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

  @_disfavoredOverload
  nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol { accessibilityHint(Text(text)) }

  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    environment(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
      .notShown("keyboardShortcut(_:modifiers:) cannot be pressed here.")
  }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut).notShown("keyboardShortcut(_:) cannot be pressed here.")
  }

  /// Without a shortcut there is nothing that could be pressed.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
      .notShown(shortcut == nil ? nil : "keyboardShortcut(_:) cannot be pressed here.")
  }

  /// Here nobody moves the focus beforehand, so the priorities do not differ.
  nonisolated public func defaultFocus<V>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable {
    onAppear { binding.wrappedValue = value }
  }

  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    notShown("focusEffectDisabled(_:) changes nothing here: the focus is not drawn.")
  }
}

/// A key of a hardware keyboard, by the character that it types.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public var character: Character

  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let delete = KeyEquivalent("\u{8}")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// The keys that are held with another.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}

/// Keys that press a button.
public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction = KeyboardShortcut(.return)
  public static let cancelAction = KeyboardShortcut(.escape)

  public var key: KeyEquivalent
  let modifierBits: Int

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    modifierBits = modifiers.rawValue
  }
}

/// When a view's wish for the focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
