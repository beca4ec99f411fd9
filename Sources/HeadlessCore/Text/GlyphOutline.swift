import Foundation

/// Decodes the `glyf` descriptions of a TrueType font: simple glyphs, and glyphs composed of others.
struct GlyphOutline {
  let reader: BigEndianReader
  let location: (Int) -> Int?

  func path(of glyph: Int, depth: Int = 0) -> VectorPath {
    guard depth < 6, let start = location(glyph) else { return VectorPath() }
    let contours = reader.i16(start)
    return contours >= 0
      ? simple(start + 10, contours: contours) : composite(start + 10, depth: depth)
  }

  private struct Point {
    var position: CGPoint
    var isOnCurve: Bool
  }

  private func simple(_ start: Int, contours: Int) -> VectorPath {
    guard contours > 0 else { return VectorPath() }
    let ends = (0..<contours).map { reader.u16(start + 2 * $0) }
    let count = (ends.last ?? -1) + 1
    var cursor = start + 2 * contours
    cursor += 2 + reader.u16(cursor)
    let flags = readFlags(&cursor, count: count)
    let xs = readDeltas(&cursor, flags: flags, short: 0x02, same: 0x10)
    let ys = readDeltas(&cursor, flags: flags, short: 0x04, same: 0x20)
    var path = VectorPath()
    var first = 0
    for end in ends where end >= first && end < count {
      let points = (first...end).map {
        Point(position: CGPoint(x: xs[$0], y: ys[$0]), isOnCurve: flags[$0] & 1 != 0)
      }
      append(points, to: &path)
      first = end + 1
    }
    return path
  }

  private func readFlags(_ cursor: inout Int, count: Int) -> [Int] {
    var flags: [Int] = []
    while flags.count < count {
      let flag = reader.u8(cursor)
      cursor += 1
      flags.append(flag)
      guard flag & 0x08 != 0 else { continue }
      flags += [Int](repeating: flag, count: min(reader.u8(cursor), count - flags.count))
      cursor += 1
    }
    return flags
  }

  private func readDeltas(_ cursor: inout Int, flags: [Int], short: Int, same: Int) -> [Int] {
    var value = 0
    return flags.map { flag in
      if flag & short != 0 {
        value += flag & same != 0 ? reader.u8(cursor) : -reader.u8(cursor)
        cursor += 1
      } else if flag & same == 0 {
        value += reader.i16(cursor)
        cursor += 2
      }
      return value
    }
  }

  /// Between two control points lies an implied point of the curve.
  private func append(_ points: [Point], to path: inout VectorPath) {
    guard let pivot = points.firstIndex(where: \.isOnCurve) else { return }
    let ring = points[pivot...] + points[..<pivot] + [points[pivot]]
    var control: CGPoint?
    for (order, point) in ring.enumerated() {
      if order == 0 {
        path.move(to: point.position)
      } else if point.isOnCurve {
        if let pending = control {
          path.quad(to: point.position, control: pending)
        } else {
          path.line(to: point.position)
        }
        control = nil
      } else {
        if let pending = control { path.quad(to: middle(pending, point.position), control: pending) }
        control = point.position
      }
    }
    path.close()
  }

  private func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }

  private func composite(_ start: Int, depth: Int) -> VectorPath {
    var path = VectorPath()
    var cursor = start
    var flags = 0x20
    while flags & 0x20 != 0 {
      flags = reader.u16(cursor)
      let glyph = reader.u16(cursor + 2)
      cursor += 4
      let words = flags & 0x01 != 0
      let dx = words ? reader.i16(cursor) : reader.i8(cursor)
      let dy = words ? reader.i16(cursor + 2) : reader.i8(cursor + 1)
      cursor += words ? 4 : 2
      let scale = readScale(&cursor, flags: flags)
      path.append(
        self.path(of: glyph, depth: depth + 1).mapped {
          CGPoint(
            x: $0.x * scale.a + $0.y * scale.c + CGFloat(dx),
            y: $0.x * scale.b + $0.y * scale.d + CGFloat(dy)
          )
        }
      )
    }
    return path
  }

  private func readScale(_ cursor: inout Int, flags: Int) -> (a: Double, b: Double, c: Double, d: Double) {
    if flags & 0x08 != 0 {
      defer { cursor += 2 }
      let scale = reader.f2dot14(cursor)
      return (scale, 0, 0, scale)
    }
    if flags & 0x40 != 0 {
      defer { cursor += 4 }
      return (reader.f2dot14(cursor), 0, 0, reader.f2dot14(cursor + 2))
    }
    if flags & 0x80 != 0 {
      defer { cursor += 8 }
      return (
        reader.f2dot14(cursor), reader.f2dot14(cursor + 2), reader.f2dot14(cursor + 4), reader.f2dot14(cursor + 6)
      )
    }
    return (1, 0, 0, 1)
  }
}
