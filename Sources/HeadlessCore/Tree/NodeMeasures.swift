import Foundation

/// What a node worked out about its size and the places of its children.
final class NodeMeasures {
  var sizes = SizeCache()
  var share: StackShare?
  /// Kept for who asks for guides. Once everything has its place nobody does, so that most nodes need not keep any.
  var arrangement: Arrangement?
  var guides: [MergedGuide] = []

  /// What the guides of the children come to, for one proposal; `nil` where none of them sets any.
  struct MergedGuide {
    let guide: AlignmentGuide
    let size: CGSize
    let proposal: ProposedSize
    let value: CGFloat?
  }

  final class Arrangement {
    let size: CGSize
    let proposal: ProposedSize
    let placements: [Placement]

    init(_ placements: [Placement], in size: CGSize, for proposal: ProposedSize) {
      (self.size, self.proposal, self.placements) = (size, proposal, placements)
    }
  }
}
