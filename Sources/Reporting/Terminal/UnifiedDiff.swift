package import Findings

/// Two states of a document as `diff -u` shows them. Both have the same number of lines: references are rewritten in their lines.
package struct UnifiedDiff: Sendable {
  private let style: Style
  private let prefix: String

  private static let context = 3

  package init(style: Style, prefix: String) {
    self.style = style
    self.prefix = prefix
  }

  package func text(_ path: DocumentPath, before: [UInt8], after: [UInt8]) -> String {
    let old = Self.lines(before)
    let new = Self.lines(after)
    let changed = zip(old, new).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    guard !changed.isEmpty else { return "" }
    let place = Printable.line(path.seen(behind: prefix))
    var text = style(.strong, "--- \(place)") + "\n" + style(.strong, "+++ \(place)") + "\n"
    for hunk in Self.hunks(changed, count: old.count) { text += self.text(hunk, old, new) }
    return text
  }

  private func text(_ hunk: Range<Int>, _ old: [String], _ new: [String]) -> String {
    let place = "\(hunk.lowerBound + 1),\(hunk.count)"
    var text = style(.info, "@@ -\(place) +\(place) @@") + "\n"
    var index = hunk.lowerBound
    while index < hunk.upperBound {
      guard old[index] != new[index] else {
        text += " \(old[index])\n"
        index += 1
        continue
      }
      let end = (index..<hunk.upperBound).first { old[$0] == new[$0] } ?? hunk.upperBound
      for line in old[index..<end] { text += style(.error, "-\(line)") + "\n" }
      for line in new[index..<end] { text += style(.good, "+\(line)") + "\n" }
      index = end
    }
    return text
  }

  private static func hunks(_ changed: [Int], count: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for line in changed {
      let range = max(0, line - context)..<min(count, line + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  /// Without their ends, and with control characters, which could rewrite the terminal, made visible.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map { line in
      Printable.lines(String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self))
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
