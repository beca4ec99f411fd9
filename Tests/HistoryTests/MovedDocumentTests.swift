import Commands
import History
import Testing

/// Documents that were moved to the folder of another spec: what their numbers meant they meant there.
struct MovedDocumentTests {
  private static let lamps = ("Lamps", ["WHEN a guard passes a lamp THEN the watch SHALL record the time"])
  private static let cats = ("Cats", ["WHEN a cat sneezes THEN the vet SHALL look into its mouth"])
  private static let dogs = ("Dogs", ["WHEN a dog barks at night THEN the keeper SHALL walk around the yard"])

  private static func tasks(_ citations: String...) -> String {
    "# Tasks\n\n"
      + citations.enumerated().map { "- [ ] \($0 + 1). Do it\n  - _Requirements: \($1)_\n" }.joined()
  }

  /// A workspace of two specs, and the tasks of one of them.
  private struct Zoo {
    let work: GitWorkspace
    let base: String?

    init(zoo: String, vet: String, tasks: String, in home: String, isLocked: Bool) async throws {
      work = try await GitWorkspace()
      try work.write(zoo, to: "specs/001-zoo/requirements.md")
      try work.write(vet, to: "specs/002-vet/requirements.md")
      try work.write(tasks, to: "specs/\(home)/tasks.md")
      if isLocked { try await work.lock() }
      let first = try await work.commit("Write")
      base = isLocked ? nil : first
    }

    /// The cats and the lamps are the zoo's, as the tasks are; the dogs are the vet's.
    static func withCats(_ tasks: String, isLocked: Bool) async throws -> Zoo {
      try await Zoo(
        zoo: requirements([cats, lamps]),
        vet: requirements([dogs]),
        tasks: tasks,
        in: "001-zoo",
        isLocked: isLocked
      )
    }

    /// The cats are the vet's, as the tasks are; the zoo has the lamps alone.
    static func withCatsAtVet(_ tasks: String, isLocked: Bool) async throws -> Zoo {
      try await Zoo(
        zoo: requirements([lamps]),
        vet: requirements([cats]),
        tasks: tasks,
        in: "002-vet",
        isLocked: isLocked
      )
    }

    /// What is rewritten, and nothing a second time.
    func fixed(_ path: String) async throws -> String {
      try await work.commit("Move")
      try await work.fix(base: base)
      #expect(try await work.older(base: base).isEmpty)
      return try work.text(path)
    }
  }

  @Test("a spec that is merged into another brings what its documents cite", arguments: [false, true])
  func merged(isLocked: Bool) async throws {
    let zoo = try await Zoo.withCatsAtVet(Self.tasks("1.1", "1"), isLocked: isLocked)
    try zoo.work.write(requirements([Self.cats, Self.lamps]), to: "specs/001-zoo/requirements.md")
    try await zoo.work.git("mv", "specs/002-vet/tasks.md", "specs/001-zoo/tasks.md")
    try await zoo.work.git("rm", "-q", "specs/002-vet/requirements.md")
    #expect(try await zoo.fixed("specs/001-zoo/tasks.md") == Self.tasks("1.1", "1"))
  }

  @Test("what came behind others is rewritten to where it is", arguments: [false, true])
  func appended(isLocked: Bool) async throws {
    let zoo = try await Zoo.withCatsAtVet(Self.tasks("1.1", "1"), isLocked: isLocked)
    try zoo.work.write(requirements([Self.lamps, Self.cats]), to: "specs/001-zoo/requirements.md")
    try await zoo.work.git("mv", "specs/002-vet/tasks.md", "specs/001-zoo/tasks.md")
    try await zoo.work.git("rm", "-q", "specs/002-vet/requirements.md")
    #expect(try await zoo.fixed("specs/001-zoo/tasks.md") == Self.tasks("2.1", "2"))
  }

