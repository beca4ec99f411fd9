import Foundation

/// Closed shapes: alone, around signs, and filled.
extension SymbolCatalog {
  mutating func addShapes() {
    shape("circle", .disc(12, 12, 10))
    shape("square", .box(3, 3, 18, 18, 4))
    shape("app", .box(2.5, 2.5, 19, 19, 6.5))
    shape("rectangle", .box(2, 5, 20, 14, 3))
    shape("rectangle.portrait", .box(5, 2, 14, 20, 3))
    shape("octagon", .regular(corners: 8, radius: 10.5, turned: 22.5))
    shape("hexagon", .regular(corners: 6, radius: 10.5, turned: 0))
    shape("pentagon", .regular(corners: 5, radius: 10.5, turned: -90))
    shape("capsule", .box(2, 7, 20, 10, 5))
    shape("oval", .ellipse(12, 12, 10.5, 7.5))
    shape("triangle", .polygon((12, 2.5), (22.5, 21), (1.5, 21)))
    shape("diamond", .polygon((12, 2), (22, 12), (12, 22), (2, 12)))
    shape("seal", wave(radius: 9.7, swing: 1.1, count: 8))
    shape("star", star())
    shape("heart", heart())
    shape("cross", cross())
    shape("play", .polygon((6, 3.5), (20.5, 12), (6, 20.5)))
    shape("stop", .box(4, 4, 16, 16, 2))
    shape("pause", .box(5, 4, 5, 16, 1) + .box(14, 4, 5, 16, 1))
    shape("backward", .polygon((11.2, 4), (11.2, 20), (1, 12)) + .polygon((22, 4), (22, 20), (11.8, 12)))
    shape("forward", .polygon((2, 4), (12.2, 12), (2, 20)) + .polygon((12.8, 4), (23, 12), (12.8, 20)))
    shape("backward.end", .box(4, 4, 2.5, 16, 0) + .polygon((20, 4), (20, 20), (7.5, 12)))
    shape("forward.end", .box(17.5, 4, 2.5, 16, 0) + .polygon((4, 4), (16.5, 12), (4, 20)))
    sign("square.dashed") { .box(3, 3, 18, 18, 4).rim($0) - crossing(5) }
    sign("circle.dashed") { pen in
      .union((0..<8).map { .bow(pen, 12, 12, 9.5, from: CGFloat($0) * 45, to: CGFloat($0) * 45 + 26) })
    }
  }

  mutating func addEmblems() {
    shape("shield", .polygon((12, 2), (20.5, 5), (20.5, 12), (17.5, 17.5), (12, 22), (6.5, 17.5), (3.5, 12), (3.5, 5)))
    shape("house", .polygon((12, 3), (22, 11.5), (19, 11.5), (19, 21), (5, 21), (5, 11.5), (2, 11.5)))
    shape("bookmark", .polygon((6, 2.5), (18, 2.5), (18, 21.5), (12, 16.5), (6, 21.5)))
    shape("bell", bell())
    shape("bolt", .polygon((13.5, 1.5), (4.5, 13.5), (11, 13.5), (9.5, 22.5), (19, 9.5), (12.5, 9.5)))
    shape("flag", .polygon((4, 2.5), (20.5, 2.5), (17, 8.5), (20.5, 14.5), (6, 14.5), (6, 22), (4, 22)))
    thing("paperplane") { pen in
      SymbolForm(.polygon((22, 2), (15, 22), (11, 13), (2, 9)), details: .line(pen * 0.6, (11, 13), (22, 2)))
    }
    thing("tag") { _ in
      SymbolForm(.polygon((2.5, 2.5), (12, 2.5), (22, 12.5), (12.5, 22), (2.5, 12)), details: .disc(7.5, 7.5, 1.5))
    }
    thing("crown") { _ in SymbolForm(.polygon((2, 7), (7.5, 12), (12, 4), (16.5, 12), (22, 7), (20, 20), (4, 20))) }
    thing("lightbulb") { pen in
      SymbolForm(
        .disc(12, 9, 7),
        extras: .line(pen, (9, 15), (9, 18), (15, 18), (15, 15)) + .line(pen, (10, 21), (14, 21))
      )
    }
    shape("chart.bar", .box(3, 12, 5, 9, 1) + .box(9.5, 4, 5, 17, 1) + .box(16, 8, 5, 13, 1))
    thing("key") { pen in
      let ring = SymbolOutline.disc(7.5, 12, 5.5)
      let bit = SymbolOutline.line(pen, (12.5, 12), (22, 12), (22, 16.5)) + .line(pen, (18, 12), (18, 15.5))
      return SymbolForm(ring, cut: .disc(6, 12, 1.6), extras: bit)
    }
    sign("sparkles") { _ in sparkle(10, 13, 8) + sparkle(19, 5, 4) + sparkle(19.5, 19.5, 3) }
    sign("sparkle") { _ in sparkle(12, 12, 10) }
    thing("gearshape") { pen in SymbolForm(wheel(teeth: 8), details: .disc(12, 12, 4).rim(pen), cut: .disc(12, 12, 3.5))
    }
    sign("gear") { pen in
      let spokes = SymbolOutline.union(
        (0..<3).map { .line(pen * 0.7, (12, 3), (12, 21)).turned(CGFloat($0) * 60 + 30) }
      )
      return wheel(teeth: 16) - .disc(12, 12, 8.2 - pen * 0.6) + (spokes & .disc(12, 12, 8.4)) + .disc(12, 12, 2.2)
    }
  }

