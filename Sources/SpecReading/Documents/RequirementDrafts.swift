import Findings
import MarkdownSyntax
import SpecModel

/// A requirement while its lines are still coming in.
final class RequirementDraft {
  private(set) var number: RequirementNumber
  private(set) var title: String
  let isRemoved: Bool
  let level: Int
  /// A heading without a number: a requirement only if its criteria give it one.
  private(set) var isPlaceholder: Bool
  /// The criteria gave it its number.
  private(set) var isImplied = false
  let location: Location
  /// Criteria stand below it, and it has no number for them.
  var losesCriteria = false
  var story: (line: DocumentLine, rest: TextSlice)? { didSet { storyEnd = story?.line.number ?? 0 } }
  /// The last line of it.
  private(set) var storyEnd = 0
  var storyIsList = false
  private var storyTail = ""
  var hasLabel = false
  /// `**Happy path**` stands above its first criterion: such labels group them.
  var hasGroups = false
  var criteria: [CriterionDraft] = []
  private var ordinals = Ordinals()

  init(_ heading: RequirementHeading, isRemoved: Bool, location: Location, level: Int) {
    number = heading.number
    title = heading.title
    self.isRemoved = heading.isRemoved || isRemoved
    isPlaceholder = false
    self.location = location
    self.level = level
  }

  /// One line of a list: `- **FR-001**: ...`
  init(number: RequirementNumber, title: String = "", isRemoved: Bool = false, location: Location) {
    self.number = number
    self.title = title
    self.isRemoved = isRemoved
    isPlaceholder = false
    self.location = location
    level = 7
  }

  /// A heading without a number: its criteria may give it one.
  init(unnumbered title: String, location: Location, level: Int) {
    number = RequirementNumber("")
    self.title = title
    isRemoved = false
    isPlaceholder = true
    self.location = location
    self.level = level
  }

  /// What stood behind its number in a list turned out to be its title.
  private(set) var tookTitle = false

  func takeTitle() {
    tookTitle = true
    title = criteria.first?.title ?? ""
    criteria = []
  }

  /// The number that a reader of the rendered list sees: `1. 1. 1.` is shown as 1, 2, 3.
  func next(_ written: Int) -> Int {
    let number = ordinals.contains(written) ? (ordinals.max() ?? 0) + 1 : written
    ordinals.insert(number)
    return number
  }

  /// Another list is counted by itself.
  func beginList() {
    ordinals = Ordinals()
    list += 1
  }

  /// Counts its lists.
  private(set) var list = 0

  /// `Rationale:` and its list stood before the label of the criteria: nothing in it says what must happen.
  func forgetOther() {
    guard !hasLabel, criteria.allSatisfy({ !$0.saysWhatMustHappen() }) else { return }
    criteria = []
    ordinals = Ordinals()
  }

  /// Criteria that bore the requirement's number before their own.
  var dotted: Set<Int> = []

  func took(_ number: Int) -> Bool { ordinals.contains(number) }

  /// A dotted number took it.
  func take(_ ordinal: Int) { ordinals.insert(ordinal) }

  /// `AC-1.2` belongs to `US-1` as it does to `Requirement 1`.
  func isNumbered(like other: RequirementNumber) -> Bool {
    number == other || (number.series != nil && number.isNumbered(as: other))
  }

  /// Its number is of no series.
  var isPlain: Bool { !isPlaceholder && number.series == nil }

  /// The number of its last item.
  var highestOrdinal: Int? { ordinals.max() }

  func takeNumber(_ number: RequirementNumber) {
    self.number = number
    isPlaceholder = false
    isImplied = true
  }

  /// `**User Story:**` alone on its line: the story follows below.
  var storyIsOpen: Bool {
    guard let story else { return false }
    return story.rest.isEmpty && storyTail.isEmpty
  }

  func continueStory(_ line: DocumentLine) {
    storyEnd = line.number
    guard storyTail.utf8.count < Self.longestStory else { return }
    storyTail += (storyTail.isEmpty ? "" : " ") + line.content.string
  }

  /// In bytes: longer than any story, and short enough to be put together line by line.
  private static let longestStory = 1 << 14

  func requirement(spec: SpecID, occurrence: Int) -> Requirement? {
    guard !isPlaceholder else { return nil }
    let id = RequirementID(spec: spec, number: number, occurrence: occurrence)
    return Requirement(
      id: id,
      title: title,
      isRemoved: isRemoved,
      location: location,
      userStory: story.map { story in
        UserStory(
          text: [story.rest.string, storyTail].filter { !$0.isEmpty }.joined(separator: " "),
          location: Location(path: location.path, range: story.line.whole.range)
        )
      },
      criteria: criteria.map { $0.criterion(in: id) }
    )
  }
}

