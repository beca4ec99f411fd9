import Foundation

/// Where things are, how one comes there, and the weather.
extension SymbolCatalog {
  mutating func addPlaces() {
    sign("globe") { pen in
      let meridian = SymbolOutline.ellipse(12, 12, 4.6, 10) - .ellipse(12, 12, 4.6 - pen * 0.8, 10 - pen * 0.8)
      return .ring(12, 12, 10, pen) + meridian + .line(pen * 0.8, (2.5, 12), (21.5, 12))
    }
    sign("network") { pen in
      let meridian = SymbolOutline.ellipse(12, 12, 4.6, 10) - .ellipse(12, 12, 4.6 - pen * 0.8, 10 - pen * 0.8)
      let lines = [CGFloat(7.5), 12, 16.5].map { SymbolOutline.line(pen * 0.8, (2, $0), (22, $0)) & .disc(12, 12, 9.6) }
      return .ring(12, 12, 10, pen) + meridian + .union(lines) + .line(pen * 0.8, (12, 2.5), (12, 21.5))
    }
    shape("location", .polygon((21.5, 2.5), (13.5, 21.5), (11.8, 12.2), (2.5, 10.5)))
    sign("mappin") { .disc(12, 6.5, 4.5) + .line($0, (12, 10), (12, 22)) }
    thing("mappin.circle") { pen in
      SymbolForm(.disc(12, 12, 10), details: .disc(12, 8.8, 2.8) + .line(pen * 0.8, (12, 11), (12, 18.5)))
    }
    sign("mappin.and.ellipse") { pen in
      let ground = SymbolOutline.ellipse(12, 18.5, 8.5, 3.6)
      return ground.rim(pen * 0.8) - .line(pen * 3, (12, 9), (12, 19)) + .disc(12, 5.5, 3.8)
        + .line(pen, (12, 9), (12, 18.5))
    }
    thing("map") { pen in
      SymbolForm(
        .polygon((3, 5.5), (9, 3), (15, 5.5), (21, 3), (21, 18.5), (15, 21), (9, 18.5), (3, 21)),
        details: .line(pen * 0.8, (9, 3), (9, 18.5)) + .line(pen * 0.8, (15, 5.5), (15, 21))
      )
    }
    thing("building") { pen in
      SymbolForm(
        .box(6, 2.5, 12, 19.5, 1.2),
        details: .dots(1.1, (9.8, 7), (14.2, 7), (9.8, 11.5), (14.2, 11.5), (9.8, 16), (14.2, 16))
      )
    }
    thing("building.2") { pen in
      SymbolForm(
        .box(2.5, 3, 9.5, 18.5, 1) + .box(13, 9, 8.5, 12.5, 1),
        details: .dots(1.1, (7.2, 7.5), (7.2, 12), (7.2, 16.5), (17.2, 13), (17.2, 17))
      )
    }
  }

  mutating func addJourneys() {
    sign("airplane") { _ in
      let wing = SymbolOutline.polygon(
        (22, 12),
        (19.5, 13.7),
        (14.5, 13.7),
        (9.5, 21.5),
        (7.5, 21.5),
        (10, 13.7),
        (2.5, 13.2),
        (2.5, 12)
      )
      let tail = SymbolOutline.polygon((5.5, 12), (5.5, 13.7), (3.8, 16.4), (2, 16.4), (3.2, 12))
      let half = wing + tail
      return half + half.turned(180).mirrored
    }
    thing("car") { pen in
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
      return SymbolForm(
        body,
        details: .dots(1.3, (6.5, 14.2), (17.5, 14.2)) + .line(pen * 0.8, (5.5, 10.6), (18.5, 10.6)),
        extras: .box(4, 17.5, 3.5, 3.5, 1) + .box(16.5, 17.5, 3.5, 3.5, 1)
      )
    }
    thing("bus") { pen in
      SymbolForm(
        .box(4, 2.5, 16, 17, 3),
        details: .line(pen * 0.8, (4, 12), (20, 12)) + .dots(1.3, (7.5, 15.8), (16.5, 15.8)),
        extras: .box(5.5, 19, 3, 3, 1) + .box(15.5, 19, 3, 3, 1)
      )
    }
    sign("bicycle") { pen in
      .ring(5.8, 15.5, 4.8, pen * 0.8) + .ring(18.2, 15.5, 4.8, pen * 0.8)
        + .line(pen * 0.8, (5.8, 15.5), (10, 8.5), (16.2, 8.5), (18.2, 15.5))
        + .line(pen * 0.8, (10, 8.5), (13, 15.5), (16.2, 8.5))
        + .line(pen * 0.8, (16.2, 8.5), (15.2, 5.5), (18.4, 5.5)) + .line(pen * 0.8, (8, 6.6), (11.4, 6.6))
    }
  }

  mutating func addWeather() {
    let tip = [CGPoint(x: 12, y: 1.5)]
    shape("drop", .closed(SymbolOutline.clockwise(SymbolOutline.arc(12, 15, 7, 7, from: -35, to: 215) + tip)))
    shape(
      "flame",
      .polygon(
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
    )
    shape("cloud", cloud)
    thing("cloud.rain") { pen in
      let rain = [CGFloat(7), 12, 17].map { SymbolOutline.line(pen, ($0 + 1, 18), ($0 - 1, 22.5)) }
      return SymbolForm(cloud.scaled(0.85).moved(0, -3.4), extras: .union(rain))
    }
    shape("moon", .disc(11.2, 12.6, 9.6) - .disc(16, 8.2, 7.6))
    thing("sun.max") { pen in SymbolForm(.disc(12, 12, 4.8), extras: rays(pen, from: 1.2, to: 4.6)) }
    thing("sun.min") { pen in SymbolForm(.disc(12, 12, 4.8), extras: rays(pen, from: 3.4, to: 5.4)) }
    sign("snowflake") { pen in
      let arm =
        SymbolOutline.line(pen * 0.8, (12, 12), (12, 1.8)) + .line(pen * 0.8, (8.8, 3.4), (12, 6.6), (15.2, 3.4))
      return .union((0..<6).map { arm.turned(CGFloat($0) * 60) })
    }
    shape(
      "leaf",
      .closed(
        SymbolOutline.clockwise(
          SymbolOutline.arc(2.5, 21.5, 18, 18, from: -86, to: -4)
            + SymbolOutline.arc(21.5, 2.5, 18, 18, from: 94, to: 176)
        )
      )
    )
  }
}

private let cloud = SymbolOutline.closed(
  SymbolOutline.arc(7, 14.5, 5, 5, from: 90, to: 250) + SymbolOutline.arc(12, 9.5, 5.5, 5.5, from: 195, to: 350)
    + SymbolOutline.arc(18, 15, 4.5, 4.5, from: 270, to: 450)
)

private func rays(_ pen: CGFloat, from start: CGFloat, to end: CGFloat) -> SymbolOutline {
  let ray = SymbolOutline.line(pen, (12, start), (12, end))
  return .union((0..<8).map { ray.turned(CGFloat($0) * 45) })
}
