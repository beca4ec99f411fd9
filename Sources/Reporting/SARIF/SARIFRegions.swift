import Evidence
import Findings

/// Places as SARIF writes them: addresses percent-encoded below the repository's root, columns in UTF-16 code units.
struct SARIFRegions: Sendable {
  static let base = "%SRCROOT%"

  let lines: SourceLines
  /// Leads from the repository's root to the workspace.
  let prefix: String

  func physicalLocation(_ location: Location) -> JSON {
    let seen = location.path.seen(behind: prefix)
    let path = seen.isEmpty ? "." : seen
    return .object([
      "artifactLocation": .object([
        "uri": .string(PercentEncoding.encode(path, keepingSlashes: true)), "uriBaseId": .string(Self.base),
      ]),
      "region": .object([
        "startLine": .integer(location.range.start.line),
        "startColumn": .integer(column(location.range.start, of: location.path)),
        "endLine": .integer(location.range.end.line),
        "endColumn": .integer(column(location.range.end, of: location.path)),
      ]),
    ])
  }

  /// What cannot be read any more keeps its columns.
  private func column(_ position: SourcePosition, of path: DocumentPath) -> Int {
    guard position.column > 1, let line = lines.line(position.line, of: path) else { return position.column }
    return String(decoding: line.utf8.prefix(position.column - 1), as: UTF8.self).utf16.count + 1
  }
}
