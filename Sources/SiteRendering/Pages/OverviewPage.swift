import Mustache

/// The first page: the verdict, the sums, and a line for every spec.
package struct OverviewPage: Sendable {
  package let frame: PageFrame
  package let verdict: VerdictView
  package let coverage: CoverageView
  /// Of all criteria, by state.
  package let bar: Bar
  package let states: [MarkCount]
  package let figures: [Figure]
  package let severities: [MarkCount]
  package let findingsHref: String
  package let specs: [SpecRow]

  package init(
    frame: PageFrame,
    verdict: VerdictView,
    states: [MarkCount],
    coverage: CoverageView,
    figures: [Figure],
    severities: [MarkCount],
    findingsHref: String,
    specs: [SpecRow]
  ) {
    self.frame = frame
    self.verdict = verdict
    self.coverage = coverage
    bar = Bar(states)
    self.states = states
    self.figures = figures
    self.severities = severities
    self.findingsHref = findingsHref
    self.specs = specs
  }
}

/// What the gate says, and why.
package struct VerdictView: Sendable {
  /// `yes`, `no`, or `no verdict` where the gate could not judge.
  package let mark: StateMark
  package let sentence: String
  package let reasons: [Reason]

  package init(mark: StateMark, sentence: String, reasons: [Reason]) {
    self.mark = mark
    self.sentence = sentence
    self.reasons = reasons
  }

  package struct Reason: Sendable {
    /// HTML.
    package let message: String
    /// The first few that it is about.
    package let subjects: [PageLink]
    /// How many others there are.
    package let others: Int?

    package init(message: String, subjects: [PageLink], limit: Int = 5) {
      self.message = message
      self.subjects = Array(subjects.prefix(limit))
      others = subjects.count > limit ? subjects.count - limit : nil
    }
  }
}

/// A number with its name: `Tasks ticked`, `41 of 60`.
package struct Figure: Hashable, Sendable {
  package let label: String
  package let value: Int
  /// What the number is a part of.
  package let whole: Int?

  package init(_ label: String, _ value: Int, of whole: Int? = nil) {
    self.label = label
    self.value = value
    self.whole = whole
  }
}

/// A spec, as the overview lists it.
package struct SpecRow: Sendable {
  package let name: String
  package let title: String?
  package let href: String
  package let coverage: CoverageView
  package let bar: Bar
  package let criteria: Int
  /// The slugs of the states that occur, for the filter.
  package let slugs: String
  package let ticked: Int
  package let tasks: Int
  package let errors: Int
  package let warnings: Int
  package let hasErrors: Bool

  package init(
    name: String,
    title: String?,
    href: String,
    coverage: CoverageView,
    states: [MarkCount],
    ticked: Int,
    tasks: Int,
    errors: Int,
    warnings: Int
  ) {
    self.name = name
    self.title = title
    self.href = href
    self.coverage = coverage
    bar = Bar(states)
    criteria = states.reduce(0) { $0 + $1.count }
    slugs = states.filter { $0.count > 0 }.map(\.mark.slug).joined(separator: " ")
    self.ticked = ticked
    self.tasks = tasks
    self.errors = errors
    self.warnings = warnings
    hasErrors = errors > 0
  }
}

extension OverviewPage: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "frame": frame
    case "verdict": verdict
    case "coverage": coverage
    case "bar": bar
    case "states": states
    case "figures": figures
    case "severities": severities
    case "findingsHref": findingsHref
    case "specs": specs
    default: nil
    }
  }
}

extension VerdictView: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "mark": mark
    case "sentence": sentence
    case "reasons": reasons
    default: nil
    }
  }
}

extension VerdictView.Reason: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "message": message
    case "subjects": subjects
    case "others": others
    default: nil
    }
  }
}

extension Figure: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "label": label
    case "value": value
    case "whole": whole
    default: nil
    }
  }
}

extension SpecRow: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "name": name
    case "title": title
    case "href": href
    case "coverage": coverage
    case "bar": bar
    case "criteria": criteria
    case "slugs": slugs
    case "ticked": ticked
    case "tasks": tasks
    case "errors": errors
    case "warnings": warnings
    case "hasErrors": hasErrors
    default: nil
    }
  }
}
