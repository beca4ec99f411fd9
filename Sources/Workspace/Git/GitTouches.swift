package import Findings

/// Which commits wrote in each file, under whatever names the file had before.
package struct GitTouches: Hashable, Sendable {
  /// In no order.
  package let commits: [DocumentPath: Set<String>]
  /// Older names of a file, the latest first.
  package let formerNames: [DocumentPath: [DocumentPath]]
  /// Files that one commit brought as they are, and no other has touched.
  package let brought: [DocumentPath: String]
}

extension GitHistory {
  /// One walk through the whole history, where a blame of each file would walk through it once a file.
  ///
  /// - Parameter range: a commit with all before it, or `ONE..OTHER`.
  package func touches(of range: String) async throws -> GitTouches {
    // `-c`: a merge wrote in what differs from all of its parents. `-l0`: a commit may rename any number of files.
    let rows = try await output([
      "log", "-z", "-c", "--topo-order", "-M", "-l0", "--no-ext-diff", "--relative", "--name-status", "--format=@%H",
      range,
      "--", ".",
    ])
    var reading = TouchReading()
    for row in rows.split(separator: 0) {
      reading.take(String(decoding: row.first == 10 ? row.dropFirst() : row, as: UTF8.self))
    }
    reading.settle()
    return GitTouches(
      commits: reading.commits,
      formerNames: reading.formerNames,
      brought: reading.added.filter { path, commit in reading.commits[path] == [commit] && !reading.isGone(path) }
    )
  }

  /// The commits before which there is nothing: the first ones, and those where a shallow history ends.
  package func beginnings(of commit: String) async throws -> Set<String> {
    let rows = try await output(["rev-list", "--max-parents=0", commit])
    return Set(rows.split(separator: 10).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Whether a part of the history was left where it came from.
  package func isShallow() async throws -> Bool {
    try await line(["rev-parse", "--is-shallow-repository"]) == "true"
  }
}

/// Reads `git log --name-status -z`, from the newest commit to the oldest: `@COMMIT`, then a word and a path, or two.
private struct TouchReading {
  var commits: [DocumentPath: Set<String>] = [:]
  var formerNames: [DocumentPath: [DocumentPath]] = [:]
  var added: [DocumentPath: String] = [:]
  private var deleted: Set<DocumentPath> = []
  private var commit = ""
  private var status: Status?
  private var paths: [DocumentPath] = []
  /// What a file of an older commit is called at the end.
  private var today: [DocumentPath: DocumentPath] = [:]
  /// What the commit took away and brought, and where other files of a folder went.
  private var gone: [DocumentPath] = []
  private var new: [DocumentPath] = []
  private var folders: [String: Set<String>] = [:]

  /// `M`, `R087`; of a merge one letter for each parent: `MM`, `RM`.
  private struct Status {
    let isDeletion: Bool
    let isAddition: Bool
    let isRename: Bool
    let paths: Int

    init(_ text: String) {
      let hasScore = text.count > 1 && text.dropFirst().allSatisfy(\.isNumber)
      isDeletion = text.first == "D"
      isAddition = text == "A"
      isRename = hasScore && text.first == "R"
      paths = hasScore && (text.first == "R" || text.first == "C") ? 2 : 1
    }
  }

  /// Some commit took it away: what bears its name may be another file.
  func isGone(_ path: DocumentPath) -> Bool { deleted.contains(path) }

  mutating func take(_ text: String) {
    guard let status else {
      guard text.first == "@" else {
        self.status = Status(text)
        return
      }
      settle()
      commit = String(text.dropFirst())
      return
    }
    paths.append(DocumentPath(text))
    guard paths.count == status.paths else { return }
    if let path = paths.last, status.isDeletion {
      deleted.insert(path)
      gone.append(path)
    }
    if let path = paths.last, !status.isDeletion {
      let name = today[path] ?? path
      commits[name, default: []].insert(commit)
      if status.isAddition {
        added[name] = commit
        new.append(path)
      }
      if status.isRename, let former = paths.first, former != path {
        rename(former, to: path)
        if former.name == path.name { folders[former.folder, default: []].insert(path.folder) }
      }
    }
    paths = []
    self.status = nil
  }

  private mutating func rename(_ former: DocumentPath, to path: DocumentPath) {
    let name = today[path] ?? path
    today[former] = name
    formerNames[name, default: []].append(former)
  }

  /// A file that was rewritten while its folder was renamed is to git one that went and another that came.
  mutating func settle() {
    for former in gone {
      let candidates = new.filter { $0.name == former.name && isSuccessor($0.folder, of: former.folder) }
      if candidates.count == 1 { rename(former, to: candidates[0]) }
    }
    (gone, new, folders) = ([], [], [:])
  }

  /// The other files of the folder went there; or, where none did, the two bear one number, `004-icon` and `004-icons`.
  private func isSuccessor(_ folder: String, of former: String) -> Bool {
    if let known = folders[former] { return known == [folder] }
    let (one, other) = (DocumentPath(folder), DocumentPath(former))
    let number = one.name.prefix { $0.isASCII && $0.isNumber }
    return folder != former && one.folder == other.folder && !number.isEmpty
      && number == other.name.prefix { $0.isASCII && $0.isNumber }
  }
}
