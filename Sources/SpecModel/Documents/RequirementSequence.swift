/// `1.1-2.2`: a range over several requirements, which people read in the order of the document.
package struct RequirementSpan: Hashable, Sendable {
  /// How many criteria all of a spec may stand for: ten bytes may stand for a thousand. A spec of five hundred may have a last task,
  /// and a report of it, for all of them.
  package static let limit = 1 << 13

  package struct End: Hashable, Sendable {
    package let requirement: RequirementNumber
    package let label: CriterionLabel

    package init(requirement: RequirementNumber, label: CriterionLabel) {
      self.requirement = requirement
      self.label = label
    }
  }

  package let first: End
  package let last: End

  package init(first: End, last: End) {
    self.first = first
    self.last = last
  }
}

/// The requirements of a spec in the order in which they stand, and what lies between two criteria.
package struct RequirementSequence: Sendable {
  package enum Stretch: Sendable {
    /// Requirement by requirement.
    case criteria([ArraySlice<Criterion>])
    case tooLong
  }

  /// Those that still demand something.
  private let requirements: [Requirement]
  /// `nil` for a number that several bear: nobody knows which of them a range begins with.
  private let places: [RequirementNumber: Int?]
  /// Where in its requirement the first criterion of a name stands.
  private let ends: [RequirementSpan.End: Int]

  package init(_ requirements: [Requirement]) {
    self.requirements = requirements.filter { !$0.isRemoved }
    places = Dictionary(self.requirements.enumerated().map { ($1.id.number, $0) }) { _, _ in nil }
    ends = Dictionary(
      self.requirements.lazy.flatMap { requirement in
        requirement.criteria.enumerated().lazy.map {
          (RequirementSpan.End(requirement: requirement.id.number, label: $1.id.label), $0)
        }
      }
    ) { first, _ in first }
  }

  /// - Parameter limit: of criteria; a requirement without any counts as one, for it takes as long to look at.
  /// - Returns: the criteria from one end to the other; `nil` where an end is missing, or the last stands before the first.
  package func criteria(of span: RequirementSpan, upTo limit: Int) -> Stretch? {
    guard let low = places[span.first.requirement] ?? nil, let high = places[span.last.requirement] ?? nil, low < high,
      span.first.requirement < span.last.requirement, let from = ends[span.first], let to = ends[span.last]
    else { return nil }
    var left = limit
    var stretch: [ArraySlice<Criterion>] = []
    for place in low...high {
      let requirement = requirements[place]
      let start = place == low ? from : 0
      let end = place == high ? to + 1 : requirement.criteria.count
      left -= max(1, end - start)
      guard left >= 0 else { return .tooLong }
      // `NFR-1` between two plain ones is none of them.
      guard requirement.id.number.series == span.first.requirement.series,
        span.first.requirement <= requirement.id.number, requirement.id.number <= span.last.requirement
      else { continue }
      stretch.append(requirement.criteria[start..<end])
    }
    return .criteria(stretch)
  }
}
