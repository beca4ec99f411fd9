/// What the cases of a report name that there is no room for. They prove nothing, and nothing that they may be about is proven.
struct JUnitBeyond {
  private(set) var count = 0
  private var first = ""
  private var failing = Names()
  private var others = Names()

  /// References, each once; the lists that many cases share are added once.
  private struct Names {
    var references: Set<CriterionReference> = []
    var seen: Set<Int> = []

    mutating func add(_ own: [CriterionReference], _ shared: [Shared]) {
      references.formUnion(own)
      for list in shared where seen.insert(list.key).inserted { references.formUnion(list.references) }
    }
  }

  /// What many cases name, under a number of its own.
  typealias Shared = (key: Int, references: [CriterionReference])

  mutating func add(_ test: JUnitCase, isFailing: Bool, _ own: [CriterionReference], _ shared: [Shared]) {
    if count == 0 { first = test.name.excerpt }
    count += 1
    if isFailing { failing.add(own, shared) } else { others.add(own, shared) }
  }

  /// For people.
  func problem(limit: Int) -> String {
    let cases = count == 1 ? "the case `\(first)` does" : "\(count) cases, the first of them `\(first)`, do"
    return
      "what its cases name stands for more criteria than the limit of \(limit) in one run, and \(cases) not count: name fewer "
      + "criteria in each, or take the reports in one by one"
  }

  /// What came of those that failed, and of the others, with what each names.
  var outcomes: [(name: String, outcome: Outcome, references: [CriterionReference])] {
    [
      (name: "failing cases beyond the limit", outcome: .failed(.expectation), references: failing.references.sorted()),
      (
        name: "cases beyond the limit", outcome: .inconclusive(.unreadableReport),
        references: others.references.sorted()
      ),
    ].filter { !$0.references.isEmpty }
  }
}
