import HeadlessHost
import SwiftUI
import Testing

@Suite("Rows of lists") @MainActor struct ListRowTests {
  private func lines(_ view: some View) throws -> Int {
    try host(view).svg().components(separatedBy: "fill=\"#FF0000\"").count - 1
  }

  /// Two neighbours share one hairline, which takes the tint of the upper one.
  private func rows(_ first: some View, _ second: some View) -> some View {
    List {
      Section {
        first.listRowSeparatorTint(Color(red: 1, green: 0, blue: 0))
        second
      }
    }
  }

  @Test func `a hairline stands between two rows, and none after the last`() throws {
    #expect(try lines(rows(Text("a"), Text("b"))) == 1)
    #expect(try lines(List { Text("a").listRowSeparatorTint(Color(red: 1, green: 0, blue: 0)) }) == 0)
  }

  @Test func `either neighbour hides the hairline`() throws {
    #expect(try lines(rows(Text("a").listRowSeparator(.hidden), Text("b"))) == 0)
    #expect(try lines(rows(Text("a"), Text("b").listRowSeparator(.hidden, edges: .top))) == 0)
    #expect(try lines(rows(Text("a"), Text("b").listRowSeparator(.hidden, edges: .bottom))) == 1)
  }

  @Test func `a row that shows its hairline is heard, whatever its section says`() throws {
    let tint = Color(red: 1, green: 0, blue: 0)
    func list(_ first: some View) -> some View {
      List {
        Section {
          first.listRowSeparatorTint(tint)
          Text("b")
        }.listRowSeparator(.hidden)
      }
    }
    #expect(try lines(list(Text("a"))) == 0)
    let shown = List {
      Section {
        Text("a").listRowSeparator(.visible).listRowSeparatorTint(tint)
        Text("b").listRowSeparator(.visible)
      }
      .listRowSeparator(.hidden)
    }
    #expect(try lines(shown) == 1)
  }

  @Test func `what a section says of its rows reaches each that says nothing itself`() throws {
    let screen = try host(
      Form {
        Section {
          Text("inherits")
          Text("own").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
        }
        .listRowInsets(EdgeInsets())
        .listRowBackground(Color(red: 1, green: 0, blue: 0))
        Section { Text("other") }
      }
    )
    let edge = try screen.find(text: "inherits").frame.minX
    #expect(try screen.find(text: "own").frame.minX == edge + 40)
    #expect(try screen.find(text: "other").frame.minX == edge + 16)
    #expect(try screen.find(text: "inherits").backgroundColor?.hex == "#FF0000")
    #expect(try screen.find(text: "other").backgroundColor?.hex == "#FFFFFF")
  }

  @Test func `a hairline is neither touched nor read`() throws {
    var count = 0
    let screen = try host(rows(Button("a") { count += 1 }, Text("b")))
    #expect(screen.accessibilityElements.map(\.label) == ["a", "b"])
    try screen.find(.button).tap()
    #expect(count == 1)
  }
}
