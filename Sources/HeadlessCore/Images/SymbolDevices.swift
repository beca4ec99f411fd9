import Foundation

/// Devices, what is set or chosen with them, and arrows that go round.
extension SymbolThings {
  static func devices(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    switch name {
    case "phone", "phone.fill":
      let bow = SymbolOutline.line(
        name == "phone" ? pen * 1.6 : pen * 2.6,
        SymbolOutline.arc(19.5, 4.5, 14, 14, from: 97, to: 173)
      )
      return bow + .box(CGRect(x: 3, y: 2.5, width: 5.5, height: 5), 1.5)
        + .box(CGRect(x: 16.5, y: 16, width: 5, height: 5.5), 1.5)
    case "iphone":
      return .frame(CGRect(x: 6.5, y: 1.5, width: 11, height: 21), 2.5, pen) + .line(pen, (10.5, 19.5), (13.5, 19.5))
    case "ipad": return .frame(CGRect(x: 4, y: 2, width: 16, height: 20), 2.5, pen) + .line(pen, (10, 19), (14, 19))
    case "display", "desktopcomputer", "laptopcomputer", "tv":
      return .frame(CGRect(x: 2, y: 4, width: 20, height: 13), 2, pen) + .line(pen, (7.5, 20.5), (16.5, 20.5))
        + .line(pen, (12, 17), (12, 20.5))
    case "printer", "printer.fill":
      return .frame(CGRect(x: 3, y: 8, width: 18, height: 9), 2, pen) + .line(pen, (7, 8), (7, 3), (17, 3), (17, 8))
        + .frame(CGRect(x: 7, y: 13.5, width: 10, height: 8), 1, pen)
    case "keyboard":
      return .frame(CGRect(x: 1.5, y: 6, width: 21, height: 12), 2, pen) + .line(pen, (8, 15), (16, 15))
        + [5, 8.5, 12, 15.5, 19].map { SymbolOutline.disc($0, 10.5, 1) }.reduce(.nothing, +)
    default: return nil
    }
  }

  static func sounds(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    switch name {
    case "video", "video.fill":
      let body = CGRect(x: 1.5, y: 6, width: 14.5, height: 12)
      return (name == "video" ? .frame(body, 2.5, pen) : .box(body, 2.5))
        + .polygon((17.5, 11), (22.5, 7), (22.5, 17), (17.5, 13))
    case "mic", "mic.fill":
      let body = CGRect(x: 8.8, y: 2, width: 6.4, height: 12)
      return (name == "mic" ? .frame(body, 3.2, pen) : .box(body, 3.2))
        + .line(pen, SymbolOutline.arc(12, 11, 6.5, 6.5, from: 0, to: 180))
        + .line(pen, (12, 17.5), (12, 21.5)) + .line(pen, (8.5, 21.5), (15.5, 21.5))
    case "speaker", "speaker.fill", "speaker.wave.2", "speaker.wave.2.fill":
      let horn = SymbolOutline.polygon((2, 9), (6, 9), (11, 4.5), (11, 19.5), (6, 15), (2, 15))
      let shown = name.hasSuffix("fill") ? horn : horn - horn.shrunk(by: pen)
      guard name.hasPrefix("speaker.wave") else { return shown }
      return shown + .line(pen, SymbolOutline.arc(11, 12, 4.5, 4.5, from: -45, to: 45))
        + .line(pen, SymbolOutline.arc(11, 12, 9, 9, from: -48, to: 48))
    case "wifi":
      return [4.5, 9, 13.5].map {
        SymbolOutline.line(pen * 1.2, SymbolOutline.arc(12, 19, $0, $0, from: -135, to: -45))
      }
      .reduce(.disc(12, 19, 1.8), +)
    case "power":
      return .line(pen, SymbolOutline.arc(12, 13, 8.5, 8.5, from: -55, to: 235)) + .line(pen, (12, 2.5), (12, 12))
    case "timer", "alarm", "stopwatch", "gauge":
      return .ring(12, 13, 9, pen) + .line(pen, (12, 8), (12, 13.5), (15.5, 13.5)) + .line(pen, (9.5, 2.3), (14.5, 2.3))
    case "viewfinder", "faceid", "touchid", "qrcode.viewfinder":
      return .line(pen, (3, 8), (3, 3), (8, 3)) + .line(pen, (16, 3), (21, 3), (21, 8))
        + .line(pen, (21, 16), (21, 21), (16, 21)) + .line(pen, (8, 21), (3, 21), (3, 16))
    case "qrcode":
      return .frame(CGRect(x: 3, y: 3, width: 7, height: 7), 1, pen)
        + .frame(CGRect(x: 14, y: 3, width: 7, height: 7), 1, pen)
        + .frame(CGRect(x: 3, y: 14, width: 7, height: 7), 1, pen)
        + .box(CGRect(x: 14, y: 14, width: 3, height: 3), 0) + .box(CGRect(x: 18, y: 18, width: 3, height: 3), 0)
    case "photo.fill":
      return .box(CGRect(x: 2, y: 4, width: 20, height: 16), 3) - .disc(7.5, 9, 1.8)
        - .line(pen, (4, 17.5), (9, 13), (12, 16), (16, 11), (20.5, 16))
    default: return nil
    }
  }

