/// Pieces of the line around an area, each with the area on its right, joined to closed polygons.
struct OutlineChains {
  typealias Corner = OutlineSweep.Corner

  private var ends: [Corner: [Corner]] = [:]
  /// In the order in which they came, so that the polygons are the same on every run.
  private var starts: [Corner] = []

  mutating func add(_ start: Corner, _ end: Corner) {
    guard start != end else { return }
    ends[start, default: []].append(end)
    starts.append(start)
  }

  /// The pieces along a height where the spans above it are not those below.
  mutating func cap(_ above: [(left: Int, right: Int)], _ below: [(left: Int, right: Int)], at y: Int) {
    var steps: [Int: Int] = [:]
    for span in below {
      steps[span.left, default: 0] += 1
      steps[span.right, default: 0] -= 1
    }
    for span in above {
      steps[span.left, default: 0] -= 1
      steps[span.right, default: 0] += 1
    }
    let places = steps.keys.sorted()
    var count = 0
    for (left, right) in zip(places, places.dropFirst()) {
      count += steps[left] ?? 0
      let (from, to) = count > 0 ? (left, right) : (right, left)
      for _ in 0..<abs(count) { add(Corner(x: from, y: y), Corner(x: to, y: y)) }
    }
  }

  /// As many pieces end in each corner as begin there, so that each way comes back to where it began.
  func loops() -> [[Corner]] {
    var open = ends
    var loops: [[Corner]] = []
    for start in starts {
      while let first = open[start]?.popLast() {
        var loop = [start]
        var place = first
        while place != start, let next = open[place]?.popLast() {
          loop.append(place)
          place = next
        }
        let bare = Self.withoutStraightCorners(loop)
        if bare.count > 2 { loops.append(bare) }
      }
    }
    return loops
  }

  /// Without the corners that lie on the line between those that stay, but for what the grid rounds. All that were left
  /// out since the last one count: along a curve of short pieces each corner alone lies close to the next.
  private static func withoutStraightCorners(_ loop: [Corner]) -> [Corner] {
    var kept = [loop[0]]
    var passed: [Corner] = []
    for index in loop.indices.dropFirst() {
      passed.append(loop[index])
      let end = loop[(index + 1) % loop.count]
      if passed.allSatisfy({ liesOn(kept[kept.count - 1], end, $0) }) { continue }
      kept.append(loop[index])
      passed = []
    }
    return kept
  }

  private static func liesOn(_ start: Corner, _ end: Corner, _ corner: Corner) -> Bool {
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let area = abs(dx * Double(corner.y - start.y) - dy * Double(corner.x - start.x))
    return area <= 2 * (dx * dx + dy * dy).squareRoot()
  }
}
