import Foundation
import Testing

@testable import CheckGeneration

/// What SwiftUI says of itself is no component's.
@Suite("An expectation of values of SwiftUI")
struct FrameworkValuesTests {
  @Test("counts for nothing where SwiftUI alone says something, and only where it is imported", arguments: ofSwiftUI)
  func ofSwiftUIAlone(_ source: String) throws {
    #expect(try !CountedExpectations(source, modules: ["SwiftUI"]).source.contains("SpecTesting.counted"))
    #expect(try !CountedExpectations("import SwiftUI\n\(source)").source.contains("SpecTesting.counted"))
    // A package without it may have a `Color` of its own.
    #expect(try CountedExpectations(source, modules: ["Shop"]).source.contains("SpecTesting.counted"))
  }

  @Test("is not taken for SwiftUI's where components may have taught it", arguments: besideSwiftUI)
  func taught(_ source: String) throws {
    #expect(try CountedExpectations(source, modules: ["SwiftUI"]).source.contains("SpecTesting.counted"))
  }

  @Test("knows what our SwiftUI says of its types, and nothing else")
  func membersOfSwiftUI() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    var said: [String: Set<String>] = [:]
    for module in ["SwiftUI", "UIKit", "HeadlessCore"] {
      let folder = root.appending(path: module)
      for case let file as URL in try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      )
      where file.pathExtension == "swift" {
        said.merge(try TypeMembers(String(contentsOf: file, encoding: .utf8)).byType) { $0.union($1) }
      }
    }
    for (type, known) in FrameworkType.ofSwiftUI {
      #expect(said[type] != nil, "\(type)")
      #expect(known.said.subtracting(said[type] ?? []).isEmpty, "\(type)")
    }
    #expect(FrameworkType.views.subtracting(said.keys).isEmpty)
  }

  @Test("knows words that the host says, and nothing else")
  func wordsOfHost() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/HeadlessHost")
    let files = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    let said = try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      let source = try String(contentsOf: file, encoding: .utf8)
      return source.matches(of: #/public (?:static |package\(set\) )*(?:func|var|let) ([A-Za-z]+)/#).map {
        String($0.1)
      }
    }
    #expect(HostedValues.members.union(HostedValues.queries).subtracting(said) == [])
  }

  @Test("looks for them in the declarations of the type itself")
  func membersOfTypes() throws {
    let source = """
      public struct Font { public enum Weight { case bold, heavy(Int), black }
        public static let body = Font(3), title = 1
        let size = 3; func f() { static var inner = 1 } }
      extension ShapeStyle where Self == Color { public static var red: Color { Color.blue } }
      extension Font.Weight { static var thin: Self { .bold } }
      """
    #expect(
      try TypeMembers(source).byType == [
        "Font": ["body"], "Weight": ["bold", "heavy", "black", "thin"], "Color": ["red"],
      ]
    )
  }
}

/// What types say of themselves in a source, by the last part of their name: static members and cases, not what stands deeper.
private struct TypeMembers {
  private(set) var byType: [String: Set<String>] = [:]

  init(_ source: String) throws {
    let bytes = Array(source.utf8)
    let tokens = try SwiftLexer.tokens(of: source)
    let words = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    for place in tokens.indices where ["struct", "enum", "extension"].contains(words[place]) {
      guard let open = words[place...].firstIndex(of: "{"), let close = tokens[open].partner else { continue }
      let head = words[(place + 1)..<open]
      let type = head.firstIndex(of: "Self").map { head[($0 + 1)...].dropFirst().first } ?? Self.name(head)
      let inside = tokens.topLevel((open + 1)..<close)
      byType[type ?? "", default: []].formUnion(
        inside.indices.flatMap { Self.members(inside[$0...].prefix(64).map { words[$0] }) }
      )
    }
  }

  /// `Weight` of `Font.Weight: Hashable`
  private static func name(_ head: ArraySlice<String>) -> String? {
    head.prefix { ![":", "<", "where"].contains($0) }.last
  }

