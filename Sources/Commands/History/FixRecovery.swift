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
    let found = journal.documents.map { (document: $0, now: content($0)) }
    let rewritten = found.filter { $0.now == $0.document.after }.map(\.document)
    let others = found.filter { ![$0.document.before, $0.document.after].contains($0.now) }.map(\.document)
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

  /// - Returns: `nil` where there is none, or a link, in whose place a `fix` writes nothing either.
  private func content(_ document: FixJournal.Document) -> [UInt8]? {
    guard files.entries(at: document.path).contains(where: { !$0.isLink }) else { return nil }
    return try? files.read(document.path, 1 << 24)
  }

  /// - Returns: `nil` where there is none.
  func currentLock() throws -> [UInt8]? {
    files.kind(Lock.path) == nil ? nil : try files.read(Lock.path, Lock.maximumBytes)
  }

  /// `design.md.4711-815.part`
  private static func isDraft(_ name: String, of document: String) -> Bool {
    guard name.hasPrefix("\(document)."), name.hasSuffix(".part") else { return false }
    let numbers = name.dropFirst(document.count + 1).dropLast(5).split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
  }

  /// What was written beside a document and never moved to its place.
  private func removeDrafts(_ journal: FixJournal) {
    for path in journal.documents.map(\.path) {
      for entry in (try? files.list(DocumentPath(path.folder))) ?? []
      where Self.isDraft(entry.name, of: path.name) {
        try? files.remove(DocumentPath(path.folder.isEmpty ? entry.name : "\(path.folder)/\(entry.name)"))
      }
    }
  }
}

extension FileAccess {
  /// What bears the name of a document in its folder: the document, or a link to another one.
  func entries(at path: DocumentPath) -> [Entry] {
    ((try? list(DocumentPath(path.folder))) ?? []).filter { $0.name == path.name }
  }
}
