/// What is wrong, or worth knowing, about the user's documents. A value, never an exception: one pass reports them all.
package struct Finding: Hashable, Sendable {
  package let rule: RuleID
  package let severity: Severity
  /// Where it is; `nil` only for what concerns a folder or the whole workspace.
  package let location: Location?
  package let message: String
  /// The cure, a phrase that starts with a verb: `rename one of them to Requirement 11`.
  package let cure: String?
  /// The other places involved.
  package let notes: [Note]
  /// The cure for all findings of one cause, such as the wrong beginning of a path: a terminal shows them as one. Without it,
  /// findings of a rule with one cure whose messages differ only in names and numbers are taken for repeats of each other.
  package let group: String?
  /// What it is, without what may become otherwise while it stays what it is: counts, other findings, line numbers, what was measured.
  /// The baseline and the fingerprints of a report know it by this; without it, by its message.
  package let identity: String?

  package init(
    rule: RuleID,
    severity: Severity,
    location: Location?,
    message: String,
    cure: String? = nil,
    notes: [Note] = [],
    group: String? = nil,
    identity: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.message = message
    self.cure = cure
    self.notes = notes
    self.group = group
    self.identity = identity
  }

  /// The same finding with another weight.
  package func weighing(_ severity: Severity) -> Finding {
    Finding(
      rule: rule,
      severity: severity,
      location: location,
      message: message,
      cure: cure,
      notes: notes,
      group: group,
      identity: identity
    )
  }

  /// Another place that the finding is about.
  package struct Note: Hashable, Sendable {
    package let location: Location
    package let message: String

    package init(location: Location, message: String) {
      self.location = location
      self.message = message
    }
  }
}

/// The name of a rule as people write it: `dangling-reference`.
package struct RuleID: Hashable, Comparable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  package init(stringLiteral name: String) {
    self.init(name)
  }

  package var description: String { name }

  package static func < (left: Self, right: Self) -> Bool { left.name < right.name }
}

/// How much a finding weighs: an error makes the verdict a no, a warning only under `--strict`, an info never.
package enum Severity: String, Comparable, Sendable, CaseIterable {
  case error, warning, info

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .info: 2
    }
  }

  /// Worst first.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

extension Finding: Comparable {
  /// By place, then by rule: the order in which a person works through a document.
  package static func < (left: Self, right: Self) -> Bool {
    switch (left.location, right.location) {
    case (let one?, let other?) where one != other: one < other
    case (nil, _?): true
    case (_?, nil): false
    default: (left.rule.name, left.message) < (right.rule.name, right.message)
    }
  }
}
