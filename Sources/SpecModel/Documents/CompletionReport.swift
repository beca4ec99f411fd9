package import Findings

/// A document that says that a task is done.
///
/// A class, as every value of the model with so many fields: walking a list of them copies one reference.
package final class CompletionReport: Sendable {
  package let document: DocumentPath
  package let title: String
  /// The tasks that it is about: several where it says `Tasks 4.1-4.3`, none where nothing says which.
  package let tasks: [TaskNumber]
  package let metadata: [MetadataEntry]
  package let claims: [Claim]
  package let validationItems: [ValidationItem]
  package let successCriteria: [SuccessCriterionClaim]
  package let artifacts: [ArtifactMention]
  package let decisions: [DesignDecision]
  package let subtaskContributions: [SubtaskContribution]
  package let location: Location
  /// A line of its validation says, without a mark, that a source is well formed: `- TypeScript compiles without errors`.
  package let saysSyntax: Bool
  /// A section of it says that tests ran: `### Unit Tests` above `12 pass`.
  package let saysTests: Bool

  package init(
    document: DocumentPath,
    title: String,
    tasks: [TaskNumber],
    metadata: [MetadataEntry],
    claims: [Claim],
    validationItems: [ValidationItem],
    successCriteria: [SuccessCriterionClaim],
    artifacts: [ArtifactMention],
    decisions: [DesignDecision],
    subtaskContributions: [SubtaskContribution],
    location: Location,
    saysSyntax: Bool = false,
    saysTests: Bool = false
  ) {
    self.document = document
    self.title = title
    self.tasks = tasks
    self.metadata = metadata
    self.claims = claims
    self.validationItems = validationItems
    self.successCriteria = successCriteria
    self.artifacts = artifacts
    self.decisions = decisions
    self.subtaskContributions = subtaskContributions
    self.location = location
    self.saysSyntax = saysSyntax
    self.saysTests = saysTests
  }

  /// The same report with other tasks, or with other claims.
  package func with(tasks: [TaskNumber]? = nil, claims: [Claim]? = nil) -> CompletionReport {
    CompletionReport(
      document: document,
      title: title,
      tasks: tasks ?? self.tasks,
      metadata: metadata,
      claims: claims ?? self.claims,
      validationItems: validationItems,
      successCriteria: successCriteria,
      artifacts: artifacts,
      decisions: decisions,
      subtaskContributions: subtaskContributions,
      location: location,
      saysSyntax: saysSyntax,
      saysTests: saysTests
    )
  }

  /// The value of a metadata key, whatever its case.
  package func metadata(_ key: String) -> String? { entry(key)?.value }

  /// The metadata entry of a key in small letters, whatever its own case.
  package func entry(_ key: String) -> MetadataEntry? {
    // Asked of every report, and of most keys the length says that they are others.
    metadata.first { $0.key.utf8.count == key.utf8.count && $0.key.lowercased() == key }
  }
}

/// `**Status**: Complete`.
package struct MetadataEntry: Hashable, Sendable {
  package let key: String
  package let value: String
  package let location: Location

  package init(key: String, value: String, location: Location) {
    self.key = key
    self.value = value
    self.location = location
  }
}

/// The mark that a person put on a line.
package enum Mark: String, Sendable {
  case passed = "✅"
  case ticked = "✓"
  case failed = "❌"
  case warning = "⚠️"
  case pending = "⏳"
  /// `[x]`
  case checked = "[x]"
  /// `[ ]`, where another mark stands beside it; by itself it is `pending`.
  case unticked = "[ ]"

  /// The line says that it is met.
  package var isPositive: Bool {
    switch self {
    case .passed, .ticked, .checked: true
    case .failed, .warning, .pending, .unticked: false
    }
  }
}