  @Test(
    "a number that names another criterion there is rewritten, and one that stayed is named with its spec",
    arguments: [false, true]
  )
  func divided(isLocked: Bool) async throws {
    let zoo = try await Zoo.withCats(Self.tasks("1.1", "2.1"), isLocked: isLocked)
    try zoo.work.write(requirements([Self.lamps]), to: "specs/001-zoo/requirements.md")
    try zoo.work.write(requirements([Self.dogs, Self.cats]), to: "specs/002-vet/requirements.md")
    try await zoo.work.git("mv", "specs/001-zoo/tasks.md", "specs/002-vet/tasks.md")
    #expect(try await zoo.fixed("specs/002-vet/tasks.md") == Self.tasks("2.1", "001/1.1"))
  }

  @Test("a document alone that was moved is told of as well", arguments: [false, true])
  func alone(isLocked: Bool) async throws {
    let zoo = try await Zoo.withCats(Self.tasks("1.1"), isLocked: isLocked)
    try await zoo.work.git("mv", "specs/001-zoo/tasks.md", "specs/002-vet/tasks.md")
    #expect(try await zoo.fixed("specs/002-vet/tasks.md") == Self.tasks("001/1.1"))
  }

  @Test("a number that named nothing where it was written is told where it names something", arguments: [false, true])
  func nothing(isLocked: Bool) async throws {
    let zoo = try await Zoo(
      zoo: requirements([Self.cats]),
      vet: requirements([Self.dogs, Self.lamps]),
      tasks: Self.tasks("2.1"),
      in: "001-zoo",
      isLocked: isLocked
    )
    try await zoo.work.git("mv", "specs/001-zoo/tasks.md", "specs/002-vet/tasks.md")
    try await zoo.work.commit("Move")
    let older = try await zoo.work.older(base: zoo.base)
    #expect(older.map(\.written) == ["2.1"] && older.map(\.replacement) == [nil])
    #expect(older.first?.members.allSatisfy(\.wasNothing) == true)
    #expect(older.first?.obstacle == "2.1 named nothing when it was written")
  }

  @Test("a lock that is renewed vouches for no line that came from another spec and was left")
  func left() async throws {
    let zoo = try await Zoo.withCats(Self.tasks("1.1", "2.1"), isLocked: true)
    try zoo.work.write(requirements([Self.cats]), to: "specs/001-zoo/requirements.md")
    try await zoo.work.git("mv", "specs/001-zoo/tasks.md", "specs/002-vet/tasks.md")
    try await zoo.work.commit("Move")
    let outcome = try await zoo.work.fix(base: nil)
    #expect(outcome.written == 1 && outcome.remarks.contains { $0.contains("does not vouch for what is left") })
    #expect(try zoo.work.text("specs/002-vet/tasks.md") == Self.tasks("001/1.1", "2.1"))
    // What the lock does not know git is asked about before the next one is written.
    let first = try await zoo.work.git("rev-list", "--max-parents=0", "HEAD")
    #expect(try await zoo.work.older(base: first).map(\.written) == ["2.1"])
  }

  @Test("of a copy, whose pattern stays, nothing is old", arguments: [false, true])
  func copied(isLocked: Bool) async throws {
    let zoo = try await Zoo(
      zoo: requirements([Self.cats]),
      vet: requirements([Self.dogs]),
      tasks: Self.tasks("1.1"),
      in: "001-zoo",
      isLocked: isLocked
    )
    try zoo.work.write(Self.tasks("1.1"), to: "specs/002-vet/tasks.md")
    try await zoo.work.commit("Copy")
    #expect(try await zoo.work.older(base: zoo.base).isEmpty)
  }

  @Test("a document that was moved twice means what each line meant where it was written")
  func twice() async throws {
    let zoo = try await Zoo.withCatsAtVet(Self.tasks("1.1", "1"), isLocked: false)
    let work = zoo.work
    try work.write(requirements([Self.dogs, Self.cats]), to: "specs/003-yard/requirements.md")
    try await work.git("mv", "specs/002-vet/tasks.md", "specs/003-yard/tasks.md")
    try await work.git("rm", "-q", "specs/002-vet/requirements.md")
    try await work.commit("Move once")
    try work.write(requirements([Self.dogs]), to: "specs/003-yard/requirements.md")
    try work.write(requirements([Self.lamps, Self.cats]), to: "specs/001-zoo/requirements.md")
    try await work.git("mv", "specs/003-yard/tasks.md", "specs/001-zoo/tasks.md")
    #expect(try await zoo.fixed("specs/001-zoo/tasks.md") == Self.tasks("2.1", "2"))
  }