  /// - Parameter words: of what stands in its braces, outside of all others, from one of them on.
  private static func members(_ words: [String]) -> [String] {
    if words.count > 2, words[0] == "static", ["let", "var", "func"].contains(words[1]) {
      return [words[2].replacing("`", with: "")]
    }
    guard words.first == "case" else { return [] }
    var names: [String] = []
    var rest = words.dropFirst()
    while let name = rest.popFirst() {
      names.append(name)
      if rest.first == "(" { rest = rest.dropFirst() }
      guard rest.popFirst() == "," else { break }
    }
    return names
  }
}

private let ofSwiftUI = [
  "#expect(Color.red != Color.blue)", "#expect(Color.red != .blue)", "#expect(.blue != Color.red)",
  "let accent = Color.red\n#expect(accent != Color.blue)", "#expect(SwiftUI.Color.red != SwiftUI.Color.blue)",
  "#expect(Color(red: 1, green: 0, blue: 0) != Color(white: 1))", "#expect(Font.title != Font.body)",
  "#expect(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) != EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 3))",
  "#expect(Color.red.opacity(0.5) != .red)", "#expect(Color.red.opacity(0.5) != Color.red.opacity(0.25))",
  "let faint = Color.red.opacity(0.5)\nlamp.tap()\n#expect(faint != Color.red)",
  "#expect(Font.system(size: 12) != .body)",
  "#expect(SwiftUI.Color(red: 1, green: 0, blue: 0) != .blue)", "#expect(Font.body.bold() != Font.body)",
  "#expect(Animation.default != .linear)",
  "#expect(Angle.degrees(90).radians > 0)", "#expect(Angle(degrees: 90) > Angle.zero)",
  "#expect(DynamicTypeSize.large > .small)",
  "lamp.tap()\n#expect(Edge.allCases.count == 4)",
  "#expect(EdgeInsets().top == 0)", "let insets = EdgeInsets()\nlamp.tap()\n#expect(insets.leading == 0)",
  "#expect(Text(\"a\") != Text(\"b\"))", "_ = try host(Lamp())\n#expect(UIColor.red != .blue)",
  // Hosted without any component.
  "let screen = try host(Text(\"x\"))\n#expect(try screen.find(text: \"x\").exists)",
  "#expect(try host(VStack(spacing: 4) { Text(\"a\"); Text(\"b\") }).size.height > 0)",
  "let screen = try host(Button(\"Save\") {})\n#expect(screen.findAll(.button).allSatisfy { $0.label == \"Save\" })",
  "var taps = 0\nlet screen = try host(Button(\"Save\") { taps += 1 })\ntry screen.find(.button).tap()\n#expect(taps == 1)",
]

private let besideSwiftUI = [
  "#expect(Color.brand != Color.blue)", "#expect(lamp.color == Color.red)", "#expect(lamp.color != .red)",
  "#expect(Color(token: 3) != Color.red)", "#expect(Color.red.contrast(with: .white) > 3)",
  "#expect(Color.red.opacity(0.5).contrast(with: .white) > 3)", "#expect(Color.brand.opacity(0.5) != .red)",
  "#expect(lamp.color == Color.red.opacity(0.5))", "#expect(Color.red.opacity(token: 3) != .red)",
  "#expect(Font.system(token: 3) != .body)", "#expect(Animation.brand != .linear)",
  "#expect(Shop.Color.red == .blue)",
  "#expect(Font.badge == Font.body)",
  "#expect(EdgeInsets(all: 3) == EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))",
  "#expect(lamp.color(.red) == .red)", "#expect(3 == .red)",
  "#expect(Text(token: 3) != Text(\"a\"))", "#expect(EdgeInsets(all: 3).top == 3)",
  "let insets = lamp.insets\n#expect(insets.top == 3)",
  "#expect(try host(Text(\"x\").badge(3)).accessibilityElements.count == 1)",
  "#expect(try host(Text(lamp.name)).size.width > 0)",
  "let screen = try host(VStack { Lamp(); Text(\"x\") })\n#expect(try screen.find(text: \"y\").exists)",
  "let button = try host(Lamp()).find(.button)\n#expect(button.label == \"x\")", "#expect(\"lamp\".label == \"x\")",
  "let side = 3\n#expect(side.size == 4)",
  // It may have changed what all views look like.
  "Theme.install()\nlet screen = try host(Text(\"x\"))\n#expect(try screen.find(text: \"x\").font?.size == 17)",
  "Theme.install()\n#expect(try host(Text(\"x\")).size.height == 20)",
]
