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
  }

  /// By number, counted from 1.
  package let lines: [Int: Line]
}

extension GitHistory {
  /// Lines that were only moved within the file, or indented, keep their author.
  ///
  /// - Returns: `nil` for a file that git does not follow.
  package func blame(_ path: DocumentPath, since base: String) async throws -> GitBlame? {
    // Without a revision after it, `^base` blames the file as it lies on the disk.
    let answer = try await ask(["blame", "--porcelain", "-w", "-M", "^\(base)", "--", "./\(path)"])
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

  mutating func take(_ row: ArraySlice<UInt8>) {
    guard let head else {
      let words = String(decoding: row, as: UTF8.self).split(separator: " ")
      guard words.count >= 3, words[0].count >= 40, let original = Int(words[1]), let number = Int(words[2]) else {
        return
      }
      self.head = (String(words[0]), original, number)
      return
    }
    if row.first == 9 {
      lines[head.number] = GitBlame.Line(
        author: author(head.commit),
        origin: "\(head.commit):\(names[head.commit] ?? "")",
        originalNumber: head.original
      )
      self.head = nil
    } else if row.elementsEqual("boundary".utf8) {
      boundaries.insert(head.commit)
    } else if row.starts(with: "filename ".utf8) {
      names[head.commit] = Self.unquoted(String(decoding: row.dropFirst(9), as: UTF8.self))
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
