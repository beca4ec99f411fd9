import Files
import Findings
import SiteRendering
import Testing

/// A site in memory.
struct RenderedSite {
  let files: FileAccess
  let summary: SiteRenderer.Summary
  let removed: Removals

  init(_ workspace: SampleWorkspace = SampleWorkspace(), over earlier: [String: String] = [:]) async throws {
    let files = FileAccess.inMemory(earlier)
    let removed = Removals()
    let folder = SiteFolder(files: files) { removed.add($0) }
    summary = try await SiteRenderer(workspace: workspace.access, workers: 2).render(
      await workspace.ledger(),
      into: folder
    )
    self.files = files
    self.removed = removed
  }

  func text(_ path: String) throws -> String {
    String(decoding: try files.read(DocumentPath(path), 1 << 24), as: UTF8.self)
  }

  /// Every file, by path.
  func all(in folder: String = "") throws -> [String: String] {
    var found: [String: String] = [:]
    for entry in try files.list(DocumentPath(folder)) {
      let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      if entry.kind == .folder {
        found.merge(try all(in: path)) { first, _ in first }
      } else {
        found[path] = try text(path)
      }
    }
    return found
  }
}
