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
  /// - Returns: every reference, ranges spread out; `nil` when anything in the text is none.
  package static func readAll(_ text: String) -> [Reference]? {
    var references: [Reference] = []
    var spec: String?
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = piece.split(separator: "/", omittingEmptySubsequences: false)
      if parts.count > 1 {
        spec = parts.dropLast().joined(separator: "/").drop { $0 == " " }.description
        guard spec?.isEmpty == false else { return nil }
      }
      guard let found = local(parts.last ?? "", spec: spec) else { return nil }
      references += found
    }
    return references.isEmpty ? nil : references
  }

  private static func local(_ text: Substring, spec: String?) -> [Reference]? {
    let source = SourceText(Array(text.utf8))
    guard source.lineCount == 1 else { return nil }
    let slice = TextSlice(source, source.line(0)).trimmed
    let lines = DocumentLines(path: DocumentPath(""), tree: MarkdownTree(text: source, nodes: [], notes: []))
    var cursor = ReferenceCursor(slice)
    guard let item = cursor.item(), cursor.offset >= slice.end else { return nil }
    return ReferenceExpansion(lines: lines).references(item, in: slice, spec: spec)
  }
}
