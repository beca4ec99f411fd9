import Findings
import SpecModel

/// Counts the criteria that the model lists beside what names a whole requirement: a thousand lines that each name one of a thousand
/// criteria would make a file of many megabytes out of a few kilobytes.
final class ListedCriteria {
  private static let limit = 1 << 18

  private var left = limit
  /// Where it ran out.
  private(set) var problem: DocumentProblem?

  /// - Returns: those that there is room for: all of them, or none.
  func keep(_ criteria: [CriterionID], _ location: Location) -> [CriterionID] {
    // What names one criterion has it.
    guard criteria.count > 1 else { return criteria }
    left -= criteria.count
    guard left < 0 else { return criteria }
    let words =
      "the whole requirements that are named stand for more criteria than the limit of \(Self.limit) that are listed; from here on "
      + "none are"
    problem = problem ?? DocumentProblem(kind: .cutOff(words), location: location)
    return []
  }
}
