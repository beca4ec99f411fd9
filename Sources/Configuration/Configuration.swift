package import Findings

/// What `counterfoil.yml` says. Everything has a default: without the file nothing is missing.
package struct Configuration: Hashable, Sendable {
  /// The folders that hold specs; empty for the usual ones.
  package var specs: [Entry<DocumentPath>] = []
  /// Documents that are not read.
  package var ignore: [PathGlob] = []
  /// What the workspace as a whole makes of each rule.
  package var rules: [RuleID: RuleLevel] = [:]
  /// What single paths make of them; of several that match, the last one counts.
  package var paths: [PathRules] = []
  /// The patterns of `ignore` and `paths` with their places, for whoever finds out that one matches nothing.
  package var patterns: [Pattern] = []
  package var gate = GateSettings()
  package var junit = JUnitSettings()

  package init() {}

  /// A value, and where it stands, for whoever finds out later that it leads nowhere.
  package struct Entry<Value: Hashable & Sendable>: Hashable, Sendable {
    package let value: Value
    package let location: Location
  }

  package struct Pattern: Hashable, Sendable {
    package enum Key: String, Sendable { case ignore, paths }

    package let key: Key
    package let glob: PathGlob
    package let location: Location
  }

  package struct PathRules: Hashable, Sendable {
    package let match: [PathGlob]
    package let rules: [RuleID: RuleLevel]
  }
}

/// What a merge must satisfy; `nil` where the file does not say.
package struct GateSettings: Hashable, Sendable {
  /// 0...100
  package var minimumCoverage: Int?
  /// Warnings count as errors do.
  package var isStrict: Bool?
  /// The kinds of evidence that prove anything, as evidence names them: `fact`, `unit`, `rendered`, `attested`.
  package var kinds: [String]?
}

/// Where test results of other tools lie, and which tests verify what.
package struct JUnitSettings: Hashable, Sendable {
  /// JUnit XML files.
  package var reports: [PathGlob] = []
  package var mapping: [Mapping] = []

  package struct Mapping: Hashable, Sendable {
    /// The whole name of a test, class and test, with `*` for what varies: `ButtonTests.touchTarget*`.
    package let test: Wildcard
    /// References as people write them, `035/8.4`; not looked up yet.
    package let verifies: [Configuration.Entry<String>]
  }

  /// The references that a test verifies by its name alone, each once, in the order of the file.
  package func references(ofTest name: String) -> [Configuration.Entry<String>] {
    var seen: Set<String> = []
    return mapping.filter { $0.test.matches(name) }.flatMap(\.verifies).filter { seen.insert($0.value).inserted }
  }
}
