import HeadlessCore

/// How far a measured value can be trusted to be that of a device.
public enum Confidence: String, Comparable, Sendable {
  /// Nothing is known.
  case unverified
  /// Depends on a model: widths of text, the system's spacing, placeholders of symbols.
  case modelled
  /// Follows from numbers in the source alone.
  case exact

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .unverified: 0
    case .modelled: 1
    case .exact: 2
    }
  }
}

extension HostedElement {
  /// How far the size of the element can be trusted: exact where it follows from the source's numbers, modelled where
  /// text, the system's spacing or a placeholder has a say in it.
  public var sizeConfidence: Confidence { node.map { Self.confidence($0) } ?? .unverified }

  /// Labels, traits and the colours of the source are taken over as they are.
  public var colorConfidence: Confidence { foregroundColor == nil ? .unverified : .exact }

  private static func confidence(_ node: Node) -> Confidence {
    switch node.layout {
    case let frame as FrameLayout where frame.width != nil && frame.height != nil: return .exact
    case let stack as StackLayout where stack.spacing == nil && node.children.count > 1: return .modelled
    case let attachment as AttachmentLayout: return confidence(node.children[attachment.primary])
    case is ExpandingLayout, is GeometryLayout: return .exact
    default: break
    }
    switch node.drawing {
    case .text: return .modelled
    case .image(let image) where image.source == "SF Symbols": return .modelled
    default: return node.children.map(confidence).min() ?? .exact
    }
  }
}
