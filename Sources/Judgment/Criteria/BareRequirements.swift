import Findings
import SpecModel

/// Requirements that state no criterion: nothing can prove them, and no count of criteria has them.
struct BareRequirements {
  private let headings: [DocumentPath: [Int: String]]

  init(_ corpus: Corpus) {
    let specs = corpus.specs.filter { $0.requirements.contains(where: Self.isEmpty) }
    let paths = Set(specs.flatMap(\.requirements).filter(Self.isEmpty).map(\.location.path))
    headings = Dictionary(
      corpus.documents.filter { paths.contains($0.path) }.map { document in
        (document.path, Dictionary(document.headings.map { ($0.line, $0.text) }) { first, _ in first })
      }
    ) { first, _ in first }
  }

  func of(_ spec: Spec) -> [Requirement] { spec.requirements.filter { Self.isEmpty($0) && isCalledOne($0) } }

  private static func isEmpty(_ requirement: Requirement) -> Bool {
    requirement.criteria.isEmpty && !requirement.isRemoved
  }

  /// `## 6. Data model` may as well be a chapter about something else; a word before the number says what it is.
  private func isCalledOne(_ requirement: Requirement) -> Bool {
    guard let heading = headings[requirement.location.path]?[requirement.location.line] else { return false }
    return heading.first { $0.isLetter || $0.isNumber }?.isLetter == true
  }
}
