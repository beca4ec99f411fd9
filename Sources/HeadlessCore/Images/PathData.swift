import Foundation

/// Reads the `d` attribute of an SVG path. Reading stops at the first thing that is not path data, as browsers do.
struct PathData {
  private var scanner: NumberScanner
  private var path = VectorPath()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  private var lastControl: CGPoint?

  static func path(_ data: String) -> VectorPath {
    var reader = PathData(scanner: NumberScanner(data))
    reader.read()
    return reader.path
  }

  private init(scanner: NumberScanner) { self.scanner = scanner }

  private mutating func read() {
    while let command = scanner.command() {
      let isRelative = command.isLowercase
      let kind = Character(command.uppercased())
      guard run(kind, isRelative) else { return }
      // Further sets of numbers repeat the command; after a move they are lines.
      while kind != "Z", scanner.hasNumber {
        guard run(kind == "M" ? "L" : kind, isRelative) else { return }
      }
    }
  }

  private mutating func point(_ isRelative: Bool) -> CGPoint? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }

  private mutating func run(_ kind: Character, _ isRelative: Bool) -> Bool {
    switch kind {
    case "M": return move(isRelative)
    case "L": return point(isRelative).map { line(to: $0) } != nil
    case "H", "V": return straight(kind, isRelative)
    case "C", "S": return cubic(kind, isRelative)
    case "Q", "T": return quad(kind, isRelative)
    case "A": return arc(isRelative)
    case "Z":
      path.close()
      current = start
      lastControl = nil
      return true
    default: return false
    }
  }

  private mutating func move(_ isRelative: Bool) -> Bool {
    guard let target = point(isRelative) else { return false }
    path.move(to: target)
    (current, start, lastControl) = (target, target, nil)
    return true
  }

  private mutating func line(to target: CGPoint) {
    path.line(to: target)
    (current, lastControl) = (target, nil)
  }

  private mutating func straight(_ kind: Character, _ isRelative: Bool) -> Bool {
    guard let value = scanner.number() else { return false }
    var target = current
    if kind == "H" { target.x = isRelative ? current.x + value : value }
    if kind == "V" { target.y = isRelative ? current.y + value : value }
    line(to: target)
    return true
  }

  private var reflectedControl: CGPoint {
    lastControl.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
  }

  private mutating func cubic(_ kind: Character, _ isRelative: Bool) -> Bool {
    guard let first = kind == "S" ? reflectedControl : point(isRelative),
      let second = point(isRelative), let target = point(isRelative)
    else { return false }
    path.cubic(to: target, control1: first, control2: second)
    (current, lastControl) = (target, second)
    return true
  }

  private mutating func quad(_ kind: Character, _ isRelative: Bool) -> Bool {
    guard let control = kind == "T" ? reflectedControl : point(isRelative), let target = point(isRelative)
    else { return false }
    path.quad(to: target, control: control)
    (current, lastControl) = (target, control)
    return true
  }

  private mutating func arc(_ isRelative: Bool) -> Bool {
    guard let rx = scanner.number(), let ry = scanner.number(), let rotation = scanner.number(),
      let large = scanner.flag(), let sweep = scanner.flag(), let target = point(isRelative)
    else { return false }
    let arc = EndpointArc(from: current, to: target, rx: rx, ry: ry, degrees: rotation, large: large, sweep: sweep)
    for curve in arc.curves { path.cubic(to: curve.end, control1: curve.control1, control2: curve.control2) }
    if arc.curves.isEmpty { path.line(to: target) }
    (current, lastControl) = (target, nil)
    return true
  }
}