  static func choices(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    switch name {
    case "circle.inset.filled", "largecircle.fill.circle", "record.circle":
      return .ring(12, 12, 10, pen) + .disc(12, 12, 6)
    case "smallcircle.filled.circle": return .ring(12, 12, 10, pen) + .disc(12, 12, 3.8)
    case "smallcircle.filled.circle.fill": return .disc(12, 12, 10) - .disc(12, 12, 3.8)
    case "circle.dashed":
      return (0..<8).map { step in
        SymbolOutline.line(
          pen,
          SymbolOutline.arc(12, 12, 9.5, 9.5, from: CGFloat(step) * 45, to: CGFloat(step) * 45 + 26)
        )
      }.reduce(.nothing, +)
    case "circle.lefthalf.filled":
      return .ring(12, 12, 10, pen) + SymbolOutline([SymbolOutline.arc(12, 12, 10 - pen, 10 - pen, from: 90, to: 270)])
    case "slider.horizontal.3":
      return [(6, 8), (12, 16), (18, 6.5)].map { y, knob -> SymbolOutline in
        .line(pen, (2.5, y), (knob - 2.6, y)) + .line(pen, (knob + 2.6, y), (21.5, y)) + .ring(knob, y, 2.6, pen)
      }.reduce(.nothing, +)
    case "line.3.horizontal.decrease":
      return .line(pen, (3, 6.5), (21, 6.5)) + .line(pen, (6.5, 12), (17.5, 12)) + .line(pen, (10, 17.5), (14, 17.5))
    case "line.3.horizontal.decrease.circle":
      return choices("line.3.horizontal.decrease", pen * 1.6).map { .ring(12, 12, 10, pen) + $0.scaled(0.58) }
    case "line.3.horizontal.decrease.circle.fill":
      return choices("line.3.horizontal.decrease", pen * 1.6).map { .disc(12, 12, 10) - $0.scaled(0.58) }
    case "rectangle.grid.1x2":
      return .frame(CGRect(x: 3, y: 3, width: 18, height: 8), 1.5, pen)
        + .frame(CGRect(x: 3, y: 13, width: 18, height: 8), 1.5, pen)
    case "star.leadinghalf.filled":
      guard let star = SymbolShapes.outline("star", pen), let full = SymbolShapes.outline("star.fill", pen) else {
        return nil
      }
      let half = full.polygons.map { $0.map { CGPoint(x: min($0.x, 12), y: $0.y) } }
      return star + SymbolOutline(half)
    default: return nil
    }
  }

