import Foundation

/// The sizes that a node already chose. Containers ask with few distinct proposals, so a short list beats hashing; the
/// first two lie in the node itself, because a large tree is as quick as its memory is small.
struct SizeCache {
  private struct Entry {
    var width: UInt64 = 0
    var height: UInt64 = 0
    var size = CGSize.zero

    init() {}

    init(_ size: CGSize, for proposal: ProposedSize) {
      width = Self.bits(proposal.width)
      height = Self.bits(proposal.height)
      self.size = size
    }

    func answers(_ other: Entry) -> Bool { width == other.width && height == other.height }

    /// Of no length in particular: a number that no length is.
    private static func bits(_ length: CGFloat?) -> UInt64 { length.map { Double($0).bitPattern } ?? .max }
  }

  private var first = Entry()
  private var second = Entry()
  private var others: [Entry] = []
  private var count: UInt8 = 0

  func size(for proposal: ProposedSize) -> CGSize? {
    if count == 0 { return nil }
    let wanted = Entry(.zero, for: proposal)
    if first.answers(wanted) { return first.size }
    if count > 1, second.answers(wanted) { return second.size }
    return others.first { $0.answers(wanted) }?.size
  }

  mutating func store(_ size: CGSize, for proposal: ProposedSize) {
    let entry = Entry(size, for: proposal)
    switch count {
    case 0: (first, count) = (entry, 1)
    case 1: (second, count) = (entry, 2)
    default:
      // Who is asked a third time mostly is asked by a stack, which asks for more.
      if others.isEmpty { others.reserveCapacity(4) }
      others.append(entry)
    }
  }
}
