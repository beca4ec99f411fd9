import ComponentSyntax
import Foundation
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

  @Test(
    "the buttons answer a key once: neither while it is held nor when it is let go",
    arguments: ["ButtonCTA", "ButtonIcon"]
  )
  func keys(component: String) throws {
    // Names are read as such, also where they are words of the language.
    let held = SwiftSource(
      path: "A.swift",
      text: "b.onKeyPress(keys: [.return], phases: [.down, .repeat]) { _ in .handled }"
    )
    #expect(held.mentionedNames.isSuperset(of: ["down", "repeat", "return"]))
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let names = Set(
      try SwiftSource.all(in: "Sources/ComponentLibrary/\(component)", of: root).flatMap(\.mentionedNames)
    )
    #expect(names.isSuperset(of: ["onKeyPress", "phases", "down"]))
    #expect(names.isDisjoint(with: ["repeat", "up", "all"]))
  }
}
