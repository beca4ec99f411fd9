import Findings
import SpecModel
import Synchronization

/// How much all documents of a workspace may hold together. Each of them is bounded for itself; a hundred that are just within their
/// bounds would still fill gigabytes with what a few megabytes, or a few kilobytes of ranges, say.
///
/// Which documents are read depends on their order alone, and not on who reads how fast: a worker passes a document over only when
/// those before it that are read already hold too much.
final class WorkspaceLimit: Sendable {
  /// Eight hundred documents that people wrote hold fifteen thousand.
  static let limit = 1 << 18

  private let taken = Atomic(0)

  /// Those that are read hold more than all may. In order with the queue: who sees what a document holds takes one behind it.
  var isSpent: Bool { taken.load(ordering: .acquiring) > Self.limit }

  func take(_ reading: DocumentReader.Reading) { taken.add(reading.entryCount, ordering: .acquiringAndReleasing) }

  /// How many of the readings, which stand in the order in which the documents were dealt out, there is room for.
  static func count(of readings: [DocumentReader.Reading]) -> Int {
    var left = limit
    return readings.prefix { reading in
      left -= reading.entryCount
      return left >= 0
    }.count
  }

  static let problem = DocumentProblem.Kind.refused(
    "the documents up to this one hold more requirements, criteria, tasks, claims, references and links than the limit of "
      + "\(limit) for all documents together",
    of: .workspace
  )
}

extension DocumentReader.Reading {
  /// What takes memory of its own, whatever is made of it later: what is demanded, done, claimed, cited and linked.
  fileprivate var entryCount: Int {
    let demanded = content.requirements.reduce(0) { $0 + 1 + $1.criteria.count }
    let planned = content.tasks.reduce(0) { sum, task in
      sum + 1 + task.citations.entryCount + task.successCriteria.count + task.artifacts.count + task.dependencies.count
    }
    let designed = content.properties.reduce(content.decisions.count) { $0 + 1 + $1.validates.entryCount }
    let claimed = report.map { report in
      report.claims.count + report.validationItems.reduce(0) { $0 + 1 + $1.references.count }
        + report.successCriteria.count + report.artifacts.count + report.metadata.count
    }
    let told =
      document.links.count + document.mentions.count + document.possibleMentions.count + document.listedMentions.count
    return demanded + planned + designed + (claimed ?? 0) + wideClaims.count + told + document.checks.count
      + document.unreadableMentions.count
  }
}

extension [Citation] {
  fileprivate var entryCount: Int { reduce(0) { $0 + $1.references.count + $1.unreadable.count } }
}
