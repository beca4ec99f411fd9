import Foundation

/// What a repository held at a commit, and holds now. Nothing in the repository is touched: what git has to write goes elsewhere.
package struct GitSnapshots: Sendable {
  private let repository: GitRepository
  private let scratch: URL

  /// - Parameter folder: an absolute path, anywhere in the working tree.
  package init(folder: String, launcher: ProcessLauncher = .system) {
    repository = GitRepository(folder: folder, launcher: launcher)
    scratch = FileManager.default.temporaryDirectory.appending(path: "counterfoil-git-\(UUID().uuidString)")
  }

  /// Removes what was written.
  package func end() {
    try? FileManager.default.removeItem(at: scratch)
  }

  /// The whole name of a commit; `nil` when the repository does not have it.
  package func commit(_ name: String) async -> String? {
    await repository.answer(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"])
  }

  /// What all files are together, by git's own fingerprint of them.
  ///
  /// - Parameters:
  ///   - commit: `nil` for the files as they lie there now: those that git does not track yet too, unless it ignores them, or they
  ///     are reports of tests, which testing leaves behind.
  ///   - excluded: patterns of files, relative to the folder, that do not count: `specs/*.md`, `build/*`, with one star that goes to
  ///     any depth.
  /// - Returns: `nil` outside a repository, and where it cannot be told.
  package func files(of commit: String?, without excluded: [String]) async -> String? {
    let place = scratch.appending(path: UUID().uuidString)
    let objects = place.appending(path: "objects")
    guard let own = await repository.answer(["rev-parse", "--path-format=absolute", "--git-path", "objects"]),
      (try? FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)) != nil
    else { return nil }
    let variables = [
      "GIT_INDEX_FILE": place.appending(path: "index").path, "GIT_OBJECT_DIRECTORY": objects.path,
      "GIT_ALTERNATE_OBJECT_DIRECTORIES": own,
    ]
    if let commit {
      guard await repository.answer(["read-tree", commit], variables) != nil else { return nil }
    } else {
      guard let index = await repository.answer(["rev-parse", "--path-format=absolute", "--git-path", "index"]),
        (try? FileManager.default.copyItem(at: URL(filePath: index), to: place.appending(path: "index"))) != nil,
        await lookAtAll(variables), await repository.answer(["add", "--update", "--", ":/"], variables) != nil,
        let new = await untracked(variables, without: excluded)
      else { return nil }
      let list = place.appending(path: "untracked")
      guard (try? Data(new.joined(separator: "\0").utf8).write(to: list)) != nil else { return nil }
      let add = ["--literal-pathspecs", "add", "--pathspec-from-file=\(list.path)", "--pathspec-file-nul"]
      if !new.isEmpty {
        guard await repository.answer(add, variables) != nil else { return nil }
      }
    }
    let remove = ["rm", "-r", "-f", "-q", "--cached", "--ignore-unmatch", "--"] + excluded
    if !excluded.isEmpty {
      guard await repository.answer(remove, variables) != nil else { return nil }
    }
    guard let tree = await repository.answer(["write-tree"], variables) else { return nil }
    // Of a submodule the tree holds the commit alone.
    if commit == nil, await hasChangesInSubmodules() { return "\(tree) and changes in submodules" }
    return tree
  }

  /// Has git look at every file that is there, also at those that it was told to take for unchanged.
  ///
  /// - Parameter variables: name a copy of the index.
  private func lookAtAll(_ variables: [String: String]) async -> Bool {
    let list = "git ls-files -v -z -- :/ | tr '\\0' '\\n' | sed -n"
    let script = """
      \(list) 's/^[a-z] //p' | git update-index --no-assume-unchanged --stdin &&
      \(list) 's/^[sS] //p' | while IFS= read -r file; do
        if [ -e "$file" ]; then printf '%s\\n' "$file"; fi
      done | git update-index --no-skip-worktree --stdin
      """
    let environment = ["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"].merging(variables) { $1 }
    let command = ProcessCommand("sh", ["-c", script], folder: repository.folder, environment: environment)
    return (try? await repository.launcher.run(command))?.isSuccess == true
  }

  /// Files of a submodule differ from its commit, or are not in it.
  private func hasChangesInSubmodules() async -> Bool {
    let status = ["status", "--porcelain=v2", "--ignore-submodules=none", "--untracked-files=no"]
    // `1 .M S.MU ...`: a submodule, files that differ, files that are not tracked.
    guard let answer = await repository.answer(status) else { return true }
    return answer.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split(separator: " ", maxSplits: 3)
      return words.count > 2 && words[2].hasPrefix("S") && words[2].dropFirst(2).contains { $0 != "." }
    }
  }

  /// The files that git does neither track nor ignore, but for reports of tests.
  ///
  /// - Returns: paths relative to the folder; `nil` when there are too many to tell.
  private func untracked(_ variables: [String: String], without excluded: [String]) async -> [String]? {
    // Hidden folders of tools hold thousands of files, which are not worth listing.
    let hidden = excluded.filter { $0.hasPrefix(".") && $0.hasSuffix("/*") }.map { "--exclude=/\($0.dropLast())" }
    let list = ["ls-files", "--others", "--exclude-standard", "-z"] + hidden + ["--", ":/"]
    guard let answer = await repository.answer(list, variables), answer.utf8.count < ProcessLauncher.keptBytes / 2
    else {
      return nil
    }
    return answer.split(separator: "\0").map(String.init).filter { path in
      !excluded.contains { Self.matches($0, path) } && !isReport(path)
    }
  }

  /// `specs/*.md`: what stands before and behind the star.
  private static func matches(_ pattern: String, _ path: String) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return pattern == path }
    return path.hasPrefix(pattern[..<star]) && path.hasSuffix(pattern[pattern.index(after: star)...])
  }

  private func isReport(_ path: String) -> Bool {
    guard path.hasSuffix(".xml"), let file = FileHandle(forReadingAtPath: "\(repository.folder)/\(path)"),
      let head = try? file.read(upToCount: 4096)
    else { return false }
    return String(decoding: head, as: UTF8.self).contains("<testsuite")
  }

  /// Writes folders as they were at a commit below a folder of their own.
  ///
  /// - Returns: that folder's absolute path; folders that were not there then are not there. `nil` when none was.
  package func folders(_ folders: [String], at commit: String) async -> String? {
    let place = scratch.appending(path: UUID().uuidString)
    guard (try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)) != nil else {
      return nil
    }
    var isThere = false
    for folder in folders {
      let archive = place.appending(path: "archive.tar").path
      let paths = folder.isEmpty ? [] : [folder]
      guard await repository.answer(["archive", "--format=tar", "-o", archive, commit, "--"] + paths) != nil else {
        continue
      }
      let unpack = ProcessCommand("tar", ["-xf", archive, "-C", place.path], folder: place.path)
      guard let outcome = try? await repository.launcher.run(unpack), outcome.isSuccess else { return nil }
      isThere = true
    }
    return isThere ? place.path : nil
  }
}
