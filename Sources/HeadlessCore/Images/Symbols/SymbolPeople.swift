import Foundation

/// People, alone and together, and figures in motion.
extension SymbolCatalog {
  mutating func addPeople() {
    thing("person") { _ in SymbolForm(person) }
    thing("person.2") { pen in Self.group([(0.7, -4.2, 0), (0.7, 4.6, 0)], pen) }
    thing("person.3") { pen in Self.group([(0.5, -8, 1.5), (0.5, 8, 1.5), (0.64, 0, 0)], pen) }
    thing("person.circle") { pen in Self.portrait(person.scaled(0.62), pen) }
    thing("person.crop.circle") { pen in Self.portrait(person.scaled(0.86).moved(0, 2.2) & .disc(12, 12, 9.6), pen) }
    thing("person.crop.square") { pen in
      let inside = person.scaled(0.86).moved(0, 2.2) & .box(3.5, 3.5, 17, 17, 3.5)
      return SymbolForm(.box(3, 3, 18, 18, 4), details: inside)
    }
    sign("accessibility") { pen in .ring(12, 12, 10, pen) + star(pen).scaled(0.72) }
    sign("figure.stand") { pen in
      .disc(12, 4, 2.4) + .line(pen * 1.6, (12, 7.5), (12, 15)) + .line(pen, (8.3, 15), (8.3, 8), (15.7, 8), (15.7, 15))
        + .line(pen, (10.6, 14), (10.6, 22.5)) + .line(pen, (13.4, 14), (13.4, 22.5))
    }
    sign("figure.walk") { pen in
      .disc(13, 4, 2.3) + .line(pen * 1.5, (12.6, 7.5), (11.6, 14)) + .line(pen, (12.5, 8.5), (8.5, 10.5), (7.8, 14))
        + .line(pen, (12.8, 8.5), (15, 12), (17.8, 13.2)) + .line(pen, (11.6, 13.5), (14.5, 17), (15.4, 22.5))
        + .line(pen, (11.6, 13.5), (10.8, 18), (7.8, 22))
    }
    sign("figure.run") { pen in
      .disc(16, 4, 2.3) + .line(pen * 1.5, (14.4, 7.4), (11, 13.6)) + .line(pen, (14, 8), (8.5, 7.2), (6, 10.8))
        + .line(pen, (13.8, 9), (16.6, 12.4), (20.5, 11.4)) + .line(pen, (11, 13), (15.6, 15.8), (13.6, 22))
        + .line(pen, (11, 13), (8.6, 18), (2.8, 18.4))
    }
  }

  private static func portrait(_ inside: SymbolOutline, _ pen: CGFloat) -> SymbolForm {
    SymbolForm(.disc(12, 12, 10), details: inside)
  }

  /// Each a part of the whole, moved; who comes later stands in front and keeps a distance.
  private static func group(_ places: [(scale: CGFloat, x: CGFloat, y: CGFloat)], _ pen: CGFloat) -> SymbolForm {
    let members = places.map { person.scaled($0.scale).moved($0.x, $0.y) }
    func joined(_ member: (SymbolOutline) -> SymbolOutline) -> SymbolOutline {
      members.reduce(.nothing) { $0 - $1.grown(by: pen * 0.8) + member($1) }
    }
    // The line around each is drawn by itself, because they cover one another.
    return SymbolForm(joined { $0 }, plain: joined { $0.rim(pen) })
  }
}

private let person: SymbolOutline = {
  let shoulders = SymbolOutline.arc(12, 22, 8.8, 8.2, from: 180, to: 360)
  return .disc(12, 7.2, 4.8) + .closed(shoulders)
}()

/// With arms and legs stretched out.
private func star(_ pen: CGFloat) -> SymbolOutline {
  .disc(12, 4, 2.3) + .line(pen * 1.3, (4, 8.6), (12, 9.6), (20, 8.6)) + .line(pen * 1.8, (12, 9.5), (12, 14.5))
    + .line(pen * 1.3, (7.5, 22.5), (12, 13.5), (16.5, 22.5))
}
