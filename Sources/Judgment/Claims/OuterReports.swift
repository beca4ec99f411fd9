import SpecModel
import Traceability

extension Spec {
  /// Specs that lie in one folder, itself without tasks, may keep their reports there together.
  func outerReports(_ facts: Facts) -> [CompletionReport] {
    guard let slash = id.name.lastIndex(of: "/"),
      let outer = facts.graph.index.spec(SpecID(String(id.name[..<slash]))), outer.tasks.isEmpty
    else { return [] }
    return outer.reports
  }
}
