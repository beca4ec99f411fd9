import ComponentSyntax
import Testing

/// What users of a component can write, and what it leans on.
struct PublicFaceTests {
  private static let card = SwiftSource(
    path: "Card.swift",
    text: """
      import Tokens
      import SwiftUI
      public struct Card: View {
        public let title: String
        let depth: Int
        public init(title: String, at depth: Int = 1) {}
        init(draft: String) {}
        public func raised(by step: Int, _ other: Int) -> Card { self }
        enum Hidden { case one }
      }
      public enum Kind { case plain, fancy(Int) }
      struct Inner { public init(inner: Int) {} }
      extension Card { func quiet() {} }
      public extension Card {
        var loud: Bool { true }
        private var secret: Bool { title.isEmpty }
      }
      """
  )

  @Test("imports are named as they are written")
  func imports() { #expect(Self.card.imports == ["Tokens", "SwiftUI"]) }

  @Test("only public initializers of the type count")
  func initializers() {
    #expect(Self.card.initializers(of: "Card") == [["title", "at"]])
    #expect(Self.card.initializers(of: "Kind") == [])
  }

  @Test("public is what says so, what stands in a public extension, and the cases of a public enum")
  func names() {
    let names: Set = ["title", "at", "raised", "by", "_", "plain", "fancy", "inner", "loud"]
    #expect(Self.card.publicNames == names)
  }

  @Test("what a source mentions is mentioned, wherever it stands")
  func mentions() {
    #expect(Self.card.mentionedNames.isSuperset(of: ["Card", "isEmpty", "SwiftUI", "secret"]))
    #expect(!Self.card.mentionedNames.contains("WebView"))
  }
}
