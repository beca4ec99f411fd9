import Files
import Findings
import Parallelism
import SourceReferences
import Workspace

/// Lints again whenever a document changes.
struct LintWatch {
  let places: [WorkspacePlace]
  let looksAround: Bool
  let console: Console

  func run(_ linting: Linting, _ printer: FindingsPrinter) async throws {
    Interrupt.endsProcess()
    // One look at everything below the root of the system serves all workspaces.
    let watch = ChangeWatch(stamps: .disk(root: ""))
    var shown: String?
    while true {
      let paths = await watched()
      let before = watch.snapshot(paths)
      let text = await text(linting, printer)
      // An editor's own files come and go beside the documents, and change nothing that is said of them.
      if text != shown { show(text, count: paths.count) }
      shown = text
      _ = try await watch.changes(in: paths, since: before)
    }
  }

  private func text(_ linting: Linting, _ printer: FindingsPrinter) async -> String {
    do {
      var results: [Linting.Result] = []
      try await inOrder(places, width: processorCount(), work: linting.result) { results.append($0) }
      let failures = results.flatMap { $0.failures.map { "error: \($0)\n" } }
      return failures.joined() + (await printer.text(results))
    } catch {
      // The documents may be gone for a moment, while another branch is checked out.
      return "error: \(error)\n"
    }
  }

  private func show(_ text: String, count: Int) {
    if console.isTerminal(1) { console.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
    console.write(text)
    console.progress("watching \(count) files and folders; Ctrl-C ends it")
  }

  /// Absolute, without the first slash.
  private func watched() async -> [DocumentPath] {
    var all: [DocumentPath] = []
    for place in places {
      let files = FileAccess.disk(root: place.root)
      var paths = WatchedPaths.of(place, files: files)
      if looksAround {
        let around = await LookAround(root: place.root, files: files).paths()
        paths += around.filter { SourceLanguage.of($0.text) != nil }
      }
      let root = place.root.drop { $0 == "/" }
      all += paths.map { path in
        DocumentPath(root.isEmpty ? path.text : path.text.isEmpty ? String(root) : "\(root)/\(path)")
      }
    }
    return all
  }
}
