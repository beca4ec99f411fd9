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
  private var lastSlash: String.Index? {
    let slash = UInt8(ascii: "/")
    let offset = text.utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: slash) }
    guard let offset else { return text.utf8.lastIndex(of: slash) }
    return offset.map { text.utf8.index(text.startIndex, offsetBy: $0) }
  }

  /// The path as it is seen from elsewhere: `../x/a.md` behind `../corpus/` is `../x/a.md`.
  package func seen(behind prefix: String) -> String {
    // Asked for every place that is printed, and nearly all of them lie in the workspace.
    guard !prefix.isEmpty, text.utf8.starts(with: "..".utf8) else { return prefix + text }
    var folders = prefix.pathParts()
    var parts = text.pathParts(omittingEmpty: false)
    guard parts.first == ".." else { return prefix + text }
    while parts.first == "..", let last = folders.last, last != ".." {
      parts.removeFirst()
      folders.removeLast()
    }
    return (folders + parts).joined(separator: "/")
  }

  /// By bytes, as file systems tell names apart. Equal texts have equal hashes, however they are spelt.
  package static func == (left: Self, right: Self) -> Bool { ByteOrder.areSame(left.text, right.text) }

  package static func < (left: Self, right: Self) -> Bool {
    ByteOrder.precedes(left.text, right.text)
  }

  /// Follows a relative reference, as a link in `folder` would: `..` climbs, and `nil` means that it climbed out of the workspace.
  package static func resolving(_ relative: String, in folder: String) -> DocumentPath? {
    var parts = folder.pathParts()
    for part in relative.pathParts() where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return DocumentPath(parts.joined(separator: "/"))
  }
}

extension String {
  /// What stands between the slashes. By bytes, for no other character holds that of a slash.
  package func pathParts(omittingEmpty: Bool = true) -> [Substring] {
    split(atByte: UInt8(ascii: "/"), omittingEmpty: omittingEmpty)
  }

  /// The place that a path names, as it is written from a folder: `../../shared` from `a/b/c`, where it is `a/shared`; empty for the
  /// folder itself.
  package func relative(to folder: String) -> String {
    let start = folder.pathParts()
    let end = pathParts()
    let common = zip(start, end).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - common) + end[common...].map(String.init)).joined(
      separator: "/"
    )
  }
}
