import Foundation

/// Signs that stand alone and in shapes.
extension SymbolCatalog {
  mutating func addSigns() {
    sign("checkmark") { .line($0, (4, 12.5), (9.5, 18.5), (20, 5.5)) }
    sign("xmark") { plus($0 / 1.35).turned(45).scaled(1.35) }
    sign("multiply") { plus($0 / 1.05).turned(45).scaled(1.05) }
    sign("plus") { plus($0) }
    sign("minus") { .line($0, (4, 12), (20, 12)) }
    sign("plusminus") { pen in plus(pen).scaled(0.7).moved(0, -3) + .line(pen, (6, 20), (18, 20)) }
    sign("equal") { .line($0, (4, 9), (20, 9)) + .line($0, (4, 15), (20, 15)) }
    sign("divide") { .line($0, (4, 12), (20, 12)) + .dots($0, (12, 5.5), (12, 18.5)) }
    sign("exclamationmark") { .line($0, (12, 3.5), (12, 14.5)) + .disc(12, 19, $0 * 0.7) }
    sign("exclamationmark.2") { pen in
      .line(pen, (8, 3.5), (8, 14.5)) + .line(pen, (16, 3.5), (16, 14.5)) + .dots(pen * 0.7, (8, 19), (16, 19))
    }
    sign("info") { .disc(12, 5, $0 * 0.7) + .line($0, (12, 9.5), (12, 20.5)) }
    sign("questionmark") { pen in
      let hook = SymbolOutline.arc(12, 8.2, 4.6, 4.6, from: -190, to: 55)
      return .line(pen, hook + [CGPoint(x: 12, y: 14.5), CGPoint(x: 12, y: 16)]) + .disc(12, 20, pen * 0.7)
    }
    sign("ellipsis") { .dots($0, (4.5, 12), (12, 12), (19.5, 12)) }
    sign("number") { pen in
      .line(pen, (3.5, 8.5), (20.5, 8.5)) + .line(pen, (3.5, 15.5), (20.5, 15.5))
        + .line(pen, (9.5, 3), (7.5, 21)) + .line(pen, (16.5, 3), (14.5, 21))
    }
    sign("asterisk") { pen in .union((0..<3).map { .line(pen, (12, 4), (12, 20)).turned(CGFloat($0) * 60) }) }
    sign("percent") { .ring(7, 7, 3.8, $0) + .ring(17, 17, 3.8, $0) + .line($0, (19, 4), (5, 20)) }
    sign("link") { pen in
      let link = SymbolOutline.box(4, 8.5, 11, 7, 3.5).rim(pen)
      return .union([-1, 1].map { link.moved($0 * 3.6 + 2.5, 0).turned(-45) })
    }
    sign("nosign") { .ring(12, 12, 10, $0) + .line($0, (5.2, 5.2), (18.8, 18.8)) }
    sign("line.3.horizontal") { bars($0, 3) }
    sign("list.bullet") { bars($0, 7) + .dots($0 * 0.7, (3.5, 6), (3.5, 12), (3.5, 18)) }
    sign("line.3.horizontal.decrease") { pen in
      .line(pen, (3, 6.5), (21, 6.5)) + .line(pen, (6.5, 12), (17.5, 12)) + .line(pen, (10, 17.5), (14, 17.5))
    }
  }

  mutating func addArrows() {
    let turns: [(String, CGFloat)] = [("right", 0), ("down", 90), ("left", 180), ("up", -90)]
    for (name, degrees) in turns {
      sign("chevron.\(name)") { chevron($0).turned(degrees) }
      sign("chevron.\(name).2") { pen in
        (chevron(pen).scaled(0.8).moved(-3.6, 0) + chevron(pen).scaled(0.8).moved(3.6, 0)).turned(degrees)
      }
      sign("arrow.\(name)") { arrow($0).turned(degrees) }
      sign("arrow.\(name).to.line") { pen in
        (arrow(pen).scaled(0.8).moved(-2.4, 0) + .line(pen, (21.5, 4.5), (21.5, 19.5))).turned(degrees)
      }
    }
    let diagonals: [(String, CGFloat)] = [
      ("up.right", -45), ("up.left", -135), ("down.right", 45), ("down.left", 135),
    ]
    for (name, degrees) in diagonals { sign("arrow.\(name)") { arrow($0).turned(degrees) } }
    sign("chevron.up.chevron.down") { pen in
      chevron(pen).turned(-90).scaled(0.7).moved(0, -5.5) + chevron(pen).turned(90).scaled(0.7).moved(0, 5.5)
    }
    sign("arrow.up.arrow.down") { upAndDown($0) }
    sign("arrow.left.arrow.right") { upAndDown($0).turned(90) }
    sign("arrow.up.left.and.arrow.down.right") { pen in
      .line(pen, (3.5, 10), (3.5, 3.5), (10, 3.5)) + .line(pen, (3.5, 3.5), (10.5, 10.5))
        + .line(pen, (13.5, 13.5), (20.5, 20.5)) + .line(pen, (20.5, 14), (20.5, 20.5), (14, 20.5))
    }
    sign("arrow.down.right.and.arrow.up.left") { pen in
      .line(pen, (3.5, 10.5), (10.5, 10.5), (10.5, 3.5)) + .line(pen, (3, 3), (10.5, 10.5))
        + .line(pen, (13.5, 13.5), (21, 21)) + .line(pen, (13.5, 20.5), (13.5, 13.5), (20.5, 13.5))
    }
  }

