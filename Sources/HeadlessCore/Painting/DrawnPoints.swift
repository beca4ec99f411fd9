package import Foundation

extension Drawing {
  /// Points of what is drawn, spread over all of it: of a text along its lines, of a stroke along its outline, of an
  /// area inside of it. Empty where nothing is drawn that a point of a grid meets.
  package func drawnPoints(in bounds: CGRect) -> [CGPoint] {
    switch self {
    case .text(let flow): return Self.points(along: flow.lineFrames(in: bounds.size))
    case .stroke(let outline, _, _): return Self.points(along: outline(bounds))
    case .fill, .image: return Self.grid(over: bounds).filter { covers($0, in: bounds) }
    }
  }

  /// Whether the point lies in what is drawn; of an image, in one of the outlines of its picture; of a text, on a line.
  package func covers(_ point: CGPoint, in bounds: CGRect) -> Bool {
    switch self {
    case .fill(let outline, _, let evenOdd): outline(bounds).contains(point, evenOdd: evenOdd)
    case .stroke(let outline, _, let pen): outline(bounds).outlinePasses(within: pen.width / 2, of: point)
    case .text(let flow): flow.lineFrames(in: bounds.size).contains { $0.contains(point) }
    case .image(let image): image.covers(point, in: bounds)
    }
  }

  /// The middles of eight by eight fields.
  package static func grid(over frame: CGRect) -> [CGPoint] {
    let (width, height) = (frame.width / 8, frame.height / 8)
    return (0..<64).map { index in
      let (row, column) = (CGFloat(index / 8), CGFloat(index % 8))
      return CGPoint(x: frame.minX + width * (column + 0.5), y: frame.minY + height * (row + 0.5))
    }
  }

  /// In each line of a text the middles of eight parts of it, and its ends; in the first line also where capitals reach
  /// up to, in the last one also where letters stand. What changes evenly behind a text is at its extremes there.
  private static func points(along lines: [CGRect]) -> [CGPoint] {
    var points = lines.flatMap { middles(of: $0, at: 0.5) + ends(of: $0) }
    if let first = lines.first { points += middles(of: first, at: 0.2) }
    if let last = lines.last { points += middles(of: last, at: 0.8) }
    return points
  }

  private static func middles(of line: CGRect, at part: CGFloat) -> [CGPoint] {
    (0..<8).map {
      CGPoint(x: line.minX + line.width * (CGFloat($0) + 0.5) / 8, y: line.minY + line.height * part)
    }
  }

  /// Half a point inside: what ends with the line is still there.
  private static func ends(of line: CGRect) -> [CGPoint] {
    line.width > 1 ? [line.minX + 0.5, line.maxX - 0.5].map { CGPoint(x: $0, y: line.midY) } : []
  }

  /// The middles of the chords of an outline, 64 of them at most.
  private static func points(along outline: VectorPath) -> [CGPoint] {
    let middles = outline.flattened().flatMap { polygon in
      zip(polygon, polygon.dropFirst() + polygon.prefix(1)).map { a, b in
        CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
      }
    }
    let step = max(1, middles.count / 64)
    return stride(from: 0, to: middles.count, by: step).map { middles[$0] }
  }
}

extension TextFlow {
  /// Where the lines lie in the room that the text was given; empty lines are left out.
  package func lineFrames(in size: CGSize) -> [CGRect] {
    let block = block(for: ProposedSize(size))
    return zip(block.lines, block.baselines).compactMap { line, baseline in
      guard line.width > 0 else { return nil }
      let origin = CGPoint(x: start(of: line, in: size.width), y: baseline - line.ascent)
      return CGRect(origin: origin, size: CGSize(width: line.width, height: line.height))
    }
  }
}

extension ImageDrawing {
  fileprivate func covers(_ point: CGPoint, in bounds: CGRect) -> Bool {
    guard bounds.width > 0, bounds.height > 0 else { return false }
    let inPicture = CGPoint(
      x: (point.x - bounds.minX) / bounds.width * picture.size.width,
      y: (point.y - bounds.minY) / bounds.height * picture.size.height
    )
    return picture.layers.contains { layer in
      layer.fill != nil && layer.path.contains(inPicture)
        || layer.stroke != nil && layer.path.outlinePasses(within: layer.pen.width / 2, of: inPicture)
    }
  }
}
