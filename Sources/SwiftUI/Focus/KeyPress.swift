public import Foundation
import HeadlessCore

/// One press of a key.
public struct KeyPress: Sendable {
  public let key: KeyEquivalent

  public var characters: String { String(key.character) }

  /// What became of a key.
  public enum Result: Sendable {
    case handled
    case ignored
  }

  /// Parts of a press: down, held, up.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Self(rawValue: 1 << 0)
    public static let `repeat` = Self(rawValue: 1 << 1)
    public static let up = Self(rawValue: 1 << 2)
    public static let all: Self = [.down, .repeat, .up]
  }
}

/// What the focus is taken for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In place of a click or tap, as buttons do.
  public static let activate = Self(rawValue: 1 << 0)
  /// To receive keys, as fields do.
  public static let edit = Self(rawValue: 1 << 1)
  public static var automatic: Self { [.activate, .edit] }
}

extension View {
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let box = Confined(action)
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      guard phases.isHeard(inputs) else { return wrapper }
      wrapper.keyPressed = { box.value(KeyPress(key: KeyEquivalent($0))) == .handled }
      return wrapper
    }
  }

  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let box = Confined(action)
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      guard phases.isHeard(inputs) else { return wrapper }
      wrapper.keyPressed = { character in
        let key = KeyEquivalent(character)
        return keys.contains(key) && box.value(KeyPress(key: key)) == .handled
      }
      return wrapper
    }
  }

  nonisolated public func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      let isMeant = press.key.character.unicodeScalars.allSatisfy { characters.contains($0) }
      return isMeant ? action(press) : .ignored
    }
  }

  /// Nothing takes the focus from a tap here, so that all interactions are reached by the keyboard alone.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }
}

extension KeyPress.Phases {
  /// A key is pressed and let go at once here, and only its going down is told.
  @MainActor fileprivate func isHeard(_ inputs: _ViewInputs) -> Bool {
    if contains(.down) { return true }
    let message = "onKeyPress(phases:) hears of keys that go down, and of nothing else."
    inputs.graph.record(.unsupported, message, at: inputs.identity)
    return false
  }
}
