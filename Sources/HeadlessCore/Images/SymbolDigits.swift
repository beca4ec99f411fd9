import Foundation

/// Numbers of up to two digits, as they stand in circles: `3.circle`, `12.square.fill`.
enum SymbolDigits {
  static func outline(_ name: String, _ pen: CGFloat) -> SymbolOutline? {
    guard (1...2).contains(name.utf8.count), name.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    let digits = name.utf8.compactMap { digit(Int($0) - 48, pen) }
    if digits.count == 1 { return digits[0] }
    return SymbolOutline([digits[0].scaled(0.8).moved(-6, 0), digits[1].scaled(0.8).moved(6, 0)])
  }

  private static func digit(_ number: Int, _ pen: CGFloat) -> SymbolOutline? {
    switch number {
    case 0: return .ellipse(12, 12, 5.5, 9) - .ellipse(12, 12, 5.5 - pen, 9 - pen)
    case 1: return .line(pen, (8, 7), (12.8, 3.5), (12.8, 21))
    case 2: return .line(pen, arc(12, 8.3, 4.8, 190, 395) + [CGPoint(x: 7.5, y: 20), CGPoint(x: 17.5, y: 20)])
    case 3: return .line(pen, arc(11.6, 7.8, 4.1, 200, 430) + arc(11.6, 16, 4.6, 290, 515))
    case 4: return .line(pen, (15, 21), (15, 4), (6.5, 16), (18.5, 16))
    case 5:
      let top = [(16.5, 4), (8.6, 4), (8, 11.3)].map { CGPoint(x: $0.0, y: $0.1) }
      return .line(pen, top + arc(11.8, 15.3, 5, 235, 510))
    case 6: return .line(pen, [CGPoint(x: 15.5, y: 3.8)] + arc(12, 15.4, 5, 205, 535))
    case 7: return .line(pen, (6.8, 4), (17, 4), (10.5, 21))
    case 8: return .ring(12, 7.4, 4.4, pen) + .ring(12, 16.4, 5, pen)
    case 9: return digit(6, pen)?.turned(180)
    default: return nil
    }
  }

  private static func arc(
    _ x: CGFloat,
    _ y: CGFloat,
    _ radius: CGFloat,
    _ start: CGFloat,
    _ end: CGFloat
  ) -> [CGPoint] {
    SymbolOutline.arc(x, y, radius, radius, from: start, to: end)
  }
}
