import Findings
import SpecModel

/// A claim for criteria of several requirements (`✅ 1.1-2.2: all hold`): which these are, only the whole spec says.
struct WideClaim: Sendable {
  /// Of the first of them.
  let claim: Claim
  let span: RequirementSpan
  /// The range as it is written.
  let piece: Citation.Unreadable

  func claim(for reference: Reference) -> Claim {
    Claim(
      reference: reference,
      mark: claim.mark,
      markPosition: claim.markPosition,
      markWord: claim.markWord,
      contraryMark: claim.contraryMark,
      denial: claim.denial,
      form: claim.form,
      gloss: claim.gloss,
      beside: claim.beside,
      takenBack: claim.takenBack,
      location: claim.location,
      section: claim.section
    )
  }
}

/// The claims of a report, one for each criterion or requirement that a line names.
struct ReportClaims {
  let lines: DocumentLines
  private(set) var all: [Claim] = []
  private(set) var wide: [WideClaim] = []
  /// Ranges that nobody can spread out, `FR-003 to FR-001`: what is said of them counts for nothing.
  private(set) var unreadable: [Citation.Unreadable] = []
  private(set) var possible = PossibleClaims()

  init(lines: DocumentLines) {
    self.lines = lines
  }

  /// What a line says of all that it names.
  struct Wording {
    var mark: Mark?
    let position: Claim.MarkPosition?
    let word: String?
    var contrary: Mark?
    let denial: Claim.Denial?
    let form: Claim.Form
    let gloss: String
    let beside: [String]
    var takenBack: String?
    let section: String?
  }

  /// Whether a number is known to be one of a requirement.
  enum Certainty {
    case certain
    case unlessMeasure
    case unlessTask
  }

  mutating func add(
    _ items: [ReferenceCursor.Item],
    of text: TextSlice,
    spec: String?,
    _ wording: Wording,
    _ line: DocumentLine,
    certainty: Certainty = .certain
  ) {
    let gloss = Self.short(wording.gloss)
    for named in SpecNaming.named(items, in: text, lines.specs, as: .claim) {
      let (item, spec) = (named.item, named.spec ?? spec)
      let references = ReferenceExpansion(lines: lines).references(item, in: text, spec: spec)
      if references == nil {
        if item.span != nil, item.spec ?? spec == nil {
          addWide(item, of: text, wording, gloss, line)
        } else if certainty == .certain && !item.isJoined || item.rival != nil {
          addUnreadable(TextSlice(text.source, item.range), item.cause, line)
        }
      }
      let claims = (references ?? []).map { claim($0, wording, gloss, line) }
      switch certainty {
      case .certain where item.isJoined && spec == nil: possible.ofSeries += claims
      case .certain: all += claims
      case .unlessMeasure: possible.ofMeasures += claims
      case .unlessTask: possible.ofTasks += claims
      }
    }
  }

  /// The row of a table, which may have a mark for each number: `| 1.1, 1.2 | ✅, ❌ |`.
  mutating func add(_ row: ClaimTable.Row, spec: String?, _ wording: Wording, _ line: DocumentLine) {
    guard let marks = row.marks else {
      let mayMeasure = row.isPossible && spec == nil
      return add(row.items, of: row.text, spec: spec, wording, line, certainty: mayMeasure ? .unlessMeasure : .certain)
    }
    for (item, mark) in zip(row.items, marks) {
      var own = wording
      own.mark = mark
      add([item], of: row.text, spec: spec, own, line)
    }
  }

  /// What the heading of a list claims, the list says more exactly where it numbers criteria.
  mutating func leaveLast(to list: NumberedBody, section: String?) {
    guard let heading = all.last, heading.form == .heading else { return }
    let parts = list.items.flatMap { item -> [Claim] in
      let whole = item.line.whole
      let end = (whole.start..<whole.end).first { !isDigit(whole[$0]) } ?? whole.start
      let reference = ReferenceCursor.Item(
        first: list.requirement.criterion(item.number),
        isLabelled: true,
        range: whole.start..<end
      )
      let wording = Wording(
        mark: item.mark,
        position: item.position,
        word: nil,
        denial: nil,
        form: .ordered,
        gloss: "",
        beside: [],
        section: section
      )
      return (ReferenceExpansion(lines: lines).references(reference, in: item.line.whole) ?? []).map {
        claim($0, wording, Self.short(item.gloss.string), item.line)
      }
    }
    guard parts.count == list.items.count else { return }
    all.removeLast()
    possible.ofLists.append(PossibleClaims.CountedList(heading: heading, parts: parts))
  }

  private mutating func addWide(
    _ item: ReferenceCursor.Item,
    of text: TextSlice,
    _ wording: Wording,
    _ gloss: String,
    _ line: DocumentLine
  ) {
    guard let span = item.span, lines.allowance.take(1, line: line.number) else { return }
    let location = lines.location(TextSlice(text.source, item.range))
    let first = Reference(
      target: .criterion(span.first.requirement, occurrence: nil, span.first.label),
      location: location,
      isFromRange: true
    )
    wide.append(
      WideClaim(
        claim: claim(first, wording, gloss, line),
        span: span,
        piece: .init(text: TextSlice(text.source, item.range).excerpt, location: location, span: span)
      )
    )
  }

  private mutating func addUnreadable(_ piece: TextSlice, _ cause: Citation.Unreadable.Cause, _ line: DocumentLine) {
    guard lines.allowance.take(1, line: line.number) else { return }
    unreadable.append(Citation.Unreadable(text: piece.excerpt, location: lines.location(piece), cause: cause))
  }

  private func claim(_ reference: Reference, _ wording: Wording, _ gloss: String, _ line: DocumentLine) -> Claim {
    Claim(
      reference: reference,
      mark: wording.mark,
      markPosition: wording.position,
      markWord: wording.word,
      contraryMark: wording.mark?.isPositive == true ? wording.contrary : nil,
      denial: wording.denial,
      form: wording.form,
      gloss: gloss,
      beside: wording.beside,
      takenBack: wording.mark?.isPositive == true ? wording.takenBack : nil,
      location: lines.location(line.whole),
      section: wording.section
    )
  }

  /// Of a line that names thousands of requirements each claim bears the gloss: nobody reads more than a kilobyte of it.
  static func short(_ gloss: String) -> String {
    guard gloss.utf8.count > 1024 else { return gloss }
    return String(String.UnicodeScalarView(gloss.unicodeScalars.prefix(1024))) + "…"
  }
}
