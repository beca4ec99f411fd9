import Foundation

/// Papers, books and what is said.
extension SymbolCatalog {
  mutating func addPapers() {
    let page = SymbolOutline.polygon((5, 2), (14, 2), (19.5, 7.5), (19.5, 22), (5, 22))
    thing("doc") { SymbolForm(page, details: .line($0 * 0.6, (13.5, 2), (13.5, 8), (19.5, 8))) }
    thing("doc.text") { pen in
      let lines = SymbolOutline.line(pen * 0.7, (8.5, 13), (16, 13)) + .line(pen * 0.7, (8.5, 17), (16, 17))
      return SymbolForm(page, details: lines + .line(pen * 0.6, (13.5, 2), (13.5, 8), (19.5, 8)))
    }
    thing("doc.plaintext") { pen in
      let rows: [CGFloat] = [7, 11, 15, 19]
      return SymbolForm(
        .box(4.5, 2, 15, 20, 2.5),
        details: .union(rows.map { .line(pen * 0.7, (8, $0 - 1), ($0 == 19 ? 13 : 16, $0 - 1)) })
      )
    }
    thing("doc.on.doc") { pen in Self.pair(page.scaled(0.72).moved(2.6, -3), page.scaled(0.72).moved(-3, 3.2), pen) }
    thing("square.on.square") { pen in Self.pair(.box(7.5, 2, 14, 14, 3), .box(2.5, 8, 14, 14, 3), pen) }
    thing("rectangle.on.rectangle") { pen in
      Self.pair(.box(6, 3.5, 16.5, 11.5, 2.5), .box(1.5, 9, 16.5, 11.5, 2.5), pen)
    }
    shape("folder", .polygon((2, 4), (9, 4), (11.5, 6.5), (22, 6.5), (22, 20), (2, 20)))
    thing("calendar") { pen in
      let dots = SymbolOutline.dots(1.2, (8, 14), (12, 14), (16, 14), (8, 17.8), (12, 17.8))
      return SymbolForm(
        nil,
        extras: .box(3, 4, 18, 17, 3).rim(pen) + (.box(3, 4, 18, 6, 0) & .box(3, 4, 18, 17, 3)) + dots
      )
    }
    thing("clipboard") { pen in
      SymbolForm(
        .box(4.5, 4, 15, 18, 2.5),
        cut: .box(8, 3, 8, 4, 1.5).rim(pen * 0.6),
        extras: .box(8.5, 2, 7, 4.5, 1.5)
      )
    }
    thing("newspaper") { pen in
      let lines = SymbolOutline.line(pen * 0.7, (13, 9.5), (17, 9.5)) + .line(pen * 0.7, (6, 14), (17, 14))
      return SymbolForm(
        .box(2.5, 4.5, 18, 16, 2.5),
        details: lines + .line(pen * 0.7, (6, 17.3), (17, 17.3)) + .box(6, 8, 4.5, 3.2, 0)
      )
    }
  }

  /// A sheet in front of another one.
  private static func pair(_ behind: SymbolOutline, _ front: SymbolOutline, _ pen: CGFloat) -> SymbolForm {
    let gap = front.grown(by: pen * 0.7)
    return SymbolForm(behind - gap + front, plain: behind.rim(pen) - gap + front.rim(pen))
  }

  mutating func addOpenPapers() {
    let tray = SymbolOutline.polygon((6, 5), (18, 5), (21.5, 13), (21.5, 20), (2.5, 20), (2.5, 13))
    thing("tray") { SymbolForm(tray, details: .line($0, (2.5, 13), (8, 13), (10, 16), (14, 16), (16, 13), (21.5, 13))) }
    let left = SymbolOutline.polygon((12, 6), (8, 4), (2, 4), (2, 19), (8, 19), (12, 21))
    thing("book") { pen in SymbolForm(left + left.mirrored, cut: .line(pen * 0.7, (12, 3), (12, 22))) }
    thing("book.closed") { pen in
      SymbolForm(.box(4.5, 2, 15, 20, 2.5), details: .line(pen * 0.8, (4.5, 17.6), (19.5, 17.6)))
    }
    sign("square.and.pencil") { pen in
      .line(pen, (13, 4), (4, 4), (4, 20.5), (20.5, 20.5), (20.5, 12)) + .line(pen * 1.8, (10, 14.5), (21, 3.5))
    }
    sign("square.and.arrow.up") { pen in
      tub(pen) + .line(pen, (12, 15), (12, 2.5)) + .line(pen, (8, 6), (12, 2), (16, 6))
    }
    sign("square.and.arrow.down") { pen in
      tub(pen) + .line(pen, (12, 2), (12, 15)) + .line(pen, (8, 11), (12, 15.5), (16, 11))
    }
    sign("rectangle.portrait.and.arrow.right") { pen in
      .line(pen, (14, 7), (14, 3), (3, 3), (3, 21), (14, 21), (14, 17)) + .line(pen, (8, 12), (21, 12))
        + .line(pen, (17.5, 8), (21.5, 12), (17.5, 16))
    }
    sign("pencil") { pen in
      (.line(pen * 2.4, (6.5, 17.5), (16, 8)) + .line(pen * 2.4, (17.2, 6.8), (20, 4)))
        + .polygon((2.5, 21.5), (4, 16), (8, 20))
    }
  }

  mutating func addTalk() {
    thing("bubble.left") { _ in SymbolForm(bubble) }
    thing("bubble.right") { _ in SymbolForm(bubble.mirrored) }
    shape("bubble", .box(2, 3.5, 20, 14, 6) + .polygon((5, 14), (11, 17), (4.5, 21.5)))
    thing("message") { _ in SymbolForm(.ellipse(12, 11, 10.5, 8.5) + .polygon((4, 15), (10, 18.5), (3.5, 22))) }
    thing("text.bubble") { pen in
      SymbolForm(bubble, details: .line(pen * 0.8, (6, 8.5), (18, 8.5)) + .line(pen * 0.8, (6, 12.5), (14, 12.5)))
    }
    thing("quote.bubble") { pen in
      let mark = SymbolOutline.disc(9, 9.6, 1.9) + .line(pen * 0.7, (10.3, 9.6), (8.2, 13.6))
      return SymbolForm(bubble, details: mark + mark.moved(5.6, 0))
    }
    thing("envelope") { pen in
      SymbolForm(.box(2, 5, 20, 14, 2.5), details: .line(pen * 0.8, (2.8, 7.2), (12, 14), (21.2, 7.2)))
    }
    thing("envelope.open") { pen in
      SymbolForm(
        .polygon((2, 9.5), (12, 2.5), (22, 9.5), (22, 21), (2, 21)),
        details: .line(pen * 0.8, (2.8, 10.5), (12, 16.5), (21.2, 10.5))
      )
    }
  }
}

private func tub(_ pen: CGFloat) -> SymbolOutline { .line(pen, (8, 9), (5, 9), (5, 22), (19, 22), (19, 9), (16, 9)) }

private let bubble = SymbolOutline.polygon(
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
