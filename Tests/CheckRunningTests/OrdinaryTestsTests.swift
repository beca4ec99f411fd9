import Files
import Testing

@testable import CheckRunning

@Suite("The sources of test targets")
struct OrdinaryTestsTests {
  @Test("say how many of them hold XCTest cases, which nobody runs here")
  func olderTests() throws {
    let tests = try ordinary([
      "Tests/Checks/A.swift": "final class A: XCTestCase {}", "Tests/Checks/Deep/B.swift": "class B: XCTestCase {}",
      "Tests/Checks/C.swift": "@Suite struct C {}", "Tests/Checks/D.md": "class D: XCTestCase {}",
      "Sources/Icons/E.swift": "class E: XCTestCase {}",
    ])
    #expect(tests.filesOfXCTest == 2)
    #expect(!tests.areThere)
  }

  @Test("say whether a test names criteria")
  func references() throws {
    #expect(try ordinary(["Tests/Checks/Deep/A.swift": "@Test(.verifies(\"001/1.1\")) func a() {}"]).areThere)
    #expect(try !ordinary(["Sources/Icons/A.swift": ".verifies(\"001/1.1\")"]).areThere)
  }

  private func ordinary(_ files: [String: String]) throws -> OrdinaryTests {
    let manifest = """
      {"name": "shop", "targets": [
        {"name": "Checks", "type": "test", "dependencies": [{"byName": ["Icons", null]}],
         "pluginUsages": [{"plugin": ["SpecChecks", "counterfoil"]}]},
        {"name": "Icons", "type": "regular"}
      ]}
      """
    let package = try #require(try checkPackage(["/shop": manifest]))
    let files = files.merging(["Tests/Checks/Z.swift": ""]) { first, _ in first }
    return OrdinaryTests(sources: PackageSources(package: package, files: .inMemory(files)))
  }
}
