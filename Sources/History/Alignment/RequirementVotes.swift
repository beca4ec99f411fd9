import SpecModel

/// Where most criteria of each requirement went, and where most of each came from; only where one place got more than every other. What is
/// no more than like another one says nothing of it.
struct RequirementVotes {
  let winners: [RequirementID: RequirementID]
  let origins: [RequirementID: RequirementID]

  init(_ alignment: CriterionAlignment) {
    let pairs = alignment.found.map { (alignment.old[$0.old].id.requirement, alignment.new[$0.new].id.requirement) }
    winners = Self.leaders(pairs)
    origins = Self.leaders(pairs.map { ($1, $0) })
  }

  private static func leaders(_ pairs: [(RequirementID, RequirementID)]) -> [RequirementID: RequirementID] {
    var votes: [RequirementID: [RequirementID: Int]] = [:]
    for (one, other) in pairs { votes[one, default: [:]][other, default: 0] += 1 }
    return votes.compactMapValues { counts in
      let best = counts.values.max()
      let leaders = counts.filter { $0.value == best }
      return leaders.count == 1 ? leaders.first?.key : nil
    }
  }
}
