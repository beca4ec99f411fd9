import Findings
import MarkdownSyntax
import SpecModel

/// Reads what a document names outside the places that were read for what they say: claims, citations of tasks, properties
/// and checks. A reference that stood anywhere else would be dropped in silence.
struct ProseReader {
  let lines: DocumentLines
  /// Whose requirements are named here, where a title above says so.
  private var spec: String?

  init(lines: DocumentLines) {
    self.lines = lines
  }

  /// What was read from the document already.
  struct Known {
    let report: CompletionReport?
    let wideClaims: [WideClaim]
    let checks: [CheckBlock]
    let content: DocumentReader.Content

    /// `**REQ-2.1** ...`: a definition names itself, by line.
    var definitions: [Int: Set<String>] {
      var names: [Int: Set<String>] = [:]
      for requirement in content.requirements {
        names[requirement.location.line, default: []].insert(requirement.id.local)
        for criterion in requirement.criteria {
          names[criterion.location.line, default: []].formUnion([criterion.id.local, requirement.id.local])
        }
      }
      return names
    }
  }

  /// - Parameter kind: of a document of a spec; `nil` where nobody knows whose it is.
  func read(beside known: Known, in kind: SpecDocument.Kind?) -> MentionReader.Reading {
    let (bound, definitions) = (BoundPlaces(known, in: lines.tree.text), known.definitions)
    var reading = read(beside: known, bound, definitions)
    reading.unreadable += MisspeltKeyWord(lines: lines).unreadable {
      bound.lines.contains($0) || definitions[$0] != nil
    }
    let mentions = DesignMentions(lines: lines)
    switch kind {
    case .design: reading.append(DesignMentions(lines: lines, isOfDesign: true).read(besides: bound, reading))
    case .report: reading.possible += mentions.series(besides: bound, reading)
    case .tasks: reading.append(mentions.plan(besides: bound, reading))
    case .other, .summary:
      reading.append(mentions.read(besides: bound, reading))
    case .requirements, .bugfix, nil: break
    }
    return reading
  }

  private func read(beside known: Known, _ bound: BoundPlaces, _ definitions: [Int: Set<String>])
    -> MentionReader.Reading
  {
    var (all, bound) = (MentionReader.Reading(), bound)
    let candidates = MentionReader(lines: lines).candidates(besides: bound)
    guard !candidates.isEmpty else { return all }
    let wrapped = WrappedLines(lines: lines, bound: bound.lines, definitions: definitions)
    var titles = SpecTitles(lines: lines)
    // Behind the line that was read last.
    var next = lines.frontMatter
    for index in candidates where index >= next {
      let line = lines.lines[index]
      guard line.block != .opaque, line.block != .blank, !lines.isCode(at: index) else { continue }
      // The headings of requirements are not references to them.
      if line.heading != nil, !known.content.requirements.isEmpty { continue }
      // Below `### Spec 002` its items are listed; a sentence may speak of one's own.
      let titled = titles.spec(above: index)
      var below = self
      below.spec = line.marker != .none || line.isRow ? titled : nil
      let run = wrapped.run(around: index, from: next)
      next = run.upperBound + 1
      let isBound = bound.lines.contains(run.lowerBound + 1)
      var reading = run.count == 1 ? below.read(line, isBound) : below.read(wrapped.unwrapped(run), isBound)
      if isBound { reading = bound.unread(reading, of: run.lowerBound + 1) }
      for number in run where !definitions.isEmpty {
        guard let own = definitions[number + 1] else { continue }
        reading.references.removeAll { $0.spec == nil && $0.location.line == number + 1 && own.contains($0.local) }
      }
      all.append(reading)
    }
    return all
  }

  /// - Parameter isBound: its label was read, where it has one.
  private func read(_ line: DocumentLine, _ isBound: Bool) -> MentionReader.Reading {
    let isLabelled = line.isText && line.checkbox == nil && !isBound
    return (isLabelled ? CitationLine(line.content).map { list($0.list) } : nil)
      ?? MentionReader(lines: lines, spec: spec).read(line.whole)
  }

  /// Lines of a paragraph as the one that they would be.
  private func read(_ unwrapped: DocumentLines, _ isBound: Bool) -> MentionReader.Reading {
    defer { withExtendedLifetime(unwrapped.tree.text) {} }
    var reader = ProseReader(lines: unwrapped)
    reader.spec = spec
    return unwrapped.lines.first.map { reader.read($0, isBound) } ?? MentionReader.Reading()
  }

  /// `**Requirements**: 9.1, R3` among the metadata of a report, or in a chapter of a design: it binds nothing, and still names.
  private func list(_ list: TextSlice) -> MentionReader.Reading {
    var reading = MentionReader.Reading()
    var cursor = ReferenceCursor(list)
    cursor.skipOpeningMarkup()
    let items = cursor.list()
    let isWhole = list.slice(from: cursor.offset).withoutLeadingEmphasis.count <= 1
    for named in SpecNaming.named(items, in: list, lines.specs) {
      let item = named.item
      // `Requirements: 3 columns` counts something.
      guard isWhole || item.isLabelled || item.first.criterion != nil else { continue }
      reading.append(item, of: list, spec: named.spec ?? spec, lines)
    }
    reading.append(MentionReader(lines: lines, spec: spec).read(list.slice(from: cursor.offset)))
    return reading
  }
}
