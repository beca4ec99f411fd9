import HeadlessHost
import SwiftUI
import Testing

/// Modifiers of previews, as Apple's documentation of `PreviewModifier` and `modifier(_:)` has them.
@MainActor @Suite("Modifiers of previews")
struct PreviewModifierTests {
  @MainActor private final class Shared { var uses = 0 }

  private struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> Shared { Shared() }

    func body(content: Content, context: Shared) -> some View {
      context.uses += 1
      return HStack {
        Text("use \(context.uses)")
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

  // "The context returned here will be cached and passed into the `body` method for every preview that applies a modifier of
  // this type".
  @Test("a context is shared on one host, and carries nothing into the next one")
  func shared() throws {
    let preview = Preview(traits: .modifier(Sample()), .modifier(Sample())) { Text("content") }
    for _ in 0..<2 {
      let shown = try #require(previews(of: preview).first).host
      #expect(shown.findAll(Text.self).compactMap(\.text) == ["use 2", "use 1", "content"])
    }
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
