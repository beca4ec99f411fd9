import Foundation

/// Shapes and things, as outlines and filled.
enum SymbolShapes {
  /// How large a sign stands in a shape, and how far below the middle.
  static let places: [String: (scale: CGFloat, drop: CGFloat)] = [
    "circle": (0.5, 0), "square": (0.5, 0), "triangle": (0.42, 3), "bubble": (0.45, -1.5), "shield": (0.45, -0.5),
    "octagon": (0.5, 0), "seal": (0.45, 0), "app": (0.5, 0), "diamond": (0.42, 0), "hexagon": (0.5, 0),
  ]

  static func outline(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    SymbolSigns.outlineOfSign(name, pen) ?? body(of: name, pen) ?? thing(name, pen) ?? SymbolThings.outline(name, pen)
      ?? marked(name, pen)
  }

  /// A thing that is crossed out or bears a dot: `bell.slash`, `bell.badge.fill`.
  private static func marked(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    for (mark, sign) in [(".slash", SymbolOutline.line(pen, (3, 3), (21, 21))), (".badge", .disc(18.5, 5, 4))] {
      guard let range = name.range(of: mark) else { continue }
      let plain = name.replacingCharacters(in: range, with: "")
      return plain.contains(mark) ? nil : outline(plain, pen).map { $0 + sign }
    }
    return nil
  }

  /// Closed shapes: `NAME` is the line around what `NAME.fill` is.
  private static func body(of name: String, _ pen: CGFloat) -> SymbolOutline? {
    if name.hasSuffix(".fill") { return solid(String(name.dropLast(5))) }
    guard let full = solid(name) else { return nil }
    return full - full.shrunk(by: pen)
  }

  private static func solid(_ name: String) -> SymbolOutline? {
    switch name {
    case "circle": return .disc(12, 12, 10)
    case "square": return .box(rect(3, 3, 18, 18), 4)
    case "square.dashed", "app": return .box(rect(3, 3, 18, 18), 5)
    case "rectangle": return .box(rect(2, 5, 20, 14), 3)
    case "octagon": return polygon(corners: 8, radius: 10.5, turned: 22.5)
    case "hexagon": return polygon(corners: 6, radius: 10.5, turned: 0)
    case "seal": return seal()
    case "capsule": return .box(rect(2, 7, 20, 10), 5)
    case "triangle": return .polygon((12, 2.5), (22.5, 21), (1.5, 21))
    case "diamond": return .polygon((12, 2), (22, 12), (12, 22), (2, 12))
    case "shield":
      return .polygon((12, 2), (20.5, 5), (20.5, 12), (17.5, 17.5), (12, 22), (6.5, 17.5), (3.5, 12), (3.5, 5))
    case "star": return star()
    case "heart": return heart()
    case "house": return .polygon((12, 3), (22, 11.5), (19, 11.5), (19, 21), (5, 21), (5, 11.5), (2, 11.5))
    case "bookmark": return .polygon((6, 2.5), (18, 2.5), (18, 21.5), (12, 16.5), (6, 21.5))
    case "bell": return bell()
    case "bolt": return .polygon((13.5, 1.5), (4.5, 13.5), (11, 13.5), (9.5, 22.5), (19, 9.5), (12.5, 9.5))
    case "flag": return .polygon((4, 2.5), (20.5, 2.5), (17, 8.5), (20.5, 14.5), (6, 14.5), (6, 22), (4, 22))
    case "paperplane": return .polygon((22, 2), (15, 22), (11, 13), (2, 9))
    case "tag": return .polygon((2.5, 2.5), (12, 2.5), (22, 12.5), (12.5, 22), (2.5, 12))
    case "bubble":
      return .polygon(
        (4, 4),
        (20, 4),
        (22, 6),
        (22, 15),
        (20, 17),
        (11, 17),
        (6, 21.5),
        (6, 17),
        (4, 17),
        (2, 15),
        (2, 6)
      )
    case "moon": return moon()
    case "play": return .polygon((6, 3.5), (20.5, 12), (6, 20.5))
    case "stop": return .box(rect(4, 4, 16, 16), 2)
    default: return nil
    }
  }

