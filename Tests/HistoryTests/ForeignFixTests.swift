import Files
import Findings
import History
import Testing

/// A renumbering concerns the spec whose requirements moved, and nobody's else.
struct ForeignFixTests {
  private static let design = """
    # Design

    As Requirement 2.1 says.

    - [Requirement 2.1](../002-limiter/requirements.md) asks for it
    - Requirement 2.1 (see Spec 002) asks for it
    - Requirement 2.1 (`002-limiter`) asks for it
    - In `002-limiter`, Requirement 2.1 asks for it
    - [Requirement 2.1](https://example.org/pci) asks for it
    - Requirement 2.1 in the payment team's spec asks for it

    | Spec | Requirements |
    |---|---|
    | 002-limiter | 2.1 |

    ### From Spec 002

    - Requirement 2.1 frees monitors

    """

  private func world() throws -> World {
    let world = World([
      "requirements.md": FixTests.before, "design.md": Self.design,
    ])
    try world.write(Array(FixTests.before.utf8), to: "specs/002-limiter/requirements.md")
    return world
  }

  @Test("requirements inserted here leave what names another spec as it is")
  func own() async throws {
    let world = try world()
    let before = try world.text("design.md")
    try await world.lock()
    try world.write(FixTests.shifted, to: "requirements.md")
    let plan = try await world.fix()
    #expect(plan.left.isEmpty)
    #expect(try world.text("design.md") == before.replacing("As Requirement 2.1", with: "As Requirement 3.1"))
  }

  @Test("requirements inserted in the other spec move what names it")
  func other() async throws {
    let world = try world()
    let before = try world.text("design.md")
    try await world.lock()
    try world.write(Array(FixTests.shifted.utf8), to: "specs/002-limiter/requirements.md")
    let plan = try await world.fix()
    #expect(plan.left.isEmpty)
    let ours = ["As Requirement 2.1", "[Requirement 2.1](https", "Requirement 2.1 in the payment"]
    let kept = ours.reduce(before) { $0.replacing($1, with: $1.replacing("2.1", with: "=")) }
    #expect(try world.text("design.md") == kept.replacing("2.1", with: "3.1").replacing("=", with: "2.1"))
  }

  @Test("the word before the name of a spec stays")
  func labelled() async throws {
    let documents = ["requirements.md": FixTests.before, "design.md": "# Design\n\nSee Requirement 002/2.1.\n"]
    let before = World(documents)
    try before.write(Array(FixTests.before.utf8), to: "specs/002-limiter/requirements.md")
    try await before.lock()
    let world = World(documents)
    try world.write(Array(FixTests.shifted.utf8), to: "specs/003-limiter/requirements.md")
    try world.write(LockFile.bytes(try before.readLock()), to: Lock.path.text)
    try await world.fix()
    #expect(try world.text("design.md") == "# Design\n\nSee Requirement 003/3.1.\n")
  }
}
