import Files
import Findings
import History
import Workspace

/// Puts back what a `fix` that was killed has left half done.
struct FixRecovery {
  private let place: WorkspacePlace
  private let files: FileAccess

  init(place: WorkspacePlace, files: FileAccess) {
    self.place = place
    self.files = files
  }

  /// There is something to put back, or to take away.
  var isNeeded: Bool { FixJournal.exists(files) }

  /// Nobody else may be writing: whoever calls it holds the `FixTurn`.
  ///
  /// - Returns: what was done, for people; `nil` where nothing was left half done.
  func run() throws -> String? {
    guard isNeeded else { return nil }
    guard let journal = FixJournal.read(files) else {
      throw Refusal("what a broken off `counterfoil fix` has left cannot be read: \(byHand)")
    }
    removeDrafts(journal)
    let lock = try currentLock()
    let rewritten = journal.documents.filter { content($0) == $0.after }
    let others = journal.documents.filter { ![$0.before, $0.after].contains(content($0)) }
    guard !rewritten.isEmpty, !journal.isDone(lock) else {
      try FixJournal.remove(files, root: place.root)
      return nil
    }
    guard lock == journal.lock else {
      throw Refusal(
        "a `counterfoil fix` was broken off, and the lock was changed since, so that nobody knows what belongs to it: \(byHand)"
      )
    }
    for document in rewritten { try files.write(document.before, document.path) }
    try FixJournal.remove(files, root: place.root)
    return "a `counterfoil fix` was broken off here: " + words(rewritten, others)
  }

  private func words(_ back: [FixJournal.Document], _ others: [FixJournal.Document]) -> String {
    let count = Counted.words(back.count, "document")
    let stand = "\(count) that it had rewritten \(back.count == 1 ? "stands" : "stand") as before again"
    guard !others.isEmpty else { return stand }
    let names = others.map { "\(place.prefix)\($0.path)" }.sorted().joined(separator: ", ")
    return "\(stand); changed since, and left as they are: \(names)"
  }

  private var byHand: String {
    "put the documents right by hand, see `git diff`, and delete \(place.prefix)\(FixJournal.path)"
  }

  private func content(_ document: FixJournal.Document) -> [UInt8]? { try? files.read(document.path, 1 << 24) }

  /// - Returns: `nil` where there is none.
  func currentLock() throws -> [UInt8]? {
    files.kind(Lock.path) == nil ? nil : try files.read(Lock.path, Lock.maximumBytes)
  }

  /// What was written beside a document and never moved to its place.
  private func removeDrafts(_ journal: FixJournal) {
    for path in journal.documents.map(\.path) {
      for entry in (try? files.list(DocumentPath(path.folder))) ?? []
      where entry.name.hasPrefix("\(path.name).") && entry.name.hasSuffix(".part") {
        try? files.remove(DocumentPath(path.folder.isEmpty ? entry.name : "\(path.folder)/\(entry.name)"))
      }
    }
  }
}
