import Findings
import SpecModel

extension TruthTests.Aspect {
  /// What the model says, one line for each fact. The truth leaves nested specs out.
  func found(_ corpus: Corpus) -> Set<String> {
    facts(of: corpus.specs.filter { !$0.id.name.contains("/") })
  }

  private func facts(of specs: [Spec]) -> Set<String> {
    switch self {
    case .requirements:
      Set(specs.flatMap(\.requirements).map { "\($0.id.spec) \($0.id.number) @\($0.location.line)" })
    case .criteria:
      Set(
        specs.flatMap(\.requirements).flatMap(\.criteria).map {
          let id =
            $0.id.label.isNumbered ? "\($0.id.requirement.number).\($0.id.label)" : "\($0.id.requirement.number).-"
          return "\($0.id.spec) \(id) @\($0.location.line) \(folded($0.text))"
        }
      )
    case .tasks:
      Set(specs.flatMap(\.tasks).map { "\($0.id.spec) \($0.id.number) [\($0.state.rawValue)] @\($0.location.line)" })
    case .citations:
      Set(
        specs.flatMap(\.tasks).flatMap { task in
          task.citations.flatMap { citation in
            (citation.citesAll ? ["ALL"] : citation.references.map(\.local)).map {
              "\(task.id.spec) \(task.id.number) @\(citation.location.line) \($0)"
            }
          }
        }
      )
    case .claims:
      Set(
        specs.flatMap(\.reports).flatMap { report in
          report.claims.map { claim in
            "\(report.document) @\(claim.location.line) \(claim.reference.local) \(claim.mark.map(mark) ?? "-")"
          }
        }
      )
    case .properties:
      Set(
        specs.flatMap(\.properties).map { property in
          let ids = property.validates.flatMap(\.references).map(\.local).joined(separator: ",")
          return "\(property.id.spec) P\(property.id.number) @\(property.location.line) \(ids)"
        }
      )
    case .reports:
      Set(
        specs.flatMap(\.reports).map { report in
          "\(report.document) \(report.tasks.map(\.text).sorted().joined(separator: ","))"
        }
      )
    }
  }

  /// What is known, in the same lines.
  func expected(_ truth: Truth) -> Set<String> {
    Set(truth.specs.flatMap { expected($0) })
  }

  private func expected(_ spec: Truth.Spec) -> [String] {
    switch self {
    case .requirements: spec.requirements.map { "\(spec.spec) \($0.number ?? "-") @\($0.line)" }
    case .criteria:
      spec.requirements.flatMap(\.criteria).map { criterion in
        let requirement = criterion.id.split(separator: ".").dropLast().joined(separator: ".")
        let id = criterion.scheme == "bullet-ordinal" ? "\(requirement).-" : criterion.id
        return "\(spec.spec) \(id) @\(criterion.line) \(folded(criterion.text))"
      }
    case .tasks: spec.tasks.map { "\(spec.spec) \($0.id) [\($0.state)] @\($0.line)" }
    case .citations:
      spec.tasks.flatMap { task in
        task.citations.flatMap { citation in
          citation.refs.compactMap { $0.id }.map { "\(spec.spec) \(task.id) @\(citation.line) \($0)" }
        }
      }
    case .claims:
      spec.completion.flatMap { report in
        report.claims.map { "\(report.file) @\($0.line) \($0.id) \($0.mark ?? "-")" }
      }
    case .properties:
      spec.properties.map { "\(spec.spec) P\($0.number) @\($0.line) \(($0.validates ?? []).joined(separator: ","))" }
    case .reports:
      spec.completion.filter(\.isCompletion).map { "\($0.file) \($0.taskIDs.sorted().joined(separator: ","))" }
    }
  }

  private func mark(_ mark: Mark) -> String {
    switch mark {
    case .passed: "✅"
    case .ticked: "✓"
    case .failed: "❌"
    case .warning: "⚠"
    case .pending: "⏳"
    case .checked: "[x]"
    case .unticked: "[ ]"
    }
  }

  private func folded(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
