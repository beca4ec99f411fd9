import SpecModel

/// The first and the last number of a list, for those who are told to cite one of them: looked for once for each list, and not again
/// for each of thousands of references that lead nowhere.
struct ListEnds {
  typealias Ends = (first: String, last: String)?

  private struct Series: Hashable {
    let spec: SpecID
    let name: String?
  }

  private var ofCriteria: [RequirementID: Ends] = [:]
  private var ofRequirements: [Series: Ends] = [:]

  /// - Returns: the criteria of a requirement that bear numbers, as they are cited; `nil` where none does.
  mutating func ofCriteria(of requirement: Requirement?) -> Ends {
    guard let requirement else { return nil }
    if let known = ofCriteria[requirement.id] { return known }
    let first = requirement.criteria.first(where: \.id.label.isNumbered)
    let last = requirement.criteria.last(where: \.id.label.isNumbered)
    let ends = Self.both(first?.id.local, last?.id.local)
    ofCriteria[requirement.id] = .some(ends)
    return ends
  }

  /// - Returns: the requirements of a spec that are numbered as another is: `1 to NFR-1` is no span.
  mutating func ofRequirements(of spec: Spec?, like number: RequirementNumber) -> Ends {
    guard let spec else { return nil }
    let series = Series(spec: spec.id, name: number.series)
    if let known = ofRequirements[series] { return known }
    let first = spec.requirements.first { $0.id.number.series == series.name }
    let last = spec.requirements.last { $0.id.number.series == series.name }
    let ends = Self.both(first?.id.number.text, last?.id.number.text)
    ofRequirements[series] = .some(ends)
    return ends
  }

  private static func both(_ first: String?, _ last: String?) -> Ends {
    guard let first, let last else { return nil }
    return (first, last)
  }
}
