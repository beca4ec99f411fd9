import SpecModel

/// `**Key**: value`, one or several on a line, parted by bars.
enum MetadataReader {
  static func entries(_ line: DocumentLine, lines: DocumentLines) -> [MetadataEntry]? {
    guard line.marker == .none, line.indent == 0, let (label, rest) = line.content.boldLabel, !rest.isEmpty,
      label.count < 40
    else {
      return nil
    }
    // `**Lead**: one | **Review**: another`
    guard let bar = rest.find(" | **") else { return [entry(label, rest, lines)] }
    let others = entries(of: rest.slice(from: bar + 3), lines)
    return [entry(label, rest.slice(to: bar).trimmed, lines)] + others
  }

  private static func entries(of text: TextSlice, _ lines: DocumentLines) -> [MetadataEntry] {
    guard let (label, rest) = text.boldLabel else { return [] }
    return [entry(label, rest, lines)]
  }

  private static func entry(_ label: TextSlice, _ value: TextSlice, _ lines: DocumentLines) -> MetadataEntry {
    MetadataEntry(key: label.string, value: value.string, location: lines.location(value))
  }
}
