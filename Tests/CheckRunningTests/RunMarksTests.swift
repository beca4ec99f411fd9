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
    let marks = try RunMarks(files: files, scope: RunScope()) { clock.withLock { $0 } }
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
      (RunScope(), RunScope(), true), (part, RunScope(), true), (part, part, true), (RunScope(), part, false),
      (RunScope(["shard 1/2"]), RunScope(["shard 2/2"]), false), (withReports("a"), RunScope(), false),
      (withReports("a"), withReports("z"), false), (withReports("a", "b"), withReports("b"), false),
      (withReports("a"), withReports("b", "a"), true), (RunScope(), withReports("a"), true),
      (RunScope(["`specs/004`"], reports: ["a"]), part, false), (withReports("a"), withReports("*"), false),
    ]
  )
  func stays(_ killed: RunScope, _ later: RunScope, _ isCleared: Bool) throws {
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
    try RunMarks(files: files, scope: RunScope()).end(.stopped)
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
    let part = try RunMarks(files: files, scope: RunScope(["`specs/004`"]))
    part.end(.whole)
    #expect(words.count == 1)
    try RunMarks(files: files, scope: RunScope()).end(.whole)
    #expect(words.isEmpty)
  }

  @Test("comes once for each scope, and for everything where there are many")
  func many() throws {
    for number in 1...40 {
      for _ in 1...2 {
        _ = try RunMarks(files: files, scope: RunScope(["shard \(number)/40"], reports: ["\(number).xml"]))
      }
    }
    #expect(words.count <= 33)
    try RunMarks(files: files, scope: RunScope(["shard 1/40"])).end(.whole)
    try RunMarks(files: files, scope: Self.withReports("1.xml")).end(.whole)
    #expect(!words.isEmpty)
    try RunMarks(files: files, scope: RunScope(reports: (1...40).map { "\($0).xml" })).end(.whole)
    #expect(words.isEmpty)
  }

  @Test("of two runs of the same that were stopped is one")
  func twice() throws {
    for _ in 1...2 { try RunMarks(files: files, scope: Self.withReports("a")).end(.stopped) }
    #expect(words.count == 1)
    try RunMarks(files: files, scope: Self.part).end(.stopped)
    #expect(words.count == 2)
    try RunMarks(files: files, scope: RunScope(reports: ["a", "b"])).end(.stopped)
    #expect(words.count == 1 && words.allSatisfy { $0.contains("--junit 'a' --junit 'b'") }, "\(words)")
  }

  @Test(
    "says what stands where it belongs",
    arguments: [
      (".counterfoil", "`.counterfoil` is no folder"), (".counterfoil/runs", "`.counterfoil/runs` is no folder"),
      (".counterfoil/runs/under-way.json/a", "`.counterfoil/runs/under-way.json` is no file"),
    ]
  )
  func obstacle(_ path: String, _ words: String) throws {
    let files = FileAccess.inMemory([path: "a"])
    let thrown = #expect(throws: RunMarkObstacle.self) { try RunMarks(files: files, scope: RunScope()) }
    #expect("\(try #require(thrown))".hasPrefix(words))
    #expect("\(try #require(thrown))".hasSuffix("delete it, or move it elsewhere"))
    let told = RunMarks.open(files, root: "/nowhere/at/all")
    #expect(told == [try #require(thrown).description])
  }

  @Test(
    "names the command line that takes it away, as a shell reads it",
    arguments: [
      (["reports/a.xml"], "", " --junit 'reports/a.xml'"),
      (["b*.xml", "a.xml"], "", " --junit 'a.xml' --junit 'b*.xml'"),
      (["it's.xml"], "", #" --junit 'it'\''s.xml'"#), (["-a.xml"], "", " --junit './-a.xml'"),
      (["a.xml", "/tmp/b.xml"], "../", " '..' --junit '/tmp/b.xml' --junit '../a.xml'"),
      ([], "../it's/", #" '../it'\''s'"#),
    ]
  )
  func cure(_ reports: [String], _ prefix: String, _ options: String) throws {
    _ = try RunMarks(files: files, scope: RunScope(reports: reports))
    let words = RunMarks.open(files, root: "/nowhere/at/all", prefix: prefix)
    #expect(
      words.count == 1 && words.allSatisfy { $0.contains(": run `counterfoil check\(options)` to its end;") },
      "\(words)"
    )
    #expect(
      words.allSatisfy { $0.hasSuffix("deleting `\(prefix).counterfoil/runs/under-way.json` takes the word back") }
    )
  }

  @Test("tells three of many names")
  func manyNames() throws {
    let scope = RunScope((1...40).map { "`specs/\($0)`" }, reports: (1...40).map { "\($0).xml" })
    _ = try RunMarks(files: files, scope: scope)
    #expect(
      words.allSatisfy { $0.hasPrefix("the run of `specs/1`, `specs/2`, `specs/3` and 37 more that began at") },
      "\(words)"
    )
    #expect(words.allSatisfy { $0.contains("with a `--junit` for each of the 40 patterns") && $0.utf8.count < 600 })
  }

  private static let part = RunScope(["`specs/004`"])
  private static func withReports(_ patterns: String...) -> RunScope { RunScope(reports: patterns) }

  private let cure =
    "run `counterfoil check` to its end; where nothing can run, deleting `.counterfoil/runs/under-way.json` takes the word back"
  private var words: [String] { RunMarks.open(files, root: "/nowhere/at/all") }
}
