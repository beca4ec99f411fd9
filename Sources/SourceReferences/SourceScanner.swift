package import Files
package import Findings
import Parallelism
package import SpecModel

/// Reads what the sources of a workspace say of requirements, several files at a time.
package struct SourceScanner: Sendable {
  /// Larger ones are data, or were generated.
  package static let largestFile = 2 << 20
  /// No workspace that people write by hand has more.
  package static let mostFiles = 200_000

  private let files: FileAccess
  private let workers: Int

  /// - Parameter workers: how many files are read at a time; the result is the same for any number.
  package init(files: FileAccess, workers: Int) {
    self.files = files
    self.workers = max(1, workers)
  }

  /// - Parameter paths: every file of the workspace; those of no language that we read are passed over.
  package func scan(_ paths: [DocumentPath]) async -> SourceScan {
    let nested = SourceFolders.nestedWorkspaces(in: paths)
    let sources = paths.filter { path in
      SourceLanguage.of(path.text) != nil && !SourceFolders.isForeign(path) && !SourceFolders.lies(path, within: nested)
    }.sorted()
    let taken = Array(sources.prefix(Self.mostFiles))
    let outcomes = await readAll(taken)
    let left = sources.count - taken.count
    return SourceScan(
      files: outcomes.compactMap(\.file),
      readCount: outcomes.count { $0.reason == nil || $0.file != nil },
      skipped: outcomes.compactMap { outcome in
        outcome.reason.map { SourceScan.Skipped(path: outcome.path, reason: $0) }
      },
      cutOff: left == 0 ? nil : "\(left) more source files than the limit of \(Self.mostFiles) were not read"
    )
  }

  private struct FileOutcome: Sendable {
    let path: DocumentPath
    var file: SourceFile?
    /// Why it was left out.
    var reason: SourceScan.Reason?
  }

  private func readAll(_ paths: [DocumentPath]) async -> [FileOutcome] {
    let queue = WorkQueue(count: paths.count)
    return await withTaskGroup(of: [(Int, FileOutcome)].self) { group in
      for _ in 0..<min(workers, max(1, paths.count)) {
        group.addTask {
          var outcomes: [(Int, FileOutcome)] = []
          while let index = queue.next() { outcomes.append((index, read(paths[index]))) }
          return outcomes
        }
      }
      return await group.reduce(into: []) { $0 += $1 }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func read(_ path: DocumentPath) -> FileOutcome {
    guard let language = SourceLanguage.of(path.text) else { return FileOutcome(path: path) }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try files.read(path, Self.largestFile)
    } catch {
      return FileOutcome(path: path, reason: SourceScan.Reason(error))
    }
    if let reason = ForeignSource.reason(path, bytes) { return FileOutcome(path: path, reason: reason) }
    let file = SourceFileReader.read(bytes, language, path)
    let reason = file?.limit.map { SourceScan.Reason.tooManyReferences(limit: $0) }
    return FileOutcome(path: path, file: file, reason: reason)
  }
}

extension SourceScan.Reason {
  fileprivate init(_ failure: FileFailure) {
    switch failure.reason {
    case .missing: self = .missing
    case .notAFile: self = .notAFile
    case .nameNotUTF8: self = .nameNotUTF8
    case .tooLarge(let bytes, let limit): self = .tooLarge(bytes: bytes, limit: limit)
    case .notPermitted, .system: self = .unreadable(failure.words)
    }
  }
}
