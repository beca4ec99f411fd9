import Foundation

/// The sizes that a node already chose. Containers ask with few distinct proposals, so a short list beats hashing.
struct SizeCache {
  private var entries: [(proposal: ProposedSize, size: CGSize)] = []

  func size(for proposal: ProposedSize) -> CGSize? {
    for entry in entries where entry.proposal == proposal { return entry.size }
    return nil
  }

  mutating func store(_ size: CGSize, for proposal: ProposedSize) {
    entries.append((proposal, size))
  }
}