  /// What is more than one closed shape.
  private static func thing(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    switch name {
    case "person": return .ring(12, 7.5, 4.5, pen) + shoulders() - shoulders().scaled(0.72).moved(0, 3)
    case "person.fill": return .disc(12, 7.5, 4.5) + shoulders()
    case "person.circle": return .ring(12, 12, 10, pen) + person().scaled(0.6).moved(0, 1)
    case "person.circle.fill": return .disc(12, 12, 10) - person().scaled(0.6).moved(0, 1)
    case "magnifyingglass": return .ring(10, 10, 7, pen) + .line(pen * 1.2, (14.8, 14.8), (21, 21))
    case "envelope": return .frame(rect(2, 5, 20, 14), 2.5, pen) + .line(pen, (3, 7), (12, 14), (21, 7))
    case "envelope.fill": return .box(rect(2, 5, 20, 14), 2.5) - .line(pen, (3, 7.5), (12, 14), (21, 7.5))
    case "lock": return .frame(rect(5, 10.5, 14, 11), 2.5, pen) + shackle(pen)
    case "lock.fill": return .box(rect(5, 10.5, 14, 11), 2.5) + shackle(pen)
    case "eye": return lens() - lens().scaled(1 - pen / 7) + .disc(12, 12, 3.2)
    case "eye.fill": return lens() - .ring(12, 12, 4.2, pen * 0.7)
    case "eye.slash": return lens() - lens().scaled(1 - pen / 7) + .disc(12, 12, 3.2) + .line(pen, (4, 4), (20, 20))
    case "eye.slash.fill": return lens() + .line(pen, (4, 3), (21, 20))
    case "calendar": return .frame(rect(3, 4, 18, 17), 3, pen) + .box(rect(3, 7, 18, 3), 0) + dots()
    case "clock": return .ring(12, 12, 10, pen) + .line(pen, (12, 6), (12, 12.5), (16.5, 12.5))
    case "clock.fill": return .disc(12, 12, 10) - .line(pen, (12, 6), (12, 12.5), (16.5, 12.5))
    case "line.3.horizontal": return bars(pen, 3)
    case "list.bullet":
      return bars(pen, 7) + .disc(3.5, 6, pen * 0.7) + .disc(3.5, 12, pen * 0.7) + .disc(3.5, 18, pen * 0.7)
    case "trash": return .frame(rect(5.5, 6, 13, 16), 2, pen) + lid(pen)
    case "trash.fill": return .box(rect(5.5, 7.5, 13, 14.5), 2) + lid(pen)
    case "gear", "gearshape": return gear() - .disc(12, 12, 8 - pen) + .ring(12, 12, 3.8, pen)
    case "gearshape.fill": return gear() - .disc(12, 12, 3.5)
    case "photo":
      return .frame(rect(2, 4, 20, 16), 3, pen) + .disc(7.5, 9, 1.8)
        + .line(pen, (3, 18), (9, 13), (12, 16), (16, 11), (21, 16.5))
    case "camera.fill": return .box(rect(2, 6.5, 20, 14), 3) + .box(rect(8, 4, 8, 4), 1) - .ring(12, 13.5, 4.5, pen)
    case "camera": return .frame(rect(2, 6.5, 20, 14), 3, pen) + .ring(12, 13.5, 4.2, pen)
    case "square.and.arrow.up":
      return .line(pen, (8, 9), (5, 9), (5, 22), (19, 22), (19, 9), (16, 9)) + .line(pen, (12, 15), (12, 2.5))
        + .line(pen, (8, 6), (12, 2), (16, 6))
    case "square.grid.2x2": return grid { .frame($0, 1.5, pen) }
    case "square.grid.2x2.fill": return grid { .box($0, 1.5) }
    case "pencil": return .line(pen * 2.4, (6, 18), (18, 6)) + .polygon((2.5, 21.5), (4, 16), (8, 20))
    case "sun.max", "sun.max.fill": return sun(pen, isFilled: name.hasSuffix("fill"))
    default: return nil
    }
  }

