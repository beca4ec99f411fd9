package import Evidence
package import Findings
import SpecModel
package import Traceability

/// What results of tests name and the specs do not hold.
///
/// A test says itself what it is about. A number that is no criterion's binds it to nothing: whatever comes of it, no criterion tells.
package struct UnresolvedResults: Sendable {
  private let index: SpecIndex
  private let names: CriterionNames

  package init(graph: TraceGraph) {
    index = graph.index
    names = CriterionNames(graph: graph)
  }

  /// A finding for each reference of each result, by place.
  package func findings(_ results: [CheckResult]) -> [Finding] {
    var search = Search()
    var findings: [Finding] = []
    for result in results {
      let name = "\(result.check)"
      for reference in references(of: result) {
        let (reason, cure) = why(reference, &search)
        findings.append(
          Finding(
            rule: SourceReferenceResolves().id,
            severity: .error,
            location: result.place.map {
              Location(path: DocumentPath($0.path), range: SourceRange(line: $0.line, columns: 1..<1))
            },
            message: "\(name) verifies `\(reference.text)`: \(reason)",
            cure: cure
          )
        )
      }
    }
    return findings.sorted {
      ($0.location?.path.text ?? "", $0.location?.line ?? 0, $0.message)
        < ($1.location?.path.text ?? "", $1.location?.line ?? 0, $1.message)
    }
  }

  /// As written: they stand for nothing today, be it that they never did, or that the criterion was taken out since the test ran.
  func references(of result: CheckResult) -> [CriterionReference] {
    guard Self.namesItself(result) else { return [] }
    return result.criteria.filter { names.criterion($0.criterion) == nil }.map(\.criterion)
  }

  /// Not one criterion tells what came of it.
  func isBoundToNothing(_ result: CheckResult) -> Bool {
    Self.namesItself(result) && result.criteria.allSatisfy { names.criterion($0.criterion) == nil }
  }

  /// Fences have rules of their own, and a person's word may be of a task's success criterion.
  private static func namesItself(_ result: CheckResult) -> Bool { result.source == .test || result.source == .junit }

  private func why(_ reference: CriterionReference, _ search: inout Search) -> (String, String?) {
    let text = reference.text
    guard let slash = text.lastIndex(of: "/") else {
      return ("it names no spec", "write the spec before a slash, as in `\(example ?? "001/1.1")`")
    }
    let name = String(text[..<slash])
    let specs = index.specs(named: name)
    if specs.count > 1 {
      return ("several specs are called `\(name)`", "write the whole folder name")
    }
    guard let spec = specs.first else {
      let nearest = search.nearest.match(to: name, among: index.specNames)
      return ("there is no spec `\(name)`", nearest.map { "write `\($0)`" })
    }
    let local = text[text.index(after: slash)...]
    let number = RequirementNumber(String(local.prefix { $0 != "." && $0 != "~" }))
    let found = index.requirements(number, in: spec)
    if found.count > 1, !local.contains("~") {
      return ("\(found.count) requirements bear the number \(number)", "write which: `\(name)/\(number)~2`")
    }
    let isAlone = local.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "~" }
    guard isAlone else { return ("not all that it names is there", nearest(local, spec, name, &search)) }
    // What reads most like the number of a requirement that is not there is about something else.
    if found.isEmpty { return ("spec `\(spec)` has no Requirement \(number)", span(spec, &search)) }
    return ("Requirement \(number) has no such criterion", nearest(local, spec, name, &search))
  }

  /// What the results of one run are compared with.
  private struct Search {
    var nearest = NearestSearch()
    /// Made once: thousands of results may name what a spec of thousands of criteria does not hold.
    var numbers: [SpecID: [String]] = [:]
  }

  private func numbers(_ spec: SpecID, _ search: inout Search) -> [String] {
    if let known = search.numbers[spec] { return known }
    let numbers = (index.spec(spec)?.requirements ?? []).flatMap(\.criteria).map(\.id.local)
    search.numbers[spec] = numbers
    return numbers
  }

  private func span(_ spec: SpecID, _ search: inout Search) -> String? {
    let criteria = numbers(spec, &search)
    return NumberSpan.words(criteria.first, criteria.last).map { "name one of its criteria, \($0)" }
  }

  /// The criterion of the spec whose number reads most like it.
  private func nearest(_ local: Substring, _ spec: SpecID, _ name: String, _ search: inout Search) -> String? {
    let criteria = numbers(spec, &search)
    if let match = search.nearest.match(to: String(local), among: criteria) { return "write `\(name)/\(match)`" }
    return span(spec, &search)
  }

  private var example: String? {
    guard
      let criterion = index.specNames.lazy.compactMap({ self.index.specs(named: $0).first }).first.flatMap({
        self.index.spec($0)?.requirements.first?.criteria.first
      })
    else { return nil }
    return "\(criterion.id.spec.short)/\(criterion.id.local)"
  }
}
