import Foundation

/// Things that components show beside words: papers, goods, places, devices and people.
enum SymbolThings {
  static func outline(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    let kinds = [
      people, papers, openPapers, goods, emblems, places, journeys, weather, devices, sounds, choices, marks, circling,
    ]
    return kinds.lazy.compactMap { $0(name, pen) }.first
  }

  private static func people(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    func person(_ scale: CGFloat, _ x: CGFloat, _ isFilled: Bool) -> SymbolOutline? {
      SymbolShapes.outline(isFilled ? "person.fill" : "person", pen / scale)?.scaled(scale).moved(x, 1)
    }
    func group(_ members: [SymbolOutline?]) -> SymbolOutline { SymbolOutline(members.compactMap(\.self)) }
    switch name {
    case "person.crop.circle", "person.crop.circle.fill":
      return SymbolShapes.outline(name.replacingOccurrences(of: ".crop", with: ""), pen)
    case "person.2": return group([person(0.7, -4, false), person(0.7, 5.5, false)])
    case "person.2.fill": return group([person(0.7, -4, true), person(0.7, 5.5, true)])
    case "person.3", "person.3.fill":
      let isFilled = name.hasSuffix("fill")
      return group([person(0.5, -7.5, isFilled), person(0.6, 0, isFilled), person(0.5, 7.5, isFilled)])
    case "person.badge.plus":
      return group([person(0.85, -2, false), .line(pen, (17, 6), (23, 6)) + .line(pen, (20, 3), (20, 9))])
    case "accessibility", "figure.walk", "figure.run":
      return .ring(12, 12, 10, pen) + .disc(12, 6.3, 1.6) + .line(pen, (6.5, 9.5), (17.5, 9.5))
        + .line(pen, (12, 9.5), (12, 13)) + .line(pen, (8.5, 18.5), (12, 12.5), (15.5, 18.5))
    default: return nil
    }
  }

  private static func papers(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    let page = SymbolOutline.polygon((5, 2), (14, 2), (19.5, 7.5), (19.5, 22), (5, 22))
    switch name {
    case "doc": return page - page.shrunk(by: pen) + .line(pen, (13.5, 2.5), (13.5, 8), (19, 8))
    case "doc.fill": return page - .line(pen * 0.6, (13.5, 2.5), (13.5, 8), (19, 8))
    case "doc.text", "doc.plaintext":
      return page - page.shrunk(by: pen) + .line(pen, (8, 12), (16.5, 12)) + .line(pen, (8, 16.5), (16.5, 16.5))
    case "doc.on.doc", "square.on.square", "rectangle.on.rectangle":
      return .frame(rect(7.5, 2, 14, 14), 2.5, pen) + .line(pen, (7, 7.5), (3, 7.5), (3, 21.5), (17, 21.5), (17, 17))
    case "folder", "folder.fill":
      let folder = SymbolOutline.polygon((2, 4), (9, 4), (11.5, 6.5), (22, 6.5), (22, 20), (2, 20))
      return name == "folder" ? folder - folder.shrunk(by: pen) : folder
    default: return nil
    }
  }

  private static func openPapers(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    switch name {
    case "tray", "tray.fill":
      return .line(pen, (6, 5), (2.5, 13), (2.5, 20), (21.5, 20), (21.5, 13), (18, 5), (6, 5))
        + .line(pen, (2.5, 13), (8, 13), (10, 16), (14, 16), (16, 13), (21.5, 13))
    case "book", "book.fill":
      return .line(
        pen,
        (12, 6),
        (8, 4),
        (2.5, 4),
        (2.5, 19),
        (8, 19),
        (12, 21),
        (16, 19),
        (21.5, 19),
        (21.5, 4),
        (16, 4),
        (12, 6)
      )
        + .line(pen, (12, 6), (12, 21))
    case "square.and.pencil":
      return .line(pen, (13, 4), (4, 4), (4, 20.5), (20.5, 20.5), (20.5, 12)) + .line(pen * 1.8, (10, 14.5), (21, 3.5))
    case "square.and.arrow.down":
      return .line(pen, (8, 9), (5, 9), (5, 22), (19, 22), (19, 9), (16, 9)) + .line(pen, (12, 2), (12, 15))
        + .line(pen, (8, 11), (12, 15.5), (16, 11))
    case "text.bubble", "text.bubble.fill", "quote.bubble", "quote.bubble.fill":
      let lines = SymbolOutline.line(pen, (6.5, 8.5), (17.5, 8.5)) + .line(pen, (6.5, 12.5), (14, 12.5))
      guard let bubble = SymbolShapes.outline(name.hasSuffix("fill") ? "bubble.fill" : "bubble", pen) else {
        return nil
      }
      return name.hasSuffix("fill") ? bubble - lines : bubble + lines
    default: return nil
    }
  }

