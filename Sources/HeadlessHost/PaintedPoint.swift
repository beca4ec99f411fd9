import Foundation
import HeadlessCore

/// What one point of the screen shows, painted from back to front: once with what one node draws there, and once
/// without it. Where the two differ, the node is seen.
struct PaintedPoint {
  /// A colour with the node's drawing and one without it, and how much of the drawing is hidden by what lies over it.
  struct Layer {
    var shown: RGBA
    var bare: RGBA
    var cover = 0.0

    var isGuess: Bool { shown.isGuess || bare.isGuess }

    /// What is seen here is not known.
    mutating func guess() { (shown, bare) = (shown.guessed, bare.guessed) }
  }

  /// What became of the node at this point.
  enum Sight {
    /// It was not come to yet.
    case ahead
    case shown
    /// A clip, or something that makes it invisible, leaves it out here.
    case leftOut
  }

  private(set) var layer: Layer
  private(set) var sight = Sight.ahead
  /// How far the colours can be trusted: of an image nobody knows the pixels, and of a gradient which of its colours
  /// meets a letter.
  var trust: Confidence { layer.isGuess ? .unverified : met }
  private var met = Confidence.exact
  private let target: Node
  /// Painting ends before the node: for what lies behind it.
  private let endsAtTarget: Bool
  private let place: CGPoint

  init(_ point: CGPoint, of target: Node, in root: Node, over screen: RGBA, endsAtTarget: Bool = false) {
    self.target = target
    self.endsAtTarget = endsAtTarget
    place = point
    layer = Layer(shown: screen, bare: screen)
    paint(root, point, 1)
  }

  /// Something as good as opaque lies over it, or nothing of it is here.
  var isSeen: Bool { sight == .shown && layer.cover <= 0.95 }

  /// As WCAG 2.2 defines it, from 1 to 21.
  var contrast: Double {
    let (a, b) = (layer.shown.luminance, layer.bare.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private mutating func paint(_ node: Node, _ outer: CGPoint, _ opacity: Double) {
    if endsAtTarget, sight != .ahead { return }
    let local = CGPoint(x: outer.x - node.frame.minX, y: outer.y - node.frame.minY)
    let bounds = CGRect(origin: .zero, size: node.frame.size)
    var (inner, opacity) = (local, opacity)
    switch node.effect {
    case .hidden, .opacity(0): return leaveOut(node)
    case .opacity(let factor): opacity *= factor
    case .clip(let outline): if !outline(bounds).contains(local) { return leaveOut(node) }
    case .viewport: if !bounds.contains(local) { return leaveOut(node) }
    case .group: return paintGroup(node, inner, opacity)
    case .filter, .blend, .mask: if bounds.contains(local) { met = .unverified }
    case .blur(let radius): if radius > 0, bounds.contains(local) { met = .unverified }
    case let effect?:
      if let transform = effect.transform(in: bounds.size) {
        // What is shrunk to nothing is nowhere.
        guard let inverse = transform.inverted() else { return leaveOut(node) }
        inner = inverse.transform(local)
      }
    case nil: break
    }
    paintContent(of: node, inner, opacity)
    if case .unknown = node.effect, bounds.contains(local) { layer.guess() }
  }

  private mutating func paintContent(of node: Node, _ point: CGPoint, _ opacity: Double) {
    let bounds = CGRect(origin: .zero, size: node.frame.size)
    if node === target {
      sight = .shown
      if endsAtTarget { return }
      if let color = node.drawing?.mainPaint?.color(at: point, in: bounds) {
        layer.shown = color.multiplied(alpha: opacity).over(layer.shown)
      }
    } else if let drawing = node.drawing {
      paint(drawing, of: node, in: bounds, point, opacity)
    }
    for child in node.drawnChildren { paint(child, point, opacity) }
  }

  /// Opacity is that of each view by itself, unless they are composited before: then it is that of the whole.
  private mutating func paintGroup(_ node: Node, _ point: CGPoint, _ opacity: Double) {
    let (outer, wasAhead) = (layer, sight == .ahead)
    layer = Layer(shown: .clear, bare: .clear)
    paintContent(of: node, point, 1)
    let cover = layer.cover * (wasAhead ? 1 : opacity)
    layer.shown = layer.shown.multiplied(alpha: opacity).over(outer.shown)
    layer.bare = layer.bare.multiplied(alpha: opacity).over(outer.bare)
    layer.cover = outer.cover + cover * (1 - outer.cover)
  }

  private mutating func paint(
    _ drawing: Drawing,
    of node: Node,
    in bounds: CGRect,
    _ point: CGPoint,
    _ opacity: Double
  ) {
    guard opacity > 0 else { return }
    switch drawing {
    case .fill(_, let paint, _), .stroke(_, let paint, _):
      guard !paint.isClear || paint.isGuess, drawing.covers(point, in: bounds) else { return }
      let color = paint.color(at: point, in: bounds).multiplied(alpha: opacity)
      layer.shown = color.over(layer.shown)
      layer.bare = color.over(layer.bare)
      if sight == .shown { layer.cover += color.alpha * (1 - layer.cover) }
      if case .color = paint {} else { met = min(met, .modelled) }
    case .image(let image):
      if bounds.contains(point) { meetImage() } else if image.isMissing, node.mayReach(place) { layer.guess() }
    case .text(let flow):
      // Letters over or under letters: which of their points meet is not worked out.
      if target.isText, flow.runs.contains(where: { !$0.paint.isClear }), drawing.covers(point, in: bounds) {
        met = .unverified
      }
    }
  }

  /// On a shape an image is what the shape carries, and hides it; before and behind letters it may be of any colour.
  private mutating func meetImage() {
    if sight == .shown, !target.isText { layer.cover = 1 } else { met = .unverified }
  }

  private mutating func leaveOut(_ node: Node) {
    if sight == .ahead, node.drawn(where: { $0 === target }) { sight = .leftOut }
  }
}

extension Node {
  fileprivate var isText: Bool { if case .text? = drawing { true } else { false } }

  /// Whether something whose size is not known may be seen at a point of the screen: views that are set in a row are not
  /// laid over one another, whatever their size.
  fileprivate func mayReach(_ place: CGPoint) -> Bool {
    var outermost = self
    while let parent = outermost.parent, !(parent.layout is StackLayout) { outermost = parent }
    return outermost.frameInRoot.contains(place)
  }

  /// Whether this node or one drawn below it matches, those on their way out among them.
  fileprivate func drawn(where matches: (Node) -> Bool) -> Bool {
    matches(self) || drawnChildren.contains { $0.drawn(where: matches) }
  }
}

extension ImageDrawing {
  /// Whether no image of the name was found, so that not even its size is known.
  fileprivate var isMissing: Bool { source.isEmpty && !name.isEmpty }
}
