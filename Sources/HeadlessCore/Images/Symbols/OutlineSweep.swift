import Foundation

/// Finds the lines around an area that is made of many: polygons that neither cross nor cover one another, with holes
/// that run the other way round. Filled by either rule they show the area, and no cut is filled again.
///
/// A line sweeps down over all corners and crossings. Between two of them no edge begins, ends or crosses another, so that
/// the area lies between pairs of edges; what these and the ends of the stripes come to is joined to polygons. Corners lie
/// on a grid, so that what ends in one place and what begins there meet.
struct OutlineSweep {
  /// A place on the grid.
  struct Corner: Hashable {
    var x: Int
    var y: Int
  }

  private static let grid: CGFloat = 512

  private struct Edge {
    let top: Corner
    let bottom: Corner
    /// 1 where the polygon runs upwards, which is where its inside lies on the right, and -1 elsewhere.
    let winding: Int
    let polygon: Int

    func x(at y: Int) -> Int {
      if y == bottom.y { return bottom.x }
      return top.x + Int((exact(Double(y)) - Double(top.x)).rounded())
    }

    func exact(_ y: Double) -> Double {
      Double(top.x) + (y - Double(top.y)) * Double(bottom.x - top.x) / Double(bottom.y - top.y)
    }
  }

  private let area: SymbolOutline
  private let edges: [Edge]
  private let polygonCount: Int

  init(_ area: SymbolOutline) {
    self.area = area
    let polygons = area.polygons.map { $0.map(Self.corner) }
    polygonCount = polygons.count
    var edges: [Edge] = []
    for (number, corners) in polygons.enumerated() {
      for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) where from.y != to.y {
        let runsUp = to.y < from.y
        edges.append(
          Edge(top: runsUp ? to : from, bottom: runsUp ? from : to, winding: runsUp ? 1 : -1, polygon: number)
        )
      }
    }
    self.edges = edges.sorted { $0.top.y < $1.top.y }
  }

  private static func corner(_ point: CGPoint) -> Corner {
    Corner(x: Int((point.x * grid).rounded()), y: Int((point.y * grid).rounded()))
  }

  func polygons() -> [[CGPoint]] {
    var chains = OutlineChains()
    let levels = levels()
    var above: [(left: Int, right: Int)] = []
    var active: [Edge] = []
    var coming = edges[...]
    for (top, bottom) in zip(levels, levels.dropFirst()) {
      active.removeAll { $0.bottom.y <= top }
      while let edge = coming.first, edge.top.y <= top {
        active.append(edge)
        coming.removeFirst()
      }
      let spans = spans(between: active, atHeight: Double(top + bottom) / 2)
      chains.cap(above, spans.map { ($0.left.x(at: top), $0.right.x(at: top)) }, at: top)
      for span in spans {
        chains.add(Corner(x: span.left.x(at: bottom), y: bottom), Corner(x: span.left.x(at: top), y: top))
        chains.add(Corner(x: span.right.x(at: top), y: top), Corner(x: span.right.x(at: bottom), y: bottom))
      }
      above = spans.map { ($0.left.x(at: bottom), $0.right.x(at: bottom)) }
    }
    if let last = levels.last { chains.cap(above, [], at: last) }
    return chains.loops().map { $0.map { CGPoint(x: CGFloat($0.x) / Self.grid, y: CGFloat($0.y) / Self.grid) } }
  }

  /// The heights of all corners and crossings, downwards.
  private func levels() -> [Int] {
    var levels = Set(edges.flatMap { [$0.top.y, $0.bottom.y] })
    for (index, edge) in edges.enumerated() {
      for other in edges[(index + 1)...] {
        if other.top.y >= edge.bottom.y { break }
        if let y = crossing(edge, other) { levels.insert(y) }
      }
    }
    return levels.sorted()
  }

  private func crossing(_ a: Edge, _ b: Edge) -> Int? {
    let (top, bottom) = (Double(max(a.top.y, b.top.y)), Double(min(a.bottom.y, b.bottom.y)))
    let (before, behind) = (a.exact(top) - b.exact(top), a.exact(bottom) - b.exact(bottom))
    guard before * behind < 0 else { return nil }
    return Int((top + (bottom - top) * before / (before - behind)).rounded())
  }

  /// Between which edges the area lies in a stripe that none begins in, ends in or crosses another in.
  private func spans(between active: [Edge], atHeight middle: Double) -> [(left: Edge, right: Edge)] {
    let ordered = active.map { (edge: $0, x: $0.exact(middle)) }.sorted { $0.x < $1.x }
    var windings = [Int](repeating: 0, count: polygonCount)
    var spans: [(left: Edge, right: Edge)] = []
    var left: Edge?
    for (edge, _) in ordered {
      windings[edge.polygon] += edge.winding
      var next = 0
      switch (left, area.holds(windings, &next)) {
      case (nil, true): left = edge
      case (let start?, false):
        spans.append((start, edge))
        left = nil
      default: break
      }
    }
    return spans
  }
}

extension SymbolOutline {
  /// Whether a place is in the area, by how often each of its polygons runs around it.
  fileprivate func holds(_ windings: [Int], _ next: inout Int) -> Bool {
    switch self {
    case .closed:
      defer { next += 1 }
      return windings[next] > 0
    case .union(let parts):
      // All are asked, because each takes the numbers of its polygons.
      return parts.reduce(false) { $1.holds(windings, &next) || $0 }
    case .difference(let left, let right):
      let isInside = left.holds(windings, &next)
      return !right.holds(windings, &next) && isInside
    case .intersection(let left, let right):
      let isInside = left.holds(windings, &next)
      return right.holds(windings, &next) && isInside
    }
  }
}
