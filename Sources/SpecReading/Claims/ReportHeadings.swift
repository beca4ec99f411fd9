import SpecModel

/// Headings of a report: they claim, say which subtask did what, and head what stands below them.
extension ReportReader {
  mutating func readHeading(_ line: DocumentLine, _ level: Int, _ index: Int) {
    if title == nil, level == 1 { title = line.content.string }
    let (isAbout, requirement) = context.above(level)
    var list: NumberedBody?
    if level > 1, mayClaim,
      let parsed = ClaimLine(line.content, allowsBare: isAbout, context: requirement, specs: lines.specs)
        ?? (isAbout ? ClaimLine.enclosed(atEndOf: line.content, specs: lines.specs) : nil),
      !parsed.isList,
      !isSection(parsed, level)
    {
      var parsed = parsed
      if parsed.mark == nil {
        let body = BodyMarks(lines: lines, isAbout: isAbout)
        switch body.below(heading: parsed, at: index) {
        case .mark(let mark):
          (parsed.mark, parsed.position) = (mark, .body)
          if !mark.isPositive { list = NumberedBody(below: parsed, at: index, in: lines) }
        case .leftToParts(let mark):
          (parsed.mark, parsed.position) = (mark, mark.map { _ in .body })
          parsed.denial = .leftToParts
        case nil: parsed.mark = context.standing(above: level)
        }
      }
      if parsed.mark?.isPositive ?? true, parsed.denial == nil {
        let body = BodyMarks(lines: lines, isAbout: isAbout)
        let below = body.paragraph(rightBelow: index)
        parsed.denial = below.flatMap { DenyingWords.denial($0) }
        if parsed.mark != nil, let below { parsed.beside = [ReportClaims.short(below.string)] }
        if parsed.mark != nil, parsed.denial == nil,
          let said = body.contradiction(below: parsed, heading: index)
        {
          parsed.contradict(said)
        }
      }
      add(parsed, line, form: .heading)
    }
    if let contribution = ContributionReader.read(heading: line.content, level, in: context) { add(contribution, line) }
    context.enter(heading: line.content, level: level, specs: lines.specs)
    if let list, context.spec == nil { claims.leaveLast(to: list, section: context.name) }
  }

  /// `### 3.1 Overview` below `## 3. Requirements`: the number of a section.
  private func isSection(_ parsed: ClaimLine, _ level: Int) -> Bool {
    guard let first = parsed.items.first, !first.isLabelled,
      let outer = context.headings.last(where: { $0.level < level })?.title, isDigit(outer.first)
    else { return false }
    var end = outer.start
    while isDigit(outer[end]) { end += 1 }
    return outer[end] == UInt8(ascii: ".") && !isDigit(outer[end + 1])
      && outer.slice(to: end).string == first.first.requirement.text
  }
}
