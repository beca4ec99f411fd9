/// A line of a document: what a finding, a reference and a fence can have in common, wherever on it each stands.
package struct LinePlace: Hashable, Sendable {
  package let path: DocumentPath
  package let line: Int

  package init(path: DocumentPath, line: Int) {
    self.path = path
    self.line = line
  }

  package init(_ location: Location) {
    self.init(path: location.path, line: location.line)
  }
}
