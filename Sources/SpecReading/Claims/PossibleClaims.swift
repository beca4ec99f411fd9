import SpecModel

/// What is a claim only if the spec has such a number, or has no task of that number: neither is known while a report is read.
struct PossibleClaims: Sendable {
  /// `✅ Contrast (4.5)`: a claim where there is a criterion 4.5; `| 3. Contrast | ✅ |` where there is a requirement 3.
  var ofMeasures: [Claim] = []
  /// `All requirements for Task 12 are met:` above `✅ 12.1`: a claim, unless 12.1 is a part of that task and no criterion.
  var ofTasks: [Claim] = []
  /// `✅ NF1.3: answers in time`: a claim where the spec numbers requirements `NF1`, `NF2`, whether it has that one or not.
  var ofSeries: [Claim] = []

  /// `### Requirement 1` above `1. ✅` and `2. ❌`: the list claims criteria where the requirement has as many as it has items.
  var ofLists: [CountedList] = []

  struct CountedList {
    /// What it claims where the list is another one.
    let heading: Claim
    /// In order.
    let parts: [Claim]
  }

  var isEmpty: Bool { ofMeasures.isEmpty && ofTasks.isEmpty && ofSeries.isEmpty && ofLists.isEmpty }

  /// Whichever of them are claims in the end.
  var all: [Claim] { ofMeasures + ofTasks + ofSeries + ofLists.map(\.heading) }

  /// The numbers of a spec, gathered once for all of its reports.
  struct Numbers {
    private let requirements: Set<Reference.Target>
    private let tasks: Set<String>
    private let series: Set<String>
    /// How many criteria a requirement has that are numbered from 1; none where two requirements share the number.
    private let counts: [RequirementNumber: Int]

    init(_ requirements: [Requirement], _ tasks: [SpecTask]) {
      self.requirements = Set(
        requirements.flatMap { requirement in
          [Reference.Target.requirement(requirement.id.number, occurrence: nil)]
            + requirement.criteria.map { .criterion(requirement.id.number, occurrence: nil, $0.id.label) }
        }
      )
      self.tasks = Set(tasks.map(\.id.number.text))
      series = Set(requirements.compactMap(\.id.number.series))
      counts = Dictionary(requirements.map { ($0.id.number, Self.count($0)) }) { _, _ in 0 }
    }

    /// - Parameter reported: the tasks that the report is about.
    func claims(among possible: PossibleClaims, of reported: [TaskNumber]) -> [Claim] {
      let measures = possible.ofMeasures.filter { requirements.contains($0.reference.target) }
      let tasks = possible.ofTasks.filter { claim in
        let number = TaskNumber(claim.reference.local)
        return requirements.contains(claim.reference.target) || !self.tasks.contains(number.text)
          || !reported.contains(where: number.isPart)
      }
      return measures + tasks + possible.ofSeries.filter { isOfKnownSeries($0.reference.requirement) }
        + possible.ofLists.flatMap(claims)
    }

    private static func count(_ requirement: Requirement) -> Int {
      let isCounted = requirement.criteria.enumerated().allSatisfy { $1.id.label.text == String($0 + 1) }
      return isCounted ? requirement.criteria.count : 0
    }

    private func claims(of list: CountedList) -> [Claim] {
      guard counts[list.heading.reference.requirement] == list.parts.count else { return [list.heading] }
      return [list.heading.marked(nil, denial: .leftToParts)] + list.parts
    }

    private func isOfKnownSeries(_ number: RequirementNumber) -> Bool {
      number.series.map(series.contains) ?? false
    }
  }
}
