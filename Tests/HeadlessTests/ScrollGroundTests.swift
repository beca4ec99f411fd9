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

  @Test("a list or form without its ground shows what is behind it")
  func list() throws {
    func check(_ content: some View, ground: String) throws {
      func picture(_ visibility: Visibility) throws -> String {
        try host(content.scrollContentBackground(visibility).background(Color(red: 1, green: 0, blue: 1))).svg()
      }
      let (both, bare) = try (picture(.visible), picture(.hidden))
      #expect(bare.contains("#FF00FF"))
      #expect(both.ranges(of: "\"\(ground)\"").count == bare.ranges(of: "\"\(ground)\"").count + 1)
      // What is painted later lies above.
      let own = try #require(both.ranges(of: "\"\(ground)\"").last)
      #expect(try #require(both.range(of: "#FF00FF")).lowerBound < own.lowerBound)
    }
    try check(List { Color.clear }, ground: "#F2F2F7")
    try check(Form { Color.clear }, ground: "#F2F2F7")
    try check(List { Color.clear }.listStyle(.plain), ground: "#FFFFFF")
  }
}
