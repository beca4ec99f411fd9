import SpecModel

/// `- **FR-001**: ...` a second time: another requirement that bears the number by mistake, or no more than a mention of the first.
///
/// What stands in one list with the first defines as the first does. Elsewhere a list of requirements may say the same once more, in short
/// or for a release; it defines where it says what must happen, and of another matter. Lists that sum up, trace or test are none:
/// they stand below headings and words of their own, and name nothing but what is there already.
extension RequirementsReader {
  /// The first one of a list that bears a number.
  struct ListedNumber {
    let line: Int
    let isRow: Bool
    let text: TextSlice
  }

  mutating func note(listed number: RequirementNumber, _ body: TextSlice, _ line: DocumentLine) {
    listed[number] = ListedNumber(line: line.number, isRow: line.isRow, text: line.isRow ? line.content : body)
  }

  mutating func isDefinedAgain(_ number: RequirementNumber, _ body: TextSlice, _ line: DocumentLine) -> Bool {
    // What a chapter of criteria counts twice is told of there.
    guard let first = listed[number], first.isRow == line.isRow, !isChapterOfCriteria, !isInRemoved, !unowned.explains,
      !line.content.contains("~~"), !first.text.contains("~~")
    else { return false }
    let text = line.isRow ? line.content : body
    let demands = EARSReader.read(text.string) != nil
    if lists.isSame(first.line, line.number) {
      return demands || (!line.isRow && EARSReader.read(first.text.string) == nil)
    }
    return demands && lists.isOfRequirements(first.line) && lists.isOfRequirements(line.number)
      && !Self.areOfOneMatter(first.text, text) && (lists.isHeaded(line.number) || definesOther(line))
  }

  /// Nobody looks further for what else a list holds: thousands of its items may bear numbers that stand above.
  private static let farthest = 40

  /// The list in which it stands defines something that is new.
  private mutating func definesOther(_ line: DocumentLine) -> Bool {
    let near = max(1, line.number - Self.farthest)...min(lines.lines.count, line.number + Self.farthest)
    for place in near where place != line.number && lists.isSame(place, line.number) {
      guard let number = Self.lead(lines.lines[place - 1]) else { continue }
      if listed[number].map({ $0.line == place }) ?? (place > line.number && !numbers.contains(number)) { return true }
    }
    return false
  }

  /// The number that leads an item or a row.
  private static func lead(_ line: DocumentLine) -> RequirementNumber? {
    guard line.indent < 2, line.marker != .none || line.isRow else { return nil }
    let text = line.isRow ? line.whole.cells.first : line.content
    var cursor = ReferenceCursor((text ?? line.content).withoutLeadingEmphasis)
    guard let item = cursor.item(), item.isLabelled, item.last == nil, item.first.criterion == nil else { return nil }
    return item.first.requirement
  }

  /// Half of the words of the shorter one stand in the other one.
  private static func areOfOneMatter(_ one: TextSlice, _ other: TextSlice) -> Bool {
    let (own, others) = (telling(one), telling(other))
    return own.intersection(others).count * 2 >= min(own.count, others.count)
  }

  private static let common: Set<String> = [
    "system", "must", "shall", "should", "will", "when", "then", "that", "with", "from", "user", "users",
  ]

  private static func telling(_ text: TextSlice) -> Set<String> {
    let words = text.string.lowercased().split { !$0.isLetter }
    // Of scripts without blanks a word is a sentence.
    return Set(words.map(String.init).filter { $0.utf8.count > 3 }).subtracting(common)
  }
}

/// Which lines of a document stand in one list or table, and which below headings that announce requirements.
struct RequirementLists {
  private var lists: [Int] = []
  private var areOfRequirements: [Bool] = []
  private var areHeaded: [Bool] = []

  init(_ lines: DocumentLines) {
    var list = 0
    var titles: [(level: Int, announces: Bool)] = []
    // A paragraph or an item goes on; it is a paragraph; it leads to something else.
    var (isOpen, isParagraph, isAside) = (false, false, false)
    // The list that stands right below the heading.
    var headed = 0
    for line in lines.lines {
      switch line.block {
      case .heading(let level):
        titles.removeAll { $0.level >= level }
        // The title of the document stands above all of it.
        titles.append((level, level > 1 && Self.announces(line.content)))
        list += 1
        (isAside, headed) = (false, list)
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
      lists.append(list)
      areOfRequirements.append(!isAside && titles.contains(where: \.announces))
      areHeaded.append(list == headed && titles.last?.announces == true)
    }
  }

  func isSame(_ one: Int, _ other: Int) -> Bool { lists[one - 1] == lists[other - 1] }

  /// A heading that announces requirements stands right above its list.
  func isHeaded(_ line: Int) -> Bool { areHeaded[line - 1] }

  func isOfRequirements(_ line: Int) -> Bool { areOfRequirements[line - 1] }

  /// `**Notes:**`, `Depends on:`, and not `**Security**`, which names those below it.
  private static func leadsAside(_ label: TextSlice) -> Bool {
    let isBold = label.hasPrefix("**")
    return UnownedCriteria.explains(label) || !isBold && label[label.end - 1] == UInt8(ascii: ":")
  }

  /// `Functional Requirements`, `Requirements *(mandatory)*`, and not `Requirements Traceability`.
  private static func announces(_ heading: TextSlice) -> Bool {
    let words = heading.string.lowercased().split { !$0.isLetter }
    let last = words.last == "mandatory" ? words.dropLast().last : words.last
    return last == "requirements" || RequirementsReader.isSort(heading.withoutSectionNumber.withoutEmphasis)
  }
}
