import Foundation

extension Node {
  /// Whether a control takes touches in all of its frame, beside what is drawn there. One that draws nothing that could be
  /// touched takes none.
  package var takesWholeFrame: Bool {
    guard case .button(let button) = interaction, button.fillsFrame else { return false }
    return !limitsTouches && drawsForTouches
  }

  /// Whether the view inside says itself which points take touches.
  private var limitsTouches: Bool {
    var node = self
    while node.children.count == 1 {
      node = node.children[0]
      if case .contentShape = node.effect { return true }
    }
    return false
  }

  private var drawsForTouches: Bool {
    switch effect {
    case .hitTesting(false), .hidden, .opacity(0): return false
    default: break
    }
    switch drawing {
    case .fill(_, let paint, _) where !paint.isClear: return true
    case .stroke(_, let paint, let pen) where !paint.isClear && pen.width > 0: return true
    case .text, .image: return true
    default: return paintedChildren.contains(where: \.drawsForTouches)
    }
  }
}
