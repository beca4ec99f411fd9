import Evidence
import Findings

/// Places as SARIF writes them: addresses percent-encoded below the workspace, columns in UTF-16 code units.
struct SARIFRegions: Sendable {
  static let base = "%SRCROOT%"

  let lines: SourceLines

  func physicalLocation(_ location: Location) -> JSON {
    let path = location.path.text.isEmpty ? "." : location.path.text
    return .object([
      "artifactLocation": .object([
        "uri": .string(PercentEncoding.encode(path, keepingSlashes: true)), "uriBaseId": .string(Self.base),
      ]),
      "region": .object([
        "startLine": .integer(location.range.start.line),
        "startColumn": .integer(lines.utf16Column(location.range.start, of: location.path)),
        "endLine": .integer(location.range.end.line),
        "endColumn": .integer(lines.utf16Column(location.range.end, of: location.path)),
      ]),
    ])
  }
}
