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
    let words: [StaticString] = ["compil", "diagnostic", "type-check", "typecheck"]
    let holds: (StaticString) -> Bool = { text.contains($0, ignoringCase: true) }
    // `some schemas have a complex syntax` says nothing of the kind.
    guard words.contains(where: holds) || (holds("syntax") && (holds("valid") || holds("no syntax"))) else {
      return false
    }
    // `TypeScript compiles with 3 errors`, `Diagnostics were not run`: only the marks of an item may say so.
    let denials: [StaticString] = ["not", "n't", " with ", "invalid", "errors remain", "fail", "unavailable", "list"]
    return holds("without error") || holds("no error") || holds("0 error") || !denials.contains(where: holds)
  }

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
