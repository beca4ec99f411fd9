import Evidence
package import Findings
package import SpecModel

/// A file of the rendered site, relative to its root.
///
/// Parts stand on the disk as they are in the workspace, spaces, percent signs and emoji included: only a reference to them is
/// encoded.
package struct SitePath: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package var description: String { text }

  package static let overview = SitePath("index.html")
  package static let findings = SitePath("findings.html")

  package static let rules = SitePath("rules/index.html")

  package static func rule(_ rule: RuleID) -> SitePath {
    SitePath("rules/\(rule.name).html")
  }

  package static func spec(_ spec: SpecID) -> SitePath {
    SitePath("specs/\(shown(spec.name))/index.html")
  }

  /// The short address, `specs/035/`.
  package static func redirect(_ number: String) -> SitePath {
    SitePath("specs/\(shown(number))/index.html")
  }

  /// - Parameters:
  ///   - inSpec: the document's path below the spec's folder.
  package static func document(_ inSpec: String, of spec: SpecID) -> SitePath {
    SitePath("specs/\(shown(spec.name))/\(shown(inSpec)).html")
  }

  /// A document that no spec holds.
  package static func document(_ path: DocumentPath) -> SitePath {
    SitePath("documents/\(shown(path.text)).html")
  }

  package static func picture(_ name: String) -> SitePath {
    SitePath("pictures/\(name).svg")
  }

  /// Web servers and uploads leave out what begins with a dot, and `..` would leave the site: a tilde goes before both, and
  /// before a tilde, so that no two names become one.
  private static func shown(_ path: String) -> String {
    path.split(separator: "/").map { part in
      shortened(part.hasPrefix(".") || part.hasPrefix("~") ? "~\(part)" : String(part))
    }.joined(separator: "/")
  }

  /// No disk takes a name of more than 255 bytes; `.html` is still to come, and what a draft bears until it is whole.
  private static let longestName = 200

  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > longestName else { return name }
    var head = name.unicodeScalars.prefix(160)
    while head.reduce(0, { $0 + UTF8.width($1) }) > 160 { head.removeLast() }
    return "\(String(head))~\(Fingerprint(of: name))"
  }

  package static func asset(_ name: String) -> SitePath {
    SitePath("assets/\(name)")
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// Leads from this page to the root: `../` once a folder.
  package var root: String {
    String(repeating: "../", count: text.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The reference that a page writes to lead to another, as an attribute holds it: relative and percent-encoded.
  ///
  /// - Parameter anchor: the identifier of an element there, not yet encoded.
  package func href(to other: SitePath, anchor: String? = nil) -> String {
    let fragment = anchor.map { "#" + PercentEncoding.encode($0, keepingSlashes: false) } ?? ""
    if other == self, !fragment.isEmpty { return fragment }
    let own = text.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let parts = other.text.split(separator: "/", omittingEmptySubsequences: false)
    let common = zip(own, parts.dropLast()).prefix { $0 == $1 }.count
    let climbs = String(repeating: "../", count: own.count - common)
    return climbs + PercentEncoding.encode(parts.dropFirst(common).joined(separator: "/"), keepingSlashes: true)
      + fragment
  }
}
