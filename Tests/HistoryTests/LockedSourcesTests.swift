import Commands
import Findings
import History
import SpecModel
import Testing

/// The lock knows what sources cited when it was written.
struct LockedSourcesTests {
  private static let size = ("Size", ["WHEN it is drawn THEN it SHALL be 24 points wide", "It SHALL be centred"])
  private static let colour = ("Colour", ["The Icon SHALL take the colour of the text", "It SHALL accept an override"])
  private static let added = ("Theme", ["A theme SHALL offer eight accents", "An accent SHALL be a token"])

  private static let specs = "specs/001-icon/requirements.md"
  private static let tasks = "specs/001-icon/tasks.md"
  private static let source = "Sources/Icon.swift"

  /// Cited and locked, then renumbered: Colour is 2 first, and 3 in the end.
  private func renumbered() async throws -> GitWorkspace {
    let work = try await GitWorkspace()
    try work.write(requirements([Self.size, Self.colour]), to: Self.specs)
    try work.write("- [ ] 1. A\n  - _Requirements: 2.1_\n", to: Self.tasks)
    try work.write("// Spec: 001\n\n// per Requirement 2.1\nstruct Icon {}\n", to: Self.source)
    try work.write("@Test(.verifies(\"001/2.2\")) func override() {}\n", to: "Tests/IconTests.swift")
    try await work.lock()
    try await work.commit("Write")
    try work.write(requirements([Self.size, Self.added, Self.colour]), to: Self.specs)
    return work
  }

  @Test("a source that stands as it stood is as old as the lock, and says the same as with a base")
  func older() async throws {
    let work = try await renumbered()
    let later = "func glow() {} // per Requirement 2.1, the accents\n"
    try work.write("import SwiftUI\n" + (try work.text(Self.source)) + later, to: Self.source)
    let older = try await work.older(base: nil)
    let places = older.map { "\($0.location.path):\($0.location.line) \($0.replacement ?? "")" }
    #expect(places == ["\(Self.source):4 Requirement 3.1", "Tests/IconTests.swift:1 001/3.2", "\(Self.tasks):2 3.1"])
    #expect(older.map(\.when.words).allSatisfy { $0 == LockedPast.moment.words })
    // What says of no spec what it means stands in no lock.
    try work.write("// Requirement 2.1\n", to: "Sources/Other.swift")
    try await work.lock()
    #expect(!(try work.text(".counterfoil/lock").contains("Other.swift")))
    try await work.git("checkout", "-q", ".counterfoil")
    let based = try await work.older(base: "HEAD")
    #expect(based.map { "\($0.location.path):\($0.location.line) \($0.replacement ?? "")" } == places)
  }

  @Test("fix lists sources, leaves them alone, and does not forget them")
  func fix() async throws {
    let work = try await renumbered()
    let (graph, older) = try await work.fixing(base: nil).read()
    let left = try await work.fixing(base: nil).plan(older, graph).left
    #expect(left.map(\.reference.location.path.text) == [Self.source, "Tests/IconTests.swift"])
    #expect(left.first?.reason == "this is a source, and `fix` writes documents only: write `Requirement 3.1` yourself")
    #expect(try await work.fix(base: nil).written == 1)
    #expect(try work.text(Self.source).contains("// per Requirement 2.1\n"))
    #expect(try await work.fix(base: nil).written == 0)
    #expect(try await work.older(base: nil).map(\.location.path.text) == [Self.source, "Tests/IconTests.swift"])
    try work.write((try work.text(Self.source)).replacing("2.1", with: "3.1"), to: Self.source)
    #expect(try await work.older(base: nil).map(\.location.path.text) == ["Tests/IconTests.swift"])
  }

  @Test("a source that was moved is known by its lines")
  func moved() async throws {
    let work = try await renumbered()
    try work.write((try work.text(Self.source)).replacing("struct", with: "public struct"), to: "Sources/UI/Icon.swift")
    try await work.git("rm", "-q", "-f", Self.source)
    let older = try await work.older(base: nil).filter { $0.source?.kind == .comment }
    #expect(older.map(\.location.path.text) == ["Sources/UI/Icon.swift"])
  }

  @Test("a new source with a line like that of one that was moved was written since")
  func written() async throws {
    let work = try await renumbered()
    try work.write(try work.text(Self.source), to: "Sources/UI/Icon.swift")
    try await work.git("rm", "-q", "-f", Self.source)
    try work.write("// Spec: 001\n\n// per Requirement 2.1\nstruct Accent {}\n", to: "Sources/Accent.swift")
    let older = try await work.older(base: nil).filter { $0.source?.kind == .comment }
    #expect(older.map(\.location.path.text) == ["Sources/UI/Icon.swift"])
  }
}
