import SpecModel

/// Under which headings and bold lines a line of a report stands.
struct SectionContext {
  private(set) var headings: [(level: Int, title: TextSlice)] = []
  /// `**Requirements covered**:` alone on its line, or a bullet that ends in a colon; with its indentation.
  private var group: (title: TextSlice, indent: Int, isBullet: Bool)?

  mutating func enter(heading: TextSlice, level: Int) {
    headings.removeAll { $0.level >= level }
    headings.append((level, heading))
    group = nil
  }

  mutating func enter(group title: TextSlice, indent: Int, isBullet: Bool) {
    group = (title, indent, isBullet)
  }

  /// A line that is less indented than a bulleted group ends it.
  mutating func see(_ line: DocumentLine) {
    guard let group, group.isBullet else { return }
    if line.indent <= group.indent { self.group = nil }
  }

  mutating func endGroup() { group = nil }

  var name: String? {
    (group?.title ?? headings.last?.title)?.withoutEmphasis.string
  }

  /// A bare `1.2` is a requirement here.
  var isAboutRequirements: Bool {
    if let group, Self.namesRequirements(group.title) { return true }
    return headings.contains { Self.namesRequirements($0.title) }
  }

  /// The requirement that a heading names, for the `AC 2` below it.
  var requirement: RequirementNumber? {
    for heading in headings.reversed() {
      let title = MarkReader.leading(heading.title)?.rest ?? heading.title
      var cursor = ReferenceCursor(title.withoutLeadingEmphasis)
      if let item = cursor.item(), item.isLabelled, item.last == nil { return item.first.requirement }
    }
    return nil
  }

  func title(containing word: StaticString) -> TextSlice? {
    headings.last { $0.title.contains(word, ignoringCase: true) }?.title
  }

  private static func namesRequirements(_ title: TextSlice) -> Bool {
    title.contains("requirement", ignoringCase: true) || title.contains("traceability", ignoringCase: true)
      || title.contains("acceptance criteria", ignoringCase: true) || title.contains("要件")
  }
}
