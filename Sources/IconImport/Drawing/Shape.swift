import Findings

/// What one element draws: where it is, and whether its lines have ends and corners.
struct Shape {
  /// What cannot be read, and where.
  struct Failure: Error {
    let range: SourceRange
    let problem: String
  }

  static let names: Set = ["path", "circle", "ellipse", "line", "polyline", "polygon", "rect"]

  private(set) var box = DrawnBox()
  private(set) var hasEnds = false
  private(set) var hasCorners = false
  /// Whether there is anything inside: a straight line has no inside.
  private(set) var hasInside = true

  init(_ element: MarkupElement) throws(Failure) {
    switch element.name {
    case "path": try readPath(element)
    case "polyline", "polygon": try readPoints(element)
    case "line":
      box.include(try Self.length("x1", of: element) ?? 0, try Self.length("y1", of: element) ?? 0)
      box.include(try Self.length("x2", of: element) ?? 0, try Self.length("y2", of: element) ?? 0)
      (hasEnds, hasInside) = (true, false)
    case "rect": try readRectangle(element)
    default:
      let isCircle = element.name == "circle"
      let middle = (x: try Self.length("cx", of: element) ?? 0, y: try Self.length("cy", of: element) ?? 0)
      let width = try Self.size(isCircle ? "r" : "rx", of: element)
      let height = isCircle ? width : try Self.size("ry", of: element)
      guard width > 0, height > 0 else { return }
      box.include(middle.x - width, middle.y - height)
      box.include(middle.x + width, middle.y + height)
    }
  }

  private mutating func readPath(_ element: MarkupElement) throws(Failure) {
    guard let data = element.attribute("d") else {
      throw Failure(range: element.range, problem: "the path has no d, and so draws nothing")
    }
    do throws(NumberScanner.Failure) {
      let path = try PathData(data.value)
      (box, hasEnds, hasCorners) = (path.box, path.hasEnds, path.hasCorners)
    } catch {
      throw Self.failure(error, in: data)
    }
  }

  private mutating func readPoints(_ element: MarkupElement) throws(Failure) {
    guard let points = element.attribute("points") else {
      throw Failure(range: element.range, problem: "the \(element.name) has no points, and so draws nothing")
    }
    var scanner = NumberScanner(points.value)
    var count = 0
    do throws(NumberScanner.Failure) {
      scanner.skipBlanks()
      while !scanner.isAtEnd {
        let x = try scanner.number("a number")
        scanner.skipSeparator()
        box.include(x, try scanner.number("a second number"))
        scanner.skipSeparator()
        count += 1
      }
    } catch {
      throw Self.failure(error, in: points)
    }
    hasEnds = element.name == "polyline"
    hasCorners = count > 2
  }

  private mutating func readRectangle(_ element: MarkupElement) throws(Failure) {
    let (x, y) = (try Self.length("x", of: element) ?? 0, try Self.length("y", of: element) ?? 0)
    let (width, height) = (try Self.size("width", of: element), try Self.size("height", of: element))
    let radii = [try Self.size("rx", of: element), try Self.size("ry", of: element)]
    guard width > 0, height > 0 else { return }
    box.include(x, y)
    box.include(x + width, y + height)
    hasCorners = radii.allSatisfy { $0 == 0 }
  }

  /// - Returns: `nil` where the element does not say it.
  private static func length(_ name: String, of element: MarkupElement) throws(Failure) -> Double? {
    guard let attribute = element.attribute(name) else { return nil }
    let text = attribute.value.hasSuffix("px") ? String(attribute.value.dropLast(2)) : attribute.value
    var scanner = NumberScanner(text)
    scanner.skipBlanks()
    do throws(NumberScanner.Failure) {
      let value = try scanner.number("a number")
      scanner.skipBlanks()
      guard scanner.isAtEnd else {
        throw scanner.failure("expected a number of the grid, and then found \(scanner.found)")
      }
      return value
    } catch {
      throw failure(error, in: attribute)
    }
  }

  /// A length that has no sense below zero.
  private static func size(_ name: String, of element: MarkupElement) throws(Failure) -> Double {
    let value = try length(name, of: element) ?? 0
    guard value >= 0 else {
      throw Failure(range: element.attribute(name)?.range ?? element.range, problem: "\(name) is below zero")
    }
    return value
  }

  private static func failure(_ error: NumberScanner.Failure, in attribute: MarkupElement.Attribute) -> Failure {
    let start = attribute.position(ofByte: error.offset)
    return Failure(range: SourceRange(start: start, end: start), problem: error.problem)
  }
}
