import Foundation

/// What is bought, kept and used.
extension SymbolCatalog {
  mutating func addGoods() {
    thing("creditcard") { pen in
      SymbolForm(.box(2, 4.5, 20, 15, 2.5), details: .box(2, 8, 20, 3, 0), cut: .box(2, 8, 20, 2.5, 0))
    }
    thing("cart") { pen in
      let rest =
        SymbolOutline.line(pen, (1.5, 4), (5, 4), (7.5, 17.5), (20, 17.5)) + .dots(1.5, (9.5, 20.8), (18, 20.8))
      return SymbolForm(.polygon((6, 7), (22, 7), (20, 15.5), (7.5, 15.5)), extras: rest)
    }
    thing("bag") { pen in
      let handle = SymbolOutline.arc(12, 6, 4, 4, from: 180, to: 360)
      let bow = SymbolOutline.line(pen, [CGPoint(x: 8, y: 10)] + handle + [CGPoint(x: 16, y: 10)])
      return SymbolForm(
        .box(4, 7.5, 16, 14, 2),
        details: bow & .box(4, 7.5, 16, 14, 2),
        extras: bow - .box(4, 7.5, 16, 14, 2)
      )
    }
    thing("gift") { pen in
      let box = SymbolOutline.box(3, 7, 18, 5, 1) + .box(4.5, 13, 15, 9, 1.5)
      return SymbolForm(
        box,
        details: .line(pen, (12, 7), (12, 22)),
        extras: .ring(9, 4.6, 2.8, pen) + .ring(15, 4.6, 2.8, pen) - .box(3, 7, 18, 5, 1)
      )
    }
    let hexagon = SymbolOutline.regular(corners: 6, radius: 10.4, turned: 30)
    thing("cube") { pen in
      SymbolForm(
        hexagon,
        details: .line(pen * 0.8, (3, 6.8), (12, 12), (21, 6.8)) + .line(pen * 0.8, (12, 12), (12, 22.4))
      )
    }
    thing("shippingbox") { pen in
      let tape = SymbolOutline.line(pen * 0.8, (7.5, 4.2), (16.5, 9.4), (16.5, 13))
      return SymbolForm(
        hexagon,
        details: .line(pen * 0.8, (3, 6.8), (12, 12), (21, 6.8)) + .line(pen * 0.8, (12, 12), (12, 22.4)) + tape
      )
    }
    thing("archivebox") { pen in
      SymbolForm(.box(2.5, 4, 19, 5, 1) + .box(4, 10.2, 16, 10.8, 1.5), details: .line(pen, (9, 13.5), (15, 13.5)))
    }
    thing("briefcase") { pen in
      SymbolForm(
        .box(2, 7, 20, 14, 2.5),
        details: .line(pen * 0.8, (2, 13.5), (22, 13.5)),
        extras: .box(8, 3, 8, 6, 1.5).rim(pen) - .box(2, 7, 20, 14, 2.5)
      )
    }
  }

  mutating func addHousehold() {
    thing("lock") { pen in SymbolForm(.box(5, 10.5, 14, 11, 2.5), extras: shackle(pen)) }
    thing("lock.open") { pen in SymbolForm(.box(3, 10.5, 14, 11, 2.5), extras: shackle(pen).moved(7, 0)) }
    thing("eye") { pen in
      SymbolForm(lens, details: .disc(12, 12, 3.2), cut: .ring(12, 12, 4.4, pen * 0.8))
    }
    thing("trash") { pen in
      let lid = SymbolOutline.line(pen, (3, 5.2), (21, 5.2)) + .line(pen, (9, 5), (9, 2.3), (15, 2.3), (15, 5))
      let ribs = SymbolOutline.line(pen * 0.7, (10, 10.5), (10, 18.5)) + .line(pen * 0.7, (14, 10.5), (14, 18.5))
      return SymbolForm(.polygon((5, 7), (19, 7), (18, 22), (6, 22)), details: ribs, extras: lid)
    }
    thing("photo") { pen in
      let hills = SymbolOutline.line(pen * 0.8, (2, 18.5), (8.5, 12.5), (12, 16), (16, 11), (22, 17))
      return SymbolForm(.box(2, 4, 20, 16, 3), details: .disc(7.5, 9, 1.8) + (hills & .box(2, 4, 20, 16, 3)))
    }
    thing("camera") { pen in
      let hump = SymbolOutline.polygon((8, 7), (9.5, 4), (14.5, 4), (16, 7))
      return SymbolForm(.box(2, 6.5, 20, 14, 3), details: .ring(12, 13.5, 4.4, pen * 0.8), extras: hump)
    }
    sign("magnifyingglass") { glass($0) }
    sign("plus.magnifyingglass") { glass($0) + .line($0, (7, 10), (13, 10)) + .line($0, (10, 7), (10, 13)) }
    sign("minus.magnifyingglass") { glass($0) + .line($0, (7, 10), (13, 10)) }
    thing("hand.thumbsup") { pen in
      SymbolForm(
        .polygon((9, 10.5), (12.5, 2.5), (15, 3.5), (14.5, 9), (21, 9), (19, 21), (9, 21)),
        extras: .box(3, 10.5, 4.2, 10.5, 1)
      )
    }
    thing("hand.thumbsdown") { pen in
      SymbolForm(
        .polygon((9, 13.5), (12.5, 21.5), (15, 20.5), (14.5, 15), (21, 15), (19, 3), (9, 3)),
        extras: .box(3, 3, 4.2, 10.5, 1)
      )
    }
    thing("delete.left") { pen in
      SymbolForm(
        .polygon((8, 4.5), (22.5, 4.5), (22.5, 19.5), (8, 19.5), (1.5, 12)),
        details: .line(pen, (12, 9), (18, 15)) + .line(pen, (18, 9), (12, 15))
      )
    }
    shape(
      "pin",
      .polygon((8, 2), (16, 2), (15, 9), (18.5, 13.5), (13, 13.5), (12, 22.5), (11, 13.5), (5.5, 13.5), (9, 9))
    )
    shape("hourglass", .polygon((5, 2.5), (19, 2.5), (13.2, 12), (19, 21.5), (5, 21.5), (10.8, 12)))
  }
}

private func shackle(_ pen: CGFloat) -> SymbolOutline {
  let bow = SymbolOutline.arc(12, 7, 4, 4.5, from: 180, to: 360)
  return .line(pen, [CGPoint(x: 8, y: 11)] + bow + [CGPoint(x: 16, y: 11)])
}

private let lens: SymbolOutline = {
  let top = SymbolOutline.arc(12, 18, 12.5, 12.5, from: 209, to: 331)
  return .closed(top + SymbolOutline.arc(12, 6, 12.5, 12.5, from: 29, to: 151))
}()

private func glass(_ pen: CGFloat) -> SymbolOutline { .ring(10, 10, 7, pen) + .line(pen * 1.2, (14.8, 14.8), (21, 21)) }
