/// Citations that people hide from who reads the rendered page: `<!-- Requirements: 1.1, 1.2 -->`.
extension CitationLine {
  /// The first comment of a line that cites, and where it begins. A comment over several lines may have put a whole task out of use.
  static func commented(_ line: TextSlice) -> (citation: CitationLine, start: Int)? {
    var index = line.start
    while let start = line.find("<!--", from: index), let end = line.find("-->", from: start + 4) {
      let inner = TextSlice(line.source, start + 4..<end).trimmed
      if let citation = CitationLine(inner, allowsOtherLabels: true) { return (citation, start) }
      index = end + 3
    }
    return nil
  }
}
