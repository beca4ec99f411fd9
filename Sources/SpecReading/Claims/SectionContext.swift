import MarkdownSyntax
import SpecModel

/// Under which headings and bold lines a line of a report stands.
struct SectionContext {
  private(set) var headings: [Section] = []
  /// `**Requirements covered**:` alone on its line, or a bullet that ends in a colon; with its indentation.
  private var group: (section: Section, indent: Int, isBullet: Bool)?

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
      var topics: Topics = []
      title.source.bytes.withUnsafeBufferPointer { bytes in
        var pair: UInt16 = 0
        for index in title.start..<title.end {
          pair = pair << 8 | UInt16(bytes[index] | 0x20)
          for (word, topic) in Self.words(beginningWith: pair)
          where title.matches(word, at: index - 1, ignoringCase: true) {
            topics.insert(topic)
          }
        }
      }
      self = topics
    }

    /// Two letters rule nearly every place out.
    private static func words(beginningWith pair: UInt16) -> [(StaticString, Topics)] {
      switch pair {
      case 0x6163: [("acceptance criteria", .requirements)]
      case 0x616E: [("anforderung", .requirements)]
      case 0x6172: [("artifact", .artifacts)]
      case 0x6465: [("deliverable", .artifacts)]
      case 0x6578: [("exigence", .requirements)]
      case 0x6669: [("files", .artifacts)]
      case 0x6765: [("gereksinim", .requirements)]
      case 0x7265: [("requirement", .requirements), ("requisit", .requirements), ("requerimiento", .requirements)]
      case 0x7375: [("subtask", .subtasks)]
      case 0x7469: [("tier 1", .validation), ("tier 2", .validation), ("tier 3", .validation)]
      case 0x7472: [("traceability", .requirements)]
      case 0x7661: [("validation", .validation)]
      case 0x7779: [("wymaga", .requirements)]
      case 0xE5AF: [("受け入れ基準", .requirements), ("受入基準", .requirements)]
      case 0xE8A6: [("要件", .requirements), ("要求", .requirements)]
      case 0xE9BC: [("需求", .requirements)]
      case 0xECBA: [("요구사항", .requirements)]
      case 0xF0A2: [("Требован", .requirements)]
      case 0xF1A2: [("требован", .requirements)]
      case 0xF0B2: [("Вимог", .requirements), ("вимог", .requirements)]
      default: []
      }
    }
  }

  /// A title, and what follows from it for the lines below: found out once, not for every line.
  struct Section {
    let level: Int
    let title: TextSlice
    let name: String
    /// The requirement that it names itself.
    let requirement: RequirementNumber?
    let topics: Topics
    /// `Tier 2: Standard`
    let tier: String?

    init(heading title: TextSlice, level: Int) {
      self.level = level
      self.title = title
      name = title.withoutEmphasis.excerpt
      requirement = Self.requirement(title)
      topics = Topics(title: title)
      tier = Self.tier(title.slice(to: title.start + 200))
    }

    /// A bold line: it says whether numbers are requirements, and that is all that is asked of it.
    init(group title: TextSlice) {
      level = 7
      self.title = title
      name = title.withoutEmphasis.excerpt
      requirement = Self.requirement(title)
      topics = Topics(title: title).intersection(.requirements)
      tier = nil
    }

    private static func tier(_ title: TextSlice) -> String? {
      guard let place = title.find("Tier "), isDigit(title[place + 5]) else { return nil }
      let rest = title.slice(from: place)
      let isEnclosed = title[place - 1] == UInt8(ascii: "(")
      return (isEnclosed ? rest.find(")").map { rest.slice(to: $0) } ?? rest : rest).withoutEmphasis.string
    }

    private static func requirement(_ title: TextSlice) -> RequirementNumber? {
      let title = MarkReader.leading(title)?.rest ?? title
      var cursor = ReferenceCursor(title.withoutLeadingEmphasis)
      guard let item = cursor.item(), item.isLabelled, item.last == nil else { return nil }
      return item.first.requirement
    }
  }

  mutating func enter(heading: TextSlice, level: Int) {
    headings.removeAll { $0.level >= level }
    headings.append(Section(heading: heading, level: level))
    group = nil
    // `AC 2` means the requirement of the nearest heading that names one.
    headed = headings.last { $0.requirement != nil }?.requirement
    isHeadedByRequirements = headings.contains { $0.topics.contains(.requirements) }
  }

  /// What the headings above a heading of this level say of it.
  func above(_ level: Int) -> (isAboutRequirements: Bool, requirement: RequirementNumber?) {
    let above = headings.filter { $0.level < level && $0.level > 1 }
    return (
      above.contains { $0.topics.contains(.requirements) }, above.last { $0.requirement != nil }?.requirement
    )
  }

  mutating func enter(group title: TextSlice, indent: Int, isBullet: Bool) {
    group = (Section(group: title), indent, isBullet)
  }

  /// A line that is less indented than a bulleted group ends it.
  mutating func see(_ line: DocumentLine) {
    guard let group, group.isBullet else { return }
    if line.indent <= group.indent { self.group = nil }
  }

  mutating func endGroup() { group = nil }

  var name: String? { group?.section.name ?? headings.last?.name }

  private var isHeadedByRequirements = false

  /// A bare `1.2` is a requirement here.
  var isAboutRequirements: Bool { isHeadedByRequirements || group?.section.topics.contains(.requirements) == true }

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
