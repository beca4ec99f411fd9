import SpecModel

/// Under which headings and bold lines a line of a report stands.
struct SectionContext {
  private(set) var headings: [Section] = []
  /// `**Requirements covered**:` alone on its line, or a bullet that ends in a colon; with its indentation.
  private var group: (section: Section, indent: Int, isBullet: Bool)?

  /// What a section holds, as its title says.
  enum Topic: CaseIterable {
    case validation, artifacts, subtasks

    fileprivate func isNamed(in title: TextSlice) -> Bool {
      switch self {
      case .validation: title.contains("validation", ignoringCase: true)
      case .subtasks: title.contains("subtask", ignoringCase: true)
      case .artifacts:
        title.contains("artifact", ignoringCase: true) || title.contains("files", ignoringCase: true)
          || title.contains("deliverable", ignoringCase: true)
      }
    }
  }

  /// A title, and what follows from it for the lines below: found out once, not for every line.
  struct Section {
    let level: Int
    let title: TextSlice
    let name: String
    /// Its words say that bare numbers are requirements.
    let namesRequirements: Bool
    /// The requirement that it names itself.
    let requirement: RequirementNumber?
    let topics: Set<Topic>

    init(heading title: TextSlice, level: Int) {
      self.level = level
      self.title = title
      name = title.withoutEmphasis.excerpt
      namesRequirements = Self.namesRequirements(title)
      requirement = Self.requirement(title)
      topics = Set(Topic.allCases.filter { $0.isNamed(in: title) })
    }

    /// A bold line: it says whether numbers are requirements, and that is all that is asked of it.
    init(group title: TextSlice) {
      level = 7
      self.title = title
      name = title.withoutEmphasis.excerpt
      namesRequirements = Self.namesRequirements(title)
      requirement = nil
      topics = []
    }

    private static func requirement(_ title: TextSlice) -> RequirementNumber? {
      let title = MarkReader.leading(title)?.rest ?? title
      var cursor = ReferenceCursor(title.withoutLeadingEmphasis)
      guard let item = cursor.item(), item.isLabelled, item.last == nil else { return nil }
      return item.first.requirement
    }

    private static func namesRequirements(_ title: TextSlice) -> Bool {
      title.contains("requirement", ignoringCase: true) || title.contains("traceability", ignoringCase: true)
        || title.contains("acceptance criteria", ignoringCase: true) || title.contains("要件")
    }
  }

  mutating func enter(heading: TextSlice, level: Int) {
    headings.removeAll { $0.level >= level }
    headings.append(Section(heading: heading, level: level))
    group = nil
    // `AC 2` means the requirement of the nearest heading that names one.
    requirement = headings.last { $0.requirement != nil }?.requirement
    isHeadedByRequirements = headings.contains(where: \.namesRequirements)
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
  var isAboutRequirements: Bool { isHeadedByRequirements || group?.section.namesRequirements == true }

  /// The requirement that a heading names, for the `AC 2` below it.
  private(set) var requirement: RequirementNumber?

  /// The title of the nearest section of this topic.
  func title(about topic: Topic) -> TextSlice? {
    headings.last { $0.topics.contains(topic) }?.title
  }
}
