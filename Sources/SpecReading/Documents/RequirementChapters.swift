import SpecModel

/// `## 2. Functional Requirements`: a chapter of the document, whose number its requirements bear before their own.
extension RequirementsReader {
  /// - Returns: whether the heading is such a chapter, and no requirement.
  mutating func isChapter(_ line: DocumentLine, _ level: Int) -> Bool {
    guard !hasLabels, level <= 2, isDigit(line.content.first) else { return false }
    let title = line.content.withoutSectionNumber
    let words: [StaticString] = ["requirements", "user stories", "features"]
    guard
      words.contains(where: { title.matches($0, at: title.end - $0.utf8CodeUnitCount, ignoringCase: true) })
        || Self.isOne(of: Self.sorts, title),
      let next = headingRightBelow(line, level), EARSReader.read(next.content.string) == nil
    else { return false }
    // `## 2. Requirements` says of what sort those below it are, and is none itself.
    if Self.isOne(of: Self.sorts, title),
      RequirementHeading(next.content, allowsBareNumber: false) != nil
        || RequirementHeading.feature(next.content) != nil
    {
      return true
    }
    let number = Self.leadingNumber(line.content)
    // `## 1. Password Requirements` is a requirement, unless the headings below it go on with its number.
    guard next.content.withoutEmphasis.string.hasPrefix("\(number.string)."),
      isDigit(next.content.withoutEmphasis[next.content.withoutEmphasis.start + number.count + 1])
    else { return false }
    guard Self.isRequirement(below: next, in: lines) else { return false }
    chapter = number.string
    return true
  }

  /// `## 1. Introduction`; `## 2. System Features` above `- FR-2.1.1: ...`: a section that the document numbers, and no requirement.
  func isSection(_ line: DocumentLine, _ level: Int) -> Bool {
    guard !hasLabels, level <= 3, isDigit(line.content.first) else { return false }
    let title = line.content.withoutSectionNumber.withoutEmphasis
    // `## 6. Acceptance Criteria` beside `- **FR-1**: ...`: no number of a chapter is one of a requirement there.
    if SpecWords.isAcceptanceCriteria(title), requirements.last(where: { !$0.isPlaceholder })?.number.series != nil {
      return true
    }
    let isProse = Self.isOne(of: Self.prose, title)
    let isSort =
      isProse || Self.isOne(of: Self.sorts, title) || title.hasPrefixIgnoringCase("user stories")
      || SpecWords.isAcceptanceCriteria(title)
    var (hasIDs, hasParts, hasHeads, hasLists, isDirect) = (false, false, false, false, true)
    for below in lines.lines[line.number...] {
      if let other = below.heading {
        guard other > level else { break }
        // `#### Acceptance Criteria` of its own
        if !hasHeads, SpecWords.isAcceptanceCriteria(below.content) { return false }
        hasParts = hasParts || isDigit(below.content.first)
        hasHeads = hasHeads || hasParts || RequirementHeading.dotted(below.content) != nil
        isDirect = false
      } else if leadsWithID(below) {
        hasIDs = true
      } else if below.ordinal != nil || isDigit(below.content.withoutLeadingEmphasis.first) {
        // What is numbered in it is its own.
        guard isSort, !isDirect && hasHeads || EARSReader.read(below.content.string) == nil else { return false }
        hasLists = hasLists || !isDirect
      } else if !hasHeads, CriterionLead.label(below.content) != nil {
        return false
      }
    }
    return isProse || (hasIDs && !hasLists) || (isSort && !hasParts)
  }

  /// `- FR-2.1: ...`, `**US-1** ...`, `| REQ-1 | ...`
  private func leadsWithID(_ line: DocumentLine) -> Bool {
    let row = line.isRow ? line.whole.dropping("|")?.trimmed : nil
    let text = (row ?? line.content).withoutLeadingEmphasis
    guard row != nil || line.marker != .none || text.start > line.content.start else { return false }
    return ["FR-", "NFR-", "US-", "REQ-"].contains { (word: StaticString) in
      text.hasPrefix(word) && isDigit(text[text.start + word.utf8CodeUnitCount])
    }
  }

  /// `Functional Requirements`, in any of the languages.
  static func isSort(_ title: TextSlice) -> Bool { isOne(of: sorts, title) }

  private static func isOne(of titles: [StaticString], _ title: TextSlice) -> Bool {
    titles.contains { title.count == $0.utf8CodeUnitCount && title.hasPrefixIgnoringCase($0) }
  }

  private static let prose: [StaticString] = [
    "Introduction", "Overview", "Purpose", "Scope", "Background", "Glossary", "Definitions", "References",
    "Out of Scope",
    "Revision History", "Change History", "Document History", "Open Questions", "はじめに", "概要", "用語集", "引言", "简介",
    "概述", "术语表", "背景", "项目背景", "需求背景", "背景与目标", "背景と目的", "范围", "範囲", "术语", "术语定义", "用語定義", "変更履歴",
    "修订历史", "参考资料", "参考文献", "배경", "개요", "소개", "용어집", "Introducción", "Antecedentes", "Glosario", "Einleitung",
    "Hintergrund", "Glossar",
  ]

