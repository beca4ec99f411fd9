import Foundation

extension Node {
  /// What this node and those below it paint, in its own space and before its own effect; null where that is nothing.
  var paintedBounds: CGRect {
    let own = drawing?.paintedBounds(in: CGRect(origin: .zero, size: frame.size)) ?? .null
    return drawnChildren.reduce(own) { $0.union($1.reach) }
  }

  /// The same in the space of the parent, with what the effect adds and takes away.
  private var reach: CGRect {
    let inner = paintedBounds
    let whole = effect?.reach(of: inner, in: frame.size) ?? inner
    return whole.isNull ? whole : whole.offsetBy(dx: frame.minX, dy: frame.minY)
  }
}

extension Effect {
  /// Where something that was painted in `inner` is seen.
  func reach(of inner: CGRect, in size: CGSize) -> CGRect {
    guard !inner.isNull else { return inner }
    let bounds = CGRect(origin: .zero, size: size)
    switch self {
    case .hidden, .opacity(0): return .null
    case .clip(let outline): return inner.intersection(outline(bounds).bounds)
    case .viewport: return inner.intersection(bounds)
    // A Gaussian ends, as far as anybody sees, at three times its deviation, which is half of the radius of a shadow.
    case .shadow(_, let radius, let offset):
      return inner.union(
        inner.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -1.5 * radius, dy: -1.5 * radius)
      )
    case .blur(let radius): return inner.insetBy(dx: -3 * radius, dy: -3 * radius)
    default: return transform(in: size).map { inner.transformed(by: $0) } ?? inner
    }
  }
}

extension Drawing {
  fileprivate func paintedBounds(in bounds: CGRect) -> CGRect {
    switch self {
    case .fill(let outline, _, _): return outline(bounds).paintedBounds
    // A mitre reaches farther than the pen is wide.
    case .stroke(let outline, _, let pen):
      let reach = pen.join == .miter ? pen.width * pen.miterLimit / 2 : pen.width
      return outline(bounds).paintedBounds.insetBy(dx: -reach, dy: -reach)
    case .text(let flow): return flow.lineFrames(in: bounds.size).reduce(bounds) { $0.union($1) }
    case .image: return bounds
    }
  }
}

extension VectorPath {
  fileprivate var paintedBounds: CGRect { isEmpty ? .null : bounds }
}

extension CGRect {
  /// The rectangle around what becomes of this one.
  fileprivate func transformed(by transform: AffineTransform) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map {
      transform.transform(CGPoint(x: $0.0, y: $0.1))
    }
    return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// The region of a filter or a mask, with a point to spare for what is smoothed at its edges. Named in the space of
  /// what is drawn: a part of its box would be nothing for a line, which has none.
  func svgRegion(_ units: String) -> String {
    let region = isNull ? .zero : insetBy(dx: -1, dy: -1)
    return "\(units)=\"userSpaceOnUse\" x=\"\(region.minX.svg)\" y=\"\(region.minY.svg)\""
      + " width=\"\(region.width.svg)\" height=\"\(region.height.svg)\""
  }
}
