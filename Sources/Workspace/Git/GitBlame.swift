package import Findings

/// Which commit wrote each line of a file.
package struct GitBlame: Hashable, Sendable {
  package enum Author: Hashable, Sendable {
    /// The base, or a commit before it.
    case base
    case commit(String)
    case uncommitted
  }

  package struct Line: Hashable, Sendable {
    package let author: Author
    /// The file as its author left it, as git names objects: `COMMIT:PATH`.
    package let origin: String
    /// Where the line stood there, counted from 1.
    package let originalNumber: Int
    /// The file as it was before; `nil` where its author brought it.
    package let previous: Version?
    /// Who last ticked it, gave it another mark or edited its words, and left its numbers as they were.
    package var markedBy: Author?
    /// Its words were edited by so much that it may have been written anew.
    package var isDoubtful = false

    package init(author: Author, origin: String, originalNumber: Int, previous: Version?) {
      self.author = author
      self.origin = origin
      self.originalNumber = originalNumber
      self.previous = previous
    }
  }

  /// A file at a commit.
  package struct Version: Hashable, Sendable {
    package let commit: String
    /// From the top of the repository.
    package let path: String

    package init(commit: String, path: String) {
      self.commit = commit
      self.path = path
    }

    /// - Parameter name: `COMMIT:PATH`
    package init?(name: String) {
      guard let colon = name.firstIndex(of: ":") else { return nil }
      self.init(commit: String(name[..<colon]), path: String(name[name.index(after: colon)...]))
    }

    /// As git names objects.
    package var name: String { "\(commit):\(path)" }
  }

  /// By number, counted from 1.
  package let lines: [Int: Line]

  package init(lines: [Int: Line]) {
    self.lines = lines
  }

  /// A file as the commit left it that brought it.
  ///
  /// - Parameter lines: those that matter.
  package init(wholly version: Version, lines: [Int]) {
    self.lines = Dictionary(
      lines.map { number in
        (number, Line(author: .commit(version.commit), origin: version.name, originalNumber: number, previous: nil))
      }
    ) { first, _ in first }
  }
}

extension GitHistory {
  /// Lines that were only moved within the file, or indented, keep their author.
  ///
  /// - Parameter followsMoves: otherwise whoever put a line where it stands has written it.
  /// - Returns: `nil` for a file that git does not follow.
  package func blame(_ path: DocumentPath, since base: String, followsMoves: Bool = true) async throws -> GitBlame? {
    // Without a revision after it, `^base` blames the file as it lies on the disk.
    try await blame(["^\(base)", "--", "./\(path)"], followsMoves)
  }

  /// The same of a file as it was.
  ///
  /// - Returns: `nil` for a file outside of the workspace, and for one that git does not follow.
  ///
  /// - Parameter base: `nil` to go back as far as there is history; then no line is the base's.
  package func blame(_ version: GitBlame.Version, since base: String?, followsMoves: Bool = true) async throws
    -> GitBlame?
  {
    let prefix = try await prefix()
    guard version.path.hasPrefix(prefix) else { return nil }
    // `--root`: the first commit wrote its lines as any other did.
    let limit = base.map { ["^\($0)"] } ?? ["--root"]
    return try await blame(limit + [version.commit, "--", "./\(version.path.dropFirst(prefix.count))"], followsMoves)
  }

  /// Where the workspace lies in its repository: empty, or a folder with a slash behind it.
  package func prefix() async throws -> String { try await line(["rev-parse", "--show-prefix"]) ?? "" }

  /// Whether a commit is the base, or came before it.
  package func isReached(_ commit: String, from base: String) async throws -> Bool {
    try await ask(["merge-base", "--is-ancestor", commit, base]).isSuccess
  }

  private func blame(_ what: [String], _ followsMoves: Bool) async throws -> GitBlame? {
    let answer = try await ask(["blame", "--porcelain", "-w"] + (followsMoves ? ["-M"] : []) + what)
    guard answer.isSuccess else { return nil }
    var reading = BlameReading()
    for row in answer.output.split(separator: 10) { reading.take(row) }
    return GitBlame(lines: reading.lines)
  }
}

/// Reads `git blame --porcelain`: each line has a head, what is new about its commit, and its text behind a tab.
private struct BlameReading {
  var lines: [Int: GitBlame.Line] = [:]
  private var head: (commit: String, original: Int, number: Int)?
  /// Commits that were described as the end of what was looked at.
  private var boundaries: Set<String> = []
  /// The latest name of the file in each commit.
  private var names: [String: String] = [:]
  private var previous: [String: GitBlame.Version] = [:]

  mutating func take(_ row: ArraySlice<UInt8>) {
    guard let head else {
      let words = String(decoding: row, as: UTF8.self).split(separator: " ")
      guard words.count >= 3, words[0].count >= 40, let original = Int(words[1]), let number = Int(words[2]),
        original > 0, number > 0
      else { return }
      self.head = (String(words[0]), original, number)
      return
    }
    if row.first == 9 {
      lines[head.number] = GitBlame.Line(
        author: author(head.commit),
        origin: "\(head.commit):\(names[head.commit] ?? "")",
        originalNumber: head.original,
        previous: previous[head.commit]
      )
      self.head = nil
    } else if row.elementsEqual("boundary".utf8) {
      boundaries.insert(head.commit)
    } else if row.starts(with: "filename ".utf8) {
      names[head.commit] = Self.unquoted(String(decoding: row.dropFirst(9), as: UTF8.self))
    } else if row.starts(with: "previous ".utf8) {
      let words = String(decoding: row.dropFirst(9), as: UTF8.self).split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { return }
      previous[head.commit] = GitBlame.Version(commit: String(words[0]), path: Self.unquoted(String(words[1])))
    }
  }

  private func author(_ commit: String) -> GitBlame.Author {
    if commit.allSatisfy({ $0 == "0" }) { return .uncommitted }
    return boundaries.contains(commit) ? .base : .commit(commit)
  }

  /// Even without `core.quotePath` git quotes names that hold quotation marks and backslashes.
  private static func unquoted(_ name: String) -> String {
    guard name.count > 1, name.hasPrefix("\""), name.hasSuffix("\"") else { return name }
    return String(name.dropFirst().dropLast()).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}
