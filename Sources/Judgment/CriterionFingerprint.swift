package import Evidence
package import SpecModel

/// The fingerprint of all that a criterion demands: its sentence, and the bullets that belong to it.
package enum CriterionFingerprint {
  package static func of(_ criterion: Criterion) -> Fingerprint {
    CriterionText.fingerprint(of: ([criterion.text] + criterion.continuation).joined(separator: "\n"))
  }
}
