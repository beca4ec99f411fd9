import ComponentLibrary
import DesignTokens
import HeadlessHost
import SwiftUI
import Testing

/// What the specs leave open about buttons.
@MainActor struct ButtonTests {
  @Test("a disabled ButtonCTA takes neither touch nor key nor focus, and says so")
  func disabled() throws {
    var presses = 0
    let screen = try host(ButtonCTA(label: "Save", onPress: { presses += 1 }, disabled: true))
    let button = try screen.find(.button)
    #expect(button.traits.contains("disabled"))
    try button.tap()
    #expect(throws: HostError.self) { try button.focus() }
    try screen.press(key: .return)
    #expect(presses == 0)
    #expect(try screen.find(text: "Save").opacity == DesignTokens.opacityDisabled)
  }

  @Test("a key presses the button that has the focus, and no other", arguments: [KeyEquivalent.return, .space])
  func keys(key: KeyEquivalent) throws {
    var pressed: [String] = []
    let row = HStack {
      ButtonIcon(icon: "plus", ariaLabel: "Add", onPress: { pressed.append("Add") })
      ButtonIcon(icon: "minus", ariaLabel: "Remove", onPress: { pressed.append("Remove") })
    }
    let screen = try host(row)
    try screen.focusNext()
    try screen.focusNext()
    #expect(try screen.find(.label("Remove")).isFocused)
    #expect(try screen.press(key: key))
    #expect(pressed == ["Remove"])
  }

  @Test("VoiceOver's double tap does what a finger does")
  func activation() throws {
    var presses = 0
    let screen = try host(ButtonIcon(icon: "plus", ariaLabel: "Add", size: .small, testID: "add") { presses += 1 })
    try screen.find(.identifier("add")).activate()
    #expect(presses == 1)
  }
}
