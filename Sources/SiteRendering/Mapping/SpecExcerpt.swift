import Findings
import SpecModel

/// What the page of a spec shows of it, and what it leaves out.
struct SpecExcerpt {
  let requirements: [(requirement: Requirement, criteria: ArraySlice<Criterion>)]
  let tasks: ArraySlice<SpecTask>

  init(_ spec: Spec) {
    var room = PageLimit.criteria
    requirements = spec.requirements.prefix(PageLimit.requirements).map { requirement in
      let shown = requirement.criteria.prefix(room)
      room -= shown.count
      return (requirement, shown)
    }
    tasks = spec.tasks.prefix(PageLimit.tasks)
  }
}

/// The places of what no page of a spec shows: a link to such a thing leads to the document instead.
struct Unshown {
  private(set) var requirements: [RequirementID: Location] = [:]
  private(set) var criteria: [CriterionID: Location] = [:]
  private(set) var tasks: [TaskID: Location] = [:]

  init(_ specs: [Spec]) {
    for spec in specs {
      let shown = SpecExcerpt(spec)
      addRequirements(of: spec, shown)
      addTasks(of: spec, shown)
    }
  }

  private mutating func addRequirements(of spec: Spec, _ shown: SpecExcerpt) {
    for requirement in spec.requirements.dropFirst(shown.requirements.count) {
      requirements[requirement.id] = requirement.location
    }
    for (index, requirement) in spec.requirements.enumerated() {
      let count = index < shown.requirements.count ? shown.requirements[index].criteria.count : 0
      for criterion in requirement.criteria.dropFirst(count) { criteria[criterion.id] = criterion.location }
    }
  }

  private mutating func addTasks(of spec: Spec, _ shown: SpecExcerpt) {
    guard shown.tasks.count < spec.tasks.count else { return }
    // A number that stands twice has its anchor where it stands first.
    let known = Set(shown.tasks.map(\.id))
    for task in spec.tasks.dropFirst(shown.tasks.count) where !known.contains(task.id) && tasks[task.id] == nil {
      tasks[task.id] = task.location
    }
  }
}
