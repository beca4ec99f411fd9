import Files
import Findings
import MarkdownSyntax
import SpecModel

/// Reads one document into what it says.
struct DocumentReader {
  let place: SpecLayout.Place
  /// `--spec`: the spec of loose documents.
  let looseSpec: SpecID?
  /// Where the specs are that a loose document may name.
  let layout: SpecLayout

  /// What one document gave.
  final class Reading: Sendable {
    let document: SpecDocument
    let content: Content
    let report: CompletionReport?
    /// Claims of the report for which the whole spec must be known.
    let wideClaims: [WideClaim]
    let possibleClaims: PossibleClaims

    init(
      document: SpecDocument,
      content: Content,
      report: CompletionReport? = nil,
      wideClaims: [WideClaim] = [],
      possibleClaims: PossibleClaims = PossibleClaims()
    ) {
      self.document = document
      self.content = content
      self.report = report
      self.wideClaims = wideClaims
      self.possibleClaims = possibleClaims
    }
  }

  /// What a document of its kind holds.
  struct Content: Sendable {
    var requirements: [Requirement] = []
    var platforms: [Platform] = []
    var properties: [DesignProperty] = []
    var decisions: [DesignDecision] = []
    var tasks: [SpecTask] = []
    /// Citations that stand below no task, or below a second property of one number.
    var unowned: [Citation.Unreadable] = []
    var problems: [DocumentProblem] = []

    fileprivate mutating func take(_ plan: TasksReader.Plan) {
      (tasks, unowned) = (plan.tasks, plan.unowned)
      problems += plan.problems
    }
  }

  func read(_ files: FileAccess) -> Reading {
    do throws(FileFailure) {
      return read(try files.read(place.path, ParseGuard.maximumBytes))
    } catch {
      return unreadable(error)
    }
  }

  /// One that there is no room for.
  func passOver() -> Reading { unread(WorkspaceLimit.problem) }

  private func unreadable(_ failure: FileFailure) -> Reading {
    let kind: DocumentProblem.Kind =
      if case .tooLarge(let bytes, let limit) = failure.reason {
        .tooLarge(bytes: bytes, limit: limit)
      } else {
        .unreadable("\(failure)")
      }
    return unread(kind)
  }

  /// Of a document that is there, and of which nothing else is known.
  private func unread(_ problem: DocumentProblem.Kind) -> Reading {
    let document = SpecDocument(
      path: place.path,
      kind: place.kind,
      spec: place.spec ?? looseSpec,
      title: "",
      headings: [],
      links: [],
      mentions: [],
      listedMentions: [],
      checks: [],
      renames: [],
      lineCount: 0,
      substance: .text,
      isLoose: place.isLoose
    )
    let start = Location(path: place.path, range: SourceRange(line: 1, columns: 1..<1))
    return Reading(document: document, content: Content(problems: [DocumentProblem(kind: problem, location: start)]))
  }

  private func read(_ bytes: [UInt8]) -> Reading {
    let parsed = MarkdownParser(inlines: .links).parse(bytes)
    let tree = HiddenComments.blanked(parsed, isOfTasks: place.kind == .tasks || place.isLoose)
    // The slices of all that read below.
    defer { withExtendedLifetime((parsed.text, tree.text)) {} }
    let known = layout.known.seen(from: place.path, home: place.spec ?? looseSpec)
    let lines = DocumentLines(path: place.path, tree: tree, specs: known)
    let headings = self.headings(lines)
    let title = headings.first { $0.level == 1 }?.text ?? ""
    let nominal = isReportedBeside(title) ? .report : DocumentKind.of(place, title: title)
    let claiming = reportThatClaims(nominal, title, lines)
    let kind = claiming == nil ? nominal : .report
    let reported = claiming ?? (kind == .report ? ReportReader.read(lines) : nil)
    let report = reported?.report
    let spec = place.spec ?? looseSpec ?? (place.isLoose || report != nil ? named(report, lines, kind) : nil)
    let blocks = CheckBlockReader(lines: lines, spec: spec)
    let checks = blocks.read()
    var content = spec.map { read(lines, kind, $0) } ?? Content()
    let mentions = ProseReader(lines: lines)
      .read(
        beside: .init(report: report, wideClaims: reported?.wide ?? [], checks: checks, content: content),
        in: spec != nil || ![.other, .summary].contains(kind) ? kind : nil
      )
    let document = SpecDocument(
      path: place.path,
      kind: kind,
      spec: spec,
      title: title,
      headings: headings,
      links: LinkReader.read(lines),
      mentions: mentions.references,
      possibleMentions: mentions.possible,
      listedMentions: mentions.listed,
      unreadableMentions: mentions.unreadable + unread(reported, besides: mentions.unreadable) + content.unowned
        + (report == nil && spec != nil ? UnreportedTables.read(lines, kind) : []),
      checks: checks,
      ignores: IgnoreReader(lines: lines, text: parsed.text).read(),
      renames: kind == .requirements ? DeltaRenames.read(lines) : [],
      lineCount: lines.lines.count,
      substance: Self.substance(lines),
      isLoose: place.isLoose
    )
    if spec == nil { content.problems.append(DocumentProblem(kind: .withoutSpec, location: lines.start)) }
    let placeholders = PlaceholderReader.read(lines)
    let problems =
      tree.notes.map { problem($0, lines) } + placeholders
      + HollowSections.problems(lines, headings, beside: placeholders) + MergeMarkers.problems(lines)
      + UndefinedLinks.problems(lines) + blocks.misspelt() + (reported?.problems ?? []) + content.problems
    content.problems =
      problems
      + [
        cutOff(lines.allowance, "names more requirements", lines), cutOff(lines.linkAllowance, "has more links", lines),
        cutOff(lines.entryAllowance, "defines more requirements, criteria, tasks and the like", lines),
        overlong((report?.artifacts ?? []) + content.tasks.flatMap(\.artifacts)),
      ].compactMap(\.self)
    return Reading(
      document: document,
      content: content,
      report: report,
      wideClaims: reported?.wide ?? [],
      possibleClaims: reported?.possible ?? PossibleClaims()
    )
  }

