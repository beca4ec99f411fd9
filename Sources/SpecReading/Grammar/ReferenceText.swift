import Findings
import MarkdownSyntax
package import SpecModel

/// Reads references that stand alone: on a command line, in the name of a test. There `035/8` is no fraction, and what stands
/// before the last slash is a spec, whatever its name.
package enum ReferenceText {
  /// - Returns: `nil` for anything but exactly one reference.
  package static func read(_ text: String) -> Reference? {
    guard let all = readAll(text), all.count == 1 else { return nil }
    return all[0]
  }

  /// `035/8.4, 005/13.1-13.4`
  ///
  /// - Returns: every reference, ranges spread out; `nil` when anything in the text is none, or it names more than a document may.
  package static func readAll(_ text: String) -> [Reference]? { readAll(text, allowsSeries: true) }

  /// - Parameter allowsSeries: `AUTH-01` names a requirement, and `UTF-8` in brackets nothing.
  static func readAll(_ text: String, allowsSeries: Bool) -> [Reference]? {
    if let found = list(text[...], spec: nil, allowsSeries) { return found }
    // What stands before a slash may be the name of any folder, and names may hold what no grammar foresees.
    var references: [Reference] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let slash = piece.lastIndex(of: "/") else { return nil }
      let spec = piece[..<slash].drop { $0 == " " }
      // `1/2` is a fraction all the same.
      guard spec.contains(where: { !$0.isNumber }) || piece[slash...].contains("."), !spec.isEmpty,
        let found = list(piece[piece.index(after: slash)...], spec: String(spec), allowsSeries)
      else { return nil }
      references += found
    }
    return references
  }

  private static func list(_ text: Substring, spec: String?, _ allowsSeries: Bool) -> [Reference]? {
    let source = SourceText(text.utf8)
    defer { withExtendedLifetime(source) {} }
    guard source.lineCount == 1 else { return nil }
    let slice = TextSlice(source, source.line(0)).trimmed
    let lines = DocumentLines(path: DocumentPath(""), tree: MarkdownTree(text: source, nodes: [], notes: []))
    var cursor = ReferenceCursor(slice)
    cursor.standsAlone = true
    cursor.allowsSeries = allowsSeries
    let items = cursor.list()
    guard !items.isEmpty, cursor.offset >= slice.end else { return nil }
    var references: [Reference] = []
    for item in items {
      guard let expanded = ReferenceExpansion(lines: lines).references(item, in: slice, spec: spec) else { return nil }
      references += expanded
    }
    // Those behind the limit would be about nothing, and nobody would hear of it.
    return lines.allowance.isSpent ? nil : references
  }
}
