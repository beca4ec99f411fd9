import Findings
import SpecModel

/// `- **FR-001**: ...` a second time: another requirement that bears the number by mistake, or no more than a mention of the first.
///
/// What stands in one list with the first defines as the first does. Elsewhere a list of requirements may say the same once more, in short
/// or for a release; it defines where it says what must happen, and of another matter, beside numbers that are new or right below a heading
/// that names a sort of requirements. Lists that sum up, trace or test are none: they stand below headings and words of their own, and name
/// nothing but what is there already.
extension RequirementsReader {
  /// An item or a row of a list that bears a number, and what others that bear it ask of it: found out once, however many they are.
  struct ListedNumber {
    let line: Int
    let isRow: Bool
    private let text: TextSlice
    private(set) lazy var isStruck = text.contains("~~")
    private(set) lazy var demand = EARSReader.read(text.string)
    private(set) lazy var telling = Self.telling(text.string)
    /// Of a row, the first of its cells behind the number that says what must happen.
    private(set) lazy var sentence = text.cells.dropFirst().map(\.string).first { EARSReader.read($0) != nil }

    /// In bytes: nobody writes an item of a page, and what a longer one is about its beginning says.
    private static let longest = 2048

    init(_ body: TextSlice, _ line: DocumentLine) {
      self.line = line.number
      isRow = line.isRow
      text = (isRow ? line.whole : body).beginning(Self.longest)
    }

    /// Half of the words of the shorter one stand in the other one.
    static func areOfOneMatter(_ one: Set<String>, _ other: Set<String>) -> Bool {
      one.intersection(other).count * 2 >= min(one.count, other.count)
    }

    func isCopy(of other: Self) -> Bool { text.string == other.text.string }

    private static func telling(_ text: String) -> Set<String> {
      let words = text.lowercased().split { !$0.isLetter }
      // Of scripts without blanks a word is a sentence.
      return Set(words.map(String.init).filter { $0.utf8.count > 3 }).subtracting(common)
    }

    private static let common: Set<String> = [
      "system", "must", "shall", "should", "will", "when", "then", "that", "with", "from", "user", "users",
    ]
  }

  mutating func note(listed number: RequirementNumber, _ body: TextSlice, _ line: DocumentLine) {
    firstListed[number] = ListedNumber(body, line)
  }

  mutating func isDefinedAgain(_ number: RequirementNumber, _ body: TextSlice, _ line: DocumentLine) -> Bool {
    // What a chapter of criteria counts twice is told of there.
    guard let first = firstListed[number]?.line, firstListed[number]?.isRow == line.isRow, !isChapterOfCriteria,
      !isInRemoved, !unowned.explains, !lines.entryAllowance.isSpent, !line.content.contains("~~"),
      firstListed[number]?.isStruck == false
    else { return false }
    // `| ID | Acceptance criterion |`: each row is one of those.
    if line.isRow, rows.criterion == 1 { return false }
    var again = ListedNumber(body, line)
    if requirementLists.isSame(first, line.number) {
      return again.demand != nil || (!line.isRow && firstListed[number]?.demand == nil)
    }
    // `- **FR-001** MUST answer at once` speaks of that one.
    guard let demand = again.demand, line.isRow || isSetOff(body, line) || !demand.system.isEmpty,
      requirementLists.isOfRequirements(first), requirementLists.mayDefineAgain(line.number),
      requirementLists.isBelowItsSort(line.number) || definesOther(line)
    else { return false }
    return !ListedNumber.areOfOneMatter(firstListed[number]?.telling ?? [], again.telling)
  }

  /// `| FR-001 | Notes SHALL be saved | Web |` behind the same with `iOS`: one requirement, told of two platforms. Where nothing differs a
  /// row was copied, and its number forgotten.
  mutating func repeatsSentence(_ number: RequirementNumber, _ line: DocumentLine) -> Bool {
    guard line.isRow, let first = firstListed[number]?.line, firstListed[number]?.isRow == true,
      !lines.entryAllowance.isSpent, requirementLists.isSame(first, line.number)
    else { return false }
    var again = ListedNumber(line.whole, line)
    guard let sentence = again.sentence, sentence == firstListed[number]?.sentence else { return false }
    return firstListed[number].map { !again.isCopy(of: $0) } ?? false
  }

  /// A colon or a dash stands between the number and what it says.
  private func isSetOff(_ body: TextSlice, _ line: DocumentLine) -> Bool {
    var lead = line.content.slice(to: body.start).trimmed
    while lead.end > lead.start, ByteSet("*_").contains(lead[lead.end - 1]) { lead.end -= 1 }
    return !isLetter(lead[lead.end - 1]) && !isDigit(lead[lead.end - 1])
  }

  /// The list in which it stands defines something that is new.
  private mutating func definesOther(_ line: DocumentLine) -> Bool {
    let (all, first, numbers) = (lines, firstListed, numbers)
    return requirementLists.definesNew(inListOf: line.number) { place in
      guard let number = Self.lead(all.lines[place - 1]) else { return false }
      return first[number].map { $0.line == place } ?? (place > line.number && !numbers.contains(number))
    }
  }

  /// The number that leads an item or a row.
  private static func lead(_ line: DocumentLine) -> RequirementNumber? {
    guard line.indent < 2, line.marker != .none || line.isRow else { return nil }
    let text = line.isRow ? line.whole.cells.first : line.content
    var cursor = ReferenceCursor((text ?? line.content).withoutLeadingEmphasis)
    guard let item = cursor.item(), item.isLabelled, item.last == nil, item.first.criterion == nil else { return nil }
    return item.first.requirement
  }
}
