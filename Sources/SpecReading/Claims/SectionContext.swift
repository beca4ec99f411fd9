import Findings
import MarkdownSyntax
import SpecModel

/// Under which headings and bold lines a line of a report stands.
struct SectionContext {
  private(set) var headings: [Section] = []
  /// `**Requirements covered**:` alone on its line, or a bullet that ends in a colon; with its indentation.
  private var group: (section: Section, indent: Int, isBullet: Bool)?
  /// The bold line that a bulleted group stands below.
  private var outer: (section: Section, indent: Int, isBullet: Bool)?

  /// What a section holds, as its title says.
  struct Topics: OptionSet {
    let rawValue: UInt8

    static let validation = Topics(rawValue: 1)
    static let artifacts = Topics(rawValue: 2)
    static let subtasks = Topics(rawValue: 4)
    /// Bare numbers are requirements here.
    static let requirements = Topics(rawValue: 8)

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    init(title: TextSlice) {
      self.init(rawValue: UInt8(title.found(Self.words)))
    }

    /// One group for each topic, in the order of their bits.
    private static let words = PhraseTable(groups: [
      ["tier 1", "tier 2", "tier 3", "validation"], ["artifact", "deliverable", "files"], ["subtask"],
      ["acceptance criteria", "traceability", "ритерии при", "ритерии При"] + RequirementWords.topical
        + SpecWords.acceptanceCriteria,
    ])
  }

  /// A title, and what follows from it for the lines below: found out once, not for every line.
  struct Section {
    let level: Int
    let title: TextSlice
    /// Made only for what is kept: most titles head nothing that is.
    var name: String { title.withoutEmphasis.excerpt }
    /// The requirement that it names itself.
    let requirement: RequirementNumber?
    let topics: Topics
    /// `Tier 2: Standard`
    let tier: String?
    /// `❌ Failed Requirements`: what it says of all that stands below it.
    let standing: Mark?
    /// `not met`: by which words it says so.
    let negation: String?
    /// `Next Steps`: what stands below it is still to be done; `Out of Scope`: it is neither claimed nor denied.
    let denial: Claim.Denial?
    /// `Sub-tasks Completed`: the numbers below it are those of tasks.
    let isOfTasks: Bool
    /// `Spec 001-auth requirements`
    let spec: String?

    init(heading title: TextSlice, level: Int, specs: KnownSpecs) {
      self.level = level
      self.title = title
      requirement = Self.requirement(title)
      let topics = Topics(title: title)
      // `Task 3 Completion: Broken files` is about files, and heads none.
      self.topics = level == 1 && title.contains("Task ") ? topics.subtracting(.artifacts) : topics
      tier = Self.tier(title.slice(to: title.start + 200))
      standing = StandingTitle.mark(title, isAboutRequirements: topics.contains(.requirements))
      negation = Self.negation(title, standing)
      denial = level > 1 ? StandingTitle.denial(title) : nil
      isOfTasks = StandingTitle.isOfTasks(title)
      spec = level > 1 ? SpecNaming.titled(title, specs) : nil
    }

    /// A bold line: it says whether numbers are requirements, and that is all that is asked of it.
    init(group line: TextSlice, specs: KnownSpecs) {
      level = 7
      self.title = line
      // `**Next Steps**:`, as `**Next Steps:**`
      let title = line.count > 1 && line[line.end - 1] == UInt8(ascii: ":") ? line.slice(to: line.end - 1) : line
      requirement = Self.requirement(title)
      topics = Topics(title: title).intersection(.requirements)
      tier = nil
      standing = StandingTitle.mark(title, isAboutRequirements: topics.contains(.requirements))
      negation = Self.negation(title, standing)
      denial = StandingTitle.denial(title)
      isOfTasks = StandingTitle.isOfTasks(title)
      spec = SpecNaming.titled(title, specs)
    }

    /// Few titles say so, and none that is longer.
    private static func negation(_ title: TextSlice, _ standing: Mark?) -> String? {
      standing?.isPositive == false && title.count <= 200 ? StandingTitle.negation(in: title) : nil
    }

    private static func tier(_ title: TextSlice) -> String? {
      guard let place = title.find("Tier "), isDigit(title[place + 5]) else { return nil }
      let rest = title.slice(from: place)
      let isEnclosed = title[place - 1] == UInt8(ascii: "(")
      return (isEnclosed ? rest.find(")").map { rest.slice(to: $0) } ?? rest : rest).withoutEmphasis.string
    }

    private static func requirement(_ title: TextSlice) -> RequirementNumber? {
      guard title.mayHoldNumber else { return nil }
      let title = MarkReader.leading(title)?.rest ?? title
      var cursor = ReferenceCursor(title.withoutLeadingEmphasis)
      guard let item = cursor.item(), item.isLabelled, item.last == nil else { return nil }
      return item.first.requirement
    }
  }

