import Foundation
import Testing

/// Holds text against a file beside the tests. A snapshot that is not there is recorded, and fails: nobody records by accident.
enum Snapshot {
  static func expect(_ text: String, is name: String, _ location: SourceLocation = #_sourceLocation) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
    let file = folder.appending(path: "\(name).txt")
    guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was recorded: read it, and run again", sourceLocation: location)
      return
    }
    #expect(text == recorded, sourceLocation: location)
  }
}
