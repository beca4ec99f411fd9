package import Foundation

/// A leaf that is as large as its text, with the baselines of its first and last line.
package struct TextLayout: NodeLayout {
  private let flow: TextFlow

  init(_ flow: TextFlow) { self.flow = flow }

  package var isQuick: Bool { flow.isQuick }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize { flow.size(for: proposal) }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] { [] }

  package func explicitGuide(_ guide: AlignmentGuide, of dimensions: Dimensions) -> CGFloat? {
    baseline(guide, in: dimensions.size)
  }

  /// Where one of the two baselines lies in an area; `nil` for other guides.
  package func baseline(_ guide: AlignmentGuide, in size: CGSize) -> CGFloat? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    let block = flow.block(for: ProposedSize(size))
    return guide == .firstTextBaseline ? block.firstBaseline : block.lastBaseline
  }
}