  private static func goods(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    switch name {
    case "creditcard": return .frame(rect(2, 4.5, 20, 15), 2.5, pen) + .box(rect(2.5, 8, 19, 3), 0)
    case "creditcard.fill": return .box(rect(2, 4.5, 20, 15), 2.5) - .box(rect(2, 8, 20, 2.5), 0)
    case "cart", "cart.fill":
      let basket = SymbolOutline.polygon((6, 7), (22, 7), (20, 15.5), (7.5, 15.5))
      return .line(pen, (1.5, 4), (5, 4), (7.5, 17.5), (20, 17.5)) + .disc(9.5, 20.8, 1.5) + .disc(18, 20.8, 1.5)
        + (name == "cart" ? basket - basket.shrunk(by: pen) : basket)
    case "bag": return .frame(rect(4, 7.5, 16, 14), 2, pen) + handle(pen)
    case "bag.fill": return .box(rect(4, 7.5, 16, 14), 2) + handle(pen)
    case "gift", "gift.fill":
      return .frame(rect(3, 7, 18, 5), 1, pen) + .frame(rect(4.5, 11, 15, 11), 1.5, pen) + .line(pen, (12, 7), (12, 22))
        + .ring(9, 4.8, 2.8, pen) + .ring(15, 4.8, 2.8, pen)
    case "shippingbox", "shippingbox.fill", "cube", "cube.fill":
      return .line(pen, (12, 2.5), (21, 7), (21, 17), (12, 21.5), (3, 17), (3, 7), (12, 2.5))
        + .line(pen, (3, 7), (12, 11.5), (21, 7)) + .line(pen, (12, 11.5), (12, 21.5))
    case "archivebox", "archivebox.fill":
      return .frame(rect(2.5, 4, 19, 5), 1, pen) + .frame(rect(4, 8, 16, 13), 1.5, pen) + .line(pen, (9, 13), (15, 13))
    case "briefcase", "briefcase.fill":
      return .frame(rect(2, 7, 20, 14), 2.5, pen) + .frame(rect(8, 3, 8, 5.5), 1.5, pen) + .line(pen, (2, 13), (22, 13))
    default: return nil
    }
  }

  private static func emblems(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    switch name {
    case "crown", "crown.fill":
      let crown = SymbolOutline.polygon((2, 7), (7.5, 12), (12, 4), (16.5, 12), (22, 7), (20, 20), (4, 20))
      return name == "crown" ? crown - crown.shrunk(by: pen) : crown
    case "lightbulb", "lightbulb.fill":
      let glass = name == "lightbulb" ? SymbolOutline.ring(12, 9, 7, pen) : .disc(12, 9, 7)
      return glass + .line(pen, (9, 15), (9, 18), (15, 18), (15, 15)) + .line(pen, (10, 21), (14, 21))
    case "chart.bar", "chart.bar.fill":
      return [rect(3, 12, 5, 9), rect(9.5, 4, 5, 17), rect(16, 8, 5, 13)]
        .map { name.hasSuffix("fill") ? SymbolOutline.box($0, 1) : .frame($0, 1, pen) }.reduce(
          SymbolOutline([[CGPoint]]()),
          +
        )
    case "key", "key.fill":
      return .ring(7.5, 12, 5, pen * 1.3) + .line(pen, (12, 12), (22, 12), (22, 16.5))
        + .line(pen, (18, 12), (18, 15.5))
    case "sparkles": return sparkle(10, 13, 8) + sparkle(19, 5, 4) + sparkle(19.5, 19.5, 3)
    case "cross", "cross.fill":
      return .polygon(
        (8.5, 2.5),
        (15.5, 2.5),
        (15.5, 8.5),
        (21.5, 8.5),
        (21.5, 15.5),
        (15.5, 15.5),
        (15.5, 21.5),
        (8.5, 21.5),
        (8.5, 15.5),
        (2.5, 15.5),
        (2.5, 8.5),
        (8.5, 8.5)
      )
    default: return nil
    }
  }

