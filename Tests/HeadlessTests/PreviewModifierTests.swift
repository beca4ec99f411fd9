import HeadlessHost
import SwiftUI
import Testing

/// Modifiers of previews, as Apple's documentation of `PreviewModifier` and `modifier(_:)` has them.
@MainActor @Suite("Modifiers of previews")
struct PreviewModifierTests {
  @MainActor private final class Shared {
    static var made = 0
    let name = "shared"
  }

  private struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> Shared {
      Shared.made += 1
      return Shared()
    }

    func body(content: Content, context: Shared) -> some View {
      HStack {
        Text(context.name)
        content
      }
    }
  }

  private struct Mark: PreviewModifier {
    let mark: String

    func body(content: Content, context: Void) -> some View { content.accessibilityIdentifier(mark) }
  }

  private struct Failing: PreviewModifier {
    struct Failure: Error {}

    static func makeSharedContext() async throws -> Int { throw Failure() }

    func body(content: Content, context: Int) -> some View { Text("\(context)") }
  }

  @Test("a context is made once and shared")
  func shared() throws {
    for _ in 0..<2 {
      let shown = try #require(previews(of: Preview(traits: .modifier(Sample())) { Text("content") }).first).host
      #expect(shown.findAll(Text.self).compactMap(\.text) == ["shared", "content"])
    }
    #expect(Shared.made == 1)
  }

  // "the first modifier will apply to the body of the preview, the second modifier to the body of the first modifier".
  @Test("the first modifier is the innermost")
  func order() throws {
    let preview = Preview(traits: .modifier(Mark(mark: "inner")), .modifier(Sample())) { Text("content") }
    let shown = try #require(previews(of: preview).first).host
    #expect(try shown.find(.identifier("inner")).text == "content")
  }

  @Test("a context that cannot be made is told of")
  func failure() throws {
    let shown = try #require(previews(of: Preview(traits: .modifier(Failing())) { Text("content") }).first).host
    #expect(try shown.find(text: "content").exists)
    #expect(shown.findings.contains { $0.message.contains("Failing.makeSharedContext() fails: Failure()") })
  }
}