  mutating func addTurningArrows() {
    sign("arrow.clockwise") { pen in
      .bow(pen, 12, 13, 8.5, from: -50, to: 235) + .polygon((11.5, 0.8), (18.2, 4.8), (11.5, 9))
    }
    sign("arrow.counterclockwise") { pen in
      .bow(pen, 12, 13, 8.5, from: -55, to: 230) + .polygon((12.5, 0.8), (5.8, 4.8), (12.5, 9))
    }
    sign("arrow.triangle.2.circlepath") { pen in
      .bow(pen, 12, 12, 8.5, from: 190, to: 320) + .bow(pen, 12, 12, 8.5, from: 10, to: 140)
        + .polygon((16, 7.8), (22, 9), (21.5, 2.8)) + .polygon((8, 16.2), (2, 15), (2.5, 21.2))
    }
    sign("repeat") { pen in
      .line(pen, (2.5, 12), (2.5, 6.5), (18, 6.5)) + .line(pen, (21.5, 12), (21.5, 17.5), (6, 17.5))
        + .polygon((17, 2.5), (22.5, 6.5), (17, 10.5)) + .polygon((7, 13.5), (1.5, 17.5), (7, 21.5))
    }
    sign("arrow.2.squarepath") { pen in
      .line(pen, (6, 17.5), (6, 5.5), (14, 5.5)) + .line(pen, (18, 6.5), (18, 18.5), (10, 18.5))
        + .polygon((1.5, 15.5), (10.5, 15.5), (6, 21)) + .polygon((13.5, 8.5), (22.5, 8.5), (18, 3))
    }
    sign("arrow.uturn.left") { turnBack($0) }
    sign("arrow.uturn.right") { turnBack($0).mirrored }
    sign("shuffle") { pen in
      .line(pen, (2.5, 7), (7, 7), (14.5, 17), (19, 17)) + .line(pen, (2.5, 17), (7, 17), (14.5, 7), (19, 7))
        + .polygon((18, 3), (23, 7), (18, 11)) + .polygon((18, 13), (23, 17), (18, 21))
    }
  }
}

private func bars(_ pen: CGFloat, _ start: CGFloat) -> SymbolOutline {
  .line(pen, (start, 6), (21, 6)) + .line(pen, (start, 12), (21, 12)) + .line(pen, (start, 18), (21, 18))
}

private func plus(_ pen: CGFloat) -> SymbolOutline {
  .line(pen, (12, 3.5), (12, 20.5)) + .line(pen, (3.5, 12), (20.5, 12))
}

private func chevron(_ pen: CGFloat) -> SymbolOutline { .line(pen, (8.5, 4), (16.5, 12), (8.5, 20)) }

private func arrow(_ pen: CGFloat) -> SymbolOutline {
  .line(pen, (3.5, 12), (20, 12)) + .line(pen, (13, 5), (20, 12), (13, 19))
}

private func upAndDown(_ pen: CGFloat) -> SymbolOutline {
  .line(pen, (7.5, 21), (7.5, 4)) + .line(pen, (3.5, 8), (7.5, 3.5), (11.5, 8))
    + .line(pen, (16.5, 3), (16.5, 20)) + .line(pen, (12.5, 16), (16.5, 20.5), (20.5, 16))
}

private func turnBack(_ pen: CGFloat) -> SymbolOutline {
  let way = [CGPoint(x: 5, y: 8.5)] + SymbolOutline.arc(15, 14, 5.5, 5.5, from: -90, to: 90) + [CGPoint(x: 9, y: 19.5)]
  return .line(pen, way) + .polygon((8.5, 3.5), (2.5, 8.5), (8.5, 13.5))
}
