/// A report of another runner that was named and could not be read whole: nobody knows what it would have said.
package struct UnreadReport: Hashable, Sendable {
  /// As results name the report that they come from: relative to the workspace.
  package let path: String
  /// What is wrong with it, for people; sorted.
  package let problems: [String]
  /// Members of a newer format, handed on as they came.
  package var unknown: JSONObject

  package init(path: String, problems: [String], unknown: JSONObject = JSONObject()) {
    self.path = path
    self.problems = Set(problems).sorted()
    self.unknown = unknown
  }

  /// Sorted, each report once, with all that was wrong with it.
  static func joined(_ reports: [UnreadReport]) -> [UnreadReport] {
    Dictionary(grouping: reports, by: \.path).sorted { $0.key < $1.key }.map { path, same in
      UnreadReport(
        path: path,
        problems: same.flatMap(\.problems),
        unknown: same.map(\.unknown).reduce(JSONObject()) { $0.merged(with: $1) }
      )
    }
  }
}

extension UnreadReport: CustomStringConvertible {
  /// `reports/b.xml: the report holds no test case`
  package var description: String {
    let more = problems.count > 1 ? ", and \(problems.count - 1) more" : ""
    return "\(path): \(problems.first ?? "it could not be read")\(more)"
  }
}
