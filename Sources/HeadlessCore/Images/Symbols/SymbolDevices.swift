import Foundation

/// Devices, what they read, and what they sound like.
extension SymbolCatalog {
  mutating func addScreens() {
    sign("iphone") { .box(6.5, 1.5, 11, 21, 2.5).rim($0) + .line($0 * 0.7, (10, 4.4), (14, 4.4)) }
    sign("ipad") { .box(4, 2, 16, 20, 2.5).rim($0) + .line($0 * 0.7, (9.5, 19.4), (14.5, 19.4)) }
    sign("applewatch") { pen in
      .box(5.5, 6, 13, 12, 3.5).rim(pen) + .box(8, 1.5, 8, 3.5, 1) + .box(8, 19, 8, 3.5, 1) + .box(19.4, 9, 1.6, 4, 0.5)
    }
    thing("tv") { pen in SymbolForm(.box(2, 4.5, 20, 13, 2), extras: .line(pen, (7.5, 20.5), (16.5, 20.5))) }
    sign("display") { pen in
      .box(2, 3.5, 20, 13, 2).rim(pen) + .line(pen * 2, (12, 16), (12, 20)) + .line(pen, (8, 20.5), (16, 20.5))
    }
    sign("desktopcomputer") { pen in
      .box(2, 3, 20, 14, 2).rim(pen) + .line(pen * 0.8, (2, 13.4), (22, 13.4)) + .line(pen * 2, (12, 16), (12, 20))
        + .line(pen, (8, 20.8), (16, 20.8))
    }
    sign("laptopcomputer") { pen in
      .box(4, 4.5, 16, 12, 1.8).rim(pen) + .polygon((0.8, 18), (23.2, 18), (21.8, 20), (2.2, 20))
    }
    thing("printer") { pen in
      let slot = SymbolOutline.box(7, 13.5, 10, 8, 1)
      return SymbolForm(
        .box(3, 8, 18, 9, 2),
        plain: .box(3, 8, 18, 9, 2).rim(pen) - slot,
        cut: slot.grown(by: pen * 0.6),
        extras: slot.rim(pen) + .line(pen, (7, 7), (7, 3), (17, 3), (17, 7))
      )
    }
    thing("keyboard") { pen in
      SymbolForm(
        .box(1.5, 6, 21, 12, 2),
        details: .line(pen, (8, 14.6), (16, 14.6))
          + .dots(1, (5, 10.5), (8.5, 10.5), (12, 10.5), (15.5, 10.5), (19, 10.5))
      )
    }
  }

  mutating func addCodes() {
    sign("viewfinder") { corners($0) }
    sign("faceid") { pen in
      corners(pen) + .line(pen * 0.8, (8.3, 8.5), (8.3, 10.5)) + .line(pen * 0.8, (15.7, 8.5), (15.7, 10.5))
        + .line(pen * 0.8, (12.4, 8.5), (12.4, 13), (11, 13)) + .bow(pen * 0.8, 12, 13, 4.5, from: 35, to: 145)
    }
    sign("touchid") { pen in
      let ridges: [(CGFloat, CGFloat, CGFloat)] = [(3, 150, 400), (6, 160, 385), (9.2, 185, 350)]
      return .union(ridges.map { .bow(pen * 0.7, 12, 12, $0.0, from: $0.1, to: $0.2) })
        + .line(pen * 0.7, (12, 11), (12, 17), (10.5, 21)) + .line(pen * 0.7, (17.8, 14), (16.6, 20.5))
        + .line(pen * 0.7, (6.4, 14), (5, 17.5))
    }
    sign("qrcode") { pen in code(pen) }
    sign("qrcode.viewfinder") { pen in corners(pen) + code(pen).scaled(0.56) }
    sign("barcode") { _ in
      let bars: [(CGFloat, CGFloat)] = [(2, 2), (5.5, 1), (8, 2.5), (12, 1), (14.5, 1), (17, 2.5), (21, 1)]
      return .union(bars.map { .box($0.0, 4.5, $0.1, 15, 0) })
    }
    sign("power") { .bow($0, 12, 13, 8.5, from: -55, to: 235) + .line($0, (12, 2.5), (12, 12)) }
    sign("wifi") { pen in
      .union([4.5, 9, 13.5].map { .bow(pen * 1.2, 12, 19, $0, from: -135, to: -45) }) + .disc(12, 19, 1.8)
    }
    sign("battery.100") { pen in
      let charge = SymbolOutline.box(3.6 + pen / 2, 9.1 + pen / 2, 14.3 - pen, 5.8 - pen, 0.5)
      return .box(1.5, 7, 18.5, 10, 2.5).rim(pen) + charge + .box(21, 10, 1.6, 4, 0.8)
    }
  }

