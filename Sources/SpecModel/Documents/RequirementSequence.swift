/// `1.1-2.2`: a range over several requirements, which people read in the order of the document.
package struct RequirementSpan: Hashable, Sendable {
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
  /// Those that still demand something.
  private let requirements: [Requirement]
  /// `nil` for a number that several bear: nobody knows which of them a range begins with.
  private let places: [RequirementNumber: Int?]

  package init(_ requirements: [Requirement]) {
    self.requirements = requirements.filter { !$0.isRemoved }
    places = Dictionary(self.requirements.enumerated().map { ($1.id.number, $0) }) { _, _ in nil }
  }

  /// - Returns: the criteria from one end to the other, requirement by requirement; `nil` where an end is missing, or the last stands
  ///   before the first.
  package func criteria(of span: RequirementSpan) -> [ArraySlice<Criterion>]? {
    guard let low = places[span.first.requirement] ?? nil, let high = places[span.last.requirement] ?? nil, low < high,
      span.first.requirement < span.last.requirement,
      let from = requirements[low].criteria.firstIndex(where: { $0.id.label == span.first.label }),
      let to = requirements[high].criteria.firstIndex(where: { $0.id.label == span.last.label })
    else { return nil }
    return (low...high).compactMap { place in
      let requirement = requirements[place]
      // `NFR-1` between two plain ones is none of them.
      guard requirement.id.number.series == span.first.requirement.series,
        span.first.requirement <= requirement.id.number, requirement.id.number <= span.last.requirement
      else { return nil }
      let start = place == low ? from : 0
      let end = place == high ? to + 1 : requirement.criteria.count
      return requirement.criteria[start..<end]
    }
  }
}
