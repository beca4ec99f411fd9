import Files
import Findings
import Synchronization
import Testing

@testable import CheckRunning

@Suite("The mark of a run that is under way")
struct RunMarksTests {
  private let files = FileAccess.inMemory([:])

  @Test(
    "stands there before anything else is done, and says how far the run has come",
    arguments: RunMark.Phase.allCases
  )
  func phases(_ phase: RunMark.Phase) throws {
    let clock = Mutex(1_795_413_600)
    let marks = try RunMarks(files: files, scope: "") { clock.withLock { $0 } }
    #expect(
      words == [
        "the run that began at 2026-11-23T06:00:00Z was interrupted while it planned (from 2026-11-23T06:00:00Z on): \(cure)"
      ]
    )
    clock.withLock { $0 += 61 }
    marks.enter(phase)
    let since = phase == .planning ? "06:00:00Z" : "06:01:01Z"
    #expect(words.count == 1 && words.allSatisfy { $0.contains("(from 2026-11-23T\(since) on)") }, "\(words)")
    marks.end(.whole)
    #expect(words.isEmpty)
    #expect(files.kind(RunMark.path) == nil)
  }

  @Test(
    "stays until a run of as much, or of everything, has come to its end",
    arguments: [
      ("", "", true), ("`specs/004`", "", true), ("`specs/004`", "`specs/004`", true), ("", "`specs/004`", false),
      ("shard 1/2", "shard 2/2", false),
    ]
  )
  func stays(_ killed: String, _ later: String, _ isCleared: Bool) throws {
    _ = try RunMarks(files: files, scope: killed)
    for ending in [RunMarks.Ending.nothing, .whole] {
      let marks = try RunMarks(files: files, scope: later)
      #expect(marks.leftBehind.map(\.scope) == [killed])
      marks.end(ending)
      #expect(words.isEmpty == (ending == .whole && isCleared), "\(ending)")
    }
  }

  @Test("of a run that was stopped before anything was written down stays")
  func stopped() throws {
    try RunMarks(files: files, scope: "").end(.stopped)
    #expect(words.count == 1)
  }

  @Test(
    "that nobody can read is one of a run that was interrupted",
    arguments: [
      "", "{", "{}", #"{"format":"counterfoil-runs","version":2,"runs":[]}"#,
      #"{"format":"counterfoil-runs","version":1,"runs":[{}]}"#,
    ]
  )
  func damaged(_ text: String) throws {
    try files.write(Array(text.utf8), RunMark.path)
    #expect(words.count == 1 && words.allSatisfy { $0.contains("cannot be read") })
    let part = try RunMarks(files: files, scope: "`specs/004`")
    part.end(.whole)
    #expect(words.count == 1)
    try RunMarks(files: files, scope: "").end(.whole)
    #expect(words.isEmpty)
  }

  @Test("comes once for each scope, and for everything where there are many")
  func many() throws {
    for number in 1...40 { for _ in 1...2 { _ = try RunMarks(files: files, scope: "shard \(number)/40") } }
    #expect(words.count <= 33)
    try RunMarks(files: files, scope: "shard 1/40").end(.whole)
    #expect(!words.isEmpty)
  }

  private let cure = "run `counterfoil check` to its end"
  private var words: [String] { RunMarks.open(files, root: "/nowhere/at/all") }
}
