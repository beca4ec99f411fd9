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
      progress: { _, _ in told.add(1, ordering: .relaxed).newValue > 2 }
    )
    for _ in 0..<5 { watch.read() }
    #expect(told.load(ordering: .relaxed) == 3)
  }

  @Test("tells of a check that was over before anybody saw it run, once")
  func quick() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "counterfoil-watch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try RunFiles(folder: folder, blocks: [])
    let told = Mutex<[CheckEvent]>([])
    let kept = Atomic(0)
    let watch = RunWatch(
      folder: files,
      limitPerCheck: .seconds(60),
      deadline: .now + .seconds(60),
      report: { event in told.withLock { $0.append(event) } },
      progress: { _, _ in kept.add(1, ordering: .relaxed).newValue > 0 }
    )
    watch.read()
    let recorder = CheckRecorder(test: "t", run: RunFolder(path: folder.path))
    recorder.begin(at: SourcePlace(path: "design.md", line: 3), source: Fingerprint(of: "source"))
    recorder.finish()
    let end = #"{"kind":"event","payload":{"instant":{"absolute":2.0},"kind":"testEnded","testID":"t"},"version":0}"#
    try Data("\(end)\n".utf8).write(to: files.events)
    for _ in 0..<3 { watch.read() }
    // What it left running may yet fail.
    #expect(told.withLock { $0 } == [])
    for _ in 0..<2 { watch.read(isLast: true) }
    #expect(told.withLock { $0 } == [.finished("design.md:3")])
    #expect(kept.load(ordering: .relaxed) == 2, "once at first, and once for the check")
  }

  @Test("reports that a check has ended once that is kept, at the latest when the process has ended")
  func keepsFirst() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "counterfoil-watch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try RunFiles(folder: folder, blocks: [])
    let told = Mutex<[String]>([])
    let watch = RunWatch(
      folder: files,
      limitPerCheck: .seconds(60),
      deadline: .now + .seconds(60),
      report: { event in if case .finished(let name) = event { told.withLock { $0.append(name) } } },
      progress: { log, isUrgent in
        // It is too soon, but for what cannot wait.
        told.withLock { $0.append("\(log.tests.count) to keep\(isUrgent ? ", at once" : "")") }
        return isUrgent
      }
    )
    let recorder = CheckRecorder(test: "t", run: RunFolder(path: folder.path))
    recorder.begin(at: SourcePlace(path: "design.md", line: 3), source: Fingerprint(of: "source"))
    recorder.finish()
    let end = #"{"kind":"event","payload":{"instant":{"absolute":2.0},"kind":"testEnded","testID":"t"},"version":0}"#
    try Data("\(end)\n".utf8).write(to: files.events)
    watch.read()
    watch.read()
    #expect(told.withLock { $0 } == ["1 to keep", "1 to keep"])
    watch.read(isLast: true)
    #expect(told.withLock { $0 }.suffix(2) == ["1 to keep, at once", "design.md:3"])
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
      progress: { _, _ in true }
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
      progress: { _, _ in true }
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
