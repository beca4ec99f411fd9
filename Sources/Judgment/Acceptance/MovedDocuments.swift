import Findings

/// Which documents of today are documents of the baseline that have another place now.
///
/// An accepted finding must not swallow a new one that merely sounds alike. A document was moved only where its old place is empty,
/// where the new one lies in a folder that the baseline knows nothing of, where at least half of what was accepted is found again
/// there, and where no other document could be meant.
struct MovedDocuments {
  /// From old to new, sorted.
  let pairs: [(old: DocumentPath, new: DocumentPath)]

  private typealias Tally = [BaselineEntry: Int]

  init(from counts: [BaselineEntry: Int], open: [BaselineEntry], documents: [DocumentPath]) {
    let today = Set(documents)
    let gone = counts.filter { !$0.key.path.text.isEmpty && !today.contains($0.key.path) }
    guard !gone.isEmpty, !open.isEmpty else {
      pairs = []
      return
    }
    let folders = Set(documents.map(\.folder))
    let knownFolders = Set(counts.keys.map(\.path).filter(today.contains).map(\.folder))
    let old = Dictionary(grouping: gone, by: \.key.path).mapValues { entries in
      entries.reduce(into: Tally()) { $0[$1.key.withoutFolder, default: 0] += $1.value }
    }
    let new = Dictionary(grouping: open.filter { !knownFolders.contains($0.path.folder) }, by: \.path).mapValues {
      entries in
      entries.reduce(into: Tally()) { $0[$1.withoutFolder, default: 0] += 1 }
    }
    let byName = Dictionary(grouping: new.keys.filter(today.contains), by: \.name)
    let candidates = old.map { path, accepted in
      let total = accepted.values.reduce(0, +)
      let found = (byName[path.name] ?? []).filter { other in
        Self.mayBe(path, other, isEmptied: !folders.contains(path.folder))
          && Self.common(accepted, new[other] ?? [:]) * 2 >= total
      }
      return (path, found)
    }
    let claimCounts = candidates.reduce(into: [DocumentPath: Int]()) { counts, candidate in
      for other in candidate.1 { counts[other, default: 0] += 1 }
    }
    pairs = candidates.compactMap { path, found in
      guard found.count == 1, claimCounts[found[0]] == 1 else { return nil }
      return (path, found[0])
    }.sorted { $0.old < $1.old }
  }

  /// A whole folder may go anywhere; of one that still holds documents a single one goes up or down.
  private static func mayBe(_ old: DocumentPath, _ new: DocumentPath, isEmptied: Bool) -> Bool {
    isEmptied || old.folder.hasPrefix(new.folder + "/") || new.folder.hasPrefix(old.folder + "/")
  }

  private static func common(_ one: Tally, _ other: Tally) -> Int {
    one.reduce(0) { $0 + min($1.value, other[$1.key] ?? 0) }
  }
}
