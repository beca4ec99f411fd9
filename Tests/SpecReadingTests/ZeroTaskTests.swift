import SpecModel
import Testing

/// Parents counted as `1.0`, as agent-os and others have them.
struct ZeroTaskTests {
  @Test("1.0 above 1.1 is its parent, and is what 1 means")
  func parent() async throws {
    let tasks = await Reading([
      "tasks.md": "- [ ] 1.0 Draw it\n  - [ ] 1.1 Outline\n    - _Depends: 1_\n- [ ] 2.0 Name it\n"
    ]).tasks
    try #require(tasks.map(\.id.number.text) == ["1.0", "1.1", "2.0"])
    #expect(tasks.map { $0.parent?.text } == [nil, "1.0", nil])
    #expect(tasks[1].dependencies == [tasks[0].id.number])
    #expect(tasks[0].id.number == TaskNumber("1") && tasks[1].id.number.isPart(of: tasks[0].id.number))
  }

  @Test(
    "the first of several is no parent of the others",
    arguments: ["- [ ] 1.0 Sketch\n- [ ] 1.1 Outline\n", "- [ ] 1. Draw it\n  - [ ] 1.0 Sketch\n  - [ ] 1.1 Outline\n"]
  )
  func sibling(text: String) async throws {
    let tasks = await Reading(["tasks.md": text]).tasks
    let first = try #require(tasks.first { $0.id.number.text == "1.0" })
    #expect(first.id.number != TaskNumber("1"))
    #expect(tasks.last?.parent != first.id.number)
  }
}
