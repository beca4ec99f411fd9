import Findings
import SpecModel

/// Requirements that state no criterion: nothing can prove them, and no count of criteria has them.
struct BareRequirements {
  private let headings: [DocumentPath: [Int: Heading]]

  init(_ corpus: Corpus) {
    let specs = corpus.specs.filter { $0.requirements.contains(where: Self.isEmpty) }
    let paths = Set(specs.flatMap(\.requirements).filter(Self.isEmpty).map(\.location.path))
    headings = Dictionary(
      corpus.documents.filter { paths.contains($0.path) }.map { document in
        (document.path, Dictionary(document.headings.map { ($0.line, $0) }) { first, _ in first })
      }
    ) { first, _ in first }
  }

  func of(_ spec: Spec) -> [Requirement] {
    let following = spec.requirements.dropFirst().map(Optional.some) + [nil]
    return zip(spec.requirements, following).compactMap { requirement, next in
      Self.isEmpty(requirement) && isCalledOne(requirement) && !heads(requirement, next) ? requirement : nil
    }
  }

  private static func isEmpty(_ requirement: Requirement) -> Bool {
    requirement.criteria.isEmpty && !requirement.isRemoved
  }

  /// `## 6. Data model` may as well be a chapter about something else; a word before the number says what it is.
  private func isCalledOne(_ requirement: Requirement) -> Bool {
    guard let heading = heading(of: requirement) else { return false }
    return heading.text.first { $0.isLetter || $0.isNumber }?.isLetter == true
  }

  /// `## R0.1: Truth` right above `### Requirement 1.1`: the chapter of the requirements below it.
  private func heads(_ requirement: Requirement, _ next: Requirement?) -> Bool {
    guard requirement.id.number.text.contains("."), let next, next.location.path == requirement.location.path,
      let own = heading(of: requirement), let below = heading(of: next)
    else { return false }
    return below.level > own.level
  }

  private func heading(of requirement: Requirement) -> Heading? {
    headings[requirement.location.path]?[requirement.location.line]
  }
}