  mutating func addChoices() {
    sign("circle.inset.filled") { .ring(12, 12, 10, $0) + .disc(12, 12, 8.6 - $0) }
    sign("largecircle.fill.circle") { .ring(12, 12, 10, $0) + .disc(12, 12, 6.2) }
    thing("smallcircle.filled.circle") { _ in SymbolForm(.disc(12, 12, 10), details: .disc(12, 12, 3.8)) }
    thing("record.circle") { pen in
      SymbolForm(.disc(12, 12, 10), details: .disc(12, 12, 5), cut: .ring(12, 12, 6.6, pen))
    }
    sign("circle.lefthalf.filled") { .ring(12, 12, 10, $0) + (.disc(12, 12, 9) & .box(0, 0, 12, 24, 0)) }
    sign("circle.righthalf.filled") { .ring(12, 12, 10, $0) + (.disc(12, 12, 9) & .box(12, 0, 12, 24, 0)) }
    sign("star.leadinghalf.filled") { star().rim($0) + (star() & .box(0, 0, 12, 24, 0)) }
    sign("slider.horizontal.3") { pen in
      let rows: [(CGFloat, CGFloat)] = [(6, 8), (12, 16), (18, 6.5)]
      return .union(
        rows.map { y, knob in
          .line(pen, (2.5, y), (21.5, y)) - .disc(knob, y, 2.6) + .ring(knob, y, 2.6, pen)
        }
      )
    }
    shape("rectangle.grid.1x2", .box(3, 3, 18, 8, 1.5) + .box(3, 13, 18, 8, 1.5))
    shape("square.grid.2x2", .union([3, 13].flatMap { x in [3, 13].map { .box(x, $0, 8, 8, 1.5) } }))
    shape("square.grid.3x3", .union([2, 9, 16].flatMap { x in [2, 9, 16].map { .box(x, $0, 6, 6, 1) } }))
    sign("switch.2") { pen in
      let upper = SymbolOutline.box(2, 3.5, 20, 8, 4) - .disc(18, 7.5, 2.4)
      let lower = SymbolOutline.box(2, 12.5, 20, 8, 4).rim(pen) + .disc(6, 16.5, 2.4)
      return upper + lower
    }
  }
}

/// Across the middle of a square: what is left of its sides are dashes.
private func crossing(_ width: CGFloat) -> SymbolOutline {
  .box(12 - width / 2 - 3.5, 0, 2.2, 24, 0) + .box(12 + width / 2 + 1.3, 0, 2.2, 24, 0)
    + .box(0, 12 - width / 2 - 3.5, 24, 2.2, 0) + .box(0, 12 + width / 2 + 1.3, 24, 2.2, 0)
}

private func wave(radius: CGFloat, swing: CGFloat, count: CGFloat) -> SymbolOutline {
  .closed(
    (0..<48).map { step in
      let angle = CGFloat(step) * .pi / 24
      let reach = radius + swing * cos(angle * count)
      return CGPoint(x: 12 + reach * cos(angle), y: 12 + reach * sin(angle))
    }
  )
}

private func wheel(teeth: Int) -> SymbolOutline {
  .closed(
    (0..<teeth * 4).map { step in
      let radius: CGFloat = step % 4 < 2 ? 10.5 : 8.6
      let angle = (CGFloat(step) + 0.5) * .pi / CGFloat(teeth * 2)
      return CGPoint(x: 12 + radius * cos(angle), y: 12 + radius * sin(angle))
    }
  )
}

private func star() -> SymbolOutline {
  .closed(
    (0..<10).map { index in
      let radius: CGFloat = index.isMultiple(of: 2) ? 11 : 4.8
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      return CGPoint(x: 12 + radius * cos(angle), y: 12.6 + radius * sin(angle))
    }
  )
}

private func heart() -> SymbolOutline {
  .closed(
    (0..<64).map { step in
      let angle = CGFloat(step) * .pi / 32
      let x = 16 * pow(sin(angle), 3)
      let y = 13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle)
      return CGPoint(x: 12 + x * 0.62, y: 11.2 - y * 0.62)
    }
  )
}

private func bell() -> SymbolOutline {
  let dome = SymbolOutline.arc(12, 9.5, 6.5, 6.5, from: 180, to: 360)
  let foot: [(CGFloat, CGFloat)] = [(18.5, 15), (21, 19), (14.5, 19), (12, 22), (9.5, 19), (3, 19), (5.5, 15)]
  return .closed(dome + foot.map { CGPoint(x: $0.0, y: $0.1) })
}

private func cross() -> SymbolOutline {
  let (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (2.5, 8.5, 15.5, 21.5)
  return .polygon((b, a), (c, a), (c, b), (d, b), (d, c), (c, c), (c, d), (b, d), (b, c), (a, c), (a, b), (b, b))
}

private func sparkle(_ x: CGFloat, _ y: CGFloat, _ reach: CGFloat) -> SymbolOutline {
  let waist = reach * 0.22
  return .polygon(
    (x, y - reach),
    (x + waist, y - waist),
    (x + reach, y),
    (x + waist, y + waist),
    (x, y + reach),
    (x - waist, y + waist),
    (x - reach, y),
    (x - waist, y - waist)
  )
}