  private static func places(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    switch name {
    case "globe", "network":
      let meridian = SymbolOutline.ellipse(12, 12, 4.6, 10) - .ellipse(12, 12, 4.6 - pen * 0.8, 10 - pen * 0.8)
      return .ring(12, 12, 10, pen) + meridian + .line(pen, (2.5, 12), (21.5, 12))
    case "location", "location.fill":
      let needle = SymbolOutline.polygon((21.5, 2.5), (13.5, 21.5), (11.8, 12.2), (2.5, 10.5))
      return name == "location" ? needle - needle.shrunk(by: pen * 1.6).scaled(0.9) : needle
    case "mappin": return .disc(12, 6.5, 4.5) + .line(pen, (12, 10), (12, 22))
    case "mappin.circle": return .ring(12, 12, 10, pen) + .disc(12, 9.5, 2.6) + .line(pen, (12, 11), (12, 18))
    case "mappin.circle.fill": return .disc(12, 12, 10) - .disc(12, 9, 2.6) - .line(pen, (12, 12.5), (12, 18))
    case "mappin.and.ellipse":
      return .disc(12, 5.5, 3.8) + .line(pen, (12, 9), (12, 19)) + .ellipse(12, 19, 8, 3)
        - .ellipse(12, 19, 8 - pen, 3 - pen * 0.8)
    case "map", "map.fill":
      return .line(pen, (3, 5.5), (9, 3), (15, 5.5), (21, 3), (21, 18.5), (15, 21), (9, 18.5), (3, 21), (3, 5.5))
        + .line(pen, (9, 3), (9, 18.5)) + .line(pen, (15, 5.5), (15, 21))
    default: return nil
    }
  }

  private static func journeys(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    switch name {
    case "airplane":
      return .polygon(
        (22, 12),
        (19.5, 13.7),
        (14.5, 13.7),
        (9.5, 21.5),
        (7.5, 21.5),
        (10, 13.7),
        (5.5, 13.7),
        (3.8, 16),
        (2.2, 16),
        (3.2, 12),
        (2.2, 8),
        (3.8, 8),
        (5.5, 10.3),
        (10, 10.3),
        (7.5, 2.5),
        (9.5, 2.5),
        (14.5, 10.3),
        (19.5, 10.3)
      )
    case "car", "car.fill":
      let body = SymbolOutline.polygon(
        (5, 10.5),
        (7, 5.5),
        (17, 5.5),
        (19, 10.5),
        (21.5, 12),
        (21.5, 18),
        (2.5, 18),
        (2.5, 12)
      )
      return (name == "car" ? body - body.shrunk(by: pen) : body) + .box(rect(4, 17.5, 3.5, 3.5), 1)
        + .box(rect(16.5, 17.5, 3.5, 3.5), 1)
    case "building.2", "building.2.fill", "building":
      return .frame(rect(3, 3, 10, 18.5), 1, pen) + .frame(rect(12, 9, 9, 12.5), 1, pen) + .disc(8, 8, 1.2)
        + .disc(8, 12.5, 1.2) + .disc(8, 17, 1.2) + .disc(16.5, 14, 1.2)
    default: return nil
    }
  }

  private static func weather(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    switch name {
    case "drop", "drop.fill":
      let tip = [CGPoint(x: 12, y: 1.5)]
      let drop = SymbolOutline([SymbolOutline.arc(12, 15, 7, 7, from: -35, to: 215) + tip])
      return name == "drop" ? drop - drop.shrunk(by: pen) : drop
    case "flame", "flame.fill":
      let flame = SymbolOutline.polygon(
        (13, 1.5),
        (14, 7),
        (18.5, 11),
        (19, 16),
        (16.5, 20.5),
        (12, 22.5),
        (7.5, 20.5),
        (5, 16),
        (6, 10.5),
        (9, 12),
        (9, 6)
      )
      return name == "flame" ? flame - flame.shrunk(by: pen) : flame
    case "cloud", "cloud.fill":
      let cloud = SymbolOutline([
        SymbolOutline.arc(7, 14.5, 5, 5, from: 90, to: 250) + SymbolOutline.arc(12, 9.5, 5.5, 5.5, from: 195, to: 350)
          + SymbolOutline.arc(18, 15, 4.5, 4.5, from: 270, to: 450)
      ])
      return name == "cloud" ? cloud - cloud.shrunk(by: pen) : cloud
    default: return nil
    }
  }

  private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    SymbolSigns.rect(x, y, width, height)
  }

  private static func handle(_ pen: CGFloat) -> SymbolOutline {
    .line(pen, [CGPoint(x: 8, y: 10)] + SymbolOutline.arc(12, 6, 4, 4, from: 180, to: 360) + [CGPoint(x: 16, y: 10)])
  }

  private static func sparkle(_ x: CGFloat, _ y: CGFloat, _ reach: CGFloat) -> SymbolOutline {
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
}
