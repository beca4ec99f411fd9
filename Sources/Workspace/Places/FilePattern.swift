package import Files
package import Findings

/// Which files are meant by `reports/**/*.xml`: `*` and `?` stay inside a name, `**` is any folders, none too.
package struct FilePattern: Hashable, Sendable {
  private let parts: [String]

  /// - Parameter pattern: a path from the root of the files that are searched.
  package init(_ pattern: String) {
    // `**` again and again stands for what one of them stands for, and would be looked through again for each.
    parts = pattern.split(separator: "/").map(String.init).filter { $0 != "." }.reduce(into: []) { parts, part in
      if part != "**" || parts.last != part { parts.append(part) }
    }
  }

  /// - Returns: the files, sorted; hidden folders are entered only where the pattern names them.
  package func files(in files: FileAccess) -> [DocumentPath] {
    var search = Search(files: files)
    search.run("", parts[...])
    return search.found.sorted()
  }

  /// The links among them that lead nowhere, sorted.
  package func deadLinks(in files: FileAccess) -> [DocumentPath] {
    var search = Search(files: files)
    search.run("", parts[...])
    return search.dead.sorted()
  }
}

/// One walk along a pattern.
private struct Search {
  let files: FileAccess
  private(set) var found: Set<DocumentPath> = []
  private(set) var dead: Set<DocumentPath> = []
  /// Several `**` lead to the same folder on many ways: each rest of the pattern is looked for there once.
  private var visited: Set<Visit> = []

  private struct Visit: Hashable {
    let folder: String
    let rest: Int
  }

  init(files: FileAccess) {
    self.files = files
  }

  mutating func run(_ folder: String, _ rest: ArraySlice<String>) {
    guard let part = rest.first, visited.insert(Visit(folder: folder, rest: rest.count)).inserted else { return }
    let deeper = rest.dropFirst()
    func inside(_ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }
    guard part == "**" || part.contains("*") || part.contains("?") else {
      let path = DocumentPath(inside(part))
      if deeper.isEmpty {
        if files.kind(path) == .file { found.insert(path) }
      } else if files.kind(path) == .folder {
        run(path.text, deeper)
      }
      return
    }
    if part == "**" { run(folder, deeper) }
    for entry in (try? files.list(DocumentPath(folder))) ?? [] where !entry.name.hasPrefix(".") || part.hasPrefix(".") {
      if part == "**" {
        if entry.kind == .folder, !entry.isLink { run(inside(entry.name), rest) }
        if deeper.isEmpty { add(entry, inside(entry.name)) }
      } else if Wildcard(part).matches(entry.name) {
        if deeper.isEmpty { add(entry, inside(entry.name)) }
        if !deeper.isEmpty, entry.kind == .folder { run(inside(entry.name), deeper) }
      }
    }
  }
  private mutating func add(_ entry: FileAccess.Entry, _ path: String) {
    if entry.kind == .file { found.insert(DocumentPath(path)) }
    if entry.kind == .other, entry.isLink { dead.insert(DocumentPath(path)) }
  }
}
