import CheckRunning
import Evidence
import Files
import Findings
import Foundation
import Judgment
import SpecReading
import Testing
import Traceability

/// A copy of a package in a temporary folder, to be sabotaged. What it builds stays in the folder, and goes with it.
final class PackageCopy: Sendable {
  static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Where `counterfoil check` builds, and who else builds in a copy need not build all of it again.
  static let scratch = CheckRunOptions(package: "").scratch

  let root: URL
  /// What is copied, relative to the package.
  private let paths: [String]
  /// The files of the copy as they were at first, by path.
  private let original: [String: Data]

  /// A copy of this package, as far as its checks need it.
  static func ofThisPackage() throws -> PackageCopy {
    let paths = [
      "Package.swift", "Package.resolved", "Sources", "Plugins", "Benchmarks", "templates", "site", "specs",
      "Tests/SpecChecks",
    ]
    return try PackageCopy(of: repository, paths: paths)
  }

  /// A copy of somebody else's package, which depends on this one.
  static func ofShop() throws -> PackageCopy {
    let shop = repository.appending(path: "Tests/Fixtures/Shop")
    return try PackageCopy(of: shop, paths: ["Package.swift", "Sources", "Tests", ".kiro"]) { path, bytes in
      guard path == "Package.swift" else { return bytes }
      return Data(String(decoding: bytes, as: UTF8.self).replacing("../../..", with: repository.path).utf8)
    }
  }

  /// - Parameter adapt: makes of a file what it is in the copy.
  private init(of package: URL, paths: [String], adapt: (String, Data) -> Data = { $1 }) throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    root = temporary.appending(path: "counterfoil-copy-\(UUID().uuidString)")
    self.paths = paths
    var original: [String: Data] = [:]
    for file in paths.flatMap({ Self.files(below: $0, of: package) }) {
      original[file] = adapt(file, try Data(contentsOf: package.appending(path: file)))
    }
    self.original = original
    try restore()
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  var files: FileAccess { .disk(root: root.path) }

  /// Makes of the copy what it was. A file that is the same keeps its time, and with what was built of it stays: what is made of it
  /// need not be built again.
  func restore() throws {
    let kept = Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) } + [Self.scratch])
    for name in (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? [] where !kept.contains(name) {
      try remove(name)
    }
    for file in paths.flatMap({ Self.files(below: $0, of: root) }) where original[file] == nil { try remove(file) }
    for (file, bytes) in original where (try? Data(contentsOf: root.appending(path: file))) != bytes {
      try files.write(Array(bytes), DocumentPath(file))
    }
  }

  /// - Returns: paths relative to the folder, of regular files.
  private static func files(below path: String, of folder: URL) -> [String] {
    let manager = FileManager.default
    func isFolder(_ file: String) -> Bool? {
      var isFolder: ObjCBool = false
      let exists = manager.fileExists(atPath: folder.appending(path: file).path, isDirectory: &isFolder)
      return exists ? isFolder.boolValue : nil
    }
    guard isFolder(path) == true else { return isFolder(path) == nil ? [] : [path] }
    let inner = manager.enumerator(atPath: folder.appending(path: path).path)?.compactMap { $0 as? String } ?? []
    return inner.map { "\(path)/\($0)" }.filter { isFolder($0) == false }
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    try files.write(Array(text.utf8), DocumentPath(path))
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appending(path: path))
  }

  /// Replaces a text that must be there.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try read(path)
    try #require(text.contains(old), "\(path) does not contain \(old)")
    try write(text.replacing(old, with: new), to: path)
  }

  func graph() async -> TraceGraph {
    let roots = ["specs", ".kiro/specs"].map { DocumentPath($0) }.filter { files.kind($0) == .folder }
    let layout = SpecLayout(files: files, roots: roots)
    let corpus = await SpecReader(files: files, workers: 2).read(layout)
    return Linker(files: files).link(corpus)
  }

  /// Reads, links, plans, builds, runs and keeps the evidence, as `counterfoil check` does.
  @discardableResult
  func check(_ change: (inout CheckRunOptions) -> Void = { _ in }) async throws -> CheckOutcomes {
    var options = CheckRunOptions(package: root.path)
    change(&options)
    let graph = await graph()
    let plan = CheckPlan(graph, fingerprint: CriterionFingerprint.of)
    let references = TestReferences(
      index: graph.index,
      read: ReferenceText.readAll,
      fingerprint: CriterionFingerprint.of
    )
    let sources = SourceCache(files: files)
    let today = TodaysInputs.today(graph) { sources.fingerprint($0) }
    let run = try await CheckRunner(options: options, files: files).run(plan, criteria: references.bindings)
    try EvidenceStore(files: files).keep(run.evidence, of: plan, whole: [.check, .example, .test])
    return CheckOutcomes(evidence: try EvidenceStore(files: files).read(), today: today)
  }
}

/// Evidence, by the name on the fence.
struct CheckOutcomes {
  let evidence: EvidenceSet
  let today: Today

  /// What makes results stale right after the run: nothing may.
  var stale: [StaleInput] {
    evidence.results.flatMap { result in
      result.criteria.flatMap { result.staleInputs(for: $0.criterion, on: today) }
    }
  }

  func result(_ name: String) throws -> CheckResult {
    let found = evidence.results.filter { $0.check.text.hasSuffix(name) }
    try #require(found.count == 1, "\(found.count) results for \(name) among \(evidence.results.map(\.check.text))")
    return found[0]
  }

  /// The names of the checks that did not pass.
  var notPassed: [String] {
    evidence.results.filter { $0.outcome != .passed }.map { String($0.check.text.split(separator: "@").last ?? "") }
      .sorted()
  }
}

extension Trait where Self == ConditionTrait {
  static var slow: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["COUNTERFOIL_SLOW"] == "1",
      "set COUNTERFOIL_SLOW=1 to build copies"
    )
  }
}
