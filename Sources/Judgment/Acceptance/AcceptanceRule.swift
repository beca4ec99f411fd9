package import Findings

/// A rule about how findings were passed over: it speaks when all others have spoken.
package protocol AcceptanceRule: Rule {
  func findings(about uses: [IgnoreUse]) -> [Finding]
}

extension AcceptanceRule {
  package var onAcceptance: (any AcceptanceRule)? { self }

  /// What it looks at is not there yet while the others speak.
  package func findings(in facts: Facts) -> [Finding] { [] }
}
