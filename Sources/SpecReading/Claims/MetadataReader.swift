import SpecModel

/// `**Key**: value`, one or several on a line, parted by bars.
enum MetadataReader {
  /// - Parameter isHead: right below the title, where a bullet, or a key without stars, is metadata too.
  static func entries(_ line: DocumentLine, lines: DocumentLines, isHead: Bool) -> [MetadataEntry]? {
    guard line.marker == .none || (isHead && line.marker == .bullet), line.indent == 0 || (isHead && line.isQuoted),
      let (label, rest) = line.content.boldLabel ?? (isHead ? plain(line.content) : nil),
      !rest.isEmpty, label.count < 40
    else {
      return nil
    }
    return entries(label, rest, lines)
  }

  /// `**Lead**: one | **Review**: another | **Date**: ...`, and at the head `·` and a comma between them.
  private static func entries(_ label: TextSlice, _ rest: TextSlice, _ lines: DocumentLines) -> [MetadataEntry] {
    var found: [MetadataEntry] = []
    var (label, rest) = (label, rest)
    while found.count < most, let (place, next) = joint(in: rest) {
      guard let pair = next.boldLabel, !pair.rest.isEmpty, pair.label.count < 40 else { break }
      found.append(entry(label, rest.slice(to: place).trimmed, lines))
      (label, rest) = pair
    }
    return found + [entry(label, rest, lines)]
  }

  private static let most = 16

  /// Where a value ends and another key begins.
  private static func joint(in text: TextSlice) -> (end: Int, next: TextSlice)? {
    guard let star = text.find("**"), star > text.start else { return nil }
    for sign in [" | ", " \u{00B7} ", ", ", " \u{2022} ", "; "] as [StaticString] {
      let place = star - sign.utf8CodeUnitCount
      if text.matches(sign, at: place) { return (place, text.slice(from: star)) }
    }
    return nil
  }

  /// `**Task:**` alone on its line at the head, and its value on the next.
  static func entry(below label: DocumentLine, _ line: DocumentLine, lines: DocumentLines) -> MetadataEntry? {
    guard label.marker == .none, line.isText, line.marker == .none, line.content.boldLabel == nil,

      let (name, rest) = label.content.boldLabel, rest.isEmpty,
      keys.contains(where: { name.count == $0.utf8CodeUnitCount && name.hasPrefixIgnoringCase($0) })
    else { return nil }
    return entry(name, line.content, lines)
  }

  /// `| Date | Task | Status |`, and below it one row of values.
  static func entries(header: [TextSlice], row: [TextSlice], lines: DocumentLines) -> [MetadataEntry]? {
    guard header.count == row.count, header.count > 1 else { return nil }
    let names = header.map(\.withoutEmphasis)
    let known = names.filter { name in
      keys.contains { name.count == $0.utf8CodeUnitCount && name.hasPrefixIgnoringCase($0) }
    }
    guard known.count > 1 else { return nil }
    return zip(names, row).filter { !$0.isEmpty && !$1.isEmpty }.map { entry($0, $1.withoutEmphasis, lines) }
  }

  /// `| **Date** | 2026-01-02 |`
  static func entry(_ cells: [TextSlice], lines: DocumentLines) -> MetadataEntry? {
    guard cells.count == 2, let key = cells.first, let value = cells.last, !value.isEmpty, key.count < 40 else {
      return nil
    }
    let name = key.withoutEmphasis
    let isBold = name.start > key.start && !name.isEmpty
    guard isBold || keys.contains(where: { name.count == $0.utf8CodeUnitCount && name.hasPrefixIgnoringCase($0) })
    else {
      return nil
    }
    return entry(
      name[name.end - 1] == UInt8(ascii: ":") ? name.slice(to: name.end - 1) : name,
      value.withoutEmphasis,
      lines
    )
  }

  /// `Task: 4.1`, by the keys that reports have in common.
  private static func plain(_ text: TextSlice) -> (label: TextSlice, rest: TextSlice)? {
    guard isLetter(text.first), let word = keys.first(where: { text.hasPrefixIgnoringCase($0) }) else {
      return status(text)
    }
    let end = text.start + word.utf8CodeUnitCount
    guard text[end] == UInt8(ascii: ":") else { return nil }
    return (text.slice(to: end), text.slice(from: end + 1).trimmed)
  }

  /// `Estado: Borrador`, `状态：草稿`
  private static func status(_ text: TextSlice) -> (label: TextSlice, rest: TextSlice)? {
    let near = text.slice(to: text.start + longestStatus)
    let isWide = near.find(":") == nil
    guard isLetter(text.first) || text.first >= 0xC3, let colon = near.find(":") ?? near.find("\u{FF1A}"),
      StatusVocabulary.names.contains(text.slice(to: colon).string.lowercased())
    else { return nil }
    return (text.slice(to: colon), text.slice(from: colon + (isWide ? 3 : 1)).trimmed)
  }

  /// In bytes: no name of a status is longer.
  private static let longestStatus = 32

  /// Reports have it in common.
  static func isKey(_ name: String) -> Bool {
    keys.contains { name.utf8.count == $0.utf8CodeUnitCount && name.lowercased() == TextSlice.name($0).lowercased() }
  }

  private static let keys: [StaticString] = [
    "Date", "Tasks", "Task Type", "Task ID", "Task Number", "Task", "Subtask", "Type", "Status", "Spec", "Scope",
    "Organization", "Agent", "Validation Tier",
    "Validation", "Author", "Purpose",
  ]

  private static func entry(_ label: TextSlice, _ value: TextSlice, _ lines: DocumentLines) -> MetadataEntry {
    MetadataEntry(key: label.string, value: value.string, location: lines.location(value))
  }
}
