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
        "startColumn": .integer(lines.column(location.range.start, in: .utf16CodeUnits, of: location.path)),
        "endLine": .integer(location.range.end.line),
        "endColumn": .integer(lines.column(location.range.end, in: .utf16CodeUnits, of: location.path)),
      ]),
    ])
  }
}
