import Foundation
import HeadlessCore

// Checks read the confidence of what they measure, and import this module only.
@_exported public import enum Evidence.Confidence

extension HostedElement {
  /// How far the size of the element can be trusted: exact where it follows from the source's numbers, modelled where
  /// text, the system's spacing, padding or a symbol has a say in it, be it in the element or around it, and unverified
  /// where that is a symbol that is not known here, and as long as it changes along an animation: it has its last size
  /// from the first moment here.
  public var sizeConfidence: Confidence { node.map { SizeTrust(node: $0).size } ?? .unverified }

  /// How far the place on the screen can be trusted: all that stands in the same containers has a say in it.
  public var frameConfidence: Confidence { node.map { SizeTrust(node: $0).frame } ?? .unverified }

  /// How far `foregroundColor` can be trusted. Colours of the source are taken over as they are; of a gradient or a
  /// material there is one colour for the whole; one that only stands in for a device's is unverified.
  public var colorConfidence: Confidence {
    // A filter makes another colour of it, which is not worked out.
    guard foregroundColor != nil, !isFiltered, let drawing = node?.first(where: { $0.drawing != nil })?.drawing else {
      return .unverified
    }
    if drawing.mainPaint?.isGuess == true { return .unverified }
    if case .color? = drawing.mainPaint { return .exact }
    return .modelled
  }
}

/// What the measures of one node depend on.
private struct SizeTrust {
  let node: Node

  /// What is inside, and where the node takes what it is offered, what is around it too.
  var size: Confidence {
    guard node.frame.hasLimits, !node.isResizing else { return .unverified }
    let inner = Self.inside(node)
    return isFlexible ? min(inner, offer) : inner
  }

  var frame: Confidence {
    var trust = node.isMoving ? .unverified : size
    var (current, outer) = (node, node.parent)
    while let parent = outer {
      if parent.isInMotion { return .unverified }
      trust = min(trust, Self.own(parent), Self.siblings(of: current, in: parent))
      (current, outer) = (parent, parent.parent)
    }
    return trust
  }

  private var isFlexible: Bool {
    let least = node.size(for: .zero)
    return least != node.size(for: .infinity) || least != node.frame.size
  }

  /// What the proposal depends on: all containers outwards, up to a frame that fixes both lengths.
  private var offer: Confidence {
    var trust = Confidence.exact
    var (current, outer) = (node, node.parent)
    while let parent = outer {
      if let frame = parent.layout as? FrameLayout, frame.width != nil, frame.height != nil { return trust }
      trust = min(trust, Self.own(parent))
      if parent.layout is StackLayout { trust = min(trust, Self.siblings(of: current, in: parent)) }
      (current, outer) = (parent, parent.parent)
    }
    return trust
  }

  private static func siblings(of child: Node, in parent: Node) -> Confidence {
    if let attachment = parent.layout as? AttachmentLayout {
      let primary = parent.children[attachment.primary]
      return primary === child ? .exact : inside(primary)
    }
    return parent.children.filter { $0 !== child }.map(inside).min() ?? .exact
  }

  /// What a container adds by itself.
  private static func own(_ node: Node) -> Confidence {
    if case .unknown = node.effect { return .unverified }
    return switch node.layout {
    case let frame as FrameLayout where frame.isImpossible: .unverified
    case let frame as FlexibleFrameLayout where frame.isImpossible: .unverified
    case let stack as StackLayout where stack.spacing == nil && node.children.count > 1: .modelled
    case let padding as PaddingLayout where padding.isSystem: .modelled
    // As long as others are, or were.
    case is UnmadeRowLayout: .modelled
    default: .exact
    }
  }

  private static func inside(_ node: Node) -> Confidence {
    switch node.layout {
    case let frame as FrameLayout where frame.width != nil && frame.height != nil: return .exact
    case let attachment as AttachmentLayout: return inside(node.children[attachment.primary])
    case is ExpandingLayout, is GeometryLayout: return .exact
    default: break
    }
    switch node.drawing {
    case .text: return .modelled
    case .image(let image) where image.isPlaceholder: return .unverified
    case .image(let image) where image.source == "SF Symbols": return .modelled
    default: return min(own(node), node.children.map(inside).min() ?? .exact)
    }
  }
}

extension CGRect {
  /// Whether all its numbers are numbers, and none of them is without an end.
  var hasLimits: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }
}