  @Test("one that was moved before the base is no news of it, though the lock was written before that")
  func movedBefore() async throws {
    let zoo = try await Zoo.withCats(Self.tasks("1.1"), isLocked: true)
    try await zoo.work.git("mv", "specs/001-zoo/tasks.md", "specs/002-vet/tasks.md")
    let base = try await zoo.work.commit("Move")
    try zoo.work.write("apart\n", to: "notes.txt")
    try await zoo.work.commit("Unrelated")
    #expect(try await zoo.work.older(base: nil).map(\.replacement) == ["001/1.1"])
    #expect(try await zoo.work.older(base: base).isEmpty)
    #expect(try await zoo.work.older(base: "\(base)~1").map(\.replacement) == ["001/1.1"])
  }

  @Test(
    "two documents that have changed places mean what they meant where they lay",
    arguments: [false, true],
    ["", "- [ ] 2. Feed the dog\n  - _Requirements: 1.1_\n"]
  )
  func exchanged(isEdited: Bool, end: String) async throws {
    let zoo = try await Zoo.withCats(Self.tasks("1.1", "2.1"), isLocked: true)
    let (one, other) = ("specs/001-zoo/tasks.md", "specs/002-vet/tasks.md")
    let walk = "# Tasks\n\n- [ ] 1. Walk the dog\n  - _Requirements: 1.1_\n" + end
    try zoo.work.write(walk, to: other)
    try await zoo.work.lock()
    try await zoo.work.commit("Write")
    try await zoo.work.git("mv", one, "specs/tmp.md")
    try await zoo.work.git("mv", other, one)
    try await zoo.work.git("mv", "specs/tmp.md", other)
    if isEdited { try zoo.work.write(Self.tasks("1.1", "2.1") + "- [ ] 3. More\n", to: other) }
    #expect(try await zoo.fixed(other).hasPrefix(Self.tasks("001/1.1", "001/2.1")))
    #expect(try zoo.work.text(one) == walk.replacing("1.1", with: "002/1.1"))
  }

  @Test("of two that were written anew where they lie nothing is old")
  func rewritten() async throws {
    let zoo = try await Zoo.withCats(Self.tasks("1.1", "2.1"), isLocked: true)
    try zoo.work.write("# Tasks\n\n- [ ] 1. Walk the dog\n  - _Requirements: 1.1_\n", to: "specs/002-vet/tasks.md")
    try await zoo.work.lock()
    for (spec, task) in [("001-zoo", "Look after the cats"), ("002-vet", "Count the dogs")] {
      let text = "# Tasks\n\n- [ ] 1. \(task)\n  - _Requirements: 1.1_\n  - As Requirement 1.1 says\n"
      try zoo.work.write(text, to: "specs/\(spec)/tasks.md")
    }
    #expect(try await zoo.work.older(base: nil).isEmpty)
  }

  @Test("what nobody says any more is told, and stays", arguments: [false, true])
  func lost(isLocked: Bool) async throws {
    let zoo = try await Zoo.withCatsAtVet(Self.tasks("1.1"), isLocked: isLocked)
    try await zoo.work.git("mv", "specs/002-vet/tasks.md", "specs/001-zoo/tasks.md")
    try await zoo.work.git("rm", "-q", "specs/002-vet/requirements.md")
    try await zoo.work.commit("Move")
    let older = try await zoo.work.older(base: zoo.base)
    #expect(older.map(\.written) == ["1.1"] && older.map(\.replacement) == [nil])
    #expect(older.first?.isRemoved == true)
  }
}
