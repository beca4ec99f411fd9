import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Ids in loops of views")
struct RepeatedIDTests {
  private struct Item: Identifiable {
    let id: Int
    let title: String
  }

  private func kinds(_ items: [Item]) throws -> [String] {
    let screen = try host(
      GeometryReader { _ in
        VStack { ForEach(items) { Text($0.title) } }
      }
    )
    return screen.findings.map(\.kind)
  }

  @Test("two views of one id are told, and which id that is")
  func repeated() throws {
    let items = [Item(id: 1, title: "a"), Item(id: 7, title: "b"), Item(id: 7, title: "c")]
    #expect(try kinds(items) == ["repeated-id"])
    let screen = try host(VStack { ForEach(items) { Text($0.title) } })
    #expect(screen.findings.first?.message.contains("the id 7 occurs several times") == true)
  }

  @Test("ids of their own are nothing to tell", arguments: [0, 1, 2, 40])
  func distinct(_ count: Int) throws {
    #expect(try kinds((0..<count).map { Item(id: $0, title: "\($0)") }) == [])
  }
}
