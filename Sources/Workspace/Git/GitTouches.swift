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
      if text.first == "@" { commit = String(text.dropFirst()) } else { self.status = Status(text) }
      return
    }
    paths.append(DocumentPath(text))
    guard paths.count == status.paths else { return }
    if let path = paths.last, status.isDeletion { deleted.insert(path) }
    if let path = paths.last, !status.isDeletion {
      let name = today[path] ?? path
      commits[name, default: []].insert(commit)
      if status.isAddition { added[name] = commit }
      if status.isRename, let former = paths.first, former != path {
        today[former] = name
        formerNames[name, default: []].append(former)
      }
    }
    paths = []
    self.status = nil
  }
}