  /// What a report claims of ranges that cannot be read, where its prose was not read for them already.
  private func unread(_ report: ReportReader.Reading?, besides known: [Citation.Unreadable]) -> [Citation.Unreadable] {
    guard let report, !report.unreadable.isEmpty else { return [] }
    let ends = Set(known.map(\.location.range.end))
    return report.unreadable.filter { !ends.contains($0.location.range.end) }
  }

  private static func substance(_ lines: DocumentLines) -> SpecDocument.Substance {
    var (headings, block) = (0, nil as Int?)
    var isInComment = false
    for line in lines.lines where line.block != .blank {
      if isComment(line, lines, &isInComment) { continue }
      if line.heading != nil, block == nil {
        headings += 1
      } else if let quoting = lines.quotedMarkdown(at: line.number - 1, allowsBare: headings == 0),
        block == nil || block == quoting
      {
        block = quoting
      } else {
        return .text
      }
    }
    // Below more than a title a block is an example of something.
    if block != nil { return headings < 2 ? .code : .text }
    return headings > 0 ? .headings : .nothing
  }

  /// A line of nothing but a comment, which no reader sees.
  private static func isComment(_ line: DocumentLine, _ lines: DocumentLines, _ isOpen: inout Bool) -> Bool {
    guard line.block == .opaque, lines.isHTML(at: line.number - 1) else { return false }
    guard isOpen || line.whole.hasPrefix("<!--") else { return false }
    guard let end = line.whole.find("-->") else {
      isOpen = true
      return true
    }
    isOpen = false
    return end + 3 == line.whole.trimmed.end
  }

  private func cutOff(_ allowance: Allowance, _ what: String, _ lines: DocumentLines) -> DocumentProblem? {
    allowance.cutOffLine.map { line in
      DocumentProblem(
        kind: .cutOff("it \(what) than the limit of \(allowance.limit); those from here on do not count"),
        location: Location(path: lines.path, range: SourceRange(line: line, columns: 1..<1))
      )
    }
  }

  /// The first artifact whose path no system takes.
  private func overlong(_ artifacts: [ArtifactMention]) -> DocumentProblem? {
    artifacts.first { !ArtifactMention.isPath($0.path) }.map { mention in
      let limits = "\(ArtifactMention.longestPath) bytes or \(ArtifactMention.deepestPath) folders"
      return DocumentProblem(
        kind: .cutOff("a path is longer than the limit of \(limits), and is not looked up", of: .path),
        location: mention.location
      )
    }
  }

  /// `TASK_2.1_SUMMARY.md` beside the requirements reports on a task; what lies in another folder sums a report up.
  private func isReportedBeside(_ title: String) -> Bool {
    guard place.kind == .summary || place.kind == .other, let spec = place.spec,
      let folder = layout.folders[spec]?.text,
      place.path.folder == folder || place.path.folder == "\(folder)/completion"
    else { return false }
    let isOfTask = title.hasPrefix("Task")
    if isOfTask, DocumentKind.isReportOfTask(title: title) { return true }
    return DocumentKind.isReportOfTask(name: place.path.name, isTitledSo: isOfTask)
  }

