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
      progress: { _ in told.add(1, ordering: .relaxed).newValue > 2 }
    )
    for _ in 0..<5 { watch.read() }
    #expect(told.load(ordering: .relaxed) == 3)
  }
}
