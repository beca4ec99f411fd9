import Files
import Findings
import SpecReading
import Synchronization
import Testing

struct ReadingProgressTests {
  @Test("what is told of the reading never falls, however many read", arguments: [1, 4])
  func order(workers: Int) async {
    let files = FileAccess.inMemory(
      Dictionary(uniqueKeysWithValues: (0..<300).map { ("specs/001-a/notes-\($0).md", "# Note\n") })
    )
    let told = Mutex<[Int]>([])
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    _ = await SpecReader(files: files, workers: workers).read(layout) { count in told.withLock { $0.append(count) } }
    #expect(told.withLock { $0 } == [64, 128, 192, 256])
  }
}
