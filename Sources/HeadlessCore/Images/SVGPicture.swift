import Foundation

/// Reads the SVG files of asset catalogs: groups, paths and the basic shapes, with fills and strokes of one colour.
struct SVGPicture {
  /// What an element inherits from those around it.
  private struct Style {
    var fill: RGBA? = .black
    var stroke: RGBA?
    var pen = StrokeSettings(width: 1, miterLimit: 4)
  }

  static func picture(_ source: String) -> VectorPicture? {
    guard let root = MarkupElement.parse(source), root.name == "svg" else { return nil }
    let box = root.attributes["viewBox"].map(numbers) ?? []
    let origin = box.count == 4 ? CGPoint(x: box[0], y: box[1]) : .zero
    let width = root.attributes["width"].flatMap(length) ?? (box.count == 4 ? box[2] : nil)
    let height = root.attributes["height"].flatMap(length) ?? (box.count == 4 ? box[3] : nil)
    guard let width, let height, width > 0, height > 0 else { return nil }
    let scale = box.count == 4 && box[2] > 0 ? width / box[2] : 1
    var layers: [VectorPicture.Layer] = []
    collect(root, Style(), into: &layers)
    let placed = layers.map { layer in
      var layer = layer
      layer.path = layer.path.mapped { CGPoint(x: ($0.x - origin.x) * scale, y: ($0.y - origin.y) * scale) }
      layer.pen.width *= scale
      return layer
    }
    return VectorPicture(size: CGSize(width: width, height: height), layers: placed)
  }

  private static func collect(_ element: MarkupElement, _ inherited: Style, into layers: inout [VectorPicture.Layer]) {
    let style = style(of: element, inherited)
    if let path = path(of: element), style.fill != nil || style.stroke != nil {
      layers.append(VectorPicture.Layer(path: path, fill: style.fill, stroke: style.stroke, pen: style.pen))
    }
    for child in element.children where !["defs", "clipPath", "mask", "title", "desc"].contains(child.name) {
      collect(child, style, into: &layers)
    }
  }

  private static func style(of element: MarkupElement, _ inherited: Style) -> Style {
    var style = inherited
    let attributes = element.attributes
    if let fill = attributes["fill"] { style.fill = color(fill) }
    if let stroke = attributes["stroke"] { style.stroke = color(stroke) }
    if let width = attributes["stroke-width"].flatMap(length) { style.pen.width = width }
    if let cap = attributes["stroke-linecap"].flatMap(StrokeSettings.Cap.init) { style.pen.cap = cap }
    if let join = attributes["stroke-linejoin"].flatMap(StrokeSettings.Join.init) { style.pen.join = join }
    return style
  }

  private static func path(of element: MarkupElement) -> VectorPath? {
    func value(_ name: String) -> CGFloat { element.attributes[name].flatMap(length) ?? 0 }
    switch element.name {
    case "path": return element.attributes["d"].map(PathData.path)
    case "line":
      return polyline([value("x1"), value("y1"), value("x2"), value("y2")], closed: false)
    case "polyline": return polyline(numbers(element.attributes["points"] ?? ""), closed: false)
    case "polygon": return polyline(numbers(element.attributes["points"] ?? ""), closed: true)
    case "circle", "ellipse":
      let rx = element.name == "circle" ? value("r") : value("rx")
      let ry = element.name == "circle" ? value("r") : value("ry")
      return VectorPath(ellipseIn: CGRect(x: value("cx") - rx, y: value("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "rect":
      // One that is not given is as large as the other.
      let (rx, ry) = (element.attributes["rx"].flatMap(length), element.attributes["ry"].flatMap(length))
      return VectorPath(
        roundedRect: CGRect(x: value("x"), y: value("y"), width: value("width"), height: value("height")),
        corner: CGSize(width: rx ?? ry ?? 0, height: ry ?? rx ?? 0)
      )
    default: return nil
    }
  }

  private static func polyline(_ numbers: [CGFloat], closed: Bool) -> VectorPath {
    var path = VectorPath()
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let point = CGPoint(x: numbers[index], y: numbers[index + 1])
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if closed { path.close() }
    return path
  }

  private static func numbers(_ text: String) -> [CGFloat] {
    var scanner = NumberScanner(text)
    var result: [CGFloat] = []
    while let number = scanner.number() { result.append(number) }
    return result
  }

  private static func length(_ text: String) -> CGFloat? {
    var scanner = NumberScanner(text)
    return scanner.number()
  }

  /// `none` is no paint; `currentColor` and names that are not known paint black, which a template replaces anyway.
  private static func color(_ text: String) -> RGBA? {
    if text == "none" || text == "transparent" { return nil }
    if text == "white" { return .white }
    guard text.hasPrefix("#") else { return .black }
    var digits = Array(text.dropFirst())
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count >= 6, let value = UInt32(String(digits[..<6]), radix: 16) else { return .black }
    return RGBA(
      red: Double(value >> 16 & 0xFF) / 255,
      green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255
    )
  }
}
