/// The identifiers of places within pages. Each holds a colon, or a capital letter, neither of which a heading's can.
package enum SiteAnchor {
  package static func requirement(_ number: String) -> String { "requirement:\(number)" }
  /// - Parameter number: as written inside its spec: `8.4`.
  package static func criterion(_ number: String) -> String { "criterion:\(number)" }
  package static func task(_ number: String) -> String { "task:\(number)" }
  package static func property(_ number: String) -> String { "property:\(number)" }
  /// A line of a document, counted from 1.
  package static func line(_ line: Int) -> String { "L\(line)" }
}
