import Findings
import SpecModel

/// Reads ranges over several requirements (`1.1-2.2`): how many criteria each requirement has is known only when the whole spec is
/// read. A range whose ends are not both there stays unreadable, and so does `AC1` in a spec of several requirements that has no series of
/// criteria.
struct WideRanges {
  private let requirements: [Requirement]
  private var sequence: RequirementSequence?
  private lazy var loneCriteria = Set(requirements.map(\.id.number).filter { $0.series == "AC" })
  private(set) var share: SpreadRoom.Share
  /// Where it ran out: what follows is not read, however short.
  private(set) var problem: DocumentProblem?

  init(_ requirements: [Requirement], _ room: SpreadRoom) {
    self.requirements = requirements
    share = room.shareOfRanges(upTo: RequirementSpan.limit)
  }

  mutating func read(_ tasks: [SpecTask]) -> [SpecTask] {
    guard tasks.contains(where: { Self.areIn($0.citations) }) else { return tasks }
    return tasks.map { Self.areIn($0.citations) ? $0.citing($0.citations.map { read($0) }) : $0 }
  }

  /// - Returns: a claim for each criterion, and the ranges that lead nowhere.
  mutating func read(_ wide: [WideClaim]) -> (claims: [Claim], unreadable: [Citation.Unreadable]) {
    var claims: [Claim] = []
    var unreadable: [Citation.Unreadable] = []
    for wide in wide {
      guard let references = spread(wide.piece) else {
        unreadable.append(told(wide.piece))
        continue
      }
      claims += references.map(wide.claim)
    }
    return (claims, unreadable)
  }

  private static func areIn(_ citations: [Citation]) -> Bool {
    citations.contains { $0.unreadable.contains { $0.span != nil || loneCriterion($0) != nil } }
  }

  private mutating func read(_ citation: Citation) -> Citation {
    var references = citation.references
    var unreadable: [Citation.Unreadable] = []
    for piece in citation.unreadable {
      if let found = spread(piece) { references += found } else { unreadable.append(told(piece)) }
    }
    guard unreadable != citation.unreadable else { return citation }
    return Citation(
      written: citation.written,
      location: citation.location,
      references: references.sorted { $0.location < $1.location },
      citesAll: citation.citesAll,
      unreadable: unreadable
    )
  }

  /// The `AC-1` that `AC1` cites in a spec whose criteria are a series of their own, or the first criterion of its only requirement.
  private static func loneCriterion(_ piece: Citation.Unreadable) -> RequirementNumber? {
    guard piece.text.hasPrefix("AC"), (3...6).contains(piece.text.utf8.count),
      let number = Int(piece.text.dropFirst(2)), number > 0
    else { return nil }
    return RequirementNumber("AC-\(number)")
  }

  private func told(_ piece: Citation.Unreadable) -> Citation.Unreadable {
    guard piece.span != nil, problem != nil else { return piece }
    return Citation.Unreadable(text: piece.text, location: piece.location, cause: .beyondLimit, span: piece.span)
  }

  private mutating func spread(_ piece: Citation.Unreadable) -> [Reference]? {
    if let lone = Self.loneCriterion(piece) {
      if loneCriteria.isEmpty, requirements.count == 1, let only = requirements.first?.id.number {
        let label = CriterionLabel(String(lone.text.dropFirst(3)))
        return [Reference(target: .criterion(only, occurrence: nil, label), location: piece.location)]
      }
      guard !loneCriteria.isEmpty else { return nil }
      return [Reference(target: .requirement(lone, occurrence: nil), location: piece.location)]
    }
    guard problem == nil, let span = piece.span else { return nil }
    let sequence = sequence ?? RequirementSequence(requirements)
    self.sequence = sequence
    switch sequence.criteria(of: span, upTo: share.left) {
    case nil: return nil
    case .tooLong:
      problem = DocumentProblem(
        kind: .cutOff("the ranges over several requirements in \(share.owner); those from here on are not read"),
        location: piece.location
      )
      return nil
    case .criteria(let criteria): return references(criteria, piece)
    }
  }

  private mutating func references(_ criteria: [ArraySlice<Criterion>], _ piece: Citation.Unreadable) -> [Reference] {
    share.take(criteria.reduce(0) { $0 + max(1, $1.count) })
    return criteria.joined().map { criterion in
      let requirement = criterion.id.requirement
      return Reference(
        target: .criterion(
          requirement.number,
          occurrence: requirement.occurrence > 1 ? requirement.occurrence : nil,
          criterion.id.label
        ),
        location: piece.location,
        isFromRange: true
      )
    }
  }
}

extension SpecTask {
  fileprivate func citing(_ citations: [Citation]) -> SpecTask {
    SpecTask(
      id: id,
      title: title,
      state: state,
      isOptional: isOptional,
      standing: standing,
      location: location,
      parent: parent,
      type: type,
      validation: validation,
      citations: citations,
      successCriteria: successCriteria,
      artifacts: artifacts,
      completionPaths: completionPaths,
      dependencies: dependencies,
      dependencyPlaces: dependencyPlaces
    )
  }
}
