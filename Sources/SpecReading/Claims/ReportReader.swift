import Findings
import SpecModel

/// Reads a completion report: metadata, claims, validation items, success criteria, artifacts, decisions.
struct ReportReader {
  let lines: DocumentLines
  var context = SectionContext()
  var claims: ReportClaims
  var items: [ValidationItem] = []
  var artifacts: [ArtifactMention] = []
  private var metadata: [MetadataEntry] = []
  private var problems: [DocumentProblem] = []
  var contributions: [SubtaskContribution] = []
  var title: String?
  var saysSyntax = false
  private var lastClaim = 0
  /// The last line of a claim whose list goes on below its first line.
  private var lastWrapped = 0
  /// Of a table at the head.
  var header: (line: Int, cells: [TextSlice])?
  /// The columns of a table of files that hold the names of before.
  var oldNames: Set<Int> = []
  var table: (reader: ClaimTable?, foreign: Set<Int>)?
  var matrix: ClaimMatrix?

  private init(lines: DocumentLines) {
    self.lines = lines
    claims = ReportClaims(lines: lines)
  }

  /// What a report gave.
  struct Reading {
    let report: CompletionReport
    /// Those of its claims that reach over several requirements.
    let wide: [WideClaim]
    let possible: PossibleClaims
    let unreadable: [Citation.Unreadable]
    let problems: [DocumentProblem]
  }

  static func read(_ lines: DocumentLines) -> Reading {
    var reader = ReportReader(lines: lines)
    for (index, line) in lines.lines.enumerated() { reader.read(line, at: index) }
    let title = reader.title ?? ""
    let report = CompletionReport(
      document: lines.path,
      title: title,
      tasks: ReportTasks.read(title: title, metadata: reader.metadata, fileName: lines.path.name),
      metadata: reader.metadata,
      claims: GroupTitles.leftToParts(reader.claims.all),
      validationItems: reader.items,
      successCriteria: SuccessCriterionReader.read(lines),
      artifacts: reader.artifacts,
      decisions: DecisionReader.read(lines),
      subtaskContributions: reader.contributions,
      location: lines.start,
      saysSyntax: reader.saysSyntax,
      saysTests: RunTests.areTold(lines)
    )
    return Reading(
      report: report,
      wide: reader.claims.wide,
      possible: reader.claims.possible,
      unreadable: reader.claims.unreadable,
      problems: reader.problems
    )
  }

  private mutating func read(_ line: DocumentLine, at index: Int) {
    // A section about requirements has nothing to say any more where what it names does not count; others tell of files and tests.
    let isIdle = !mayClaim && context.isAboutRequirements && line.whole.mayHoldNumber
    switch line.block {
    case .heading(let level): readHeading(line, level, index)
    case .table(let isHeader) where isHeader || !isIdle: readTable(line, isHeader: isHeader)
    case .text where !isIdle: readText(line, index)
    case .rule: context.endGroup()
    case .table, .text, .blank, .opaque: break
    }
  }

  /// What is named behind the limit of a document does not count, and neither does what is said of it.
  var mayClaim: Bool { !lines.allowance.isSpent }

  /// Most lines stand where no file is listed.
  var listsArtifacts: Bool { context.title(about: .artifacts) != nil }

  /// Right below the title.
  var isHead: Bool { context.headings.allSatisfy { $0.level == 1 } }

