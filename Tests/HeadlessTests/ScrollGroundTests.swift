import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Grounds of what scrolls")
struct ScrollGroundTests {
  private func editor(_ ground: Visibility) throws -> HeadlessHost.Host {
    try host(
      ZStack(alignment: .topLeading) {
        Text("placeholder")
        TextEditor(text: .constant("")).scrollContentBackground(ground)
      }
      .frame(width: 200, height: 100)
    )
  }

  @Test("a text editor hides the words behind it, unless its ground is hidden")
  func textEditor() throws {
    #expect(try editor(.automatic).find(text: "placeholder").visibleFraction == 0)
    #expect(try editor(.hidden).find(text: "placeholder").visibleFraction == 1)
    #expect(try editor(.hidden).findings.isEmpty)
  }

  @Test("a list without its ground shows what is behind it")
  func list() throws {
    func picture(_ ground: Visibility) throws -> String {
      try host(List { Text("row") }.scrollContentBackground(ground).background(Color(red: 1, green: 0, blue: 1))).svg()
    }
    #expect(try picture(.visible).contains("#F2F2F7"))
    #expect(try !picture(.hidden).contains("#F2F2F7"))
  }
}
