package import Findings

/// `counterfoil.yml`, in the root of a workspace.
package enum ConfigurationFile {
  package static let path = DocumentPath("counterfoil.yml")
  /// What it might be called by mistake, and would then be passed over in silence.
  package static let mistakenPaths = [".counterfoil.yml", ".counterfoil.yaml", "counterfoil.yaml"].map(
    DocumentPath.init
  )
  /// Far above what people write.
  package static let maximumBytes = 1 << 17
  /// The name under which its faults are shown.
  static let rule: RuleID = "configuration"

  /// - Parameters:
  ///   - rules: what may be named under `rules`, and whether it may be turned off or made weigh less.
  ///   - kinds: the kinds of evidence there are.
  /// - Throws: with every fault of the file, not only the first.
  package static func read(
    _ bytes: [UInt8],
    rules: [KnownRule],
    kinds: [String]
  ) throws(ConfigurationFailure) -> Configuration {
    let root: YAMLValue?
    do throws(ConfigurationProblem) {
      root = try YAMLDocument.read(bytes)
    } catch {
      throw ConfigurationFailure(findings: [error.finding])
    }
    // A file of comments says nothing, and that is allowed.
    guard let root else { return Configuration() }
    var reader = ConfigurationReader(rules: rules, kinds: kinds)
    let configuration = reader.configuration(root)
    guard reader.problems.isEmpty else {
      throw ConfigurationFailure(findings: reader.problems.map(\.finding).sorted())
    }
    return configuration
  }

  /// A rule that a configuration may name.
  package struct KnownRule: Hashable, Sendable {
    package let id: RuleID
    /// It says that we could not do our work: that is always an error.
    package let isFixed: Bool

    package init(id: RuleID, isFixed: Bool) {
      self.id = id
      self.isFixed = isFixed
    }
  }
}
