import Mustache

/// All findings: by rule in numbers, by spec in full.
package struct FindingsPage: Sendable {
  package let frame: PageFrame
  package let total: Int
  /// How many more were found and do not count; absent where there are none.
  package let accepted: String?
  package let severities: [MarkCount]
  package let rules: [RuleRow]
  package let groups: [Group]

  package init(frame: PageFrame, accepted: String?, severities: [MarkCount], rules: [RuleRow], groups: [Group]) {
    self.frame = frame
    total = severities.reduce(0) { $0 + $1.count }
    self.accepted = accepted
    self.severities = severities
    self.rules = rules
    self.groups = groups
  }

  package struct RuleRow: Sendable {
    package let rule: PageLink
    package let severity: StateMark
    package let count: Int
    /// In how many specs.
    package let spread: Int

    package init(rule: PageLink, severity: StateMark, count: Int, spread: Int) {
      self.rule = rule
      self.severity = severity
      self.count = count
      self.spread = spread
    }
  }

  /// The findings of one spec, or of what belongs to none.
  package struct Group: Sendable {
    package let link: PageLink
    package let count: Int
    package let findings: [FindingView]
    package let more: Remainder?

    package init(link: PageLink, count: Int, findings: [FindingView], more: Remainder?) {
      self.link = link
      self.count = count
      self.findings = findings
      self.more = more
    }
  }
}

extension FindingsPage: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "frame": frame
    case "total": total
    case "accepted": accepted
    case "severities": severities
    case "rules": rules
    case "groups": groups
    default: nil
    }
  }
}

extension FindingsPage.RuleRow: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "rule": rule
    case "severity": severity
    case "count": count
    case "spread": spread
    default: nil
    }
  }
}

extension FindingsPage.Group: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "link": link
    case "count": count
    case "findings": findings
    case "more": more
    default: nil
    }
  }
}