  static func marks(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    switch name {
    case "number":
      return .line(pen, (3.5, 8.5), (20.5, 8.5)) + .line(pen, (3.5, 15.5), (20.5, 15.5))
        + .line(pen, (9.5, 3), (7.5, 21)) + .line(pen, (16.5, 3), (14.5, 21))
    case "asterisk":
      return (0..<3).map { SymbolOutline.line(pen, (12, 4), (12, 20)).turned(CGFloat($0) * 60) }.reduce(
        SymbolOutline([[CGPoint]]()),
        +
      )
    case "percent": return .ring(7, 7, 3.8, pen) + .ring(17, 17, 3.8, pen) + .line(pen, (19, 4), (5, 20))
    case "link":
      return [-1, 1].map {
        SymbolOutline.frame(CGRect(x: 4, y: 8.5, width: 11, height: 7), 3.5, pen).moved($0 * 3.6 + 2.5, 0).turned(-45)
      }.reduce(.nothing, +)
    case "nosign": return .ring(12, 12, 10, pen) + .line(pen, (5.2, 5.2), (18.8, 18.8))
    case "message", "message.fill", "bubble.left", "bubble.left.fill", "bubble.right", "bubble.right.fill":
      return SymbolShapes.outline(name.hasSuffix("fill") ? "bubble.fill" : "bubble", pen)
    case "plus.magnifyingglass", "minus.magnifyingglass":
      guard let glass = SymbolShapes.outline("magnifyingglass", pen) else { return nil }
      let across = glass + .line(pen, (7, 10), (13, 10))
      return name.hasPrefix("plus") ? across + .line(pen, (10, 7), (10, 13)) : across
    default: return nil
    }
  }

  static func circling(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    switch name {
    case "arrow.clockwise":
      return .line(pen, SymbolOutline.arc(12, 13, 8.5, 8.5, from: -50, to: 235))
        + .polygon((11.5, 0.8), (18.2, 4.8), (11.5, 9))
    case "arrow.counterclockwise":
      return .line(pen, SymbolOutline.arc(12, 13, 8.5, 8.5, from: -55, to: 230))
        + .polygon((12.5, 0.8), (5.8, 4.8), (12.5, 9))
    case "arrow.triangle.2.circlepath", "repeat", "arrow.2.squarepath":
      return .line(pen, SymbolOutline.arc(12, 12, 8.5, 8.5, from: 190, to: 320))
        + .line(pen, SymbolOutline.arc(12, 12, 8.5, 8.5, from: 10, to: 140))
        + .polygon((16, 7.8), (22, 9), (21.5, 2.8)) + .polygon((8, 16.2), (2, 15), (2.5, 21.2))
    case "arrow.uturn.left", "arrow.uturn.backward":
      return .line(
        pen,
        [CGPoint(x: 5, y: 8.5)] + SymbolOutline.arc(15, 14, 5.5, 5.5, from: -90, to: 90) + [CGPoint(x: 9, y: 19.5)]
      ) + .polygon((8.5, 3.5), (2.5, 8.5), (8.5, 13.5))
    case "arrow.up.arrow.down":
      return .line(pen, (7.5, 21), (7.5, 4)) + .line(pen, (3.5, 8), (7.5, 3.5), (11.5, 8))
        + .line(pen, (16.5, 3), (16.5, 20)) + .line(pen, (12.5, 16), (16.5, 20.5), (20.5, 16))
    case "arrow.left.arrow.right": return circling("arrow.up.arrow.down", pen)?.turned(90)
    case "arrow.up.left.and.arrow.down.right":
      return .line(pen, (3.5, 10), (3.5, 3.5), (10, 3.5)) + .line(pen, (3.5, 3.5), (20.5, 20.5))
        + .line(pen, (20.5, 14), (20.5, 20.5), (14, 20.5))
    case "rectangle.portrait.and.arrow.right":
      return .line(pen, (14, 7), (14, 3), (3, 3), (3, 21), (14, 21), (14, 17)) + .line(pen, (8, 12), (21, 12))
        + .line(pen, (17.5, 8), (21.5, 12), (17.5, 16))
    case "delete.left", "delete.left.fill":
      let key = SymbolOutline.polygon((8, 4.5), (22.5, 4.5), (22.5, 19.5), (8, 19.5), (1.5, 12))
      let sign = SymbolOutline.line(pen, (12, 9), (18, 15)) + .line(pen, (18, 9), (12, 15))
      return name == "delete.left"
        ? key - key.shrunk(by: pen) + sign : key - .line(pen, (12, 9), (18, 15)) - .line(pen, (18, 9), (12, 15))
    case "backward.fill", "backward":
      return .polygon((11.5, 4), (11.5, 20), (1, 12)) + .polygon((22, 4), (22, 20), (11.5, 12))
    case "forward.fill", "forward":
      return .polygon((2, 4), (12.5, 12), (2, 20)) + .polygon((12.5, 4), (23, 12), (12.5, 20))
    default: return nil
    }
  }
}
