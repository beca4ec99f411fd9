package import SpecModel

extension TraceGraph {
  /// The titles of the properties that checks stand under, by the names of the checks: a number alone says little to people.
  package func titles(of checks: [CheckID]) -> [String: String] {
    guard !checks.isEmpty else { return [:] }
    let wanted = Set(checks)
    var properties: [SpecID: [PropertyID: String]] = [:]
    var titles: [String: String] = [:]
    for obligation in obligations where wanted.contains(obligation.id) {
      guard let property = obligation.block.property, let spec = index.spec(property.spec) else { continue }
      if properties[spec.id] == nil {
        properties[spec.id] = Dictionary(spec.properties.map { ($0.id, $0.title) }) { first, _ in first }
      }
      guard let title = properties[spec.id]?[property], !title.isEmpty else { continue }
      titles[obligation.id.text] = title
    }
    return titles
  }
}