  private static let sorts: [StaticString] =
    [
      "Requirements", "User Stories", "Features", "Functional Requirements", "Non-Functional Requirements",
      "非機能要件", "機能一覧", "ユーザーストーリー", "非功能需求", "非功能性需求", "用户故事", "使用者故事", "功能列表", "기능 요구사항",
      "비기능 요구사항", "사용자 스토리", "Requisitos Funcionales", "Requisitos No Funcionales", "Requerimientos Funcionales",
      "Requerimientos No Funcionales", "Historias de Usuario", "Requisitos Funcionais",
      "Requisitos N\u{E3}o Funcionais", "Hist\u{F3}rias de Usu\u{E1}rio", "Funktionale Anforderungen",
      "Nicht-funktionale Anforderungen", "Nichtfunktionale Anforderungen", "Exigences fonctionnelles",
      "Exigences non fonctionnelles", "Функциональные требования", "Нефункциональные требования",
      "Requisiti funzionali", "Requisiti non funzionali",
    ] + RequirementWords.common + RequirementWords.rarer

  /// `### Requirement 1.1: Title` and below it a story, a list or a heading: it holds criteria, and is none.
  static func hasParts(_ lines: DocumentLines) -> Bool {
    lines.lines.contains { line in
      line.heading != nil && RequirementHeading.isPart(line.content) && isRequirement(below: line, in: lines)
    }
  }

  /// A story or a list of criteria stands below it: `### 1.1 Login` with a sentence alone is itself a criterion.
  private static func isRequirement(below heading: DocumentLine, in lines: DocumentLines) -> Bool {
    for line in lines.lines[heading.number...] {
      if let level = line.heading { return level > (heading.heading ?? 0) }
      if case .ordered = line.marker { return true }
      if line.content.contains("user story", ignoringCase: true) { return true }
    }
    return false
  }

  /// `### 2.1 Login` in such a chapter.
  func heading(ofChapter text: TextSlice) -> RequirementHeading? {
    guard let chapter, isDigit(text.first), EARSReader.read(text.string) == nil else { return nil }
    var cursor = ReferenceCursor(text)
    guard let item = cursor.item(), item.last == nil, item.first.requirement.text == chapter,
      let number = item.first.criterion
    else { return nil }
    var rest = text.slice(from: cursor.offset)
    if rest.first == UInt8(ascii: ".") { rest.start += 1 }
    return isBlank(rest.first) ? RequirementHeading(RequirementNumber("\(chapter).\(number)"), rest) : nil
  }

  /// `## 1. Lid` right above `### FR-1.1: Shut`: the series goes on with the chapter's number.
  func headsSeries(_ line: DocumentLine, _ level: Int) -> Bool {
    guard !hasLabels, level <= 3, isDigit(line.content.first), let next = headingRightBelow(line, level),
      let part = RequirementHeading.dotted(next.content)?.requirement, let series = part.series
    else { return false }
    return part == RequirementNumber("\(series)-\(Self.leadingNumber(line.content).string)")
  }

  /// The next heading, where it is of a lower level.
  private func headingRightBelow(_ line: DocumentLine, _ level: Int) -> DocumentLine? {
    let next = lines.lines[line.number...].first { $0.heading != nil }
    return next?.heading ?? 0 > level ? next : nil
  }

  private static func leadingNumber(_ text: TextSlice) -> TextSlice {
    var end = text.start
    while isDigit(text[end]) { end += 1 }
    return text.slice(to: end)
  }

  /// `## Acceptance Criteria` behind `### Requirement 1` and `### Requirement 2`, or behind the criteria of one: those of the whole
  /// document, and not of the requirement that happens to stand last.
  mutating func closes(_ line: DocumentLine, _ level: Int) -> Bool {
    guard !headsCriteriaAbove, let draft = requirements.last, !draft.isPlaceholder, level < draft.level,
      line.number > lastHeading, !namesRequirements(below: line)
    else { return false }
    // `### AC-1: Title` stands right below.
    let next = lines.lines[line.number...].first { $0.block != .blank }
    if let next, next.heading ?? 0 > level, isLoneCriterion(next.content.withoutLeadingEmphasis) { return true }
    // `## Functional Requirements` and its list stand above, `- **FR-1**: ...`.
    if draft.level == 7 { return level <= levelAbove }
    return numbers.count > 1
      || draft.criteria.contains { $0.saysWhatMustHappen() || lines.lines[$0.line - 1].heading != nil }
  }

  /// What stands first below the heading, be it a row, bears the number of a requirement: `AC-2.1`, `1.1`.
  private func namesRequirements(below heading: DocumentLine) -> Bool {
    guard let first = lines.lines[heading.number...].first(where: { $0.block != .blank }) else { return false }
    let lead = first.content.withoutLeadingEmphasis
    if first.isRow { return rowNamesRequirement(behind: first) }
    if dottedNumber(first) != nil { return true }
    return lead.hasPrefix("AC") && !isLoneCriterion(lead)
  }
}
