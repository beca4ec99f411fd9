/// What came of one check, and on what.
package struct CheckResult: Hashable, Sendable {
  package var check: CheckKey
  package var source: Source
  package var kind: Kind
  package var outcome: Outcome
  package var expectations: ExpectationCount
  package var confidence: Confidence
  package var platform: PlatformName
  package var criteria: [CriterionBinding]
  package var messages: [Message]
  package var inputs: Inputs
  package var origin: Origin
  /// The report of another runner that it was read from, relative to the workspace.
  package var report: String?
  /// Where the check is written.
  package var place: SourcePlace?
  /// Seconds.
  package var duration: Double?
  /// The pictures that it drew, by the fingerprint of their SVG text.
  package var pictures: [Fingerprint]
  /// Members of a newer minor format, handed on as they came.
  package var unknown: JSONObject

  package init(
    check: CheckKey,
    source: Source,
    kind: Kind,
    outcome: Outcome,
    expectations: ExpectationCount,
    confidence: Confidence,
    platform: PlatformName,
    criteria: [CriterionBinding],
    messages: [Message] = [],
    inputs: Inputs,
    origin: Origin,
    report: String? = nil,
    place: SourcePlace? = nil,
    duration: Double? = nil,
    pictures: [Fingerprint] = [],
    unknown: JSONObject = JSONObject()
  ) {
    self.check = check
    self.source = source
    self.kind = kind
    self.outcome = outcome
    self.expectations = expectations
    self.confidence = confidence
    self.platform = platform
    self.criteria = criteria
    self.messages = messages
    self.inputs = inputs
    self.origin = origin
    self.report = report
    self.place = place
    self.duration = duration
    self.pictures = pictures
    self.unknown = unknown
  }

  /// Who ran it.
  package enum Source: String, Sendable, CaseIterable {
    /// A `swift check` block.
    case check
    /// A `swift example` block of a report.
    case example
    /// An ordinary test with `.verifies(...)`.
    case test
    case junit
    case person
  }

  /// What kind of proof it is.
  package enum Kind: String, Sendable, CaseIterable {
    /// Something that is so in a file. Other tools say it, linters and scripts; no check of ours is one.
    case fact
    case unit
    /// A component was rendered, and what a user would meet was measured.
    case rendered
    /// A person vouched.
    case attested
  }

  package typealias Confidence = Evidence.Confidence
}

/// A platform by its name in the specs: `ios`, `web`.
package struct PlatformName: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static let ios = PlatformName("ios")

  package var description: String { text }

  package static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}

/// How many expectations a check tested.
package enum ExpectationCount: Hashable, Sendable {
  case counted(Int)
  /// Its runner does not say.
  case unknown

  /// What people read. Unknown is never a number.
  package var words: String {
    switch self {
    case .counted(let number): "\(number) expectation\(number == 1 ? "" : "s")"
    case .unknown: "expectations unknown"
    }
  }
}

/// A criterion that a check is about, and the text that it had.
package struct CriterionBinding: Hashable, Sendable {
  package let criterion: CriterionReference
  /// `nil` when the text was not known: such a result is never of today's text.
  package let text: Fingerprint?

  package init(criterion: CriterionReference, text: Fingerprint?) {
    self.criterion = criterion
    self.text = text
  }
}

/// A line of a file.
package struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// Relative to the root of the workspace.
  package let path: String
  /// Counts from 1; a smaller number becomes 1, since no file has such a line and no evidence file may hold one.
  package let line: Int

  package init(path: String, line: Int) {
    self.path = path
    self.line = max(1, line)
  }

  package var description: String { "\(path):\(line)" }
}
