package import Files
package import Findings

/// Which files are meant by `reports/**/*.xml`: `*` and `?` stay inside a name, `**` is any folders, none too.
package struct FilePattern: Hashable, Sendable {
  private let parts: [String]

  /// - Parameter pattern: a path from the root of the files that are searched.
  package init(_ pattern: String) {
    parts = pattern.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  /// - Returns: the files, sorted; hidden folders are entered only where the pattern names them.
  package func files(in files: FileAccess) -> [DocumentPath] {
    var found: Set<DocumentPath> = []
    search("", parts[...], files, &found)
    return found.sorted()
  }

  private func search(
    _ folder: String,
    _ rest: ArraySlice<String>,
    _ files: FileAccess,
    _ found: inout Set<DocumentPath>
  ) {
    guard let part = rest.first else { return }
    let deeper = rest.dropFirst()
    func inside(_ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }
    guard part == "**" || part.contains("*") || part.contains("?") else {
      let path = DocumentPath(inside(part))
      if deeper.isEmpty {
        if files.kind(path) == .file { found.insert(path) }
      } else if files.kind(path) == .folder {
        search(path.text, deeper, files, &found)
      }
      return
    }
    if part == "**" { search(folder, deeper, files, &found) }
    for entry in (try? files.list(DocumentPath(folder))) ?? [] where !entry.name.hasPrefix(".") || part.hasPrefix(".") {
      if part == "**" {
        if entry.kind == .folder, !entry.isLink { search(inside(entry.name), rest, files, &found) }
        if entry.kind == .file, deeper.isEmpty { found.insert(DocumentPath(inside(entry.name))) }
      } else if Self.matches(Array(part.utf8)[...], Array(entry.name.utf8)[...]) {
        if deeper.isEmpty, entry.kind == .file { found.insert(DocumentPath(inside(entry.name))) }
        if !deeper.isEmpty, entry.kind == .folder { search(inside(entry.name), deeper, files, &found) }
      }
    }
  }

  private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    let rest = pattern.dropFirst()
    if first == UInt8(ascii: "*") {
      return matches(rest, name) || (!name.isEmpty && matches(pattern, name.dropFirst()))
    }
    guard let letter = name.first, first == letter || first == UInt8(ascii: "?") else { return false }
    return matches(rest, name.dropFirst())
  }
}
