package import Findings
package import SpecModel

/// A file that a task or a report lists, and what is there.
package struct TracedArtifact: Hashable, Sendable {
  package enum Owner: Hashable, Sendable {
    case task(TaskID)
    case report(DocumentPath)
  }

  package let mention: ArtifactMention
  package let owner: Owner
  /// It should be there by now: of a task that is not ticked nobody expects it.
  package let isDue: Bool
  /// Where it is, or was looked for first.
  package let path: DocumentPath?
  package let state: ArtifactState
  /// What was most likely meant, where nothing is there.
  package internal(set) var nearest: DocumentPath?

  var isNowhere: Bool { state == .neverExisted || state == .missing }
}

/// What is true of an artifact. A closed set.
package enum ArtifactState: Hashable, Sendable {
  case present
  /// It was there, and was moved.
  case moved(DocumentPath)
  /// It was there, and went.
  case deleted
  /// Version control does not keep it.
  case ignored
  /// Nothing is there, and no history says whether anything was.
  case missing
  case neverExisted
  /// It is said to be deleted, and is there.
  case remains
  /// It leads out of the workspace, or is no path after all: nothing can be said of it.
  case unknown
}