  mutating func enter(heading: TextSlice, level: Int, specs: KnownSpecs) {
    headings.removeAll { $0.level >= level }
    headings.append(Section(heading: heading, level: level, specs: specs))
    endGroup()
    headedStanding = standing(above: .max)
    headedNegation = headings.last { $0.level > 1 && $0.standing != nil }?.negation
    headedSpec = headings.last { $0.spec != nil }?.spec
    headedDenial = headings.reduce(nil) { Self.stronger($0, $1.denial) }
    // `AC 2` means the requirement of the nearest heading that names one.
    headed = headings.last { $0.requirement != nil }?.requirement
    let about = headings.lastIndex { $0.topics.contains(.requirements) }
    isHeadedByRequirements = about.map { !headings[$0...].contains(where: \.isOfTasks) } ?? false
  }

  /// What the headings above a heading of this level say of it.
  func above(_ level: Int) -> (isAboutRequirements: Bool, requirement: RequirementNumber?) {
    let above = headings.filter { $0.level < level && $0.level > 1 }
    return (
      above.contains { $0.topics.contains(.requirements) }, above.last { $0.requirement != nil }?.requirement
    )
  }

  mutating func enter(group title: TextSlice, indent: Int, isBullet: Bool, specs: KnownSpecs) {
    // A bullet that heads others stands within its group.
    outer = isBullet ? (group?.isBullet == false ? group : outer) : nil
    group = (Section(group: title, specs: specs), indent, isBullet)
  }

  /// What a heading of this level inherits of those above it: the innermost that says something counts.
  func standing(above level: Int) -> Mark? {
    let said = headings.last { $0.level > 1 && $0.level < level && $0.standing != nil }?.standing
    return said?.isPositive == true ? nil : said
  }

  private var headedStanding: Mark?

  /// What the titles above say of every claim that says nothing itself; never that it is met.
  var standing: Mark? {
    guard let own = group?.section.standing else { return headedStanding }
    return own.isPositive ? nil : own
  }

  /// `not met`: by which words the title says so that says of all below it how it stands.
  var negation: String? {
    guard let own = group?.section, own.standing != nil else { return headedNegation }
    return own.negation
  }

  private var headedNegation: String?

  private var headedDenial: Claim.Denial?

  /// What the titles above say of every claim that says nothing itself: it is still to be done, or nobody's to claim.
  var denial: Claim.Denial? {
    // `**Requirements Met**:` speaks of something else, wherever it stands.
    let headed = group?.section.topics.contains(.requirements) == true ? nil : headedDenial
    guard let group else { return headed }
    return Self.stronger(Self.stronger(group.section.denial, outer?.section.denial), headed)
  }

  /// What is still to be done is so whatever else is said of it.
  private static func stronger(_ one: Claim.Denial?, _ other: Claim.Denial?) -> Claim.Denial? {
    other == .later ? other : one ?? other
  }

  /// A title above says that what stands here is still to be done.
  var isOfLater: Bool { denial == .later }

  private var headedSpec: String?

  /// Whose requirements are named here, where a title says so.
  var spec: String? { group?.section.spec ?? headedSpec }

  /// A line that is less indented than a bulleted group ends it.
  mutating func see(_ line: DocumentLine) {
    guard let group, group.isBullet else { return }
    if line.indent <= group.indent { (self.group, outer) = (outer, nil) }
  }

  mutating func endGroup() { (group, outer) = (nil, nil) }

  var name: String? { group?.section.name ?? headings.last?.name }

  /// `All requirements for Task 12 are met`: the numbers below it may be those of its parts.
  var namesTask: Bool {
    guard let title = group?.section.title ?? headings.last?.title,
      let place = title.find("task", ignoringCase: true), !isWordByte(title[place - 1])
    else { return false }
    let end = title[place + 4] | 0x20 == UInt8(ascii: "s") ? place + 5 : place + 4
    return !isWordByte(title[end])
  }

  private var isHeadedByRequirements = false

  /// A bare `1.2` is a requirement here.
  var isAboutRequirements: Bool {
    if let group, group.section.isOfTasks { return false }
    return isHeadedByRequirements || group?.section.topics.contains(.requirements) == true
  }

  private var headed: RequirementNumber?

  /// The requirement that a heading names, or a bold line, for the `AC 2` below it.
  var requirement: RequirementNumber? { group?.section.requirement ?? headed }

  /// The title of the nearest heading.
  var title: TextSlice? { headings.last?.title }

  /// `Tier 2: Standard` of `Validation (Tier 2: Standard)`, from the nearest heading that names one.
  var tier: String? { headings.last { $0.tier != nil }?.tier }

  /// The title of the nearest section of this topic.
  func title(about topic: Topics) -> TextSlice? {
    headings.last { $0.topics.contains(topic) }?.title
  }
}
