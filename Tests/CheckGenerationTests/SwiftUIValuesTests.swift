import Foundation
import Testing

@testable import CheckGeneration

/// What SwiftUI says of itself is no component's.
@Suite("An expectation of values of SwiftUI")
struct SwiftUIValuesTests {
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
    var text = ""
    for module in ["SwiftUI", "UIKit", "HeadlessCore"] {
      let folder = root.appending(path: module)
      for case let file as URL in try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      )
      where file.pathExtension == "swift" {
        text += try String(contentsOf: file, encoding: .utf8)
      }
    }
    for (type, members) in SwiftUIValues.members {
      #expect(text.contains("public struct \(type)") || text.contains("public enum \(type)"), "\(type)")
      for member in members {
        let isSaid =
          try Regex("(static let |static var |case [A-Za-z0-9, ]*)\\b\(member)\\b").firstMatch(in: text) != nil
        #expect(isSaid, "\(type).\(member)")
      }
    }
  }
}

private let ofSwiftUI = [
  "#expect(Color.red != Color.blue)", "#expect(Color.red != .blue)", "#expect(.blue != Color.red)",
  "let accent = Color.red\n#expect(accent != Color.blue)", "#expect(SwiftUI.Color.red != SwiftUI.Color.blue)",
  "#expect(Color(red: 1, green: 0, blue: 0) != Color(white: 1))", "#expect(Font.title != Font.body)",
  "#expect(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) != EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 3))",
  "#expect(Angle(degrees: 90) > Angle.zero)", "#expect(DynamicTypeSize.large > .small)",
  "lamp.tap()\n#expect(Edge.allCases.count == 4)",
]

private let besideSwiftUI = [
  "#expect(Color.brand != Color.blue)", "#expect(lamp.color == Color.red)", "#expect(lamp.color != .red)",
  "#expect(Color(token: 3) != Color.red)", "#expect(Color.red.contrast(with: .white) > 3)",
  "#expect(Shop.Color.red == .blue)",
  "#expect(Font.badge == Font.body)",
  "#expect(EdgeInsets(all: 3) == EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))",
  "#expect(lamp.color(.red) == .red)", "#expect(3 == .red)",
]
