import Foundation
import Testing

/// Holds a text against the file of that name beside the tests. A file that is missing is written, and the test fails.
func expectSnapshot(_ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
  let file = folder.appending(path: "\(name).txt")
  guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record(
      "recorded \(file.lastPathComponent): look at it, and run the test again",
      sourceLocation: sourceLocation
    )
    return
  }
  #expect(text == expected, sourceLocation: sourceLocation)
}
