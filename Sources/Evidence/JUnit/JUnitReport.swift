/// A report in the format of JUnit, as its dialects have it in common: suites of cases, and what each case says of itself.
package struct JUnitReport: Hashable, Sendable {
  /// In the order of the report, those inside others too.
  package var suites: [JUnitSuite] = []
  /// Why the report as a whole is not to be believed: it is cut short, or no report.
  package var problem: String?

  /// The revision that the report says it is of; `nil` where it names none, or several.
  package var commit: String? { commits.count == 1 ? commits[0] : nil }

  /// The revisions that it names, in its order. A name that begins another is the same one, cut short.
  package var commits: [String] {
    let properties = suites.flatMap(\.properties) + suites.flatMap(\.cases).flatMap(\.properties)
    var found: [String] = []
    for property in properties where Self.commitNames.contains(property.name.lowercased()) {
      let commit = property.value.lowercased()
      guard (7...64).contains(commit.utf8.count), commit.allSatisfy(\.isHexDigit) else { continue }
      if let known = found.firstIndex(where: { $0.hasPrefix(commit) || commit.hasPrefix($0) }) {
        if commit.utf8.count > found[known].utf8.count { found[known] = commit }
      } else if found.count < Self.mostCommits {
        found.append(commit)
      }
    }
    return found
  }

  /// Two are too many already, and each is held against all before it.
  private static let mostCommits = 100

  private static let commitNames: Set<String> = [
    "commit", "commit.id", "commit.sha", "commit_sha", "git.commit", "git.commit.id", "git_commit", "git.sha",
    "git_sha",
    "github.sha", "github_sha", "ci_commit_sha", "revision", "vcs.revision", "counterfoil.commit",
  ]
}

package struct JUnitProperty: Hashable, Sendable {
  package let name: String
  package let value: String
}

package struct JUnitSuite: Hashable, Sendable {
  package var name = ""
  package var properties: [JUnitProperty] = []
  package var cases: [JUnitCase] = []
  /// What it says it holds: `tests`, `failures`, `errors`, `skipped`, `disabled`, `flakes`, `assertions`.
  package var counts: [String: Int] = [:]
  /// Counts that are none, as written: `tests="many"`.
  package var unreadableCounts: [String] = []
  /// What it says of how things went outside of its cases: a set-up that failed.
  package var notes: [JUnitNote] = []
  /// The place in the report of the suite around it.
  package var parent: Int?
}

package struct JUnitCase: Hashable, Sendable {
  package var name = ""
  package var className = ""
  package var file: String?
  package var line: Int?
  /// Seconds.
  package var time: Double?
  package var status: String?
  /// As it says itself; 0 where a suite around it says that there were none.
  package var assertions: Int?
  package var properties: [JUnitProperty] = []
  /// What it says of how it went, in order.
  package var notes: [JUnitNote] = []
}

/// An element inside a case that tells how it went.
package struct JUnitNote: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case failure, error, skipped
    /// An earlier attempt failed, and so did the last.
    case rerunFailure, rerunError
    /// An earlier attempt failed, the last one passed.
    case flakyFailure, flakyError
    /// An element that no dialect we know has.
    case unknown
  }

  package var kind: Kind
  /// The message and the text inside; of an element that we do not know, what it is.
  package var words: String

  /// For people.
  var name: String { kind == .unknown ? words : "<\(kind.rawValue)>" }
}
