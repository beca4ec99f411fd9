import Evidence
import Judgment
import SpecModel
import Traceability

/// Finds the words of people that somebody takes back: of a criterion as it is called today, or as it was called when they were given.
struct WithdrawnWords {
  let graph: TraceGraph
  /// Under which a word is kept.
  let key: (CriterionID) -> CheckKey

  /// - Throws: `Refusal` where nobody has vouched for it.
  func keys(of reference: String, in given: EvidenceSet) throws -> Set<CheckKey> {
    let words = given.results.filter { $0.kind == .attested }
    do {
      let found = try CriterionLookup(graph: graph).criteria(reference).map(\.criterion)
      let today = Set(found.map { key($0.id) })
      let keys = Set(words.filter { today.contains($0.check) || isOfOlderName($0, found) }.map(\.check))
      guard keys.isEmpty else { return keys }
    } catch let refusal as Refusal {
      // It is gone, or called otherwise by now.
      let keys = try asGiven(reference, words)
      guard keys.isEmpty else { return keys }
      throw refusal
    }
    throw Refusal("nobody has vouched for \(reference)")
  }

  /// The folder of its spec bears another name today, and its text is still the same.
  private func isOfOlderName(_ word: CheckResult, _ found: [Criterion]) -> Bool {
    word.criteria.contains { binding in
      guard let name = Name(binding.criterion.text), !graph.index.specNames.contains(name.spec) else { return false }
      // One text may stand in several specs: the number is what a folder keeps.
      return found.contains {
        $0.id.local == name.local && Name.number($0.id.spec.name) == Name.number(name.spec)
          && CriterionFingerprint.of($0) == binding.text
      }
    }
  }

  private func asGiven(_ reference: String, _ words: [CheckResult]) throws -> Set<CheckKey> {
    guard let said = Name(reference) else { return [] }
    let found = words.flatMap { word in word.criteria.compactMap { Name($0.criterion.text) }.map { (word.check, $0) } }
      .filter { $1.isOf(said) }
    let exact = found.filter { $1.spec == said.spec }
    if !exact.isEmpty { return Set(exact.map(\.0)) }
    let specs = Set(found.map(\.1.spec)).sorted()
    guard specs.count < 2 else {
      throw Refusal("words are kept for several such specs: \(specs.joined(separator: ", "))")
    }
    return Set(found.map(\.0))
  }

  /// `004-badge/1.2`
  private struct Name {
    let spec: String
    let local: String

    init?(_ text: String) {
      guard let slash = text.lastIndex(of: "/") else { return nil }
      spec = String(text[..<slash])
      local = String(text[text.index(after: slash)...])
    }

    /// `004` of `004-badge`; nothing of `badge`.
    static func number(_ spec: String) -> Substring { spec.prefix { $0.isNumber } }

    /// `004/1` means every criterion of it.
    func isOf(_ said: Name) -> Bool {
      (spec == said.spec || spec.hasPrefix("\(said.spec)-"))
        && (local == said.local || local.hasPrefix("\(said.local)."))
    }
  }
}
