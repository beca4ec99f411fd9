import Findings
import SpecModel

/// The points of a report's validation: `✅ It draws`, `| It builds | ✅ |`.
extension ReportReader {
  mutating func readItem(_ line: DocumentLine, _ sign: (mark: Mark, rest: TextSlice)?) {
    let box = self.box(line).map { (mark: $0, rest: line.content) }
    guard let (mark, rest) = sign ?? box else {
      if !saysSyntax, line.marker == .bullet { saysSyntax = isOfSyntax(line.content) }
      return
    }
    addItem(mark, rest, line)
  }

  /// `- TypeScript compiles without errors`, `- **Diagnostics**: ✅ none`, among what was validated.
  func isOfSyntax(_ text: TextSlice) -> Bool {
    guard context.title(about: .validation) != nil else { return false }
    let said = text.found(Self.syntax)
    // `some schemas have a complex syntax` says nothing of the kind.
    guard said & Self.compiles != 0 || said & Self.namesSyntax != 0 && said & Self.isValid != 0 else { return false }
    // `TypeScript compiles with 3 errors`, `Diagnostics were not run`: only the marks of an item may say so.
    return said & Self.isWithoutError != 0 || said & Self.isDenied == 0
  }

  private static let syntax = PhraseTable(groups: [
    ["compil", "diagnostic", "type-check", "typecheck"], ["syntax"], ["valid", "no syntax"],
    ["without error", "no error", "0 error"],
    ["not", "n't", " with ", "invalid", "errors remain", "fail", "unavailable", "list"],
  ])
  private static let (compiles, namesSyntax, isValid): (UInt64, UInt64, UInt64) = (1, 2, 4)
  private static let (isWithoutError, isDenied): (UInt64, UInt64) = (8, 16)

  /// `| It builds | ✅ |`: a row of a table of validations.
  mutating func readItem(_ cells: [TextSlice], _ line: DocumentLine) {
    guard context.title(about: .validation) != nil, let first = cells.first,
      let mark = cells.lazy.compactMap({ MarkReader.leading($0)?.mark }).first
    else { return }
    let text = MarkReader.leading(first)?.rest ?? first
    addItem(mark, text.isEmpty && cells.count > 1 ? cells[1] : text, line)
  }

  mutating func addItem(_ mark: Mark, _ rest: TextSlice, _ line: DocumentLine) {
    let section = context.title(about: .validation)
    let references = MentionReader(lines: lines).references(in: rest)
    // Elsewhere a marked line is one that names what it is about: `✅ The icon fits (Requirement 1.1)`.
    guard section != nil || (!references.isEmpty && self.box(line) != .pending),
      lines.entryAllowance.take(1, line: line.number)
    else { return }
    items.append(
      ValidationItem(
        tier: section == nil ? nil : context.tier ?? tier,
        section: context.name ?? section?.string ?? "",
        mark: mark,
        text: rest.string,
        location: lines.location(line.whole),
        references: references
      )
    )
  }
}