  mutating func addSounds() {
    thing("phone") { pen in SymbolForm(receiver) }
    thing("video") { pen in
      SymbolForm(.box(1.5, 6, 14.5, 12, 2.5) + .polygon((17.3, 11), (22.5, 7), (22.5, 17), (17.3, 13)))
    }
    thing("mic") { pen in
      let stand = SymbolOutline.bow(pen, 12, 11, 6.5, from: 0, to: 180) + .line(pen, (12, 17.5), (12, 21.5))
      return SymbolForm(.box(8.8, 2, 6.4, 12, 3.2), extras: stand + .line(pen, (8.5, 21.5), (15.5, 21.5)))
    }
    let horn = SymbolOutline.polygon((2, 9), (6, 9), (11, 4.5), (11, 19.5), (6, 15), (2, 15))
    shape("speaker", horn)
    for count in 1...3 {
      thing("speaker.wave.\(count)") { pen in
        let waves = (1...count).map { SymbolOutline.bow(pen, 10, 12, CGFloat($0) * 3.6 + 1, from: -45, to: 45) }
        return SymbolForm(horn, extras: .union(waves))
      }
    }
    sign("music.note") { pen in
      .ellipse(8, 18.5, 4, 3.2) + .line(pen, (11.4, 18.5), (11.4, 4))
        + .polygon((10.8, 3), (18.5, 1.5), (18.5, 6), (10.8, 7.5))
    }
    sign("headphones") { pen in
      .bow(pen, 12, 13, 9, from: 180, to: 360) + .box(2.2, 13, 4.6, 8, 2) + .box(17.2, 13, 4.6, 8, 2)
    }
    sign("waveform") { pen in
      let bars: [(CGFloat, CGFloat)] = [(3, 2.5), (7.5, 6), (12, 9.5), (16.5, 5), (21, 2.5)]
      return .union(bars.map { .line(pen, ($0.0, 12 - $0.1), ($0.0, 12 + $0.1)) })
    }
  }

  mutating func addClocks() {
    thing("clock") { SymbolForm(.disc(12, 12, 10), details: .line($0, (12, 6), (12, 12.5), (16.5, 12.5))) }
    thing("alarm") { pen in
      SymbolForm(
        .disc(12, 13, 8.5),
        details: .line(pen, (12, 8), (12, 13.5), (15.5, 13.5)),
        extras: .line(pen * 1.3, (2.6, 6.8), (7.2, 2.8)) + .line(pen * 1.3, (21.4, 6.8), (16.8, 2.8))
          + .line(pen, (6.2, 19.2), (4.2, 22)) + .line(pen, (17.8, 19.2), (19.8, 22))
      )
    }
    thing("stopwatch") { pen in
      SymbolForm(
        .disc(12, 13.5, 8.8),
        details: .line(pen, (12, 8.5), (12, 14)),
        extras: .line(pen, (9, 2.2), (15, 2.2)) + .line(pen * 1.2, (12, 2.2), (12, 5))
          + .line(pen, (18.4, 5.4), (20.4, 7.4))
      )
    }
    sign("timer") { pen in
      .bow(pen, 12, 12, 9.2, from: -60, to: 225) + .line(pen, (12, 2), (12, 6.4)) + .line(pen, (6.4, 6.4), (12.6, 12.6))
    }
    sign("gauge") { pen in
      let marks = [-90, -45, 0, 45, 90].map { SymbolOutline.line(pen * 0.7, (12, 4.4), (12, 6.8)).turned($0) }
      return .ring(12, 12, 10, pen) + .union(marks) + .line(pen, (12, 14), (15.6, 8.4)) + .disc(12, 14.2, 1.8)
    }
  }
}

private func corners(_ pen: CGFloat) -> SymbolOutline {
  .union((0..<4).map { .line(pen, (3, 8), (3, 3), (8, 3)).turned(CGFloat($0) * 90) })
}

private func code(_ pen: CGFloat) -> SymbolOutline {
  let eyes: [(CGFloat, CGFloat)] = [(3, 3), (14, 3), (3, 14)]
  return .union(eyes.map { .box($0.0, $0.1, 7, 7, 1).rim(pen * 0.8) + .box($0.0 + 2.6, $0.1 + 2.6, 1.8, 1.8, 0) })
    + .box(14, 14, 3, 3, 0) + .box(18, 18, 3, 3, 0) + .box(18, 14, 3, 1.6, 0) + .box(14, 18.6, 1.6, 2.4, 0)
}

/// An arc between an earpiece and a mouthpiece.
private let receiver: SymbolOutline = {
  let outside = SymbolOutline.arc(21.5, 2.5, 19, 19, from: 95, to: 175)
  let inside = SymbolOutline.arc(21.5, 2.5, 12.5, 12.5, from: 170, to: 100)
  let (ear, mouth): ([(CGFloat, CGFloat)], [(CGFloat, CGFloat)]) = (
    [(3, 2), (8, 2), (9.4, 6.2)], [(17.8, 14.6), (22, 16), (22, 21)]
  )
  let points = outside + ear.map { CGPoint(x: $0.0, y: $0.1) } + inside + mouth.map { CGPoint(x: $0.0, y: $0.1) }
  return .closed(SymbolOutline.clockwise(points))
}()
