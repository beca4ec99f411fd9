import Findings
import Judgment
import SpecModel
import SpecReading
import Testing

/// Floods of what says that findings are accepted.
struct AcceptanceFloodTests {
  @Test("a baseline of escapes is read in time, and as it was written")
  func escapes() throws {
    let text = "# counterfoil baseline 1\na\tb\t1\t" + String(repeating: "\\x41", count: 250_000) + "\tx\n"
    var total = 0
    let time = try processorTime { total = try BaselineFile.read(Array(text.utf8)).total }
    #expect(total == 1)
    #expect(time < allowance)
  }

  @Test("a baseline of more lines than the limit is refused, read or written, and the limit is named")
  func manyLines() throws {
    func line(_ number: Int) -> String { "specs/x\(number).md\tbroken-link\t1\t\tm\n" }
    let head = "# counterfoil baseline 1\n"
    let fits = try BaselineFile.read(Array((head + (2...BaselineFile.mostLines).map(line).joined()).utf8))
    #expect(fits.total == BaselineFile.mostLines - 1)
    let text = head + (0..<300_000).map(line).joined()
    let failure = #expect(throws: BaselineFile.Failure.self) {
      try BaselineFile.read(Array(text.prefix(4_000_000).utf8))
    }
    #expect(failure?.description.contains("more lines than the limit of \(BaselineFile.mostLines)") == true)
    // With the two lines of its head it would not be read again.
    #expect(throws: BaselineFile.Failure.self) { try BaselineFile.readableBytes(fits) }
  }

  @Test("thousands of ignores above one another speak of the same paragraph")
  func stackedIgnores() async throws {
    let ignores = (0..<4000).map { "<!-- counterfoil:ignore broken-link\($0) because -->\n" }.joined()
    let bytes = Array("# A\n\n\(ignores)Words, [and](gone.md) a link.\n".utf8)
    var judged: Judged?
    let time = try await fastest(within: .seconds(allowance)) {
      judged = try await Judged(hostile: bytes, at: "design.md")
    }
    #expect(time < .seconds(allowance))
    let marks = judged?.corpus.documents.first { $0.path.name == "design.md" }?.ignores ?? []
    #expect(marks.count == 4000)
    #expect(Set(marks.map(\.lines)) == [4003...4003])
  }
}
