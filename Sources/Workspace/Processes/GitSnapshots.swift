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
  ///   - excluded: folders, files and patterns of them (`specs/*.md`, at any depth), relative to the folder, that do not count.
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
        let reports = await untrackedReports(variables),
        await repository.answer(
          ["add", "--all", "--", ":/"] + excluded.map { ":(exclude)\($0)" } + reports.map { ":(exclude,literal)\($0)" },
          variables
        ) != nil
      else { return nil }
    }
    let remove = ["rm", "-r", "-f", "-q", "--cached", "--ignore-unmatch", "--"] + excluded
    if !excluded.isEmpty {
      guard await repository.answer(remove, variables) != nil else { return nil }
    }
    return await repository.answer(["write-tree"], variables)
  }

  /// - Returns: paths relative to the folder; `nil` when there are too many to tell.
  private func untrackedReports(_ variables: [String: String]) async -> [String]? {
    let list = ["ls-files", "--others", "--exclude-standard", "-z", "--", ":/*.xml"]
    guard let answer = await repository.answer(list, variables), answer.utf8.count < ProcessLauncher.keptBytes / 2
    else {
      return nil
    }
    return answer.split(separator: "\0").map(String.init).filter { path in
      guard let file = FileHandle(forReadingAtPath: "\(repository.folder)/\(path)"),
        let head = try? file.read(upToCount: 4096)
      else { return false }
      return String(decoding: head, as: UTF8.self).contains("<testsuite")
    }
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
