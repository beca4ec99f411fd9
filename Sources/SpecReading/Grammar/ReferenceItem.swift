import SpecModel

extension ReferenceCursor {
  /// One reference as written, before it is expanded.
  struct Item {
    var spec: String?
    var first: Point
    /// The end of a range.
    var last: Point?
    /// A word says that it is one: `Requirement`, `Req`, `R`, `NFR`, `AC`, a spec before a slash.
    var isLabelled: Bool
    /// `NF1.1` names a requirement only where the spec has such a series.
    var isJoined = false
    /// Only some criteria of the requirement are meant, and nobody can tell which: `1 (AC 2 and up)`.
    var isUnreadable = false
    /// The spec that is named before it, and whose it may be as well as the document's own: `1.2` of `1.1, 002-boats 1.1, 1.2`.
    var rival: String?
    /// Those of a range that are not meant: the `1.2` of `1.1-1.4 (except 1.2)`.
    var left: [Item] = []
    var range: Range<Int>

    /// Why nobody can read it.
    var cause: Citation.Unreadable.Cause { rival.map { .eitherSpec($0) } ?? .grammar }

    /// `2`, and neither `2.1` nor `NFR-2`.
    var plainNumber: Int? {
      first.criterion == nil && first.tooDeep == nil && first.occurrence == nil && last?.criterion == nil
        && !isUnreadable ? Int(first.requirement.text) : nil
    }

    /// `1.1-2.2` reaches from one requirement into another: what lies between, only the whole spec says.
    var span: RequirementSpan? {
      guard let last, let low = first.criterion, let high = last.criterion, first.requirement != last.requirement,
        first.occurrence == nil, last.occurrence == nil
      else { return nil }
      return RequirementSpan(
        first: .init(requirement: first.requirement, label: CriterionLabel(String(low))),
        last: .init(requirement: last.requirement, label: CriterionLabel(String(high)))
      )
    }

    /// The plain `2` of `(AC 1, 2)` behind its requirement.
    func criterion(of requirement: Point) -> Item {
      guard let number = plainNumber else { return self }
      var item = self
      item.first = requirement.criterion(number)
      if let last { item.last = requirement.criterion(Int(last.requirement.text)) }
      return item
    }
  }

  /// `8`, `8.4`.
  struct Point: Hashable {
    var requirement: RequirementNumber
    var occurrence: Int?
    var criterion: Int?
    /// `3.1` of `Requirement 5.3.1`: a part too many, and so no criterion of any requirement.
    var tooDeep: CriterionLabel?

    func criterion(_ number: Int?) -> Point {
      Point(requirement: requirement, occurrence: occurrence, criterion: number)
    }
  }
}