  private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    SymbolSigns.rect(x, y, width, height)
  }

  private static func polygon(corners: Int, radius: CGFloat, turned: CGFloat) -> SymbolOutline {
    let points = (0..<corners).map { corner in
      let angle = (CGFloat(corner) * 360 / CGFloat(corners) + turned) * .pi / 180
      return CGPoint(x: 12 + radius * cos(angle), y: 12 + radius * sin(angle))
    }
    return SymbolOutline([points])
  }

  private static func seal() -> SymbolOutline {
    let points = (0..<48).map { step in
      let angle = CGFloat(step) * .pi / 24
      let radius = 9.7 + 1.1 * cos(angle * 8)
      return CGPoint(x: 12 + radius * cos(angle), y: 12 + radius * sin(angle))
    }
    return SymbolOutline([points])
  }

  private static func star() -> SymbolOutline {
    let points = (0..<10).map { index in
      let radius: CGFloat = index.isMultiple(of: 2) ? 11 : 4.8
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      return CGPoint(x: 12 + radius * cos(angle), y: 12.6 + radius * sin(angle))
    }
    return SymbolOutline([points])
  }

  private static func heart() -> SymbolOutline {
    let points = (0..<64).map { step in
      let angle = CGFloat(step) * .pi / 32
      let x = 16 * pow(sin(angle), 3)
      let y = 13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle)
      return CGPoint(x: 12 + x * 0.62, y: 11.2 - y * 0.62)
    }
    return SymbolOutline([points])
  }

  private static func bell() -> SymbolOutline {
    let dome = SymbolOutline.arc(12, 9.5, 6.5, 6.5, from: 180, to: 360)
    let foot: [(CGFloat, CGFloat)] = [(18.5, 15), (21, 19), (14.5, 19), (12, 22), (9.5, 19), (3, 19), (5.5, 15)]
    return SymbolOutline([dome + foot.map { CGPoint(x: $0.0, y: $0.1) }])
  }

  private static func moon() -> SymbolOutline {
    let outside = SymbolOutline.arc(12, 12, 9.5, 9.5, from: 10, to: 260)
    let inside = SymbolOutline.arc(15.5, 8.5, 7, 7, from: 230, to: 46)
    return SymbolOutline([outside + inside])
  }

  private static func shoulders() -> SymbolOutline {
    SymbolOutline([SymbolOutline.arc(12, 21.5, 9, 7.5, from: 180, to: 360)])
  }

  private static func person() -> SymbolOutline { .disc(12, 7.5, 4.5) + shoulders() }

  private static func shackle(_ pen: CGFloat) -> SymbolOutline {
    .line(pen, [CGPoint(x: 8, y: 11)] + SymbolOutline.arc(12, 7, 4, 4.5, from: 180, to: 360) + [CGPoint(x: 16, y: 11)])
  }

  private static func lens() -> SymbolOutline {
    let top = SymbolOutline.arc(12, 18, 12.5, 12.5, from: 209, to: 331)
    let bottom = SymbolOutline.arc(12, 6, 12.5, 12.5, from: 29, to: 151)
    return SymbolOutline([top + bottom])
  }

  private static func dots() -> SymbolOutline {
    .disc(8, 14, 1.2) + .disc(12, 14, 1.2) + .disc(16, 14, 1.2) + .disc(8, 17.8, 1.2)
  }

  private static func bars(_ pen: CGFloat, _ start: CGFloat) -> SymbolOutline {
    .line(pen, (start, 6), (21, 6)) + .line(pen, (start, 12), (21, 12)) + .line(pen, (start, 18), (21, 18))
  }

  private static func lid(_ pen: CGFloat) -> SymbolOutline {
    .line(pen, (3, 5.5), (21, 5.5)) + .line(pen, (9, 5), (9, 2.5), (15, 2.5), (15, 5))
  }

  private static func gear() -> SymbolOutline {
    let points = (0..<32).map { step in
      let radius: CGFloat = step % 4 < 2 ? 10.5 : 8.4
      let angle = (CGFloat(step) + 0.5) * .pi / 16
      return CGPoint(x: 12 + radius * cos(angle), y: 12 + radius * sin(angle))
    }
    return SymbolOutline([points])
  }

  private static func grid(_ cell: (CGRect) -> SymbolOutline) -> SymbolOutline {
    cell(rect(3, 3, 8, 8)) + cell(rect(13, 3, 8, 8)) + cell(rect(3, 13, 8, 8)) + cell(rect(13, 13, 8, 8))
  }

  private static func sun(_ pen: CGFloat, isFilled: Bool) -> SymbolOutline {
    let ray = SymbolOutline.line(pen, (12, 1.5), (12, 4.5))
    let middle = isFilled ? SymbolOutline.disc(12, 12, 4.8) : .ring(12, 12, 4.8, pen)
    return (0..<8).reduce(middle) { $0 + ray.turned(CGFloat($1) * 45) }
  }
}

extension SymbolSigns {
  /// A sign by its own name; those that are filled shapes are drawn as shapes.
  fileprivate static func outlineOfSign(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    ["star", "heart", "person", "bell", "bolt", "play", "stop"].contains(name) ? nil : outline(name, pen)
  }
}