  /// `IMPLEMENTATION_SUMMARY.md`, `Test Report` in the folder of a spec: its name may say so, and its marks do.
  private func reportThatClaims(_ kind: SpecDocument.Kind, _ title: String, _ lines: DocumentLines)
    -> ReportReader.Reading?
  {
    guard kind == .summary || kind == .other, let spec = place.spec, let folder = layout.folders[spec]?.text,
      place.path.folder == folder || place.path.folder.hasPrefix("\(folder)/"),
      DocumentKind.mayReport(place.path, title: title)
    else { return nil }
    let read = ReportReader.read(lines)
    return (read.report.claims + read.possible.all).contains { $0.mark != nil && $0.reference.spec == nil }
      ? read : nil
  }

  /// `**Scope**: 004-icons`, `**Spec**: 004` at the head of a loose document; requirements that name none are a spec of their own.
  private func named(_ report: CompletionReport?, _ lines: DocumentLines, _ kind: SpecDocument.Kind) -> SpecID? {
    let metadata = (report ?? ReportReader.read(lines).report).metadata
    for key in ["scope", "spec", "feature"] {
      guard let value = metadata.first(where: { $0.key.lowercased() == key })?.value else { continue }
      let name = value.drop { "`[# ".contains($0) }.prefix { !"`]( ,;".contains($0) }
      let isWord = ["spec", "feature"].contains(name.lowercased())
      let rest = isWord ? value.dropFirst(name.count).split(separator: " ").first.map(String.init) : String(name)
      if let rest, !rest.isEmpty { return layout.spec(named: rest) }
    }
    return place.isLoose && kind == .requirements ? SpecID(String(place.path.name.prefix { $0 != "." })) : nil
  }

  private func read(_ lines: DocumentLines, _ kind: SpecDocument.Kind, _ spec: SpecID) -> Content {
    var content = Content()
    switch kind {
    case .requirements, .bugfix:
      let read = RequirementsReader.read(lines, spec: spec, isBugfix: kind == .bugfix)
      content.requirements = read.requirements
      let platforms = PlatformsLine.read(lines)
      content.platforms = platforms.named
      let unreadable = lines.lines.filter { $0.heading != nil && RequirementHeading.isUnreadable($0.content) }
        .map { lines.location($0.whole) }
      let known = Set(unreadable)
      let withoutNumber = unreadable + read.withoutNumber.filter { !known.contains($0) }
      content.problems += withoutNumber.map { DocumentProblem(kind: .unreadableNumber, location: $0) } + read.problems
      content.problems += platforms.problem.map { [$0] } ?? []
      if place.path.name.lowercased() == DocumentKind.story {
        content.take(TasksReader.read(lines, spec: spec))
      }
    case .design:
      (content.properties, content.unowned) = DesignReader.read(lines, spec: spec)
      content.decisions = DecisionReader.read(lines)
    case .tasks: content.take(TasksReader.read(lines, spec: spec))
    // `research.md` holds what was decided before the design.
    case .other where place.path.name.lowercased() == "research.md": content.decisions = DecisionReader.read(lines)
    case .report, .summary, .other: break
    }
    return content
  }

  private func headings(_ lines: DocumentLines) -> [Heading] {
    lines.lines.compactMap { line in
      line.heading.map { Heading(level: $0, text: line.content.string, line: line.number) }
    }
  }

  private func problem(_ note: SyntaxNote, _ lines: DocumentLines) -> DocumentProblem {
    let range =
      lines.lines.indices.contains(note.line - 1)
      ? lines.lines[note.line - 1].whole.range : SourceRange(line: note.line, columns: 1..<1)
    let kind: DocumentProblem.Kind =
      switch note.kind {
      case .utf16: .utf16
      case .invalidUTF8: .invalidUTF8
      case .nulByte: .nulByte
      case .unclosedFence(let outer, let suspect, let inner, let end):
        .unclosedFence(outer: outer, suspect: suspect, inner: inner, swallowed: end - note.line)
      case .unclosedComment(let end): .unclosedComment(swallowed: end - note.line)
      case .tooDeep(let limit): .refused("quotes and lists nest deeper than the limit of \(limit)")
      case .tooWide(let limit): .refused("a table has more columns than the limit of \(limit)")
      case .tooCostly(let reason): .refused(reason)
      }
    return DocumentProblem(kind: kind, location: Location(path: lines.path, range: range))
  }
}
