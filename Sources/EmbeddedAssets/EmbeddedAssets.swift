/// The files of `templates/` and `site/`, as they were when the executable was built.
package enum EmbeddedAssets {
  enum Content: Sendable {
    case text(StaticString)
    /// One scalar below 256 for each byte.
    case bytes(String)
  }

  /// Relative to the package, with `/` between the parts, sorted: `site/style.css`, `templates/site/spec.mustache`.
  package static let paths: [String] = table.map(\.path)

  /// The bytes of a file; `nil` for a path that is not among `paths`.
  package static func bytes(_ path: String) -> [UInt8]? {
    content[path].map { content in
      switch content {
      case .text(let text): text.withUTF8Buffer { Array($0) }
      case .bytes(let scalars): scalars.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      }
    }
  }

  /// The text of a file; `nil` for a path that is not among `paths`.
  package static func text(_ path: String) -> String? {
    bytes(path).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let content: [String: Content] = Dictionary(
    table.map { ($0.path, $0.content) },
    uniquingKeysWith: { first, _ in first }
  )
}
