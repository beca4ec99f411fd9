import Foundation

/// The sizes that a node already chose. Containers ask with few distinct proposals, so a short list beats hashing.
struct SizeCache {
  private struct Entry {
    var proposal = ProposedSize.zero
    var size = CGSize.zero
  }

  /// A stack asks for the least, the greatest and the final size: these need no list of their own.
  private var first: InlineArray<3, Entry> = .init(repeating: Entry())
  private var count = 0
  private var others: [Entry] = []

  func size(for proposal: ProposedSize) -> CGSize? {
    for index in 0..<count where first[index].proposal.isIdentical(to: proposal) { return first[index].size }
    return others.first { $0.proposal.isIdentical(to: proposal) }?.size
  }

  mutating func store(_ size: CGSize, for proposal: ProposedSize) {
    let entry = Entry(proposal: proposal, size: size)
    guard count < first.count else { return others.append(entry) }
    first[count] = entry
    count += 1
  }
}
