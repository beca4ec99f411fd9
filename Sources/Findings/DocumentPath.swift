/// A file's place in its workspace: relative to the workspace root, with `/` between the parts, no `.` and no `..`.
package struct DocumentPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  /// - Parameter text: the relative path, already free of `.` and `..`.
  package init(_ text: String) {
    self.text = text
  }

  package var description: String { text }

  /// The last part: `design.md` of `specs/004/design.md`.
  package var name: String {
    text.lastIndex(of: "/").map { String(text[text.index(after: $0)...]) } ?? text
  }

  /// The folder that holds the file; empty for a file in the workspace root.
  package var folder: String {
    text.lastIndex(of: "/").map { String(text[..<$0]) } ?? ""
  }

  /// The path as it is seen from elsewhere: `../x/a.md` behind `../corpus/` is `../x/a.md`.
  package func seen(behind prefix: String) -> String {
    var folders = prefix.split(separator: "/").map(String.init)
    var parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.first == "..", !prefix.isEmpty else { return prefix + text }
    while parts.first == "..", let last = folders.last, last != ".." {
      parts.removeFirst()
      folders.removeLast()
    }
    return (folders + parts).joined(separator: "/")
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// Follows a relative reference, as a link in `folder` would: `..` climbs, and `nil` means that it climbed out of the workspace.
  package static func resolving(_ relative: some StringProtocol, in folder: String) -> DocumentPath? {
    var parts = folder.split(separator: "/").map(String.init)
    for part in relative.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(String(part))
      }
    }
    return DocumentPath(parts.joined(separator: "/"))
  }
}
