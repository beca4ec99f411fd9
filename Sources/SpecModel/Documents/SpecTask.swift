package import Findings

/// A task of `tasks.md`: a check box whose text begins with a number; a class for the same reason as `CompletionReport`.
package final class SpecTask: Sendable {
  package let id: TaskID
  package let title: String
  package let state: TaskState
  /// `[ ]*`, `(optional)`: may be left out.
  package let isOptional: Bool
  package let standing: TaskStanding
  package let location: Location
  /// The task that contains it, by number.
  package let parent: TaskNumber?
  package let type: String?
  package let validation: String?
  package let citations: [Citation]
  package let successCriteria: [SuccessCriterion]
  package let artifacts: [ArtifactMention]
  /// The reports and summaries that it names under `Completion Documentation`.
  package let completionPaths: [ArtifactMention]
  /// The tasks that it waits for (`_Depends: 1.1_`).
  package let dependencies: [TaskNumber]
  /// Where each stands; of a range, its list.
  package let dependencyPlaces: [TaskNumber: Location]

  package init(
    id: TaskID,
    title: String,
    state: TaskState,
    isOptional: Bool,
    standing: TaskStanding,
    location: Location,
    parent: TaskNumber?,
    type: String?,
    validation: String?,
    citations: [Citation],
    successCriteria: [SuccessCriterion],
    artifacts: [ArtifactMention],
    completionPaths: [ArtifactMention],
    dependencies: [TaskNumber],
    dependencyPlaces: [TaskNumber: Location] = [:]
  ) {
    self.id = id
    self.title = title
    self.state = state
    self.isOptional = isOptional
    self.standing = standing
    self.location = location
    self.parent = parent
    self.type = type
    self.validation = validation
    self.citations = citations
    self.successCriteria = successCriteria
    self.artifacts = artifacts
    self.completionPaths = completionPaths
    self.dependencies = dependencies
    self.dependencyPlaces = dependencyPlaces
  }

  /// Ticked: said to be done.
  package var isTicked: Bool { state == .done }
  /// Still to be done, and said to be so: neither given up nor put off.
  package var isUnticked: Bool { state == .open || state == .inProgress }
}

/// What stands between the brackets.
package enum TaskState: String, Sendable {
  case open = " "
  case done = "x"
  /// `[-]`
  case inProgress = "-"
  /// `[~]`: moved, skipped or cancelled.
  case dropped = "~"
}

package struct SuccessCriterion: Hashable, Sendable {
  package let id: SuccessCriterionID
  package let text: String
  package let location: Location

  package init(id: SuccessCriterionID, text: String, location: Location) {
    self.id = id
    self.text = text
    self.location = location
  }
}

/// A file that a document says it made, changed or deleted.
package struct ArtifactMention: Hashable, Sendable {
  package enum Verb: String, Sendable {
    case created, modified, deleted
  }

  /// As written between the backticks.
  package let path: String
  package let verb: Verb?
  package let location: Location

  package init(path: String, verb: Verb?, location: Location) {
    self.path = path
    self.verb = verb
    self.location = location
  }

  /// In bytes: no system takes a longer path.
  package static let longestPath = 4096
  /// Git looks for a `.gitignore` in every folder that is named.
  package static let deepestPath = 128

  /// It can be looked up.
  package static func isPath(_ text: String) -> Bool {
    text.utf8.count <= longestPath && text.utf8.count { $0 == UInt8(ascii: "/") } <= deepestPath
  }
}
