package import Findings

/// The past of a workspace, as git keeps it. Paths are relative to the workspace, which may be a folder of its repository.
package struct GitHistory: Sendable {
  let folder: String
  private let git: GitProgram
  /// Lives as long as it is asked.
  private let index: RenamedIndex?

  /// - Parameter folder: an absolute path.
  package init(folder: String, git: GitProgram = .system) {
    self.init(folder: folder, git: git, index: nil)
  }

  init(folder: String, git: GitProgram, index: RenamedIndex?) {
    self.folder = folder
    self.git = git
    self.index = index
  }

  /// A revision to compare with: the commit where it and what is checked out part.
  package struct Base: Hashable, Sendable {
    package let name: String
    package let commit: String
    /// The revision itself has gone on since.
    package let isMergeBase: Bool

    package var short: String { String(commit.prefix(7)) }
  }

  package func base(_ name: String) async throws -> Base {
    let place = try await ask(["rev-parse", "--git-dir"])
    guard place.isSuccess else {
      // It may also be one that git does not trust, and says so.
      throw place.complaint.contains("not a git repository")
        ? GitFailure.noRepository(folder: folder) : .failed("rev-parse", complaint: place.complaint)
    }
    guard try await ask(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]).isSuccess else {
      throw GitFailure.noCommits
    }
    let isShallow = try await line(["rev-parse", "--is-shallow-repository"]) == "true"
    // `--end-of-options`: a name that begins with a dash is a name.
    guard let commit = try await line(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"])
    else {
      throw GitFailure.unknownRevision(name, nearest: try await nearest(name), isShallow: isShallow)
    }
    guard let common = try await line(["merge-base", commit, "HEAD"]) else {
      throw GitFailure.noCommonAncestor(name, isShallow: isShallow)
    }
    guard common.utf8.count >= 40, common.allSatisfy(\.isHexDigit) else {
      throw GitFailure.failed("merge-base", complaint: "its answer is no commit")
    }
    return Base(name: name, commit: common, isMergeBase: common != commit)
  }

  private func nearest(_ name: String) async throws -> String? {
    let answer = try await ask(["for-each-ref", "--format=%(refname:short)"])
    let names = String(decoding: answer.output, as: UTF8.self).split(separator: "\n").map(String.init)
    return nearestMatch(to: name, among: names)
  }

  /// The paths that differ between a commit and the files of today. What git does not follow is not among them.
  package func changedPaths(since commit: String) async throws -> Set<DocumentPath> {
    let arguments = ["diff", "--name-only", "--no-renames", "--no-ext-diff", "--relative", "-z", commit, "--", "."]
    return Set(
      try await output(arguments).split(separator: 0).map { DocumentPath(String(decoding: $0, as: UTF8.self)) }
    )
  }

  /// Those files of which some commit since knew another text: one that differs between a commit and any of its parents, so
  /// that what a merge brought counts as well.
  package func rewritten(_ paths: [DocumentPath], since commit: String) async throws -> Set<DocumentPath> {
    guard !paths.isEmpty else { return [] }
    let commits = try await output(["rev-list", "\(commit)..HEAD"])
    guard !commits.isEmpty else { return [] }
    let arguments = [
      "diff-tree", "--stdin", "-m", "-r", "--root", "--no-commit-id", "--name-only", "--no-renames", "--relative", "-z",
      "--",
    ]
    let specs = PathSpecs(paths).arguments
    let names = try await output(arguments + specs, input: commits).split(separator: 0)
    return Set(names.map { DocumentPath(String(decoding: $0, as: UTF8.self)) }).intersection(paths)
  }

  /// The commit that wrote a file last, in few letters; `nil` where git does not know the file, or is not there.
  package func latestCommit(of path: DocumentPath) async -> String? {
    try? await line(["log", "-1", "--format=%h", "--", path.text])
  }

  /// The commit with which what is checked out began, in few letters; `nil` without any, and outside of a repository.
  package func firstCommit() async -> String? {
    let rows = try? await output(["rev-list", "--max-parents=0", "--abbrev-commit", "HEAD"])
    return String(decoding: rows ?? [], as: UTF8.self).split(separator: "\n").last.map(String.init)
  }

  /// The commits that wrote a file, the latest first.
  package func commits(of path: DocumentPath, atMost most: Int) async -> [String] {
    let rows = try? await output(["log", "-n", "\(most)", "--format=%H", "--", path.text])
    return String(decoding: rows ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Where two commits part; `nil` where they have nothing in common, or git does not reach back so far.
  package func mergeBase(_ one: String, _ other: String) async -> String? {
    try? await line(["merge-base", one, other])
  }

  // MARK: Asking

  func ask(_ arguments: [String], input: [UInt8] = []) async throws -> GitProgram.Answer {
    try await git.run(arguments, input, folder)
  }

  /// - Throws: `GitFailure.failed` when git says no.
  func output(_ arguments: [String], input: [UInt8] = []) async throws -> [UInt8] {
    let answer = try await ask(arguments, input: input)
    guard answer.isSuccess else { throw GitFailure.failed(arguments[0], complaint: answer.complaint) }
    return answer.output
  }

  /// The only line of an answer; `nil` when git says no, or nothing.
  func line(_ arguments: [String]) async throws -> String? {
    let answer = try await ask(arguments)
    guard answer.isSuccess else { return nil }
    return String(decoding: answer.output, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
  }
}
