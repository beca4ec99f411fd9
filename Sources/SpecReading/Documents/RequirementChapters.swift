import SpecModel

/// `## 2. Functional Requirements`: a chapter of the document, whose number its requirements bear before their own.
extension RequirementsReader {
  /// - Returns: whether the heading is such a chapter, and no requirement.
  mutating func isChapter(_ line: DocumentLine, _ level: Int) -> Bool {
    guard !hasLabels, level <= 2, isDigit(line.content.first) else { return false }
    let title = line.content.withoutSectionNumber
    let words: [StaticString] = ["requirements", "user stories", "features"]
    guard words.contains(where: { title.matches($0, at: title.end - $0.utf8CodeUnitCount, ignoringCase: true) }),
      let next = lines.lines[line.number...].first(where: { $0.heading != nil }), next.heading ?? 0 > level,
      EARSReader.read(next.content.string) == nil
    else { return false }
    // `## 2. Requirements` says of what sort those below it are, and is none itself.
    if Self.sorts.contains(where: { title.count == $0.utf8CodeUnitCount && title.hasPrefixIgnoringCase($0) }),
      RequirementHeading(next.content, allowsBareNumber: false) != nil
        || RequirementHeading.feature(next.content) != nil
    {
      return true
    }
    var end = line.content.start
    while isDigit(line.content[end]) { end += 1 }
    let number = line.content.slice(to: end)
    // `## 1. Password Requirements` is a requirement, unless the headings below it go on with its number.
    guard next.content.withoutEmphasis.string.hasPrefix("\(number.string)."),
      isDigit(next.content.withoutEmphasis[next.content.withoutEmphasis.start + number.count + 1])
    else { return false }
    guard isRequirement(below: next) else { return false }
    chapter = number.string
    return true
  }

  private static let sorts: [StaticString] = [
    "Requirements", "User Stories", "Features", "Functional Requirements", "Non-Functional Requirements",
  ]

  /// A story or a list of criteria stands below it: `### 1.1 Login` with a sentence alone is itself a criterion.
  private func isRequirement(below heading: DocumentLine) -> Bool {
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
}
