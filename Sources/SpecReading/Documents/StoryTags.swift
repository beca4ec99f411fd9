import SpecModel

/// The tags that say for which user story a task works: `- [ ] T012 [P] [US1] Title`.
enum StoryTags {
  static func citations(in title: TextSlice, _ lines: DocumentLines) -> [Citation] {
    var citations: [Citation] = []
    var index = title.start
    while title[index] == UInt8(ascii: "["), let close = title.slice(to: index + longestTag).find("]", from: index) {
      let tag = TextSlice(title.source, index + 1..<close)
      if tag.hasPrefix("US") { citations.append(CitationReader(lines: lines).citation(tag)) }
      index = close + 1
      while isBlank(title[index]) { index += 1 }
    }
    return citations
  }

  private static let longestTag = 64
}
