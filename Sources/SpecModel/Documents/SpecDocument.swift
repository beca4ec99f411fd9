package import Findings

/// A markdown file that belongs to a spec, or stands alone; a class for the same reason as `CompletionReport`.
package final class SpecDocument: Sendable {
  package enum Kind: String, Sendable {
    case requirements, bugfix, design, tasks
    /// Says that a task is done.
    case report
    /// Tells others, in short, what a report says at length.
    case summary
    case other

    /// What numbers are looked up in.
    package var holdsRequirements: Bool { self == .requirements || self == .bugfix }
  }

  /// What stands in it at all.
  package enum Substance: Sendable {
    /// White space, if anything.
    case nothing
    /// Headings, and nothing below any of them.
    case headings
    /// One code block that quotes markdown, and nothing outside of it but a title.
    case code
    case text
  }

  package let path: DocumentPath
  package let kind: Kind
  /// The spec that it belongs to; `nil` where nothing says which.
  package let spec: SpecID?
  package let title: String
  package let headings: [Heading]
  package let links: [Link]
  /// Requirements that the prose names outside claims and citations.
  package let mentions: [Reference]
  /// Mentions that count only where a spec bears the name before the number: `icon-system 4.1`.
  package let possibleMentions: [Reference]
  /// Numbers of series, `FR-071`, that a column or a list of requirements names: they count where the spec has such a series, and dangle
  /// where it ends before.
  package let listedMentions: [Reference]
  /// What stands behind the word `Requirement` in the prose, and is no number of one.
  package let unreadableMentions: [Citation.Unreadable]
  package let checks: [CheckBlock]
  /// What its comments tell us to pass over.
  package let ignores: [IgnoreMark]
  /// What the requirements of the spec that it changes are called from now on.
  package let renames: [RequirementRename]
  package let lineCount: Int
  package let substance: Substance
  package var isEmpty: Bool { substance == .nothing }
  /// It tells what others hold: a block of theirs stands here as a quotation.
  package var mayQuote: Bool { kind == .report || kind == .summary }
  /// Nothing outside it says what spec it belongs to: a loose document, named by its `Scope` line or on the command line.
  package let isLoose: Bool

  package init(
    path: DocumentPath,
    kind: Kind,
    spec: SpecID?,
    title: String,
    headings: [Heading],
    links: [Link],
    mentions: [Reference],
    possibleMentions: [Reference] = [],
    listedMentions: [Reference],
    unreadableMentions: [Citation.Unreadable] = [],
    checks: [CheckBlock],
    ignores: [IgnoreMark] = [],
    renames: [RequirementRename],
    lineCount: Int,
    substance: Substance,
    isLoose: Bool
  ) {
    self.path = path
    self.kind = kind
    self.spec = spec
    self.title = title
    self.headings = headings
    self.links = links
    self.mentions = mentions
    self.possibleMentions = possibleMentions
    self.listedMentions = listedMentions
    self.unreadableMentions = unreadableMentions
    self.checks = checks
    self.ignores = ignores
    self.renames = renames
    self.lineCount = lineCount
    self.substance = substance
    self.isLoose = isLoose
  }
}

/// `FROM` and `TO` of a change that gives a requirement another name.
package struct RequirementRename: Hashable, Sendable {
  package let from: String
  package let to: String

  package init(from: String, to: String) {
    self.from = from
    self.to = to
  }
}

package struct Heading: Hashable, Sendable {
  package let level: Int
  /// The text without its `#`, inline markup as written.
  package let text: String
  /// Counts from 1.
  package let line: Int

  package init(level: Int, text: String, line: Int) {
    self.level = level
    self.text = text
    self.line = line
  }
}

/// An inline link or an image.
package struct Link: Hashable, Sendable {
  package let destination: String
  package let location: Location
  /// Where the destination of a label is written: `[plan]: plan.md`.
  package let definition: Location?

  package init(destination: String, location: Location, definition: Location? = nil) {
    self.destination = destination
    self.location = location
    self.definition = definition
  }
}
