import Files
import Findings
import History
import Judgment
import SpecModel
import Testing
import Traceability

struct LockFileTests {
  private static let world = World([
    "requirements.md": requirements([
      ("Size", ["WHEN it is  drawn THEN it SHALL be `24` points wide"]), ("Colour", ["It SHALL be **blue**"]),
    ]),
    "my tasks/tasks.md": "- [ ] 1. A\n  - _Requirements: 1.1_\n",
    "tasks.md": "- [ ] 1. A\n  - _Requirements: 1.1, 2.1_\n",
  ])

  private func bytes() async -> [UInt8] {
    LockFile.bytes(Lock(await Self.world.graph(), files: Self.world.files))
  }

  private func text() async -> String { String(decoding: await bytes(), as: UTF8.self) }

  @Test("what was written is read again, whatever the line ends")
  func roundTrip() async throws {
    let locked = Lock(await Self.world.graph(), files: Self.world.files)
    let lock = try LockFile.read(await bytes())
    #expect(lock == locked)
    #expect(LockFile.bytes(lock) == (await bytes()))
    let crlf = (await text()).replacing("\n", with: "\r\n")
    #expect(try LockFile.read(Array(crlf.utf8)) == lock)
  }

  @Test(
    "numbers with dots in them, and texts that begin with an accent, are read as they were written",
    arguments: [
      "### Requirement 1.1: Width\n\n1. It SHALL be wide\n",
      "### Requirement 1: Width\n\n1.1 It SHALL be wide\n\n1.1.1 It SHALL be red\n\n1.2 It SHALL be blue\n",
      "- **FR-2.1**: It MUST be wide\n- **FR-2.1.1**: It MUST be red\n- **FR-2.1.2**: It MUST be blue\n",
      "### Requirement 1: \u{301}Width\n\n1. \u{200D}It SHALL be wide\n2. \u{301} it SHALL be 100% wide\n",
      "### Requirement: Wide/high 2.0\n\n1. It SHALL be wide\n",
    ]
  )
  func dotted(_ requirements: String) async throws {
    let world = World(["requirements.md": requirements, "tasks.md": "- [ ] 1. A\n  - _Requirements: 1.1, FR-2.1.1_\n"])
    let lock = Lock(await world.graph(), files: world.files)
    #expect(lock.numbering.specs.values.contains { !$0.criteria.isEmpty })
    #expect(try LockFile.read(LockFile.readableBytes(lock)) == lock)
  }

  @Test(
    "requirements and criteria in whatever order are locked, and the lock says the same of them as the documents do",
    arguments: [
      "### Requirement 2: X\n\n1. It SHALL ring\n\n### Requirement 1: Y\n\n1. It SHALL blink\n",
      "### Requirement 10: X\n\n1. It SHALL ring\n\n### Requirement 9: Y\n\n1. It SHALL blink\n",
      "### Requirement 1: X\n\n1.2 It SHALL ring\n\n1.1 It SHALL blink\n",
      "- **NFR-1**: It MUST ring\n- **FR-1**: It MUST blink\n",
      "### User Story 1 - Warn (Priority: P1)\n\n1. **Given** a bell, **When** it rings, **Then** it stops\n\n"
        + "## Requirements\n\n- **SC-001**: It rings\n- **FR-002**: System MUST ring\n- **FR-001**: System MUST blink\n",
      "### Requirement: User Login\n\nIt SHALL ring\n\n### Requirement: Account Lock\n\nIt SHALL blink\n",
    ]
  )
  func order(_ requirements: String) async throws {
    let world = World(["requirements.md": requirements, "tasks.md": "- [ ] 1. A\n  - _Requirements: 1.1, FR-001_\n"])
    let lock = Lock(await world.graph(), files: world.files)
    #expect(lock.numbering.specs.values.contains { $0.requirements.count > 1 || $0.criteria.count > 1 })
    let read = try LockFile.read(LockFile.readableBytes(lock))
    #expect(LockFile.bytes(read) == LockFile.bytes(lock))
    #expect(read.saysTheSame(as: lock, sources: []))
  }

  @Test("of two criteria of one number the first is locked, and the lock can be read again")
  func twice() async throws {
    let world = World([
      "requirements.md":
        "### Requirement 1: Size\n\n1.1 It SHALL be 24 points wide\n\n1.2 It SHALL be blue\n\n1.2 It SHALL be red\n"
    ])
    let bytes = LockFile.bytes(Lock(await world.graph(), files: world.files))
    let lock = try LockFile.read(bytes)
    let numbering = try #require(lock.numbering.specs.values.first)
    #expect(numbering.criteria.map(\.text) == ["It SHALL be 24 points wide", "It SHALL be blue"])
    #expect(LockFile.bytes(lock) == bytes)
  }

  @Test("a criterion has a line of its own, with the fingerprint that evidence is bound to")
  func lines() async throws {
    let graph = await Self.world.graph()
    let criterion = try #require(graph.corpus.specs.first?.requirements.first?.criteria.first)
    let line =
      "criterion 001-icon/1.1 \(CriterionFingerprint.of(criterion)) WHEN it is drawn THEN it SHALL be 24 points wide\n"
    #expect((await text()).contains(line))
    #expect((await text()).contains("lines specs/001-icon/my%20tasks/tasks.md "))
  }

  @Test("a damaged lock is refused with the line and the reason")
  func damaged() async throws {
    let text = await text()
    let cases: [(String, LockFailure.Reason, Int)] = [
      (text.replacing("24 points", with: "25 points"), .damaged("001-icon/1.1"), 2),
      (text + "<<<<<<< ours\n", .conflict, 10), (text + "=======\n", .conflict, 10),
      (text.replacing("lock 5\n", with: "lock 9\n"), .version("counterfoil lock 9"), 1),
      (text + "nonsense\n", .unreadable("nonsense"), 10), ("", .version(""), 1),
      (text + text.split(separator: "\n")[1] + "\n", .repeated("001-icon/1.1"), 10),
      (text + "lines specs/x 1234567\n", .unreadable("lines specs/x 1234567"), 10),
    ]
    for (damaged, reason, line) in cases {
      let failure = #expect(throws: LockFailure.self) { try LockFile.read(Array(damaged.utf8)) }
      #expect(failure == LockFailure(line: line, reason: reason))
    }
    #expect(throws: LockFailure(line: 1, reason: .notUTF8)) { try LockFile.read([0xFF, 0x80]) }
  }

  @Test("what changes is told: moved, changed, removed, added")
  func difference() async throws {
    let old = Lock(await Self.world.graph(), files: Self.world.files)
    let world = World([
      "requirements.md": requirements([
        ("Theme", ["A theme SHALL offer eight accents"]),
        ("Size", ["WHEN it is drawn THEN it SHALL be 24 points wide"]),
      ])
    ])
    let new = Lock(await world.graph(), files: world.files)
    let difference = LockDifference(old: old, new: new)
    #expect(difference.changes.map(\.id.local) == ["1.1", "2.1", "1.1"])
    #expect(difference.changes.last?.fate == nil)
    #expect(difference.lines.gone == 2)
  }
}
