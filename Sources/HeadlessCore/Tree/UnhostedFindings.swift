import Evidence
import Foundation
import Synchronization

/// What code does where no view is hosted: in `host(Card().background(.bar))` the modifier is called before there is a host.
///
/// The check that runs has it in its evidence at once, and the next host of the same check tells it too. Where no check
/// runs nobody can say which host it belongs to, since tests run beside each other: then the standard error has it.
package enum UnhostedFindings {
  private struct Entry {
    /// Compared by identity, and gone with its check: another one never takes its place.
    weak var check: CheckRecorder?
    let finding: RuntimeFinding
  }

  private static let kept = Mutex<[Entry]>([])
  private static let told = Mutex<Set<RuntimeFinding>>([])
  /// Of one check, and of what the standard error has: code that never hosts anything must not fill the memory.
  private static let limit = 256

  static func tell(_ finding: RuntimeFinding) {
    guard let check = CheckRecorder.current else { return write(finding) }
    check.warn(finding.description)
    if let confidence = finding.kind.confidence { check.note(confidence) }
    kept.withLock { kept in
      kept.removeAll { $0.check == nil }
      let own = kept.filter { $0.check === check }
      if own.count < limit, !own.contains(where: { $0.finding == finding }) {
        kept.append(Entry(check: check, finding: finding))
      }
    }
  }

  /// Those of the check that runs, in their order; they are told once.
  static func take() -> [RuntimeFinding] {
    guard let check = CheckRecorder.current else { return [] }
    return kept.withLock { kept in
      let own = kept.filter { $0.check === check }.map(\.finding)
      kept.removeAll { $0.check === check }
      return own
    }
  }

  /// Once for the same words.
  private static func write(_ finding: RuntimeFinding) {
    let (isNew, isLast) = told.withLock { told in
      (told.count < limit && told.insert(finding).inserted, told.count == limit)
    }
    guard isNew else { return }
    let more = isLast ? "\nNo view is hosted yet: what else is noticed is not told" : ""
    FileHandle.standardError.write(Data("No view is hosted yet: \(finding.description)\(more)\n".utf8))
  }
}
