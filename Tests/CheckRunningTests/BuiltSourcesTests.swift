import Files
import Findings
import Foundation
import Testing

@testable import CheckRunning

@Suite("What the last build was made of")
struct BuiltSourcesTests {
  @Test("is built again where a file is another and looks the same, and only there")
  func refresh() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "counterfoil-built-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let sources = root.appending(path: "Sources")
    for folder in [sources, root.appending(path: "build")] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    func write(_ text: String, to name: String) throws {
      let file = sources.appending(path: name)
      if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
      let handle = try FileHandle(forWritingTo: file)
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
    }
    func hasOldTime(_ name: String) throws -> Bool {
      let path = sources.appending(path: name).path
      return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == time
    }
    let built = BuiltSources(root: root.path, scratch: "build")
    func build() { built.note(built.refresh(["Sources"], files: .disk(root: root.path))) }
    try write("let a = 1\n", to: "A.swift")
    try write("let b = 1\n", to: "B.swift")
    build()
    #expect(try hasOldTime("A.swift") && hasOldTime("B.swift"))
    try write("let a = 2\n", to: "A.swift")
    build()
    #expect(try !hasOldTime("A.swift") && hasOldTime("B.swift"))
    build()
    #expect(try hasOldTime("B.swift"))
  }

  @Test("is not known of a file that was written while the build went on")
  func meanwhile() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "counterfoil-built-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for folder in ["Sources", "build"] {
      try FileManager.default.createDirectory(at: root.appending(path: folder), withIntermediateDirectories: true)
    }
    let file = root.appending(path: "Sources/A.swift")
    try Data("let a = 1\n".utf8).write(to: file)
    let built = BuiltSources(root: root.path, scratch: "build")
    let before = built.refresh(["Sources"], files: .disk(root: root.path))
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
    #expect(!built.note(before), "it was written meanwhile")
    _ = built.refresh(["Sources"], files: .disk(root: root.path))
    let now = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    #expect(now != time)
  }
}
