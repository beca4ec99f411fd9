import Foundation
import HeadlessCore
import Testing

/// Of each symbol that is said to be drawn, that it looks like itself.
@Suite("Outlines of symbols")
struct SymbolOutlineTests {
  /// Each known name, plain, filled, crossed out, with a badge and in a filled circle, where it is known so.
  private static let variants = ["", ".fill", ".slash", ".badge", ".circle.fill"]

  private static let names =
    SystemSymbol.names + ["a.circle", "b.circle.fill", "8.circle", "10.square.fill", "6.circle.fill"]

  private func raster(_ name: String, weight: Int = 400) throws -> SymbolRaster? {
    try SystemSymbol.picture(named: name, side: 24, weight: weight).map {
      SymbolRaster(try #require($0.layers.first).path)
    }
  }

  @Test("a filled symbol does not look as the plain one", arguments: SystemSymbol.names, [400, 900])
  func filled(_ name: String, _ weight: Int) throws {
    guard let filled = try raster("\(name).fill", weight: weight) else { return }
    let plain = try #require(try raster(name, weight: weight))
    #expect(filled.difference(from: plain) >= 20)
  }

  @Test("no two names look alike")
  func distinct() throws {
    var seen: [(name: String, raster: SymbolRaster)] = []
    for name in SystemSymbol.names.flatMap({ [$0, "\($0).fill"] }) {
      guard let raster = try raster(name) else { continue }
      for other in seen where other.raster.difference(from: raster) < 20 {
        Issue.record("\(name) looks as \(other.name) does")
      }
      seen.append((name, raster))
    }
    #expect(seen.count > 250, "so many are known")
  }

  @Test("no variant of a name looks as another one", arguments: names)
  func variants(_ name: String) throws {
    var seen: [(name: String, raster: SymbolRaster)] = []
    for variant in Self.variants {
      guard let raster = try raster(name + variant) else { continue }
      for other in seen { #expect(other.raster.difference(from: raster) >= 12, "\(name + variant) \(other.name)") }
      seen.append((name + variant, raster))
    }
  }

  @Test("what is cut out is not filled again, by whichever rule", arguments: names)
  func holes(_ name: String) throws {
    for variant in Self.variants {
      guard let picture = SystemSymbol.picture(named: name + variant, side: 24, weight: 400) else { continue }
      let path = try #require(picture.layers.first).path
      #expect(SymbolRaster(path).difference(from: SymbolRaster(path, evenOdd: true)) == 0, "\(name + variant)")
    }
  }

  @Test(
    "a sign is cut out of the shape that it stands in",
    arguments: ["xmark", "plus", "questionmark", "exclamationmark", "info", "6", "8", "9", "a", "q", "star", "phone"]
  )
  func sign(_ name: String) throws {
    func known(_ name: String) throws -> SymbolRaster { try #require(try raster(name)) }
    let (plain, cut) = (try known("\(name).circle"), try known("\(name).circle.fill"))
    let (ring, disc) = (try known("circle"), try known("circle.fill"))
    let (sign, hole) = (plain.subtracting(ring), disc.subtracting(cut))
    #expect(sign.count > 30)
    // But for what the grid rounds.
    #expect(sign.difference(from: hole) <= 3)
  }

  @Test("those that are declared to be alike are")
  func synonyms() throws {
    for (name, other) in SystemSymbol.synonyms {
      let (alias, meant) = (try #require(try raster(name)), try #require(try raster(other)))
      #expect(alias.difference(from: meant) == 0)
    }
  }
}

/// The fields of a grid of 64 by 64 whose middles an outline on a square of 24 by 24 covers, a word for each row.
private struct SymbolRaster {
  private static let resolution = 64
  private var rows: [UInt64]

  init(_ path: VectorPath, evenOdd: Bool = false) {
    let edges = path.flattened().flatMap { polygon in
      zip(polygon, polygon.dropFirst() + polygon.prefix(1)).filter { $0.0.y != $0.1.y }
    }
    rows = (0..<Self.resolution).map { row in
      let y = Self.middle(row)
      let crossings = edges.filter { ($0.0.y <= y) != ($0.1.y <= y) }.map { from, to in
        (x: from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x), winding: from.y < to.y ? 1 : -1)
      }
      return (0..<Self.resolution).reduce(0) { word, column in
        let x = Self.middle(column)
        let winding = crossings.reduce(0) { $1.x < x ? $0 + $1.winding : $0 }
        return (evenOdd ? winding % 2 != 0 : winding != 0) ? word | 1 << UInt64(column) : word
      }
    }
  }

  /// A little beside the grid that corners lie on.
  private static func middle(_ field: Int) -> CGFloat { (CGFloat(field) + 0.503) * 24 / CGFloat(resolution) }

  var count: Int { rows.reduce(0) { $0 + $1.nonzeroBitCount } }

  func difference(from other: SymbolRaster) -> Int {
    zip(rows, other.rows).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
  }

  func subtracting(_ other: SymbolRaster) -> SymbolRaster {
    var rest = self
    rest.rows = zip(rows, other.rows).map { $0 & ~$1 }
    return rest
  }
}
