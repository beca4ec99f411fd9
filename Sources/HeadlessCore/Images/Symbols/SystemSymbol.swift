package import Foundation
import Synchronization

/// Symbols of the system that are known by what they mean. The outlines are our own: Apple's may not be shipped.
package enum SystemSymbol {
  /// The symbol in a square of this side, or nothing where it is not known what its name, with all its variants, looks
  /// like: no other symbol stands in. The pen is as thick as the weight of the text, from 100 to 900.
  package static func picture(named name: String, side: CGFloat, weight: Int, isRightToLeft: Bool = false)
    -> VectorPicture?
  {
    let shown = isRightToLeft ? turned(name) : name
    guard let polygons = polygons(named: shown, weight: weight) else { return nil }
    let layer = VectorPicture.Layer(
      path: path(polygons, side: side),
      fill: .black,
      stroke: nil,
      pen: StrokeSettings(width: 0)
    )
    return VectorPicture(size: CGSize(width: side, height: side), layers: [layer])
  }

  /// The names of symbols that are drawn by themselves; each may be known with variants too.
  package static var names: [String] { SymbolCatalog.standard.forms.keys.sorted() }

  /// Names that look alike on Apple's systems where text runs from left to right.
  package static let synonyms = [
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
    "arrow.forward": "arrow.right", "arrow.backward": "arrow.left",
    "arrow.uturn.forward": "arrow.uturn.right", "arrow.uturn.backward": "arrow.uturn.left",
  ]

  /// What a symbol that follows the direction of text looks like where that runs from right to left: a name that
  /// says forward points backward then.
  private static func turned(_ name: String) -> String {
    name.split(separator: ".").map { $0 == "forward" ? "backward" : $0 == "backward" ? "forward" : $0 }
      .joined(separator: ".")
  }

  private struct Request: Hashable {
    let name: String
    let weight: Int
  }

  /// Worked out once: what is drawn over and cut out of one another costs more than all that is done with it.
  private static let known = Mutex<[Request: [[CGPoint]]]>([:])

  private static func polygons(named name: String, weight: Int) -> [[CGPoint]]? {
    let request = Request(name: name, weight: weight)
    if let polygons = known.withLock({ $0[request] }) { return polygons }
    guard let outline = SymbolName(name).outline(pen: 1.4 + CGFloat(weight - 100) / 800 * 2.2) else { return nil }
    let polygons = OutlineSweep(outline).polygons()
    known.withLock { $0[request] = polygons }
    return polygons
  }

  private static func path(_ polygons: [[CGPoint]], side: CGFloat) -> VectorPath {
    var path = VectorPath()
    for polygon in polygons {
      for (index, point) in polygon.enumerated() {
        let place = CGPoint(x: point.x * side / 24, y: point.y * side / 24)
        if index == 0 { path.move(to: place) } else { path.line(to: place) }
      }
      path.close()
    }
    return path
  }
}
