package import Files
import Findings
package import Judgment
import Parallelism
import SpecModel

/// Makes a site out of a ledger: pages that link relatively, load nothing from elsewhere, and need no server.
package struct SiteRenderer: Sendable {
  private let workspace: FileAccess
  private let templates: SiteTemplates
  private let workers: Int

  /// What was done.
  package struct Summary: Hashable, Sendable {
    package let files: Int
    package let written: Int
    package let removed: Int
    /// Which pictures cannot be shown, and why; `nil` where all can.
    package let lost: String?
  }

  /// - Parameters:
  ///   - workspace: holds the documents, the pictures, and the templates that replace ours, if any.
  ///   - workers: how many pages are made at a time; the site is the same for any number.
  package init(workspace: FileAccess, workers: Int) throws {
    self.workspace = workspace
    self.workers = max(1, workers)
    templates = try SiteTemplates.load(over: workspace)
  }

  package func render(_ ledger: Ledger, into folder: SiteFolder) async throws -> Summary {
    let site = Site(ledger, workspace: workspace)
    let pages = SitePlan(site: site, workspace: workspace, templates: templates).pages
    let writer = SiteWriter(folder: folder)
    try writer.claim(Set(pages.map(\.path)))
    let queue = WorkQueue(count: pages.count)
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<min(workers, max(1, pages.count)) {
        group.addTask {
          var written = 0
          while let index = queue.next() {
            let file = SiteFile(path: pages[index].path, bytes: try pages[index].make())
            if try writer.write(file) { written += 1 }
          }
          return written
        }
      }
      return try await group.reduce(0, +)
    }
    let removed = try writer.finish(Set(pages.map(\.path)))
    let lost = site.lost.words(of: site.drawn.values.joined())
    return Summary(files: pages.count, written: counts, removed: removed, lost: lost)
  }
}
