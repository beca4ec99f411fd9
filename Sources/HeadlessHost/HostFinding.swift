import HeadlessCore

/// Something that the runtime noticed about the hosted view.
public struct HostFinding: Hashable, Sendable, CustomStringConvertible {
  /// A stable word: `unknown-image`, `stray-image`, `placeholder-symbol`, `unknown-symbol`, `symbol-label`, `unknown-font`,
  /// `unsupported`, `not-shown`, `endless-update`, `state-outside-body`, `untaken-touch`,
  /// `changed-range`, `repeated-id`.
  public let kind: String
  /// What was found, and what to do about it.
  public let message: String
  /// The views on the way to the place, outermost first.
  public let path: String

  public let description: String

  init(_ finding: RuntimeFinding) {
    kind = finding.kind.rawValue
    message = finding.message
    path = finding.path
    description = finding.description
  }
}
