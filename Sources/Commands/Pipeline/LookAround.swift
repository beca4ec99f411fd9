import Files
import Findings
import SourceReferences
import SpecModel
import Traceability
import Workspace

/// Looks at what lies around the documents: the sources, the files, and what git remembers of them.
struct LookAround {
  let root: String
  let files: FileAccess

  private let tree: WorkingTree

  init(root: String, files: FileAccess) {
    self.root = root
    self.files = files
    // One for all questions: after one that it has not answered in time, git is asked nothing more.
    tree = WorkingTree(git: .system(folder: root))
  }

  /// Every file that is not somebody else's.
  func paths() async -> [DocumentPath] { await tree.paths() ?? Self.walked(files) }

  static func walked(_ files: FileAccess) -> [DocumentPath] {
    FolderWalk.paths(files, isSkipped: SourceFolders.isSkipped)
  }

  /// What sources say of requirements, and nothing else.
  func sources() async -> Surroundings {
    let paths = await paths()
    return Surroundings(
      sources: await SourceScanner(files: files, workers: processorCount()).scan(paths),
      paths: paths
    )
  }

  func surroundings(of corpus: Corpus) async -> Surroundings {
    let tracked = await tree.paths()
    let paths = tracked ?? Self.walked(files)
    let prefix = tracked == nil ? "" : await tree.prefix()
    let missing = tracked == nil ? [] : ArtifactPaths.missing(in: corpus, files: files, prefix: prefix)
    // The history is long to read, and says nothing of what is there.
    let history = missing.isEmpty ? nil : await tree.history(of: missing)
    return Surroundings(
      sources: await SourceScanner(files: files, workers: processorCount()).scan(paths),
      paths: paths,
      history: history,
      ignored: await tree.ignored(among: missing),
      prefix: prefix
    )
  }
}
