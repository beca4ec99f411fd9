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
    lastSlash.map { String(text.utf8[text.utf8.index(after: $0)...]) ?? text } ?? text
  }

  /// The folder that holds the file; empty for a file in the workspace root.
  package var folder: String {
    lastSlash.map { String(text.utf8[..<$0]) ?? "" } ?? ""
  }

  /// Asked for every document and link, and so by bytes: no other character holds that of a slash.
  private var lastSlash: String.Index? { text.utf8.lastIndex(of: UInt8(ascii: "/")) }

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
    var parts = folder.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    for part in relative.utf8.split(separator: UInt8(ascii: "/")).map({ String(decoding: $0, as: UTF8.self) })
    where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return DocumentPath(parts.joined(separator: "/"))
  }
}