  private mutating func readText(_ line: DocumentLine, _ index: Int) {
    context.see(line)
    guard line.number > lastWrapped else { return }
    if let entry = MetadataReader.entries(line, lines: lines, isHead: isHead)?.filter({ isMetadata($0, line) }),
      !entry.isEmpty, lines.entryAllowance.take(entry.count, line: line.number)
    {
      keep(entry)
    } else if isHead, index > 0, lines.lines[index - 1].content.boldLabel?.rest.isEmpty == true,
      let entry = MetadataReader.entry(below: lines.lines[index - 1], line, lines: lines),
      lines.entryAllowance.take(1, line: line.number)
    {
      keep([entry])
    }
    let content = line.checkbox == UInt8(ascii: "x") ? line.whole.slice(from: line.content.start) : line.content
    let around = ClaimNeighbours(lines: lines, lastClaim: lastClaim)
    // Asked here and once more where it belongs: a claim is large, and nearly all lines are none.
    let mayBeClaim = mayClaim && content.mayHoldNumber
    let isAbout =
      mayBeClaim && (context.isAboutRequirements || around.areWorded(line, index)) && !around.goesOn(line, index)
    if mayBeClaim,
      var parsed = ClaimLine(
        content,
        allowsBare: isAbout,
        context: context.requirement,
        isBoxed: line.checkbox != nil,
        specs: lines.specs
      ) ?? (isAbout ? enclosed(in: content, line) : nil),
      !lines.isCode(at: index), parsed.mark != nil || !around.endsDenial(line, index),
      !(parsed.gloss.isEmpty && !parsed.isList && parsed.mark == nil && around.endsClaimAbove(line, at: index))
    {
      let parts = parsed.isCut ? wrapped(&parsed, index) : []
      let saysNothing = parsed.gloss.isEmpty
      if saysNothing, parts.isEmpty, !parsed.isList, let below = around.glossBelow(line, index, in: context) {
        parsed.gloss = below.string
        if parsed.mark == nil { parsed.denial = DenyingWords.denial(below) }
      }
      lastClaim = line.number
      if parsed.mark == nil, line.checkbox == nil {
        let body = BodyMarks(lines: lines, isAbout: isAbout)
        if let mark = body.denial(below: parsed, at: index, saysNothing: saysNothing) {
          (parsed.mark, parsed.position) = (mark, .body)
        } else {
          parsed.mark = context.standing
        }
      } else if parsed.denial == nil, (parsed.mark ?? box(line))?.isPositive == true,
        let said = BodyMarks(lines: lines, isAbout: isAbout).contradiction(below: parsed, at: index)
      {
        parsed.contradict(said)
      }
      if parsed.mark == .failed, QuotedWords.hold(index, in: lines) { return }
      if (parsed.mark ?? box(line))?.isPositive == true, let said = context.negation { parsed.beside.append(said) }
      let form = form(of: line, parsed)
      add(parsed, line, form: form)
      for (part, below) in parts {
        var part = part
        (part.gloss, part.isList) = (parsed.gloss, parsed.isList)
        if part.mark == nil { (part.mark, part.position, part.denial) = (parsed.mark, parsed.position, parsed.denial) }
        add(part, below, form: form)
        (lastClaim, lastWrapped) = (below.number, below.number)
      }
      headCriteria(parsed, line, content)
      return
    }
    let sign = MarkReader.leading(line.content)
    readGroup(line, sign)
    readItem(line, sign)
    if listsArtifacts { artifacts += ReportArtifacts(context: context, lines: lines).read(line) }
    if let contribution = ContributionReader.read(line, in: context) { add(contribution, line) }
  }

  private func enclosed(in content: TextSlice, _ line: DocumentLine) -> ClaimLine? {
    ClaimLine.enclosed(
      in: content,
      isBoxed: line.checkbox != nil,
      context: context.requirement,
      specs: lines.specs
    )
  }

  /// `**Status**: Complete` may stand above the first claim of a report; `**Evidence**: ...` says something of its section there.
  private func isMetadata(_ entry: MetadataEntry, _ line: DocumentLine) -> Bool {
    isHead || context.headings.count <= 1 || isNearEnd(line) || (claims.all.isEmpty && MetadataReader.isKey(entry.key))
  }

  /// `**Requirement 1: Title**`, `- Requirement 1:` heads the `AC 2` below it.
  private mutating func headCriteria(_ parsed: ClaimLine, _ line: DocumentLine, _ content: TextSlice) {
    if line.marker == .none {
      guard content.hasPrefix("**"), content.matches("**", at: content.end - 2) else { return }
      context.enter(group: content, indent: line.indent, isBullet: false, specs: lines.specs)
    } else if let item = parsed.items.first, parsed.items.count == 1, item.isLabelled, item.plainNumber != nil,
      content[content.end - 1] == UInt8(ascii: ":") || content.matches("**", at: content.end - 2)
        || content[content.end - 1] == UInt8(ascii: ")")
    {
      context.enter(group: content, indent: line.indent, isBullet: true, specs: lines.specs)
    }
  }

  /// The lines that go on with the list of a claim: `✅ Requirements 1.1,`, and below it `1.2: shown`. What the last of them says
  /// counts for all.
  private func wrapped(_ first: inout ClaimLine, _ index: Int) -> [(part: ClaimLine, line: DocumentLine)] {
    var parts: [(part: ClaimLine, line: DocumentLine)] = []
    while parts.last?.part.isCut ?? true, lines.lines.indices.contains(index + parts.count + 1) {
      let next = lines.lines[index + parts.count + 1]
      guard next.isText, next.marker == .none,
        let part = ClaimLine(next.content, allowsBare: true, context: context.requirement, specs: lines.specs)
      else { break }
      parts.append((part, next))
    }
    guard let last = parts.last?.part else { return [] }
    first.gloss = last.gloss
    if first.mark == nil { (first.mark, first.position, first.denial) = (last.mark, last.position, last.denial) }
    // Whoever says yes before and no behind says no of all that lies between.
    if let mark = first.mark, let said = last.mark, Mark.worse(mark, said) != mark {
      for index in parts.indices.dropLast() where parts[index].part.mark == nil {
        (parts[index].part.mark, parts[index].part.position) = (said, last.position)
      }
    }
    return parts
  }

