import Findings
import SpecModel

/// Which spec lists a file among its artifacts.
struct ListedSources {
  private var byPath: [DocumentPath: Set<SpecID>] = [:]

  init(corpus: Corpus) {
    for spec in corpus.specs {
      for mention in spec.tasks.flatMap(\.artifacts) + spec.reports.flatMap(\.artifacts) {
        for path in ArtifactPaths(mention, specFolder: spec.folder).candidates {
          byPath[path, default: []].insert(spec.id)
        }
      }
    }
  }

  /// The only spec that lists the file, or else the nearest folder around it that any spec lists; `nil` where several do.
  func spec(of path: DocumentPath) -> SpecID? {
    var path = path
    while !path.text.isEmpty {
      if let specs = byPath[path] { return specs.count == 1 ? specs.first : nil }
      path = DocumentPath(path.folder)
    }
    return nil
  }
}
