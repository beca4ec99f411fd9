package import Files
package import Findings
package import SpecModel

/// What lies around the documents of a workspace, as far as somebody looked.
package struct Surroundings: Sendable {
  /// What sources say of requirements.
  package let sources: SourceScan
  /// Every file of the workspace, but for those of others; sorted.
  package let paths: [DocumentPath]
  /// What is remembered of files that are gone; `nil` without a version control system.
  package let history: FileHistory?
  /// Artifacts that are not kept under version control.
  package let ignored: Set<DocumentPath>
  /// Where the workspace lies in its repository: `packages/ui/`, or nothing where it is the whole of it.
  package let prefix: String

  package init(
    sources: SourceScan,
    paths: [DocumentPath] = [],
    history: FileHistory? = nil,
    ignored: Set<DocumentPath> = [],
    prefix: String = ""
  ) {
    self.sources = sources
    self.paths = paths
    self.history = history
    self.ignored = ignored
    self.prefix = prefix
  }
}
