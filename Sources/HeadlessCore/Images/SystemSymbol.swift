package import Foundation

/// Symbols of the system that are known by what they mean. The outlines are our own: Apple's may not be shipped.
package enum SystemSymbol {
  /// The symbol in a square of this side, or nothing where its name is not known. The pen is as thick as the weight of
  /// the text, from 100 to 900.
  package static func picture(named name: String, side: CGFloat, weight: Int) -> VectorPicture? {
    let pen = 1.4 + CGFloat(weight - 100) / 800 * 2.2
    guard let outline = outline(of: name.split(separator: ".").map(String.init), pen) else { return nil }
    let layer = VectorPicture.Layer(
      path: outline.path(side: side),
      fill: .black,
      stroke: nil,
      pen: StrokeSettings(width: 0)
    )
    return VectorPicture(size: CGSize(width: side, height: side), layers: [layer])
  }

  /// A sign, alone or in a shape: `checkmark`, `checkmark.circle`, `checkmark.circle.fill`.
  private static func outline(of parts: [String], _ pen: CGFloat) -> SymbolOutline? {
    if let alone = SymbolShapes.outline(parts.joined(separator: "."), pen) { return alone }
    let isFilled = parts.last == "fill"
    let named = isFilled ? Array(parts.dropLast()) : parts
    guard let shape = named.last, named.count > 1 else { return nil }
    let sign = named.dropLast().joined(separator: ".")
    guard let place = SymbolShapes.places[shape], let inner = part(sign, pen * 1.5) else { return nil }
    let placed = inner.scaled(place.scale).moved(0, place.drop)
    guard let outer = SymbolShapes.outline(isFilled ? "\(shape).fill" : shape, pen) else { return nil }
    return isFilled ? outer - placed : outer + placed
  }

  /// What stands in a shape: a sign, or a thing, filled where it comes filled: `checkmark.circle`, `phone.circle.fill`.
  private static func part(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    SymbolSigns.outline(name, pen) ?? SymbolShapes.outline("\(name).fill", pen) ?? SymbolShapes.outline(name, pen)
  }
}

/// Signs that stand alone and in shapes. None overlaps itself, so that it can be cut out of a shape.
enum SymbolSigns {
  static func outline(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    switch name {
    case "checkmark": return .line(pen, (4, 12.5), (9.5, 18.5), (20, 5.5))
    case "xmark", "multiply": return plus(pen / 1.35).turned(45).scaled(1.35)
    case "plus": return plus(pen)
    case "minus": return .line(pen, (4, 12), (20, 12))
    case "equal": return .line(pen, (4, 9), (20, 9)) + .line(pen, (4, 15), (20, 15))
    case "exclamationmark": return .line(pen, (12, 3.5), (12, 14.5)) + .disc(12, 19, pen * 0.7)
    case "info": return .disc(12, 5, pen * 0.7) + .line(pen, (12, 9.5), (12, 20.5))
    case "questionmark": return questionmark(pen)
    case "chevron.right", "chevron.forward": return chevron(pen)
    case "chevron.left", "chevron.backward": return chevron(pen).turned(180)
    case "chevron.down": return chevron(pen).turned(90)
    case "chevron.up": return chevron(pen).turned(-90)
    case "chevron.up.chevron.down":
      return chevron(pen).turned(-90).scaled(0.7).moved(0, -5.5) + chevron(pen).turned(90).scaled(0.7).moved(0, 5.5)
    case "arrow.right", "arrow.forward": return arrow(pen)
    case "arrow.left", "arrow.backward": return arrow(pen).turned(180)
    case "arrow.down": return arrow(pen).turned(90)
    case "arrow.up": return arrow(pen).turned(-90)
    case "arrow.up.right": return arrow(pen).turned(-45)
    case "arrow.up.left": return arrow(pen).turned(-135)
    case "arrow.down.right": return arrow(pen).turned(45)
    case "ellipsis": return .disc(4.5, 12, pen) + .disc(12, 12, pen) + .disc(19.5, 12, pen)
    case "pause": return .box(rect(6, 4, 4, 16), 1) + .box(rect(14, 4, 4, 16), 1)
    case "play": return .polygon((6, 3.5), (20.5, 12), (6, 20.5))
    case "stop": return .box(rect(5, 5, 14, 14), 2)
    case "star", "heart", "person", "bell", "bolt": return SymbolShapes.outline("\(name).fill", pen)
    default: return SymbolDigits.outline(name, pen)
    }
  }

  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private static func plus(_ pen: CGFloat) -> SymbolOutline {
    let (near, far, low, high) = (12 - pen / 2, 12 + pen / 2, CGFloat(3.5), CGFloat(20.5))
    return .polygon(
      (near, low),
      (far, low),
      (far, near),
      (high, near),
      (high, far),
      (far, far),
      (far, high),
      (near, high),
      (near, far),
      (low, far),
      (low, near),
      (near, near)
    )
  }

  private static func chevron(_ pen: CGFloat) -> SymbolOutline { .line(pen, (8.5, 4), (16.5, 12), (8.5, 20)) }

  private static func arrow(_ pen: CGFloat) -> SymbolOutline {
    let (half, edge) = (pen / 2, pen * 0.71)
    return .polygon(
      (3.5, 12 - half),
      (20 - edge * 2 - half, 12 - half),
      (13 - edge, 5 + edge),
      (13, 5),
      (13 + edge, 5 - edge + 0.6),
      (21, 12),
      (13 + edge, 19 + edge - 0.6),
      (13, 19),
      (13 - edge, 19 - edge),
      (20 - edge * 2 - half, 12 + half),
      (3.5, 12 + half)
    )
  }

  private static func questionmark(_ pen: CGFloat) -> SymbolOutline {
    let hook = SymbolOutline.arc(12, 8.2, 4.6, 4.6, from: -190, to: 55)
    return .line(pen, hook + [CGPoint(x: 12, y: 14.5), CGPoint(x: 12, y: 16)]) + .disc(12, 20, pen * 0.7)
  }
}
