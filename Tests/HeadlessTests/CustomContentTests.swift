import HeadlessHost
import SwiftUI
import Testing

extension AccessibilityCustomContentKey {
  fileprivate static var age: AccessibilityCustomContentKey { AccessibilityCustomContentKey("Age") }
}

@Suite("Calls that nothing comes of here") @MainActor struct CustomContentTests {
  @Test func `further information is told of in each of its forms`() throws {
    let weight = "30"
    let view = Text("Rex")
      .accessibilityCustomContent("Height", Text("60"))
      .accessibilityCustomContent(.age, "7", importance: .high)
      .accessibilityCustomContent(.age, Text("8"))
      .accessibilityCustomContent(.age, nil)
      .accessibilityCustomContent(.age, weight)
    let screen = try host(view)
    #expect(Set(screen.findings.map(\.kind)) == ["not-shown"])
    #expect(AccessibilityCustomContentKey("Age", id: "Age") == .age)
    #expect(AccessibilityCustomContentKey(Text("Age"), id: "a") != .age)
  }

  @Test func `so are pointers and the bar for finding`() throws {
    let view = Text("a").defaultHoverEffect(.lift).findNavigator(isPresented: .constant(true))
      .findDisabled().replaceDisabled()
    let kinds = try host(view).findings.map(\.kind)
    #expect(kinds.sorted() == ["not-shown", "not-shown", "not-shown", "unsupported"])
    #expect(try host(Text("a").findNavigator(isPresented: .constant(false))).findings.isEmpty)
  }
}
