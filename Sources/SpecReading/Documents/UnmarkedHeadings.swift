import Findings
import SpecModel

/// Headings of requirements that are none for a parser: underlined, bold, without the blank behind their signs, or plain.
extension RequirementsReader {
  /// `Requirement 5: Title` above a line of hyphens
  func isUnderlined(_ line: DocumentLine) -> Bool {
    // The first letter of `Requirement`, `NFR`, `FR`, `US` and of the words in other scripts tells nearly every line off.
    let first = line.content.first
    guard line.marker == .none, line.indent == 0, ByteSet("RrNnFUE").contains(first) || first >= 0xD0,
      lines.lines.indices.contains(line.number)
    else { return false }
    let below = lines.lines[line.number].whole
    guard below.first == UInt8(ascii: "-") || below.first == UInt8(ascii: "="), below.count >= 3,
      (below.start..<below.end).allSatisfy({ below[$0] == below.first })
    else { return false }
    return RequirementHeading.labelled(line.content) != nil
  }

  /// `###Requirement 4: Title`; `**Requirement 3: Title**` and `Requirement 5: Title` above a story or a label of criteria, in a
  /// document whose other requirements have headings: what stands below must not be counted among those of the one above.
  func unmarkedHeading(_ line: DocumentLine) -> DocumentLine? {
    guard hasLabels || line.content.first == UInt8(ascii: "#"), line.marker == .none, line.indent == 0, !line.isQuoted
    else { return nil }
    var title = line.content
    switch title.first {
    case UInt8(ascii: "#"):
      while title.first == UInt8(ascii: "#") { title.start += 1 }
      guard title.start - line.content.start <= 6, let (_, rest) = RequirementHeading.labelled(title),
        RequirementHeading.isSetOff(rest)
      else { return nil }
    case UInt8(ascii: "*"), UInt8(ascii: "R"):
      let isBold = title.hasPrefix("**") && title.matches("**", at: title.end - 2)
      guard isBold || title.first == UInt8(ascii: "R") else { return nil }
      title = title.withoutEmphasis
      guard title.hasPrefix("Requirement "), title.count < 160, let (number, rest) = RequirementHeading.labelled(title),
        RequirementHeading.isSetOff(rest), !numbers.contains(number), headsCriteria(line)
      else { return nil }
    default: return nil
    }
    return DocumentLine(
      number: line.number,
      block: .heading(level: 3),
      indent: 0,
      lead: DocumentLine.Lead(),
      content: title.start..<title.end,
      whole: line.whole
    )
  }

  /// `**Requirement 1: Title**` alone on its line, in documents that have no headings for them.
  mutating func readBoldHeading(_ line: DocumentLine) -> Bool {
    guard !hasLabels, line.indent == 0, line.content.hasPrefix("**"),
      ByteSet("RUFN").contains(line.content[line.content.start + 2]),
      line.content.matches("**", at: line.content.end - 2),
      let heading = RequirementHeading(line.content, allowsBareNumber: false), !numbers.contains(heading.number),
      lines.entryAllowance.take(1, line: line.number)
    else { return false }
    numbers.insert(heading.number)
    let location = lines.location(line.whole)
    requirements.append(RequirementDraft(heading, isRemoved: isInRemoved, location: location, level: 6))
    isInCriteria = true
    criteriaLevel = 6
    openCriterion = false
    return true
  }

  /// The next line that is not blank is a story, or says that criteria follow.
  func headsCriteria(_ line: DocumentLine) -> Bool {
    guard let next = next(behind: line) else { return false }
    if next.heading != nil { return SpecWords.isAcceptanceCriteria(next.content) }
    let label = next.content.boldLabel?.label ?? CriterionLead.userStory(next.content)?.label
    return label.map { SpecWords.isUserStory($0) || SpecWords.isAcceptanceCriteria($0) }
      ?? (CriterionLead.label(next.content) != nil)
  }

  /// What stands below a heading, where no more than three blank lines lie between.
  func next(behind heading: DocumentLine) -> DocumentLine? {
    lines.lines[heading.number...].prefix(4).first { $0.block != .blank }
  }

  /// `# SPEC-307: Title`: the one heading of its kind on top of the document names the document.
  mutating func isTitle(_ heading: TextSlice) -> Bool { seriesTitles.allSatisfy { $0 == heading.start } }

  /// Where the headings of the first level stand that bear an identifier such as `SPEC-307`; of many two.
  func titlesWithIdentifiers() -> [Int] {
    let titles = lines.lines.lazy.filter { $0.heading == 1 && RequirementHeading.ownSeries($0.content) != nil }
    return titles.prefix(2).map(\.content.start)
  }

  func headedNumbers() -> Set<RequirementNumber> {
    Set(
      lines.lines.compactMap { line in
        guard let level = line.heading else { return nil }
        return RequirementHeading(line.content, allowsBareNumber: !hasLabels && level <= 3)?.number
      }
    )
  }
}
