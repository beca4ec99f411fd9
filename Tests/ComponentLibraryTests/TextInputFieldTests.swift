import ComponentLibrary
import DesignTokens
import HeadlessHost
import SwiftUI
import Testing

/// What the specs leave open about fields.
@MainActor struct TextInputFieldTests {
  private struct Form: View {
    @State var text = ""

    var body: some View {
      TextInputField(id: "name", label: "Name", value: $text, helperText: "As in your passport", showInfoIcon: true)
    }
  }

  @Test("a helper text that was set off goes back when the field is left")
  func leaving() throws {
    let screen = try host(Form())
    try screen.find(.textField).focus()
    try screen.advance(by: 1)
    try screen.find(.button).tap()
    let setOff = ResolvedColor(Color(uiColor: DesignTokens.colorTextDefault))
    #expect(try screen.find(text: "As in your passport").foregroundColor == setOff)
    try screen.dropFocus()
    try screen.advance(by: 1)
    let atRest = ResolvedColor(Color(uiColor: DesignTokens.colorTextSubtle))
    #expect(try screen.find(text: "As in your passport").foregroundColor == atRest)
  }

  @Test("an address is neither capitalised nor corrected", arguments: TextInputFieldType.allCases)
  func addresses(type: TextInputFieldType) throws {
    let screen = try host(TextInputField(id: "name", label: "Name", value: .constant("Ada"), type: type))
    let keyboard = try #require(screen.findAll(type == .password ? .secureField : .textField).first?.keyboard)
    let isAddress = [.email, .url].contains(type)
    #expect(keyboard.capitalization == (isAddress ? "never" : nil))
    #expect(keyboard.corrects == !isAddress)
    let (shown, offered): (String, String?) =
      switch type {
      case .text: ("default", nil)
      case .email: ("emailAddress", UITextContentType.emailAddress.rawValue)
      case .password: ("default", UITextContentType.password.rawValue)
      case .tel: ("phonePad", UITextContentType.telephoneNumber.rawValue)
      case .url: ("URL", UITextContentType.URL.rawValue)
      }
    #expect(keyboard.type == shown)
    #expect(keyboard.contentType == offered)
    #expect(screen.findAll(.secureField).isEmpty == (type != .password))
  }

  @Test("what invites to type is there while the label floats above an empty box")
  func placeholder() throws {
    let screen = try host(TextInputField(id: "name", label: "Name", value: .constant(""), placeholder: "Lovelace"))
    #expect(try screen.find(.textField).text != "Lovelace")
    try screen.find(.textField).focus()
    try screen.advance(by: 1)
    #expect(try screen.find(.textField).text == "Lovelace")
    #expect(
      try screen.find(.textField).foregroundColor == ResolvedColor(Color(uiColor: DesignTokens.colorTextSubtle))
    )
  }

  @Test("from right to left, the label stands at the right and the icon at the left")
  func rightToLeft() throws {
    let field = TextInputField(
      id: "name",
      label: "Name",
      value: .constant("Ada"),
      helperText: "As in your passport",
      errorMessage: "No such name"
    )
    let screen = try host(field, in: Surroundings(layoutDirection: .rightToLeft))
    let box = try screen.find(RoundedRectangle.self).frame
    let inset = DesignTokens.spaceInsetNormal
    #expect(abs(box.maxX - (try screen.find(text: "Name").frame.maxX) - inset) < 0.001)
    #expect(abs(box.maxX - (try screen.find(text: "As in your passport").frame.maxX) - inset) < 0.001)
    #expect(abs(box.maxX - (try screen.find(text: "No such name").frame.maxX) - inset) < 0.001)
    #expect(abs(try screen.find(Icon.self).frame.minX - box.minX - inset) < 0.001)
    let empty = try host(
      TextInputField(id: "name", label: "Name", value: .constant("")),
      in: Surroundings(layoutDirection: .rightToLeft)
    )
    #expect(
      abs(try empty.find(RoundedRectangle.self).frame.maxX - (try empty.find(text: "Name").frame.maxX) - inset) < 0.001
    )
  }

  @Test("where the icon of information is clear, a touch is the field's, and nothing is read out")
  func clearIcon() throws {
    let screen = try host(Form())
    let icon = try screen.find(Icon.self).frame
    try screen.tap(at: CGPoint(x: icon.midX, y: icon.midY))
    #expect(try screen.find(.textField).isFocused)
    #expect(screen.announcements.isEmpty)
  }

  @Test("what is read-only is text: no field shows it, it takes the focus, and is heard with its label")
  func readOnly() throws {
    let screen = try host(
      TextInputField(id: "name", label: "Name", value: .constant("Ada"), placeholder: "Anything", readOnly: true)
    )
    #expect(screen.findAll(.textField).isEmpty)
    #expect(screen.accessibilityElements.map(\.label) == ["Name"])
    try screen.focusNext()
    let element = try screen.find(.label("Name"))
    #expect(element.isFocused)
    #expect(element.value == "Ada")
    #expect(element.fieldText == nil)
  }

  @Test("an empty read-only field is still heard and reached, and asks for nothing")
  func emptyReadOnly() throws {
    let screen = try host(
      TextInputField(id: "name", label: "Name", value: .constant(""), placeholder: "Anything", readOnly: true)
    )
    let box = try screen.find(RoundedRectangle.self).frame
    try screen.tap(at: CGPoint(x: box.midX, y: box.midY))
    #expect(try screen.find(.label("Name")).isFocused)
    #expect(screen.findAll(Text.self).allSatisfy { $0.text != "Anything" })
  }

  @Test("a long value that is read-only is shown in full")
  func longReadOnly() throws {
    let value = "Seventeen barrels of oil, to be sent on as soon as the harbour is free of ice"
    let screen = try host(
      TextInputField(id: "name", label: "Name", value: .constant(value), readOnly: true),
      size: CGSize(width: 240, height: 600)
    )
    #expect(try screen.find(text: value).lines.joined().filter { $0 != " " } == value.filter { $0 != " " })
    #expect(try screen.find(RoundedRectangle.self).frame.contains(screen.find(text: value).frame))
  }
}
