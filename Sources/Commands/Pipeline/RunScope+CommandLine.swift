import CheckRunning
import Workspace

extension RunScope {
  /// What a command line asks for.
  ///
  /// - Parameters:
  ///   - place: as it was named, whatever its configuration says of folders.
  ///   - patterns: of reports, as seen from the current folder.
  init(_ place: WorkspacePlace, _ shard: Shard?, reports patterns: [String]) {
    let paths = place.isWhole ? [] : place.focus.map { "`\($0)`" }.sorted()
    let reports = patterns.map { Self.resolved($0, root: place.root) }
    self.init(paths + (shard.map { ["shard \($0)"] } ?? []), reports: reports)
  }

  /// From the root of the workspace on, so that the same pattern is the same from wherever it was typed.
  private static func resolved(_ pattern: String, root: String) -> String {
    let path = absolutePath(pattern)
    let folder = root == "/" ? root : root + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
