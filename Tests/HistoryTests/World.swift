import Evidence
import Files
import Findings
import History
import SpecModel
import SpecReading
import Traceability

/// A workspace in memory, with a lock of its own.
struct World {
  static let folder = "specs/001-icon"

  let files: FileAccess

  /// - Parameter documents: by their names in the only spec.
  init(_ documents: [String: String]) {
    files = .inMemory(Dictionary(uniqueKeysWithValues: documents.map { ("\(Self.folder)/\($0)", $1) }))
  }

  init(files: FileAccess) {
    self.files = files
  }

  func graph() async -> TraceGraph { await Self.graph(files) }

  static func graph(_ files: FileAccess) async -> TraceGraph {
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    return Linker(files: files).link(await SpecReader(files: files, workers: 1).read(layout))
  }

  func lock() async throws {
    try write(LockFile.bytes(Lock(await graph(), files: files)), to: Lock.path.text)
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: "\(Self.folder)/\(name)") }

  func write(_ bytes: [UInt8], to path: String) throws { try files.write(bytes, DocumentPath(path)) }

  func text(_ name: String) throws -> String {
    String(decoding: try files.read(DocumentPath("\(Self.folder)/\(name)"), 1 << 20), as: UTF8.self)
  }

  func readLock() throws -> Lock { try LockFile.read(try files.read(Lock.path, 1 << 20)) }

  func readLocks() throws -> [Lock] { try LockFile.sides(try files.read(Lock.path, 1 << 20)) }

  func older() async throws -> OlderReferences {
    let graph = await graph()
    let past = MergedPast.of(try readLocks(), graph: graph, files: files)
    return OlderReferenceFinder(graph: graph, files: files, past: past, source: "the lock").find()
  }

  /// Writes what can be written, and renews the lock.
  @discardableResult
  func fix() async throws -> FixPlan {
    let plan = await FixPlan.make(try await older(), graph: await graph(), files: files, read: Self.graph)
    for change in plan.changes { try files.write(change.after, change.path) }
    if !plan.changes.isEmpty {
      let renewal = LockRenewal(
        try readLocks(),
        after: plan.changes,
        doubting: plan.doubted,
        graph: await graph(),
        files: files
      )
      try write(LockFile.bytes(renewal.lock), to: Lock.path.text)
    }
    return plan
  }
}

/// Requirements with the criteria that each has, numbered as they stand.
func requirements(_ all: [(title: String, criteria: [String])]) -> String {
  all.enumerated().map { index, requirement in
    "### Requirement \(index + 1): \(requirement.title)\n\n#### Acceptance Criteria\n\n"
      + requirement.criteria.enumerated().map { "\($0 + 1). \($1)\n" }.joined()
  }.joined(separator: "\n")
}
