import Foundation
import Testing

@testable import CheckRunning

@Suite("A file that another process appends to")
struct LineFollowerTests {
  @Test(
    "is followed on when somebody empties it, by one who appends and by one who goes on where it was",
    arguments: [true, false]
  )
  func emptied(_ appends: Bool) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "counterfoil-lines-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let writer = try FileHandle(forWritingTo: file)
    defer { try? writer.close() }
    var follower = LineFollower(path: file.path)
    try writer.write(contentsOf: Data("one\ntwo\nhal".utf8))
    #expect(lines(&follower) == ["one", "two"])
    let place = try writer.offset()
    try writer.truncate(atOffset: 0)
    #expect(lines(&follower) == [])
    if !appends { try writer.seek(toOffset: place) }
    try writer.write(contentsOf: Data("three\nfour\n".utf8))
    #expect(lines(&follower) == ["three", "four"])
  }

  private func lines(_ follower: inout LineFollower) -> [String] {
    follower.newLines().map { String(decoding: $0, as: UTF8.self) }
  }
}
