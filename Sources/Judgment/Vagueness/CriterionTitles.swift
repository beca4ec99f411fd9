import Findings
import SpecModel

/// Tells criteria whose text is the title of a section: `#### Scenario: Fast checkout`. What must happen stands below it.
struct CriterionTitles {
  private let corpus: Corpus
  /// The lines of the headings of documents that were asked for.
  private var headings: [DocumentPath: Set<Int>] = [:]

  init(_ corpus: Corpus) {
    self.corpus = corpus
  }

  mutating func hold(_ criterion: Criterion) -> Bool {
    guard criterion.ears == nil, !criterion.continuation.isEmpty else { return false }
    let path = criterion.location.path
    let lines = headings[path] ?? Set(corpus.documents.first { $0.path == path }?.headings.map(\.line) ?? [])
    headings[path] = lines
    return lines.contains(criterion.location.line)
  }
}
