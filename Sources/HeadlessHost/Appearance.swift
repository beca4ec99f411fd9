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
      case .filter, .blend, .unknown: isFiltered = true
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

  /// The font of the text that the element shows, at the size at which it is drawn.
  public var font: HostedFont? {
    let text = node?.first { if case .text? = $0.drawing { true } else { false } }
    guard let text, case .text(let flow)? = text.drawing, let face = flow.runs.first?.typeface else { return nil }
    // How far a text shrinks depends on how long its lines are.
    if flow.minimumScale < 1 { host.note(.modelled) }
    let scale = flow.minimumScale < 1 ? flow.block(for: ProposedSize(text.frame.size)).scale : 1
    return HostedFont(
      size: face.size * scale,
      nominalSize: face.size,
      weight: face.weight,
      isItalic: face.isItalic,
      name: face.customName
    )
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

  /// The colour of what lies directly behind the middle of the element: what is painted before it, over the screen's
  /// background. Of a gradient it is the colour at that point.
  public var backgroundColor: ResolvedColor? {
    guard let point = pointBehind else { return nil }
    host.note(point.trust)
    return ResolvedColor(point.layer.bare)
  }

  /// How far `backgroundColor` can be trusted.
  public var backgroundConfidence: Confidence { pointBehind?.trust ?? .unverified }

  /// The contrast of the element against what lies behind it, from 1 to 21, as WCAG 2.2 defines it, of the colours that
  /// are seen: opacities applied, and what is painted over the element painted over both.
  ///
  /// It is the least of the places where the element can be seen: of a text along its lines. A gradient has at each of
  /// them the colour that it has there. What can be seen nowhere has a contrast of 1.
  public var contrast: Double? {
    guard let measured = measuredContrast else { return nil }
    host.note(min(colorConfidence, measured.trust))
    return measured.contrast
  }

  /// How far `contrast` can be trusted: `modelled` where it is not the same all over or a gradient has a part in it.
  public var contrastConfidence: Confidence {
    measuredContrast.map { min(colorConfidence, $0.trust) } ?? .unverified
  }

  private var pointBehind: PaintedPoint? {
    guard let drawn = node?.first(where: { $0.drawing != nil }) else { return nil }
    let frame = drawn.frameInRoot
    return PaintedPoint(
      CGPoint(x: frame.midX, y: frame.midY),
      of: drawn,
      in: host.graph.root,
      over: screenColor,
      endsAtTarget: true
    )
  }

  private var measuredContrast: (contrast: Double, trust: Confidence)? {
    guard let drawn = node?.first(where: { $0.drawing != nil }), let drawing = drawn.drawing, drawing.mainPaint != nil
    else { return nil }
    let bounds = CGRect(origin: .zero, size: drawn.frame.size)
    let (toRoot, screen) = (drawn.transformToRoot, screenColor)
    let places = drawing.drawnPoints(in: bounds)
    let points = (places.isEmpty ? [CGPoint(x: bounds.midX, y: bounds.midY)] : places)
      .map { PaintedPoint(toRoot.transform($0), of: drawn, in: host.graph.root, over: screen) }
    let seen = points.filter(\.isSeen)
    return (seen.map(\.contrast).min() ?? 1, Self.trust(in: seen.isEmpty ? points : seen))
  }

  /// Where the contrast is not the same all over, it depends on where the letters come to lie.
  private static func trust(in points: [PaintedPoint]) -> Confidence {
    let contrasts = points.map(\.contrast)
    let isEven = (contrasts.max() ?? 1) - (contrasts.min() ?? 1) < 0.01
    return min(points.map(\.trust).min() ?? .exact, isEven ? .exact : .modelled)
  }

  /// What everything lies over.
  private var screenColor: RGBA { Color(uiColor: .systemBackground).rgba(in: host.presented.environment) }
}

/// A font at a size.
public struct HostedFont: Hashable, Sendable {
  /// In points, as it is drawn: at the text size of the surroundings, and smaller where `minimumScaleFactor(_:)` made it
  /// fit.
  public let size: CGFloat
  /// In points, at the text size of the surroundings, before it was made to fit.
  public let nominalSize: CGFloat
  /// On the scale from 100 to 900.
  public let weight: Int
  public let isItalic: Bool
  /// Of a custom font that was asked for.
  public let name: String?
}
