import Findings
import SpecModel
import Traceability
import Workspace

/// Which findings the paths of a command line ask for: those of the documents below them, and those of sources that speak of the
/// specs there. Without paths, all.
struct Wanted {
  private let place: WorkspacePlace
  private let sources: [DocumentPath: Bool]

  init(place: WorkspacePlace, graph: TraceGraph) {
    self.place = place
    let specs = Set(graph.corpus.documents.filter { place.isWanted($0.path) }.compactMap(\.spec))
    var sources: [DocumentPath: Bool] = [:]
    for link in graph.sources {
      // What speaks of no spec is everybody's.
      let isWanted = link.home.map(specs.contains) ?? true
      sources[link.location.path] = sources[link.location.path] == true || isWanted
    }
    for file in graph.sourceScan?.files ?? [] where sources[file.path] == nil { sources[file.path] = true }
    for file in graph.sourceScan?.skipped ?? [] where sources[file.path] == nil { sources[file.path] = true }
    self.sources = sources
  }

  /// - Parameter path: where a finding is.
  func wants(_ path: DocumentPath) -> Bool { place.isWanted(path) || sources[path] == true }
}
