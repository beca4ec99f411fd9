import Mustache

/// What a rule demands, and why; the same text as `counterfoil explain` prints.
package struct RulePage: Sendable {
  package let frame: PageFrame
  package let name: String
  /// `error`, `warning`, `info`: as the rule comes.
  package let severity: StateMark
  /// HTML, as the explanation and what follows it.
  package let summary: String
  package let explanation: String
  package let acceptance: String
  package let examples: [Example]
  /// Findings of this rule on the site.
  package let count: Int
  package let findings: PageLink

  package init(
    frame: PageFrame,
    name: String,
    severity: StateMark,
    summary: String,
    explanation: String,
    acceptance: String,
    examples: [Example],
    count: Int,
    findings: PageLink
  ) {
    self.frame = frame
    self.name = name
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.acceptance = acceptance
    self.examples = examples
    self.count = count
    self.findings = findings
  }

  package struct Example: Sendable {
    /// `Fires at ↓ in`
    package let title: String
    /// The document: `design.md`.
    package let document: String
    package let text: String

    package init(title: String, document: String, text: String) {
      self.title = title
      self.document = document
      self.text = text
    }
  }
}

/// Every rule, a row each.
package struct RulesPage: Sendable {
  package let frame: PageFrame
  package let rules: [Row]

  package init(frame: PageFrame, rules: [Row]) {
    self.frame = frame
    self.rules = rules
  }

  package struct Row: Sendable {
    package let rule: PageLink
    package let severity: StateMark
    /// HTML
    package let summary: String
    package let count: Int

    package init(rule: PageLink, severity: StateMark, summary: String, count: Int) {
      self.rule = rule
      self.severity = severity
      self.summary = summary
      self.count = count
    }
  }
}

extension RulePage: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "frame": frame
    case "name": name
    case "severity": severity
    case "summary": summary
    case "explanation": explanation
    case "acceptance": acceptance
    case "examples": examples
    case "count": count
    case "findings": findings
    default: nil
    }
  }
}

extension RulePage.Example: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "title": title
    case "document": document
    case "text": text
    default: nil
    }
  }
}

extension RulesPage: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "frame": frame
    case "rules": rules
    default: nil
    }
  }
}

extension RulesPage.Row: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "rule": rule
    case "severity": severity
    case "summary": summary
    case "count": count
    default: nil
    }
  }
}
