import SpecModel

/// What is a claim only if the spec has such a number, or has no task of that number: neither is known while a report is read.
struct PossibleClaims: Sendable {
  /// `✅ Contrast (4.5)`: a claim where there is a criterion 4.5; `| 3. Contrast | ✅ |` where there is a requirement 3.
  var ofMeasures: [Claim] = []
  /// `All requirements for Task 12 are met:` above `✅ 12.1`: a claim, unless 12.1 is a part of that task and no criterion.
  var ofTasks: [Claim] = []

  var isEmpty: Bool { ofMeasures.isEmpty && ofTasks.isEmpty }

  /// Whichever of them are claims in the end.
  var all: [Claim] { ofMeasures + ofTasks }

  /// The numbers of a spec, gathered once for all of its reports.
  struct Numbers {
    private let requirements: Set<Reference.Target>
    private let tasks: Set<String>

    init(_ requirements: [Requirement], _ tasks: [SpecTask]) {
      self.requirements = Set(
        requirements.flatMap { requirement in
          [Reference.Target.requirement(requirement.id.number, occurrence: nil)]
            + requirement.criteria.map { .criterion(requirement.id.number, occurrence: nil, $0.id.label) }
        }
      )
      self.tasks = Set(tasks.map(\.id.number.text))
    }

    /// - Parameter reported: the tasks that the report is about.
    func claims(among possible: PossibleClaims, of reported: [TaskNumber]) -> [Claim] {
      possible.ofMeasures.filter { requirements.contains($0.reference.target) }
        + possible.ofTasks.filter { claim in
          let number = TaskNumber(claim.reference.local)
          return requirements.contains(claim.reference.target) || !tasks.contains(number.text)
            || !reported.contains(where: number.isPart)
        }
    }
  }
}
