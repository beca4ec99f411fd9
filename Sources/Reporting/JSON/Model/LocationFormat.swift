import Evidence
import Findings

/// A place: line and column from 1, columns in UTF-8 bytes, the end exclusive.
enum LocationFormat {
  static func object(_ location: Location) -> JSON {
    .object([
      "path": .string(location.path.text),
      "start": position(location.range.start),
      "end": position(location.range.end),
    ])
  }

  private static func position(_ position: SourcePosition) -> JSON {
    .object([
      "line": .integer(position.line),
      "column": .integer(position.column),
    ])
  }
}

extension JSON {
  /// `null` for what is not there.
  static func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  static func texts(_ texts: some Sequence<String>) -> JSON { .array(texts.map { .string($0) }) }
}
