import Findings
import SpecModel

/// Finds citations that hang on no task: `_Requirements: 2.1_` below a box without a number, or below a heading.
struct UnownedCitations {
  let lines: DocumentLines

  /// - Parameter candidates: the lines that no task holds.
  func read(_ candidates: [DocumentLine], beside tasks: [SpecTask]) -> [Citation.Unreadable] {
    let head = lines.frontMatter
    let citing = candidates.compactMap { line in
      line.isText && line.number > head ? list(line).map { (line, $0) } : nil
    }
    guard !citing.isEmpty else { return ofStories(candidates) }
    let citations = tasks.flatMap(\.citations)
    let bound = Set(citations.map(\.location.line))
    let cited = Set(citations.flatMap(\.references))
      .reduce(into: Set<Reference.Target>()) { targets, reference in
        targets.formUnion([reference.target, .requirement(reference.requirement, occurrence: nil)])
      }
    let chapters = chapters
    return citing.filter { !bound.contains($0.0.number) }.compactMap { line, list in
      let isOfChapter = chapters.contains(line.number)
      // What sums up what the tasks cite loses nothing.
      if isOfChapter, repeats(list, cited) { return nil }
      return Citation.Unreadable(
        text: line.content.excerpt,
        location: lines.location(line.content),
        cause: isOfChapter ? .chapter : .noTask
      )
    } + ofStories(candidates)
  }

  /// `- [x] Delete the token (AC: #2)`: a task of a story, without a number.
  private func ofStories(_ candidates: [DocumentLine]) -> [Citation.Unreadable] {
    candidates.compactMap { line in
      guard line.checkbox != nil, StoryCriteria.closing(line.content, lines) != nil else { return nil }
      return Citation.Unreadable(text: line.content.excerpt, location: lines.location(line.content), cause: .noTask)
    }
  }

  /// The lines at the margin that no item of a list stands above, up to the heading.
  private var chapters: Set<Int> {
    var found: Set<Int> = []
    var isInList = false
    for line in lines.lines {
      if line.heading != nil { isInList = false }
      guard line.isText else { continue }
      isInList = isInList || line.checkbox != nil || line.ordinal != nil
      if !isInList, line.indent == 0 { found.insert(line.number) }
    }
    return found
  }

  private func repeats(_ list: TextSlice, _ cited: Set<Reference.Target>) -> Bool {
    let citation = CitationReader(lines: lines).citation(list)
    return citation.unreadable.isEmpty && citation.references.allSatisfy { $0.spec == nil && cited.contains($0.target) }
  }

  private func list(_ line: DocumentLine) -> TextSlice? {
    let text = line.content
    // What an assistant is told cites what its task cites already.
    guard let list = (CitationLine(text) ?? ending(text) ?? inTitle(of: line))?.list,
      !text.withoutLeadingEmphasis.hasPrefix("Prompt:")
    else { return nil }
    var cursor = ReferenceCursor(list)
    cursor.allowsSeries = true
    cursor.isCitation = true
    cursor.skipOpeningMarkup()
    let items = cursor.list()
    // `Requirements: 3 columns` counts something.
    let isWhole = list.slice(from: cursor.offset).withoutEmphasis.isEmpty
    return items.contains { isWhole || $0.isLabelled || $0.first.criterion != nil } ? list : nil
  }

  /// `Test it. _(Requirements: 1.1)_`, and not `Tasks say _Requirements: 1.1_ where they cite.`
  private func ending(_ text: TextSlice) -> CitationLine? {
    guard let citation = CitationLine.inside(text)?.citation else { return nil }
    let isLast = (citation.list.end..<max(citation.list.end, text.end)).allSatisfy {
      ByteSet("_*)]. ").contains(text[$0])
    }
    return isLast ? citation : nil
  }

  /// `- [ ] Publish it (Req 2.1)`: a task without a number cites so as one that has a number does.
  private func inTitle(of line: DocumentLine) -> CitationLine? {
    guard line.checkbox != nil else { return nil }
    let found = CitationLine.closing(line.content)?.citation ?? CitationLine.behindDash(line.content)?.citation
    return found?.isLabelled == true ? found : nil
  }
}
