package import SpecModel

extension TraceGraph {
  /// The titles of the properties that checks stand under, by the names of the checks: a number alone says little to people.
  package func titles(of checks: [CheckID]) -> [String: String] {
    guard !checks.isEmpty else { return [:] }
    let wanted = Set(checks)
    var titles: [String: String] = [:]
    for obligation in obligations where wanted.contains(obligation.id) {
      guard let property = obligation.block.property,
        let title = index.spec(property.spec)?.properties.first(where: { $0.id == property })?.title, !title.isEmpty
      else { continue }
      titles[obligation.id.text] = title
    }
    return titles
  }
}
