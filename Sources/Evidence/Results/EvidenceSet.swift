/// All that ran: results and the catalogue of components.
///
/// It is a set. Of one check there may be several results, obtained on different inputs; whoever judges takes those that were
/// obtained on today's.
package struct EvidenceSet: Hashable, Sendable {
  /// Sorted by check, then by what they were obtained on.
  package private(set) var results: [CheckResult]
  package private(set) var catalogue: Catalogue
  package var unknown: JSONObject

  package init(results: [CheckResult] = [], catalogue: Catalogue = Catalogue(), unknown: JSONObject = JSONObject()) {
    var worst: [ResultKey: CheckResult] = [:]
    worst.reserveCapacity(results.count)
    for result in results {
      worst[ResultKey(result)] = worst[ResultKey(result)].map { $0.worse(of: result) } ?? result
    }
    self.results = worst.sorted { $0.key < $1.key }.map(\.value)
    self.catalogue = catalogue
    self.unknown = unknown
  }

  /// Both sets together. Of two results on the same inputs the worse one stays; results on different inputs stay both.
  ///
  /// Commutative, associative and idempotent.
  package func merged(with other: EvidenceSet) -> EvidenceSet {
    EvidenceSet(
      results: results + other.results,
      catalogue: catalogue.merged(with: other.catalogue),
      unknown: unknown.merged(with: other.unknown)
    )
  }

  /// What stays after some checks ran again: their old results and their old pictures go.
  package func replacing(_ checks: Set<CheckKey>, with newer: EvidenceSet) -> EvidenceSet {
    EvidenceSet(
      results: results.filter { !checks.contains($0.check) } + newer.results,
      catalogue: catalogue.without(checks).merged(with: newer.catalogue),
      unknown: unknown.merged(with: newer.unknown)
    )
  }

  /// Results of the same check on the same platform and inputs are results of the same thing.
  private struct ResultKey: Hashable, Comparable {
    let check: CheckKey
    let platform: PlatformName
    let inputs: Fingerprint

    init(_ result: CheckResult) {
      check = result.check
      platform = result.platform
      inputs = Fingerprint(of: result.inputsText)
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.check, left.platform, left.inputs) < (right.check, right.platform, right.inputs)
    }
  }
}

extension CheckResult {
  /// Everything that the result depends on, in one text.
  fileprivate var inputsText: String {
    var text = source.rawValue + "\n" + (inputs.check?.hexadecimal ?? "-")
    for component in inputs.components { text += "\n\(component.fingerprint) \(component.path)" }
    for binding in criteria.sorted(by: { $0.criterion < $1.criterion }) {
      text += "\n\(binding.text?.hexadecimal ?? "-") \(binding.criterion)"
    }
    return text
  }

  /// The one with the worse outcome; of equals any, but always the same one.
  fileprivate func worse(of other: CheckResult) -> CheckResult {
    if outcome.weight != other.outcome.weight { return outcome.weight > other.outcome.weight ? self : other }
    if self == other { return self }
    let mine = JSONWriter.compact(.object(ResultFormat.object(self)))
    let theirs = JSONWriter.compact(.object(ResultFormat.object(other)))
    return mine.lexicographicallyPrecedes(theirs) ? self : other
  }
}

extension JSONObject {
  /// The members of both; of two with the same name the one whose text sorts first.
  func merged(with other: JSONObject) -> JSONObject {
    var merged = self
    for member in other.members {
      guard let mine = merged[member.key], mine != member.value else {
        merged[member.key] = member.value
        continue
      }
      let keepsMine = JSONWriter.compact(mine).lexicographicallyPrecedes(JSONWriter.compact(member.value))
      merged[member.key] = keepsMine ? mine : member.value
    }
    return merged
  }
}