/// A line of a completion report that says of a requirement that it is met, or not: one value for each id that it names.
package final class Claim: Sendable {
  package enum MarkPosition: String, Sendable {
    /// Before the id.
    case leading
    /// After the id and its colon.
    case afterID
    case trailing
    /// In another cell of the table row.
    case otherCell
    /// In the lines below a heading.
    case body
  }

  package enum Form: String, Sendable {
    case paragraph, bullet, ordered, table, heading, list
  }

  /// What words say against it where no mark does, or right below one that says that it is met.
  package enum Denial: String, Sendable {
    /// `Not implemented`
    case unmet
    /// `later`, `next task`
    case later
    /// `not touched`: neither is it met, nor does anybody say that it should be.
    case untouched
    /// A title above marked criteria: they say it, each for itself.
    case leftToParts
  }

  package let reference: Reference
  package let mark: Mark?
  package let markPosition: MarkPosition?
  /// The word that stands for the mark: `1.2: fails`.
  package let markWord: String?
  /// Of a claim that it is met, another mark on its line that says the contrary.
  package let contraryMark: Mark?
  package let denial: Denial?
  package let form: Form
  /// What the line says of the requirement, in the author's words, cut short.
  package let gloss: String
  /// Of a claim that it is met, what else stands there: the other cells of its row, the paragraph right below its heading, and the
  /// words by which a title above says no.
  package let beside: [String]
  /// Of a claim that it is met, a line below it that says the contrary of a part, with its mark: `❌ iOS`.
  package let takenBack: String?
  /// The whole line.
  package let location: Location
  /// The heading, or the bold line, under which it stands.
  package let section: String?

  package init(
    reference: Reference,
    mark: Mark?,
    markPosition: MarkPosition?,
    markWord: String? = nil,
    contraryMark: Mark? = nil,
    denial: Denial? = nil,
    form: Form,
    gloss: String,
    beside: [String] = [],
    takenBack: String? = nil,
    location: Location,
    section: String?
  ) {
    self.beside = beside
    self.takenBack = takenBack
    self.markWord = markWord
    self.contraryMark = contraryMark
    self.denial = denial
    self.reference = reference
    self.mark = mark
    self.markPosition = markPosition
    self.form = form
    self.gloss = gloss
    self.location = location
    self.section = section
  }

  /// The same with another mark, or without one.
  package func marked(_ mark: Mark?, denial: Denial?) -> Claim {
    Claim(
      reference: reference,
      mark: mark,
      markPosition: mark == nil ? nil : markPosition,
      markWord: mark == nil ? nil : markWord,
      contraryMark: mark?.isPositive == true ? contraryMark : nil,
      denial: denial,
      form: form,
      gloss: gloss,
      beside: beside,
      takenBack: mark?.isPositive == true ? takenBack : nil,
      location: location,
      section: section
    )
  }
}

/// A marked line of a report's validation sections: `✅ Error icon displays ...` under `### Functional Validation`.
package struct ValidationItem: Hashable, Sendable {
  package let tier: String?
  package let section: String
  package let mark: Mark
  package let text: String
  package let location: Location
  /// Requirements that the line itself names.
  package let references: [Reference]

  package init(
    tier: String?,
    section: String,
    mark: Mark,
    text: String,
    location: Location,
    references: [Reference]
  ) {
    self.tier = tier
    self.section = section
    self.mark = mark
    self.text = text
    self.location = location
    self.references = references
  }
}

/// What a report says of a success criterion of its task, with the evidence that it gives: a section `#### Criterion 1: ...`, a row
/// of a table, or a marked line.
package struct SuccessCriterionClaim: Hashable, Sendable {
  /// As the report writes it; `nil` where it gives none.
  package let number: Int?
  package let title: String
  /// What the same line says behind it: another cell, or the words behind a dash or a colon.
  package let beside: String
  package let mark: Mark?
  /// Of one that is marked as met, the line below that says the contrary: `❌ 19 s on panel 2`.
  package let takenBack: String?
  /// `Evidence`, `Verification`, `Example`, `Status`: those that it has.
  package let parts: [String]
  package let location: Location

  package init(
    number: Int?,
    title: String,
    beside: String = "",
    mark: Mark?,
    takenBack: String? = nil,
    parts: [String],
    location: Location
  ) {
    self.takenBack = takenBack
    self.number = number
    self.title = title
    self.beside = beside
    self.mark = mark
    self.parts = parts
    self.location = location
  }
}

extension SuccessCriterionClaim {
  /// The same in other words.
  package func titled(_ title: String) -> SuccessCriterionClaim {
    SuccessCriterionClaim(
      number: number,
      title: title,
      beside: beside,
      mark: mark,
      takenBack: takenBack,
      parts: parts,
      location: location
    )
  }
}

/// `**Task 4.1: ...**` under `### Subtask Contributions`.
package struct SubtaskContribution: Hashable, Sendable {
  package let task: TaskNumber
  package let title: String
  /// It bears ✅ or a ticked box.
  package let isMarkedDone: Bool
  package let location: Location

  package init(task: TaskNumber, title: String, isMarkedDone: Bool = false, location: Location) {
    self.task = task
    self.title = title
    self.isMarkedDone = isMarkedDone
    self.location = location
  }
}
