import Findings
import MarkdownSyntax
package import SpecModel

/// Reads a reference that stands alone: on a command line, in the name of a test.
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
    let source = SourceText(Array(text.utf8))
    guard source.lineCount == 1 else { return nil }
    let slice = TextSlice(source, source.line(0)).trimmed
    let lines = DocumentLines(path: DocumentPath(""), tree: MarkdownTree(text: source, nodes: [], notes: []))
    var cursor = ReferenceCursor(slice)
    cursor.standsAlone = true
    let items = cursor.list()
    guard !items.isEmpty, cursor.offset >= slice.end else { return nil }
    var references: [Reference] = []
    for item in items {
      guard let expanded = ReferenceExpansion(lines: lines).references(item, in: slice) else { return nil }
      references += expanded
    }
    return references
  }
}
