import Evidence
import Findings
import Foundation
import Synchronization
import Testing

@testable import CheckRunning

@Suite("The watch over a run")
struct RunWatchTests {
  @Test("tells again what nobody could take in, also when nothing else happens")
  func again() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "counterfoil-watch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try RunFiles(folder: folder, blocks: [])
    let told = Atomic(0)
    let watch = RunWatch(
      folder: files,
      limitPerCheck: .seconds(60),
      deadline: .now + .seconds(60),
      report: { _ in },
      // Too soon the first two times.
      progress: { _ in told.add(1, ordering: .relaxed).newValue > 2 ? [] : nil }
    )
    for _ in 0..<5 { watch.read() }
    #expect(told.load(ordering: .relaxed) == 3)
  }

  @Test("tells of a check once that is kept, also where it was over before anybody saw it run")
  func keepsFirst() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "counterfoil-watch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try RunFiles(folder: folder, blocks: [])
    let told = Mutex<[CheckEvent]>([])
    let kept = Mutex<[Set<SourcePlace>?]>([])
    let watch = RunWatch(
      folder: files,
      limitPerCheck: .seconds(60),
      deadline: .now + .seconds(60),
      report: { event in told.withLock { $0.append(event) } },
      progress: { _ in kept.withLock { $0.removeFirst() } }
    )
    func read(_ answers: Set<SourcePlace>?...) {
      kept.withLock { $0 = answers }
      for _ in 0..<max(1, answers.count) { watch.read() }
      #expect(kept.withLock { $0.isEmpty })
    }
    let places = [3, 9].map { SourcePlace(path: "design.md", line: $0) }
    // Once at first.
    read([])
    read()
    try end("t", at: places[0], files)
    // What it left running may yet fail; and then it is too soon.
    read([])
    read()
    try end("t", "u", at: places[1], files)
    read(nil, nil)
    #expect(told.withLock { $0 } == [])
    read([places[0]])
    read()
    #expect(told.withLock { $0 } == [.finished("design.md:3")])
    #expect(watch.readLast() == [places[1]])
    #expect(told.withLock { $0 } == [.finished("design.md:3")])
  }

  /// - Parameters:
  ///   - tests: those that have ended by then.
  ///   - place: where the block of the last one begins.
  private func end(_ tests: String..., at place: SourcePlace, _ files: RunFiles) throws {
    let recorder = CheckRecorder(test: try #require(tests.last), run: RunFolder(path: files.folder.path))
    recorder.begin(at: place, source: Fingerprint(of: "source"))
    recorder.finish()
    let ends = tests.map {
      #"{"kind":"event","payload":{"instant":{"absolute":2.0},"kind":"testEnded","testID":"\#($0)"},"version":0}"#
    }
    try Data("\(ends.joined(separator: "\n"))\n".utf8).write(to: files.events)
  }

  @Test(
    "gives a check that has ended as long again, and the time that it waits, for what it left running to show itself"
  )
  func waiting() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "counterfoil-watch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try RunFiles(folder: folder, blocks: [])
    let start = ContinuousClock.now
    let seconds = Atomic(0)
    let watch = RunWatch(
      folder: files,
      limitPerCheck: .seconds(60),
      deadline: start + .seconds(1000),
      now: { start + .seconds(seconds.load(ordering: .relaxed)) },
      report: { _ in },
      progress: { _ in [] }
    )
    func goesOn(at second: Int) -> Bool {
      seconds.store(second, ordering: .relaxed)
      return watch.goesOn()
    }
    let recorder = CheckRecorder(test: "t", run: RunFolder(path: folder.path))
    recorder.begin(at: SourcePlace(path: "design.md", line: 3), source: Fingerprint(of: "source"))
    #expect(goesOn(at: 0) && goesOn(at: 59))
    recorder.finish()
    #expect(goesOn(at: 59) && goesOn(at: 119))
    #expect(!goesOn(at: 120))
  }

  @Test("does not take it for time of a test that it waits for what the tests left running")
  func waitingTests() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "counterfoil-watch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try RunFiles(folder: folder, blocks: [])
    let start = ContinuousClock.now
    let milliseconds = Atomic(0)
    let watch = RunWatch(
      folder: files,
      limitPerCheck: .seconds(1),
      deadline: start + .seconds(1000),
      now: { start + .milliseconds(milliseconds.load(ordering: .relaxed)) },
      report: { _ in },
      progress: { _ in [] }
    )
    func goesOn(at instant: Int) -> Bool {
      milliseconds.store(instant, ordering: .relaxed)
      return watch.goesOn()
    }
    let test = #""testID":"a","name":"a","id":"a","kind":"function","sourceLocation":{"_filePath":"A.swift","line":3}"#
    let begin = #"{"kind":"event","payload":{"kind":"testStarted","testID":"a"}}"#
    try Data("{\"kind\":\"test\",\"payload\":{\(test)}}\n\(begin)\n".utf8).write(to: files.events)
    #expect(goesOn(at: 0) && goesOn(at: 900))
    RunFolder(path: folder.path).append(.waits(test: "a", isOver: false))
    #expect(goesOn(at: 950) && goesOn(at: 2900))
    #expect(!goesOn(at: 2950))
  }
}
