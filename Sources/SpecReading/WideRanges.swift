import Findings
import SpecModel

/// Reads ranges over several requirements (`1.1-2.2`): how many criteria each requirement has is known only when the whole spec is
/// read. A range whose ends are not both there stays unreadable.
struct WideRanges {
  /// A spec of five hundred criteria may have a last task for all of them.
  private static let longest = 1000

  private let requirements: [Requirement]
  private var sequence: RequirementSequence?
  /// Of all ranges of the spec: ten bytes may stand for a thousand criteria.
  private var left = SpreadLimit.limit

  init(_ requirements: [Requirement]) {
    self.requirements = requirements
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
        unreadable.append(wide.piece)
        continue
      }
      claims += references.map(wide.claim)
    }
    return (claims, unreadable)
  }

  private static func areIn(_ citations: [Citation]) -> Bool {
    citations.contains { $0.unreadable.contains { $0.span != nil } }
  }

  private mutating func read(_ citation: Citation) -> Citation {
    var references = citation.references
    var unreadable: [Citation.Unreadable] = []
    for piece in citation.unreadable {
      if let found = spread(piece) { references += found } else { unreadable.append(piece) }
    }
    guard unreadable.count < citation.unreadable.count else { return citation }
    return Citation(
      written: citation.written,
      location: citation.location,
      references: references.sorted { $0.location < $1.location },
      citesAll: citation.citesAll,
      unreadable: unreadable
    )
  }

  private mutating func spread(_ piece: Citation.Unreadable) -> [Reference]? {
    guard let span = piece.span else { return nil }
    let sequence = sequence ?? RequirementSequence(requirements)
    self.sequence = sequence
    guard let criteria = sequence.criteria(of: span) else { return nil }
    let count = criteria.reduce(0) { $0 + $1.count }
    guard count <= Self.longest, count <= left else { return nil }
    left -= count
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
