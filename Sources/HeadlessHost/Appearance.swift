public import Foundation
import HeadlessCore
import SwiftUI

extension HostedElement {
  /// What is left of the element's colours after all opacities at and around it: 0 to 1, at this moment of an animation.
  /// Not a number when the view is gone, so that no expectation passes for want of a view.
  public var opacity: Double {
    guard exists else { return .nan }
    var product = 1.0
    visitEffects { if case .opacity(let opacity) = $0 { product *= opacity } }
    return product
  }

  /// The horizontal scale at and around the element, at this moment of an animation; not a number when the view is gone.
  public var scale: Double {
    guard exists else { return .nan }
    var product = 1.0
    visitEffects { if case .scale(let scale, _) = $0 { product *= scale.width } }
    return product
  }

  /// Something on the way changes the colours that are painted.
  var isFiltered: Bool {
    var isFiltered = false
    visitEffects { effect in
      switch effect {
      case .filter, .blend: isFiltered = true
      default: break
      }
    }
    return isFiltered
  }

  /// The effects on the way from the outermost view down to what the element draws.
  private func visitEffects(_ visit: (Effect) -> Void) {
    var current = node?.first { $0.drawing != nil } ?? node
    while let here = current {
      if let effect = here.effect { visit(effect) }
      current = here.parent
    }
  }

  /// The font of the text that the element shows.
  public var font: HostedFont? {
    let text = node?.first { if case .text? = $0.drawing { true } else { false } }
    guard case .text(let flow)? = text?.drawing, let face = flow.runs.first?.typeface else { return nil }
    return HostedFont(size: face.size, weight: face.weight, isItalic: face.isItalic, name: face.customName)
  }

  /// The lines that the text is broken into, an ellipsis where it was cut.
  public var lines: [String] {
    guard let text = node?.first(where: { if case .text? = $0.drawing { true } else { false } }),
      case .text(let flow)? = text.drawing
    else { return [] }
    host.note(.modelled)
    return flow.block(for: ProposedSize(text.frame.size)).lines.map(\.string)
  }

  /// Whether a part of the text is left out because it does not fit.
  public var isCut: Bool {
    let drawn = lines.joined().filter { !$0.isWhitespace }
    return drawn != (text ?? "").filter { !$0.isWhitespace }
  }

  /// The colour of what lies directly behind the element: the shapes painted before it, over the screen's background.
  public var backgroundColor: ResolvedColor? {
    guard let drawn = node?.first(where: { $0.drawing != nil }) else { return nil }
    let frame = drawn.frameInRoot
    let screen = Color(uiColor: .systemBackground).rgba(in: host.presented.environment)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    var backdrop = Backdrop(root: host.graph.root, point: middle, target: drawn)
    let color = backdrop.color(over: screen)
    host.note(backdrop.trust)
    return ResolvedColor(color)
  }

  /// The contrast of the element's colour against what lies behind it, from 1 to 21, as WCAG 2.2 defines it.
  public var contrast: Double? {
    guard let foreground = foregroundColor, let background = backgroundColor else { return nil }
    let painted = foreground.rgba.multiplied(alpha: opacity).over(background.rgba)
    let (a, b) = (painted.luminance, background.rgba.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}

/// A font at a size.
public struct HostedFont: Hashable, Sendable {
  /// In points, at the text size of the surroundings.
  public let size: CGFloat
  /// On the scale from 100 to 900.
  public let weight: Int
  public let isItalic: Bool
  /// Of a custom font that was asked for.
  public let name: String?
}

/// Paints everything that comes before one node onto one point.
private struct Backdrop {
  let root: Node
  let point: CGPoint
  let target: Node
  /// How far the colour can be trusted: of an image nobody knows the pixels, and of a gradient one colour stands for the whole.
  private(set) var trust = Confidence.exact

  init(root: Node, point: CGPoint, target: Node) {
    (self.root, self.point, self.target) = (root, point, target)
  }

  mutating func color(over screen: RGBA) -> RGBA {
    var color = screen
    _ = paint(root, point, 1, &color)
    return color
  }

  /// `false` when the target was reached and painting is over.
  private mutating func paint(_ node: Node, _ outer: CGPoint, _ opacity: Double, _ color: inout RGBA) -> Bool {
    if node === target { return false }
    let local = CGPoint(x: outer.x - node.frame.minX, y: outer.y - node.frame.minY)
    let bounds = CGRect(origin: .zero, size: node.frame.size)
    var inner = local
    var opacity = opacity
    switch node.effect {
    case .hidden: return true
    case .opacity(let factor): opacity *= factor
    case .clip(let outline): if !outline(bounds).contains(local) { return node.first { $0 === target } == nil }
    case .viewport: if !bounds.contains(local) { return node.first { $0 === target } == nil }
    case .filter, .blend, .mask:
      if bounds.contains(local) { trust = min(trust, .unverified) }
    case let effect?: inner = effect.transform(in: bounds.size)?.inverted()?.transform(local) ?? local
    case nil: break
    }
    if case .fill(let outline, let paint, let evenOdd)? = node.drawing,
      outline(bounds).contains(local, evenOdd: evenOdd)
    {
      color = paint.representative.multiplied(alpha: opacity).over(color)
      if case .color = paint {} else { trust = min(trust, .modelled) }
    } else if case .image? = node.drawing, bounds.contains(local) {
      trust = min(trust, .unverified)
    }
    for child in node.paintedChildren where !paint(child, inner, opacity, &color) { return false }
    return true
  }
}
