import Foundation

/// What a node worked out about its size and the places of its children.
final class NodeMeasures {
  var sizes = SizeCache()
  var share: StackShare?
  /// Kept for who asks for guides. Once everything has its place nobody does, so that most nodes need not keep any.
  var arrangement: Arrangement?

  final class Arrangement {
    let size: CGSize
    let proposal: ProposedSize
    let placements: [Placement]

    init(_ placements: [Placement], in size: CGSize, for proposal: ProposedSize) {
      (self.size, self.proposal, self.placements) = (size, proposal, placements)
    }
  }
}
