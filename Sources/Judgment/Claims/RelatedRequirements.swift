import Findings
import SpecModel
import Traceability

/// Chapters such as `## Related Requirements`: what they list without a mark has to do with the work, and is not said to be its purpose.
struct RelatedRequirements {
  /// By document, the lines that such chapters hold; of most nobody asks.
  private var chapters: [DocumentPath: [Range<Int>]] = [:]
  private let headings: [DocumentPath: [Heading]]

  init(_ corpus: Corpus) {
    headings = corpus.reportHeadings
  }

  mutating func hold(_ claim: Claim) -> Bool {
    guard claim.mark == nil else { return false }
    let path = claim.location.path
    let own = chapters[path] ?? Self.chapters(headings[path] ?? [])
    chapters[path] = own
    return own.contains { $0.contains(claim.location.line) }
  }

  /// Up to the next heading that is no deeper.
  private static func chapters(_ headings: [Heading]) -> [Range<Int>] {
    headings.indices.filter { isRelated(headings[$0].text) }.map { place in
      let end = headings[(place + 1)...].first { $0.level <= headings[place].level }?.line
      return headings[place].line..<(end ?? .max)
    }
  }

  /// `Related Requirements`, `5. Related specs:`
  private static func isRelated(_ title: String) -> Bool {
    let words = title.lowercased().split { !$0.isLetter }
    return words.count == 2 && words[0] == "related"
      && ["requirements", "requirement", "specs", "criteria", "work"].contains(words[1])
  }
}
