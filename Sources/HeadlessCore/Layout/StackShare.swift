import Foundation

/// What a stack offers to its children for a proposal, and what they come to.
struct StackShare {
  /// One child.
  struct Part {
    let offer: ProposedSize
    /// Along the stack.
    let length: CGFloat
    /// How far the child reaches before the guide that all share.
    let before: CGFloat
  }

  let proposal: ProposedSize
  let parts: [Part]
  /// Of all together, with the gaps.
  let length: CGFloat
  /// How far they reach to both sides of the guide that they share.
  let before: CGFloat
  let behind: CGFloat
}
