package import Findings
package import SpecModel

/// What is known of the time before today: when a line was written, and what the numbers stood for then.
package protocol PastNumberings: Sendable {
  /// The spec of today that people called so at a moment.
  func spec(called name: String, at moment: Moment) -> SpecID?

  /// Specs that had criteria then, and have none today.
  var vanished: [VanishedSpec] { get }

  /// Criteria of specs that are still there, which no criterion says today.
  var removed: [CriterionID] { get }

  func writing(_ path: DocumentPath, line: Int) -> Writing

  /// The same of a line from which no reference is read.
  func writingOfUnread(_ path: DocumentPath, line: Int) -> Writing

  /// The spec in whose folder the line was written, where its document has been moved to another one since: a number on it meant what it
  /// stood for there.
  ///
  /// - Returns: under its name of today, or, where it is gone, that of then; `nil` for a line that was written where it stands.
  func formerHome(of path: DocumentPath, line: Int) -> SpecID?

  /// Somebody has taken down the lines of the document since it was moved there.
  func isKnownInPlace(_ path: DocumentPath) -> Bool

  /// When the line was last ticked or given another mark, later than its words were written; `nil` where nobody knows of that.
  func marking(_ path: DocumentPath, line: Int) -> Writing?

  /// - Returns: `nil` where the spec was not there then, or nothing in it has changed.
  func change(of spec: SpecID, since moment: Moment) -> SpecChange?

  /// - Returns: the document of the spec that could not be read, or not to its end, as it stood then; `nil` where all of it was.
  func unread(_ spec: SpecID, at moment: Moment) -> DocumentPath?

  /// Somebody has confirmed the line since with what the number stands for today.
  func isConfirmed(_ path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool

  /// A name that stands on the line was that of the spec when somebody has taken the line down since.
  func isCalled(_ name: String, _ spec: SpecID, at path: DocumentPath, line: Int) -> Bool

  /// The same as `isConfirmed`, of all that the number of a requirement stood for: nothing of it was given to others since.
  func isConfirmedWhole(_ path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool

  /// What became of what the number stood for when somebody else took the line down; `nil` where nobody else knows it.
  func witnessed(_ path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Fate?

  /// Whether a line that says nothing but numbers stands beside what it alone stood beside: it is none of its like, renumbered.
  func isInCompany(_ path: DocumentPath, line: Int) -> Bool

  /// Lines that stood in a document when lines of today were written in it, and that no line of today surely is.
  ///
  /// - Parameters:
  ///   - lines: of today, counted from 1.
  ///   - text: of today, with what its lines belong to.
  /// - Returns: by line of today.
  func looseLines(of path: DocumentPath, behind lines: [Int], in text: DocumentText, _ contexts: LineContexts)
    -> [Int: Set<LineKey>]
}

extension PastNumberings {
  package func writingOfUnread(_ path: DocumentPath, line: Int) -> Writing { writing(path, line: line) }

  package func formerHome(of path: DocumentPath, line: Int) -> SpecID? { nil }

  package func isKnownInPlace(_ path: DocumentPath) -> Bool { false }

  package func marking(_ path: DocumentPath, line: Int) -> Writing? { nil }

  package func unread(_ spec: SpecID, at moment: Moment) -> DocumentPath? { nil }

  package func isCalled(_ name: String, _ spec: SpecID, at path: DocumentPath, line: Int) -> Bool { false }

  package func isConfirmedWhole(_ path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool {
    isConfirmed(path, line: line, spec: spec, target: target)
  }

  package func witnessed(_ path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Fate? { nil }

  package func isInCompany(_ path: DocumentPath, line: Int) -> Bool { false }

  package func looseLines(of path: DocumentPath, behind lines: [Int], in text: DocumentText, _ contexts: LineContexts)
    -> [Int: Set<LineKey>]
  { [:] }
}

/// When a line was written, as far as numbers are concerned.
package enum Writing: Hashable, Sendable {
  /// Under the numbers of today, for all that is known.
  case today
  case at(Moment)
  /// The same words stand in the document more than once, some old and some new.
  case unclear(Moment)

  /// When it was written, surely or perhaps; `nil` for today.
  var moment: Moment? {
    switch self {
    case .at(let moment), .unclear(let moment): moment
    case .today: nil
    }
  }
}

/// A state of the specs that lines were written under.
package struct Moment: Hashable, Sendable {
  package let key: String
  /// For people: `at 1a2b3c4`, `before the lock was written`.
  package let words: String

  package init(key: String, words: String) {
    self.key = key
    self.words = words
  }
}
