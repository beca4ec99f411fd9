import Evidence
import Files
import Testing

@testable import CheckRunning

@Suite("A check that means what its test target declares")
struct ShadowedComponentsTests {
  @Test("asserts nothing of the component of that name", arguments: shadowing)
  func shadowed(_ beside: String, _ block: String, _ words: String) throws {
    let doubt = try #require(try self.doubt(beside: beside, block: block))
    #expect(doubt.contains(words), "\(doubt)")
  }

  @Test("is none where the component is meant, or nothing bears its name", arguments: honest)
  func meansComponents(_ beside: String, _ block: String) throws {
    #expect(try doubt(beside: beside, block: block) == nil)
  }

  @Test("is told of ordinary tests too, private names of their own file included")
  func ordinary() throws {
    let shadowed = try sources(beside: "private struct Lamp {}\n", block: "")
    #expect(shadowed.doubt(ofTest: "#expect(Lamp().isOn)", in: "Tests/Checks/Fake.swift") != nil)
    #expect(shadowed.doubt(ofTest: "#expect(Dial().isOn)", in: "Tests/Checks/Fake.swift") == nil)
    #expect(shadowed.doubt(ofTest: "#expect(Lamp().isOn)", in: "Tests/Checks/Other.swift") == nil)
  }

  private func doubt(beside: String, block: String) throws -> String? {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false).count
    return try sources(beside: beside, block: block).doubt(ofBlock: 3...(lines + 4), in: "specs/a/design.md")
  }

  private func sources(beside: String, block: String) throws -> ShadowedComponents {
    let manifest = #"""
      {"name": "toys", "targets": [{"name": "Toys", "type": "regular", "dependencies": [{"byName": ["SwiftUI", null]}]},
      {"name": "SwiftUI", "type": "regular"}, {"name": "SpecTesting", "type": "regular"}, {"name": "Checks", "type": "test",
      "dependencies": [{"byName": ["Toys", null]}, {"byName": ["SpecTesting", null]}], "pluginUsages": [{"plugin": ["SpecChecks", null]}]}]}
      """#
    let files = FileAccess.inMemory([
      "Package.swift": "", "Sources/Toys/Lamp.swift": toys,
      "Sources/SwiftUI/Form.swift": "public struct Form {}\n", "Sources/SpecTesting/Seen.swift": "",
      "Tests/Checks/Fake.swift": beside,
      "specs/a/design.md": "# Design\n\n```swift check\n\(block)\n```\n",
    ])
    let package = try #require(try checkPackage(["/shop": manifest]))
    return ShadowedComponents(sources: PackageSources(package: package, files: files))
  }
}

private let toys = """
  public struct Lamp { public var isOn = true; public init(name: String) {} }
  struct Fuse {}
  public func clamp(_ value: Int) -> Int { value }
  """

private let shadowing: [(String, String, String)] = [
  ("struct Lamp {}", "#expect(Lamp().isOn)", "Tests/Checks/Fake.swift declares by the name Lamp"),
  ("typealias Lamp = Fake", "#expect(Lamp().isOn)", "name Lamp"),
  ("func clamp(_ n: Int) -> Int { 3 }", "#expect(clamp(4) == 3)", "name clamp"),
  ("extension Lamp { var isOn: Bool { true } }", "#expect(lamp().isOn)", "name isOn"),
  ("extension Lamp { init(name: String) { self = other } }", "#expect(Lamp(name: \"a\").isOn)", "name Lamp"),
  ("@testable import Toys\nstruct Fuse {}", "#expect(Fuse().isOn)", "name Fuse"),
  ("", "struct Lamp { let isOn = true }\n#expect(Lamp().isOn)", "the block itself"),
  ("", "func clamp(_ n: Int) -> Int { 3 }\n#expect(clamp(4) == 3)", "the block itself"),
]

private let honest: [(String, String)] = [
  ("struct Lamp {}", "#expect(Toys.Lamp().isOn)"), ("struct Lamp {}", "#expect(Dial().isOn)"),
  ("private struct Lamp {}", "#expect(Lamp().isOn)"), ("enum Fakes { struct Lamp {} }", "#expect(Lamp().isOn)"),
  ("func clamp(_ n: Double) -> Double { 3 }", "#expect(clamp(4) == 3)"), ("struct Fuse {}", "#expect(Fuse().isOn)"),
  ("extension Lamp { var isLit: Bool { isOn } }", "#expect(Lamp().isLit)"), ("", "#expect(Lamp().isOn)"),
  ("", "struct Form: View {}\n#expect(Form().isOn)"), ("struct Form {}", "#expect(Form().isOn)"),
  ("struct Bulb {}", "struct Row { let lamp = Lamp() }\n#expect(Row().lamp.isOn)"),
]
