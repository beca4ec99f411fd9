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
    #expect(throws: HostError.self) { try screen.focusNext() }
    #expect(screen.findAll(RoundedRectangle.self).allSatisfy { $0.opacity == DesignTokens.opacityDisabled })
    #expect(!screen.findAll(RoundedRectangle.self).contains { $0.strokeWidth == DesignTokens.accessibilityFocusWidth })
  }

  private struct Switch: View {
    @State var isOff = true
    let onPress: @MainActor () -> Void

    var body: some View {
      VStack {
        ButtonCTA(label: "Save", style: .secondary, icon: "check", onPress: onPress, disabled: isOff)
        Button("Turn") { isOff.toggle() }
      }
    }
  }

  @Test("a ButtonCTA that is no longer disabled is as it always was")
  func enabledAgain() throws {
    var presses = 0
    let screen = try host(Switch { presses += 1 })
    try screen.find(.label("Save")).tap()
    #expect(presses == 0)
    try screen.find(.label("Turn")).tap()
    try screen.advance(by: 1)
    #expect(try screen.find(text: "Save").opacity == 1)
    #expect(try screen.find(Icon.self).opacity == 1)
    #expect(try !screen.find(.label("Save")).traits.contains("disabled"))
    try screen.find(.label("Save")).tap()
    try screen.find(.label("Save")).focus()
    try screen.press(key: .return)
    #expect(presses == 2)
  }

  @Test("the icon of a ButtonIcon keeps its size, however large text is", arguments: ButtonIconSize.allCases)
  func textSize(size: ButtonIconSize) throws {
    let button = ButtonIcon(icon: "plus", ariaLabel: "Add", size: size) {}
    let (plain, large) = (try host(button), try host(button, in: Surroundings(dynamicTypeSize: .accessibility5)))
    #expect(try plain.find(Icon.self).frame == (try large.find(Icon.self).frame))
    #expect(try plain.find(.button).frame == (try large.find(.button).frame))
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
