import SpecModel

/// Reads which files a line or a row of a report names as made, changed or deleted.
struct ReportArtifacts {
  let context: SectionContext
  let lines: DocumentLines

  func read(_ line: DocumentLine) -> [ArtifactMention] {
    guard let section = context.title(about: .artifacts) else { return [] }
    // Of most lines that is all that needs to be asked.
    let holdsTick = line.content.contains("`")
    guard holdsTick || line.marker != .none && line.checkbox == nil && line.content.contains("/"), listsFiles else {
      return []
    }
    guard holdsTick else {
      return ArtifactReader.bare(in: line.content, verb: verb(of: section), lines: lines).map { [$0] } ?? []
    }
    let said = ArtifactReader.verb(in: lead(of: line.content))
    // `**Created:** `a`, `b``
    guard line.marker != .none || (said != nil && line.content.boldLabel != nil) else { return [] }
    return ArtifactReader.leading(in: line.content, verb: said ?? verb(of: section), lines: lines)
  }

  /// `| `Sources/Icon.swift` | created |`: the first cell names the file.
  ///
  /// - Parameter oldNames: the columns that hold the names of before; of two names the one that it bears today counts.
  func read(_ cells: [TextSlice], oldNames: Set<Int>) -> [ArtifactMention] {
    guard let section = context.title(about: .artifacts), listsFiles,
      let column = cells.indices.first(where: { cells[$0].withoutLeadingEmphasis.first == 96 && !oldNames.contains($0) }
      )
    else { return [] }
    let said = cells.indices.lazy.filter { $0 != column }.compactMap { ArtifactReader.verb(in: cells[$0]) }.first
    return ArtifactReader.leading(in: cells[column], verb: said ?? verb(of: section), lines: lines)
  }

  private func verb(of section: TextSlice) -> ArtifactMention.Verb? {
    context.title.flatMap { ArtifactReader.verb(in: $0) } ?? ArtifactReader.verb(in: section)
  }

  /// Of files that were made: below `Next Steps` and `Files not changed` stand others.
  private var listsFiles: Bool { !context.isOfLater && !(context.title.map(ArtifactFate.isOfUnmade) ?? false) }

  /// The words before the first backtick: `Created: `.
  private func lead(of text: TextSlice) -> TextSlice {
    text.find("`").map { text.slice(to: $0) } ?? text.slice(to: text.start)
  }
}