  private func isNearEnd(_ line: DocumentLine) -> Bool { lines.lines.count - line.number < 12 }

  private func form(of line: DocumentLine, _ parsed: ClaimLine) -> Claim.Form {
    if parsed.isList { return .list }
    switch line.marker {
    case .none: return .paragraph
    case .bullet: return .bullet
    case .ordered: return .ordered
    }
  }

  mutating func add(_ parsed: ClaimLine, _ line: DocumentLine, form: Claim.Form) {
    let mark = parsed.mark ?? box(line)
    let denial = parsed.denial ?? (mark == nil && !parsed.isList ? context.denial : nil)
    add(parsed.items, parsed, mark, line, denial: denial, form: form)
    for other in parsed.others {
      add(other.items, parsed, other.mark ?? mark, line, denial: other.mark == nil ? denial : nil, form: form)
    }
    guard parsed.isCutOff else { return }
    let limit = "a line claims more than the limit of \(ClaimLine.mostOthers + 1) requirements"
    problems.append(
      DocumentProblem(
        kind: .cutOff("\(limit); those behind do not count", of: .line),
        location: lines.location(line.whole)
      )
    )
  }

  private mutating func add(
    _ items: [ReferenceCursor.Item],
    _ parsed: ClaimLine,
    _ mark: Mark?,
    _ line: DocumentLine,
    denial: Claim.Denial? = nil,
    form: Claim.Form
  ) {
    let wording = ReportClaims.Wording(
      mark: mark,
      position: parsed.position,
      word: parsed.markWord,
      // `- [ ] ✅ Requirement 1.2`
      contrary: parsed.contrary ?? (box(line) == .pending ? .unticked : nil),
      denial: denial,
      form: form,
      gloss: parsed.gloss,
      beside: parsed.beside,
      takenBack: parsed.takenBack,
      section: context.name
    )
    let spec = parsed.spec ?? context.spec
    claims.add(items, of: parsed.text, spec: spec, wording, line, certainty: certainty(of: items, parsed, spec))
  }

  private func certainty(of items: [ReferenceCursor.Item], _ parsed: ClaimLine, _ spec: String?)
    -> ReportClaims.Certainty
  {
    guard spec == nil else { return .certain }
    if parsed.mayMeasure { return .unlessMeasure }
    let mayBeTasks = !items.contains(where: \.isLabelled) && context.namesTask
    return mayBeTasks ? .unlessTask : .certain
  }

  /// A box that nobody ticked, or one for what is begun, `[-]`, or dropped, `[~]`: it is not done.
  func box(_ line: DocumentLine) -> Mark? {
    line.checkbox.map { $0 == UInt8(ascii: "x") ? .checked : .pending }
  }

  /// A bold line, or a bullet that ends in a colon, heads what follows.
  private mutating func readGroup(_ line: DocumentLine, _ sign: (mark: Mark, rest: TextSlice)?) {
    let text = sign?.rest ?? line.content
    let isBold = text.hasPrefix("**")
    if isBold, text.boldLabel?.rest.isEmpty == true || text.withoutEmphasis.count < text.trimmed.count {
      context.enter(group: text, indent: line.indent, isBullet: line.marker == .bullet, specs: lines.specs)
    } else if text.count > 1, text[text.end - 1] == UInt8(ascii: ":") {
      context.enter(group: text, indent: line.indent, isBullet: line.marker == .bullet, specs: lines.specs)
    }
  }

  /// `**Validation**: Tier 2 - Standard`: what no heading says, the head of the report does.
  var tier: String?

  mutating func keep(_ entries: [MetadataEntry]) {
    metadata += entries
    guard tier == nil else { return }
    tier = entries.first { $0.key.lowercased().hasPrefix("validation") && $0.value.hasPrefix("Tier ") }?.value
  }

  mutating func add(_ contribution: ContributionReader.Reading, _ line: DocumentLine) {
    guard lines.entryAllowance.take(1, line: line.number) else { return }
    contributions.append(
      SubtaskContribution(
        task: contribution.task,
        title: contribution.title.string,
        isMarkedDone: ContributionReader.isMarkedDone(line),
        location: lines.location(line.whole)
      )
    )
  }
}
