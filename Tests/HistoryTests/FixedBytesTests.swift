import Files
import Findings
import History
import Testing

/// What is rewritten keeps every byte that is no number.
extension FixTests {
  @Test("line ends, byte order mark and a missing last line end stay", arguments: ["\n", "\r\n"])
  func bytes(_ end: String) async throws {
    let lines = ["- [ ] 1. Draw it  ", "\t- _Requirements: 2.1_", "", "- [ ] 2. Größe 🎨", "  - _Requirements: 3.1_"]
    let world = World(["requirements.md": Self.before])
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    try world.write(mark + Array(lines.joined(separator: end).utf8), to: "specs/001-icon/tasks.md")
    try await world.lock()
    try world.write(Self.shifted, to: "requirements.md")
    try await world.fix()
    let expected = lines.joined(separator: end).replacing("3.1", with: "4.1").replacing("2.1", with: "3.1")
    #expect(try world.files.read(DocumentPath("specs/001-icon/tasks.md"), 1 << 20) == mark + Array(expected.utf8))
  }

  @Test("a document in another encoding is left with a message")
  func otherEncoding() async throws {
    let world = World(["requirements.md": Self.before])
    let text = "- [ ] 1. Draw it\n  - _Requirements: 2.1_\n"
    let units: [[UInt8]] = text.utf16.map { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let bytes: [UInt8] = [0xFF, 0xFE] + units.joined()
    try world.write(bytes, to: "specs/001-icon/tasks.md")
    try await world.lock()
    try world.write(Self.shifted, to: "requirements.md")
    let plan = try await world.fix()
    #expect(plan.changes.isEmpty)
    #expect(plan.left.map(\.reason) == ["the document is not plain UTF-8"])
  }
}
