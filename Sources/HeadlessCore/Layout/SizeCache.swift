import Foundation

/// The sizes that a node already chose. Containers ask with few distinct proposals, so a short list beats hashing.
struct SizeCache {
  private struct Entry {
    let proposal: ProposedSize
    let size: CGSize
  }

  private var entries: [Entry] = []

  func size(for proposal: ProposedSize) -> CGSize? {
    entries.first { $0.proposal.isIdentical(to: proposal) }?.size
  }

  mutating func store(_ size: CGSize, for proposal: ProposedSize) {
    // A stack asks for the least, the greatest and the final size.
    if entries.isEmpty { entries.reserveCapacity(3) }
    entries.append(Entry(proposal: proposal, size: size))
  }
}
