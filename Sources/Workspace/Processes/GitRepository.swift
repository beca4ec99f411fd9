/// What git knows of a folder.
package struct GitRepository: Sendable {
  let folder: String
  let launcher: ProcessLauncher

  /// - Parameter folder: an absolute path, anywhere in the working tree.
  package init(folder: String, launcher: ProcessLauncher = .system) {
    self.folder = folder
    self.launcher = launcher
  }

  package struct Revision: Hashable, Sendable {
    package let commit: String
    /// Files differ from the commit, or are not in it.
    package let isDirty: Bool
  }

  /// The commit that is checked out; `nil` outside a repository, before its first commit, and without git.
  package func revision() async -> Revision? {
    guard let commit = await answer(["rev-parse", "HEAD"]) else { return nil }
    let changes = await answer(["status", "--porcelain", "--untracked-files=normal"])
    return Revision(commit: commit, isDirty: changes != "")
  }

  func answer(_ arguments: [String], _ variables: [String: String] = [:]) async -> String? {
    let environment = ["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"].merging(variables) { $1 }
    let command = ProcessCommand("git", arguments, folder: folder, environment: environment)
    guard let outcome = try? await launcher.run(command), outcome.isSuccess else { return nil }
    return String(outcome.text.drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
  }
}
