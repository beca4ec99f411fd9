import SpecModel

/// Which lines of a document stand in one list or table, and which below headings that announce requirements.
struct RequirementLists {
  /// Of each line the list in which it stands: they count on.
  private var listOfLine: [Int] = []
  /// What the nearest heading that speaks of requirements says of each line; `nil` where none does, or words lead to something else.
  private var announcedBy: [Title?] = []
  private var areBelowTheirSort: [Bool] = []
  /// Whether a list defines something new: found out once for each, because thousands of its items may bear numbers that stand above.
  private var defining: [Int: Bool] = [:]

  /// What a heading says of the lists below it.
  private enum Title {
    case other
    /// `Security Requirements`
    case requirements
    /// `Requirements`, `Non-Functional Requirements`: what stands below it is one, whatever its number.
    case sort
    /// `Testing Requirements`, `Updated Requirements`: something about those that are known.
    case aside
  }

  init(_ lines: DocumentLines) {
    var list = 0
    var titles: [(level: Int, title: Title)] = []
    // A paragraph or an item goes on; it is a paragraph; it leads to something else.
    var (isOpen, isParagraph, isAside) = (false, false, false)
    // The list that stands right below the heading.
    var first = 0
    for line in lines.lines {
      switch line.block {
      case .heading(let level):
        titles.removeAll { $0.level >= level }
        // The title of the document stands above all of it.
        titles.append((level, level > 1 ? Self.title(line.content) : .other))
        list += 1
        (isAside, first) = (false, list)
      case .table(isHeader: true), .opaque, .rule: list += 1
      case .text:
        // `Notes:`; a line below an item goes on with it.
        let isItem = line.marker != .none || line.indent > 1
        if !isItem, !isOpen || line.content.hasPrefix("**") {
          list += 1
          isParagraph = true
        } else if isItem {
          isParagraph = false
        }
        // Its last line tells.
        if isParagraph { isAside = Self.leadsAside(line.content) }
      case .table(isHeader: false), .blank: break
      }
      isOpen = line.isText
      listOfLine.append(list)
      announcedBy.append(isAside ? nil : titles.last { $0.title != .other }?.title)
      areBelowTheirSort.append(list == first && titles.last?.title == .sort)
    }
  }

  func isSame(_ one: Int, _ other: Int) -> Bool { listOfLine[one - 1] == listOfLine[other - 1] }

  /// A heading that names a sort of requirements stands right above its list.
  func isBelowItsSort(_ line: Int) -> Bool { areBelowTheirSort[line - 1] }

  func isOfRequirements(_ line: Int) -> Bool { announcedBy[line - 1] != nil }

  /// It is of requirements, and of no more than what is said about them.
  func mayDefineAgain(_ line: Int) -> Bool { isOfRequirements(line) && announcedBy[line - 1] != .aside }

  /// - Parameter isNew: whether a line defines something that is new.
  mutating func definesNew(inListOf line: Int, _ isNew: (Int) -> Bool) -> Bool {
    let list = listOfLine[line - 1]
    if let known = defining[list] { return known }
    var (first, last) = (line, line)
    while first > 1, listOfLine[first - 2] == list { first -= 1 }
    while last < listOfLine.count, listOfLine[last] == list { last += 1 }
    let answer = (first...last).contains(where: isNew)
    defining[list] = answer
    return answer
  }

  /// `**Notes:**`, `Depends on:`, and not `**Security**`, which names those below it.
  private static func leadsAside(_ label: TextSlice) -> Bool {
    let isBold = label.hasPrefix("**")
    return UnownedCriteria.explains(label) || !isBold && label[label.end - 1] == UInt8(ascii: ":")
  }

  /// `Functional Requirements`, `Requirements *(mandatory)*`, and not `Requirements Traceability`.
  private static func title(_ heading: TextSlice) -> Title {
    if RequirementsReader.isSort(heading.withoutSectionNumber.withoutEmphasis) { return .sort }
    var words = heading.string.lowercased().split { !$0.isLetter }
    if words.last == "mandatory" { words.removeLast() }
    guard words.popLast() == "requirements" else { return .other }
    if words.allSatisfy({ sorts.contains(String($0)) }) { return .sort }
    return words.contains { asides.contains(String($0)) } ? .aside : .requirements
  }

  private static let sorts: Set<String> = ["functional", "non", "nonfunctional"]

  /// How requirements are met, weighed or changed, and not what they are about.
  private static let asides: Set<String> = [
    "test", "tests", "testing", "tested", "testable", "verification", "verified", "verify", "validation", "validated",
    "acceptance", "traceability", "traced", "coverage", "covered", "uncovered", "updated", "changed", "revised",
    "modified", "amended", "adjusted", "refined", "clarified", "affected", "impacted", "touched", "related", "relevant",
    "referenced", "linked", "selected", "dependent", "critical", "key", "top", "important", "priority", "prioritized",
    "prioritised", "main", "core", "essential", "primary", "minimum", "mvp", "risky", "existing", "previous", "prior",
    "original", "current", "former", "old", "remaining", "open", "pending", "deferred", "outstanding", "missing", "met",
    "unmet", "implemented", "completed", "done", "satisfied", "failed",
  ]
}
