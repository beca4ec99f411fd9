package import SpecModel

/// What a reference turned out to mean.
package enum Resolution: Hashable, Sendable {
  case criterion(CriterionID)
  /// A whole requirement: all its criteria.
  case requirement(RequirementID, [CriterionID])
  /// Several requirements bear the number.
  case ambiguous([RequirementID])
  /// The spec has no such requirement, or the requirement no such criterion.
  case dangling(Missing)
  /// The document belongs to no spec that was read, so nothing can be looked up.
  case unlinked

  package enum Missing: Hashable, Sendable {
    case spec(String)
    /// Several specs bear the name.
    case oneOfSpecs([SpecID])
    case requirement(RequirementNumber, SpecID)
    case criterion(CriterionLabel, of: RequirementID)
  }

  /// The criteria that it stands for; none when it does not resolve.
  package var criteria: [CriterionID] {
    switch self {
    case .criterion(let id): [id]
    case .requirement(_, let ids): ids
    case .ambiguous, .dangling, .unlinked: []
    }
  }
}

/// Looks references up.
struct Resolver: Sendable {
  let index: SpecIndex

  /// - Parameter home: the spec that a reference without a spec belongs to.
  func resolve(_ reference: Reference, home: SpecID?) -> Resolution {
    switch spec(of: reference, home: home) {
    case .success(let spec): resolve(reference, in: spec)
    case .failure(let problem): problem.resolution
    }
  }

  private struct Unknown: Error {
    let resolution: Resolution
  }

  private func spec(of reference: Reference, home: SpecID?) -> Result<SpecID, Unknown> {
    guard let name = reference.spec else {
      guard let home, index.spec(home)?.requirements.isEmpty == false else {
        return .failure(Unknown(resolution: .unlinked))
      }
      return .success(home)
    }
    let named = index.specs(named: name, from: home)
    if let only = named.first, named.count == 1 { return .success(only) }
    return .failure(Unknown(resolution: .dangling(named.isEmpty ? .spec(name) : .oneOfSpecs(named))))
  }

  private func resolve(_ reference: Reference, in spec: SpecID) -> Resolution {
    let number = reference.requirement
    let candidates = index.requirementIDs(number, in: spec)
    guard let first = candidates.first else {
      return dotted(reference, in: spec) ?? lettered(reference, in: spec) ?? inOtherSeries(reference, in: spec)
        ?? countedThrough(number, in: spec) ?? .dangling(.requirement(number, spec))
    }
    let requirement: RequirementID
    if let occurrence = occurrence(reference.target) {
      requirement = RequirementID(spec: first.spec, number: first.number, occurrence: occurrence)
      guard index.contains(requirement) else { return .dangling(.requirement(number, spec)) }
    } else {
      guard candidates.count == 1 else { return only(reference, of: candidates) ?? .ambiguous(candidates) }
      requirement = first
    }
    switch reference.target {
    case .requirement: return .requirement(requirement, index.criteria(of: requirement))
    case .criterion(_, _, let label):
      let id = CriterionID(requirement: requirement, label: label)
      if index.contains(id) { return .criterion(id) }
      // `1.2` heads 1.2.1 and 1.2.2, which are criteria of Requirement 1.
      let group = index.criteria(headedBy: id)
      if !group.isEmpty { return .requirement(requirement, group) }
      return inOtherSeries(reference, in: spec) ?? beside(requirement, label)
        ?? .dangling(.criterion(label, of: requirement))
    }
  }

  /// Several requirements bear the number, and one of them alone has such a criterion.
  private func only(_ reference: Reference, of candidates: [RequirementID]) -> Resolution? {
    guard case .criterion(_, nil, let label) = reference.target, let first = candidates.first else { return nil }
    let found = index.criteria(label, ofNamesakes: first.number, in: first.spec)
    return found.count == 1 ? found.first.map { .criterion($0) } : nil
  }

  /// `1a`: the first of the lettered criteria of Requirement 1, where no requirement bears that number.
  private func lettered(_ reference: Reference, in spec: SpecID) -> Resolution? {
    guard case .requirement(let number, nil) = reference.target, let letter = number.letter else { return nil }
    let named = index.requirementIDs(RequirementNumber(String(number.text.dropLast())), in: spec)
    guard named.count == 1, let requirement = named.first else { return nil }
    let id = CriterionID(requirement: requirement, label: CriterionLabel(String(UnicodeScalar(letter))))
    return index.contains(id) ? .criterion(id) : nil
  }

  /// `AC-1.1` stands below `US-1`, whatever other series the spec has: one of them bears the number and has the criterion.
  private func inOtherSeries(_ reference: Reference, in spec: SpecID) -> Resolution? {
    guard case .criterion(let number, nil, let label) = reference.target, number.series == nil else { return nil }
    let found = index.criteria(label, ofSeriesEndingIn: number, in: spec)
    return found.count == 1 ? found.first.map { .criterion($0) } : nil
  }

  /// `AC-3` where the criteria of all requirements are counted as one list: no number comes twice, and the third is of one of them.
  private func countedThrough(_ number: RequirementNumber, in spec: SpecID) -> Resolution? {
    guard number.series == "AC", let ordinal = Int(number.text.dropFirst(number.seriesPrefix.count)) else { return nil }
    return index.criterion(countedAs: CriterionLabel("\(ordinal)"), in: spec).map { .criterion($0) }
  }

  /// `FR-1, AC-2` where the criteria are a list of their own beside the requirements: it names both.
  private func beside(_ requirement: RequirementID, _ label: CriterionLabel) -> Resolution? {
    guard requirement.number.isFunctional || requirement.number.isNonFunctional else { return nil }
    let named = index.requirementIDs(RequirementNumber("AC-\(label)"), in: requirement.spec)
    guard named.count == 1, let other = named.first else { return nil }
    return .requirement(other, index.criteria(of: requirement) + index.criteria(of: other))
  }

  /// Of a spec whose requirements are numbered 1.1, 1.2 and so on, `1.2` means a whole one, and `1.2.3` a criterion of it.
  private func dotted(_ reference: Reference, in spec: SpecID) -> Resolution? {
    guard case .criterion(let number, nil, let label) = reference.target else { return nil }
    let parts = label.text.split(separator: ".", maxSplits: 1)
    // `FR-2.1.1`, which a list gave as the number of a requirement
    if parts.count > 1, number.series != nil {
      let whole = index.requirementIDs(RequirementNumber("\(number).\(label)"), in: spec)
      if whole.count == 1, let requirement = whole.first {
        return .requirement(requirement, index.criteria(of: requirement))
      }
    }
    let named = index.requirementIDs(RequirementNumber("\(number).\(parts.first ?? "")"), in: spec)
    guard named.count == 1, let requirement = named.first else { return nil }
    guard parts.count > 1 else { return .requirement(requirement, index.criteria(of: requirement)) }
    let id = CriterionID(requirement: requirement, label: CriterionLabel(String(parts[1])))
    return index.contains(id) ? .criterion(id) : .dangling(.criterion(id.label, of: requirement))
  }

  private func occurrence(_ target: Reference.Target) -> Int? {
    switch target {
    case .requirement(_, let occurrence), .criterion(_, let occurrence, _): occurrence
    }
  }
}