/// A criterion while its lines are still coming in.
final class CriterionDraft {
  let label: CriterionLabel
  let line: Int
  let indent: Int
  private var text: String
  let location: Location
  /// In which of the requirement's lists it is an item, and the number before it.
  var place: (list: Int, written: Int)?
  private(set) var length = 1
  /// The last line that belongs to it, a note or a bullet below it included.
  private(set) var lastLine: Int
  /// A row of a table.
  var isRow = false
  private var continuation: [String] = []
  private var notes = CriterionNotes()
  private var hasModal = false
  /// The last line of the paragraph below its heading, where that is its text.
  private var paragraphEnd = 0
  /// What was not yet asked for its modal verb.
  private var unasked: String

  convenience init(label: CriterionLabel, line: DocumentLine, text: TextSlice, location: Location) {
    // `**1.1 Title:** text`: the mark that opened it went with the number.
    let isOpened = line.content.hasPrefix("**") && text.start > line.content.start
    self.init(label: label, line: line, words: isOpened ? text.closingDropped : text.string, location: location)
  }

  /// - Parameter words: what it says, where that is not written in one piece.
  convenience init(
    label: CriterionLabel,
    line: DocumentLine,
    text: TextSlice,
    words: String?,
    in lines: DocumentLines
  ) {
    let location = lines.location(line.whole)
    if let words {
      self.init(label: label, line: line, words: words, location: location)
    } else {
      self.init(label: label, line: line, text: text, location: location)
    }
  }

  init(label: CriterionLabel, line: DocumentLine, words: String, location: Location) {
    self.label = label
    self.line = line.number
    lastLine = line.number
    indent = line.indent
    text = words
    unasked = self.text
    self.location = location
  }

  var isNumbered: Bool { label.isNumbered }

  /// Its words, where they name what stands below them.
  var title: String { text }

  /// It has its modal verb: what follows is another sentence. Each line is asked once, however many go on.
  func saysWhatMustHappen() -> Bool {
    if !hasModal, !unasked.isEmpty { hasModal = EARSReader.read(unasked) != nil }
    unasked = ""
    return hasModal
  }

  /// A line below it, indented: a bullet, a quote, a note on how it is verified.
  func add(_ line: DocumentLine) {
    lastLine = line.number
    if !notes.take(line.content) { continuation.append(line.whole.string) }
  }

  /// A line below its heading. The paragraph right below a heading that says nothing but the number is what the criterion says.
  func add(belowHeading line: DocumentLine) {
    let isPlain = line.marker == .none && !line.isQuoted
    let isText = text.isEmpty ? continuation.isEmpty && line.content.boldLabel == nil : line.number == paragraphEnd + 1
    guard isPlain, isText, !notes.take(line.content) else { return add(line) }
    lastLine = line.number
    paragraphEnd = line.number
    let more = line.content.string
    text += text.isEmpty ? more : " " + more
    if unasked.utf8.count < Self.longestUnasked { unasked += " " + more }
  }

  /// What other cells of its row demand.
  func add(cells: [String]) { continuation += cells }

  /// A line of a fence in its list item.
  func add(code line: DocumentLine) { continuation.append(line.whole.string) }

  /// The same paragraph goes on.
  func lengthen(_ line: DocumentLine) {
    length += 1
    lastLine = line.number
    guard !notes.take(line.content) else { return }
    let more = line.content.string
    text += " " + more
    if unasked.utf8.count < Self.longestUnasked { unasked += " " + more }
  }

  private static let longestUnasked = 4096

  func criterion(in requirement: RequirementID) -> Criterion {
    Criterion(
      id: CriterionID(requirement: requirement, label: label),
      text: text,
      location: location,
      continuation: continuation,
      ears: EARSReader.read(text),
      platforms: notes.platforms,
      method: notes.method,
      notApplicable: notes.notApplicable
    )
  }
}

extension TextSlice {
  /// Without a `**` that nothing in the text opens: `Title: text` for `Title:** text`.
  fileprivate var closingDropped: String {
    guard let close = find("**"), find("**", from: close + 2) == nil else { return string }
    return slice(to: close).string + slice(from: close + 2).string
  }
}

/// The ordinals that the items of a requirement took.
private struct Ordinals {
  private var taken: Set<Int> = []
  private var highest = 0

  func contains(_ number: Int) -> Bool { taken.contains(number) }

  func max() -> Int? { taken.isEmpty ? nil : highest }

  mutating func insert(_ number: Int) {
    taken.insert(number)
    highest = Swift.max(highest, number)
  }
}
