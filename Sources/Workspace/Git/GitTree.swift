package import Findings

/// The files of a commit, below the workspace.
package struct GitTree: Sendable {
  package enum Kind: Hashable, Sendable {
    case file, link
    /// Another repository: what lies in it is not here.
    case submodule
  }

  package struct Entry: Hashable, Sendable {
    package let kind: Kind
    package let object: String
  }

  package let entries: [DocumentPath: Entry]
}

extension GitHistory {
  package func tree(of commit: String) async throws -> GitTree {
    let rows = try await output(["ls-tree", "-r", "-z", commit])
    var entries: [DocumentPath: GitTree.Entry] = [:]
    // `100644 blob 0123...<tab>path`: whatever else a name holds, it holds no NUL.
    for row in rows.split(separator: 0) {
      guard let tab = row.firstIndex(of: 9) else { continue }
      let words = String(decoding: row[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 3 else { continue }
      let kind: GitTree.Kind = words[0] == "120000" ? .link : words[0] == "160000" ? .submodule : .file
      let path = DocumentPath(String(decoding: row[row.index(after: tab)...], as: UTF8.self))
      entries[path] = GitTree.Entry(kind: kind, object: String(words[2]))
    }
    return GitTree(entries: entries)
  }

  /// The bytes of objects, all from one process. Names that name nothing are left out.
  ///
  /// - Parameter objects: names of objects, or `COMMIT:PATH`; those that hold a line end name nothing.
  /// - Throws: `GitFailure.lostObject` when an object that git itself named is not there: it said something once.
  package func contents(_ objects: [String]) async throws -> [String: [UInt8]] {
    let asked = objects.filter { !$0.contains(where: \.isNewline) }
    guard !asked.isEmpty else { return [:] }
    let stream = try await output(["cat-file", "--batch"], input: Array((asked.joined(separator: "\n") + "\n").utf8))
    var contents: [String: [UInt8]] = [:]
    var rest = stream[...]
    for name in asked {
      guard let end = rest.firstIndex(of: 10) else { break }
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      // `OBJECT blob SIZE`, or `NAME missing`
      if words.last == "missing", name.utf8.count >= 40, name.allSatisfy(\.isHexDigit) {
        throw GitFailure.lostObject(name)
      }
      guard words.count == 3, let size = Int(words[2]), (0..<rest.count).contains(size) else { continue }
      if words[1] == "blob" { contents[name] = Array(rest.prefix(size)) }
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }

  /// What objects are called by which names, all from one process; names that name nothing are left out.
  package func objects(_ names: [String]) async throws -> [String: String] {
    let asked = names.filter { !$0.contains(where: \.isNewline) }
    guard !asked.isEmpty else { return [:] }
    let input = Array((asked.joined(separator: "\n") + "\n").utf8)
    let rows = try await output(["cat-file", "--batch-check=%(objectname) %(objecttype)"], input: input)
    let answers = rows.split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
    return Dictionary(
      zip(asked, answers).compactMap { name, answer in
        answer.hasSuffix(" blob") ? (name, String(answer.dropLast(5))) : nil
      }
    ) { first, _ in first }
  }

  /// Paths as an object's name: relative to the workspace and not to the repository.
  package static func name(_ path: DocumentPath, at commit: String) -> String { "\(commit):./\(path)" }
}
