/// What the attribute `d` of a path draws.
///
/// A renderer draws up to the first mistake and says nothing, so that half an icon arrives on the screen: here it is an error.
struct PathData {
  typealias Failure = NumberScanner.Failure
  private typealias Point = (x: Double, y: Double)

  private(set) var box = DrawnBox()
  /// Whether some line has ends: it was not closed.
  private(set) var hasEnds = false
  /// Whether two lines meet.
  private(set) var hasCorners = false

  private var scanner: NumberScanner
  private var here: Point = (0, 0)
  private var start: Point = (0, 0)
  /// The second control point of the curve before, for those that go on smoothly.
  private var cubicControl: Point?
  private var quadraticControl: Point?
  /// Of the line that is being drawn.
  private var pieces = 0
  private var isClosed = false

  init(_ text: String) throws(Failure) {
    scanner = NumberScanner(text)
    try read()
  }

  private mutating func read() throws(Failure) {
    scanner.skipBlanks()
    if scanner.isAtEnd { throw scanner.failure("the path is empty") }
    var isFirst = true
    while !scanner.isAtEnd {
      let place = scanner.offset
      guard let letter = scanner.letter() else { throw scanner.failure("expected a command, not \(scanner.found)") }
      let name = Character(Unicode.Scalar(letter))
      guard let command = Command(rawValue: Character(name.uppercased())) else {
        throw scanner.failure("there is no command \(name)", at: place)
      }
      if isFirst, command != .move {
        throw scanner.failure("a path begins with M or m, and not with \(name)", at: place)
      }
      if command == .close, isClosed { throw scanner.failure("\(name) closes what is closed already", at: place) }
      isFirst = false
      try arguments(of: command, isRelative: name.isLowercase)
    }
    endLine()
  }

  enum Command: Character {
    case move = "M"
    case line = "L"
    case horizontal = "H"
    case vertical = "V"
    case curve = "C"
    case smoothCurve = "S"
    case quadratic = "Q"
    case smoothQuadratic = "T"
    case arc = "A"
    case close = "Z"
  }

  /// Once, and again as long as there are numbers.
  private mutating func arguments(of command: Command, isRelative: Bool) throws(Failure) {
    scanner.skipBlanks()
    if command == .close {
      (here, isClosed, pieces) = (start, true, 0)
      (cubicControl, quadraticControl) = (nil, nil)
      return
    }
    var command = command
    repeat {
      try draw(command, isRelative: isRelative)
      if command == .move { command = .line }
      let hasComma = scanner.skipSeparator()
      if hasComma, !scanner.isAtNumber {
        throw scanner.failure("expected a number after the comma, not \(scanner.found)")
      }
    } while scanner.isAtNumber
  }

  private mutating func draw(_ command: Command, isRelative: Bool) throws(Failure) {
    let from = here
    let base = isRelative ? here : (x: 0, y: 0)
    var cubic: Point?
    var quadratic: Point?
    switch command {
    case .move:
      endLine()
      here = try point(from: base)
      (start, isClosed) = (here, false)
    case .line: here = try point(from: base)
    case .horizontal: here.x = base.x + (try scanner.number("a number"))
    case .vertical: here.y = base.y + (try scanner.number("a number"))
    case .curve:
      let control = try point(from: base)
      scanner.skipSeparator()
      cubic = try point(from: base)
      scanner.skipSeparator()
      here = try point(from: base)
      box.includeCurve([from, control, cubic ?? control, here])
    case .smoothCurve:
      let control = Self.mirrored(cubicControl, at: from)
      cubic = try point(from: base)
      scanner.skipSeparator()
      here = try point(from: base)
      box.includeCurve([from, control, cubic ?? control, here])
    case .quadratic, .smoothQuadratic:
      let control: Point
      if command == .quadratic {
        control = try point(from: base)
        scanner.skipSeparator()
      } else {
        control = Self.mirrored(quadraticControl, at: from)
      }
      quadratic = control
      here = try point(from: base)
      box.includeCurve([from, Self.between(from, control), Self.between(here, control), here])
    case .arc: try arc(from: base)
    case .close: break
    }
    (cubicControl, quadraticControl) = (cubic, quadratic)
    guard command != .move else { return }
    box.include(from.x, from.y)
    box.include(here.x, here.y)
    if isClosed { (start, isClosed) = (from, false) }
    pieces += 1
    if pieces > 1 { hasCorners = true }
  }

  /// A line that nobody closed has two ends.
  private mutating func endLine() {
    if pieces > 0, !isClosed { hasEnds = true }
    pieces = 0
  }

  private mutating func point(from base: Point) throws(Failure) -> Point {
    let x = try scanner.number("a number")
    scanner.skipSeparator()
    return (base.x + x, base.y + (try scanner.number("a second number")))
  }

  private mutating func arc(from base: Point) throws(Failure) {
    let from = here
    let width = abs(try scanner.number("a radius"))
    scanner.skipSeparator()
    let height = abs(try scanner.number("a second radius"))
    scanner.skipSeparator()
    let turn = try scanner.number("an angle")
    scanner.skipSeparator()
    let isLarge = try scanner.flag()
    scanner.skipSeparator()
    let isClockwise = try scanner.flag()
    scanner.skipSeparator()
    here = try point(from: base)
    let arc = EllipticalArc(
      from: from,
      to: here,
      radii: (width, height),
      degrees: turn,
      isLarge: isLarge,
      isClockwise: isClockwise
    )
    for point in arc.outermost { box.include(point.x, point.y) }
  }

  private static func mirrored(_ control: Point?, at point: Point) -> Point {
    control.map { (2 * point.x - $0.x, 2 * point.y - $0.y) } ?? point
  }

  /// Two thirds of the way to the control point: a quadratic curve as a cubic one.
  private static func between(_ end: Point, _ control: Point) -> Point {
    (end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3)
  }
}
