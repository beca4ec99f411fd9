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

  @Test func `rows without a section look as if they stood in one`() throws {
    func top(_ list: some View) throws -> CGFloat { try host(list).find(text: "a").frame.minY }
    let grouped = List {
      Section {
        Text("a")
        Text("b")
      }
    }
    #expect(
      try top(
        List {
          Text("a")
          Text("b")
        }
      ) == top(grouped)
    )
    #expect(
      try top(
        Form {
          Text("a")
          Text("b")
        }
      ) == top(grouped)
    )
    func clips(_ list: some View) throws -> Int { try host(list).svg().components(separatedBy: "<clipPath").count }
    #expect(
      try clips(
        List {
          Text("a")
          Text("b")
        }
      ) == clips(grouped)
    )
    #expect(try clips(List { Text("a") }.listStyle(.plain)) == clips(grouped) - 1)
  }

  @Test func `a section ends the group of the rows before it`() throws {
    let tint = Color(red: 1, green: 0, blue: 0)
    let list = List {
      Text("a").listRowSeparatorTint(tint)
      Section { Text("b") }
      Text("c")
    }
    #expect(try lines(list) == 0)
    func tops(_ list: some View) throws -> [CGFloat] {
      let screen = try host(list)
      return try ["a", "b", "c"].map { try screen.find(text: $0).frame.minY }
    }
    #expect(
      try tops(list)
        == tops(
          List {
            Section { Text("a") }
            Section { Text("b") }
            Section { Text("c") }
          }
        )
    )
  }
}
