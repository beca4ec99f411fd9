import SpecModel

/// `**Key**: value`, one or several on a line, parted by bars.
enum MetadataReader {
  /// - Parameter isHead: right below the title, where a bullet, or a key without stars, is metadata too.
  static func entries(_ line: DocumentLine, lines: DocumentLines, isHead: Bool) -> [MetadataEntry]? {
    guard line.marker == .none || (isHead && line.marker == .bullet), line.indent == 0,
      let (label, rest) = line.content.boldLabel ?? (isHead ? plain(line.content) : nil), !rest.isEmpty,
      label.count < 40
    else {
      return nil
    }
    // `**Lead**: one | **Review**: another`
    guard let bar = rest.find(" | **") else { return [entry(label, rest, lines)] }
    let others = entries(of: rest.slice(from: bar + 3), lines)
    return [entry(label, rest.slice(to: bar).trimmed, lines)] + others
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
    guard isLetter(text.first), let word = keys.first(where: { text.hasPrefixIgnoringCase($0) }) else { return nil }
    let end = text.start + word.utf8CodeUnitCount
    guard text[end] == UInt8(ascii: ":") else { return nil }
    return (text.slice(to: end), text.slice(from: end + 1).trimmed)
  }

  private static let keys: [StaticString] = [
    "Date", "Tasks", "Task Type", "Task", "Type", "Status", "Spec", "Scope", "Organization", "Agent", "Validation Tier",
    "Validation", "Author", "Purpose",
  ]

  private static func entries(of text: TextSlice, _ lines: DocumentLines) -> [MetadataEntry] {
    guard let (label, rest) = text.boldLabel else { return [] }
    return [entry(label, rest, lines)]
  }

  private static func entry(_ label: TextSlice, _ value: TextSlice, _ lines: DocumentLines) -> MetadataEntry {
    MetadataEntry(key: label.string, value: value.string, location: lines.location(value))
  }
}
