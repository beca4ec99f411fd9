import Foundation

/// Walks the tree from back to front and writes what each node paints.
struct SVGPainter {
  /// Stands for the prefix of ids until the text is known.
  static let prefixPlaceholder = "\u{1}"
  /// That of most pens. The document says it once, for SVG has another: where it is not said, sharp corners are cut.
  static let miterLimit: CGFloat = 10

  let elements: [ObjectIdentifier: AccessibilityElement]
  private var chunks: [String] = []
  private(set) var definitions = ""
  private var definitionCount = 0
  /// That of the views around. Each thing that is drawn takes it by itself, unless they are composited before.
  private var opacity: CGFloat = 1

  var content: String { chunks.joined() }

  init(elements: [ObjectIdentifier: AccessibilityElement]) { self.elements = elements }

  mutating func paint(_ node: Node) {
    var attributes: [String] = []
    if node.frame.origin != .zero {
      attributes.append("transform=\"translate(\(node.frame.minX.svg) \(node.frame.minY.svg))\"")
    }
    attributes += names(node)
    let outer = attributes.isEmpty ? "" : "<g \(attributes.joined(separator: " "))>\n"
    let opacityOutside = opacity
    defer { opacity = opacityOutside }
    guard let inner = effectAttributes(node) else { return }
    let mark = chunks.count
    chunks.append("")
    if let drawing = node.drawing { draw(drawing, in: CGRect(origin: .zero, size: node.frame.size)) }
    for child in node.drawnChildren { paint(child) }
    if chunks.count == mark + 1 {
      chunks.removeLast()
      return
    }
    chunks[mark] = outer + (inner.isEmpty ? "" : "<g \(inner)>\n")
    chunks.append((inner.isEmpty ? "" : "</g>\n") + (outer.isEmpty ? "" : "</g>\n"))
  }

  /// What the mask of a node paints, apart from the picture.
  private mutating func maskContent(_ node: Node) -> String {
    guard node.children.count > 1 else { return "" }
    var painter = self
    painter.chunks = []
    painter.opacity = 1
    painter.paint(node.children[1])
    definitions = painter.definitions
    definitionCount = painter.definitionCount
    return painter.content
  }

  private func names(_ node: Node) -> [String] {
    guard let element = elements[ObjectIdentifier(node)], let label = element.label else { return [] }
    let role = SVGPainter.role(of: element.traits)
    return ["role=\"\(role)\"", "aria-label=\"\(label.svgEscaped)\""]
  }

  private static func role(of traits: AccessibilityTraitSet) -> String {
    if traits.contains(.isToggle) { return "switch" }
    if traits.contains(.isButton) { return "button" }
    if traits.contains(.isLink) { return "link" }
    if traits.contains(.isTextField) { return "textbox" }
    if traits.contains(.isHeader) { return "heading" }
    return traits.contains(.isImage) ? "img" : "group"
  }

  /// `nil` when the node and everything below it is invisible.
  private mutating func effectAttributes(_ node: Node) -> String? {
    let bounds = CGRect(origin: .zero, size: node.frame.size)
    switch node.effect {
    case .hidden, .opacity(0): return nil
    case .opacity(let factor):
      opacity *= min(CGFloat(factor), 1)
      return ""
    case .clip(let outline):
      let id = define { "<clipPath id=\"\($0)\"><path d=\"\(outline(bounds).svg)\"/></clipPath>" }
      return "clip-path=\"url(#\(id))\""
    case .viewport:
      let id = define { "<clipPath id=\"\($0)\"><path d=\"\(VectorPath(rect: bounds).svg)\"/></clipPath>" }
      return "clip-path=\"url(#\(id))\""
    case .shadow, .blur, .filter: return filterAttribute(node)
    case .group:
      defer { opacity = 1 }
      return "style=\"isolation:isolate\"\(opacityAttribute)"
    case .blend(let mode): return "style=\"mix-blend-mode:\(mode)\""
    case .mask:
      let content = maskContent(node)
      let region = node.paintedBounds.svgRegion("maskUnits")
      let id = define { "<mask id=\"\($0)\" \(region) style=\"mask-type:alpha\">\(content)</mask>" }
      return "mask=\"url(#\(id))\""
    case let effect?:
      guard let transform = effect.transform(in: bounds.size), transform != .identity else { return "" }
      return "transform=\"\(transform.svg)\""
    case nil: return ""
    }
  }

  /// A filter of the picture, as wide as what it comes to: what lies outside of its region is not drawn.
  private mutating func filterAttribute(_ node: Node) -> String {
    let steps: String
    switch node.effect {
    case .shadow(let color, let radius, let offset):
      // In single steps: not every program that draws SVG knows the one that does it all.
      steps =
        "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\((radius / 2).svg)\"/>"
        + "<feOffset dx=\"\(offset.width.svg)\" dy=\"\(offset.height.svg)\" result=\"s\"/>"
        + "<feFlood flood-color=\"\(color.hex)\" flood-opacity=\"\(CGFloat(color.alpha).svg)\"/>"
        + "<feComposite in2=\"s\" operator=\"in\"/>"
        + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
    case .blur(let radius) where radius > 0: steps = "<feGaussianBlur stdDeviation=\"\(radius.svg)\"/>"
    case .filter(let filter): steps = filter.svg
    default: return ""
    }
    let region = (node.effect?.reach(of: node.paintedBounds, in: node.frame.size) ?? .null).svgRegion("filterUnits")
    let space = if case .filter = node.effect { " color-interpolation-filters=\"sRGB\"" } else { "" }
    let id = define { "<filter id=\"\($0)\" \(region)\(space)>\(steps)</filter>" }
    return "filter=\"url(#\(id))\""
  }

  private var opacityAttribute: String { opacity < 1 ? " opacity=\"\(opacity.svg)\"" : "" }

  private mutating func define(_ make: (String) -> String) -> String {
    definitionCount += 1
    let id = Self.prefixPlaceholder + String(definitionCount)
    definitions += make(id) + "\n"
    return id
  }

  private mutating func draw(_ drawing: Drawing, in bounds: CGRect) {
    switch drawing {
    case .fill(let outline, let paint, let evenOdd):
      let path = outline(bounds)
      guard !paint.isClear, !path.isEmpty else { return }
      let rule = evenOdd ? " fill-rule=\"evenodd\"" : ""
      chunks.append("<path d=\"\(path.svg)\" \(attribute("fill", paint, in: bounds))\(rule)\(opacityAttribute)/>\n")
    case .stroke(let outline, let paint, let pen):
      let path = outline(bounds)
      guard !paint.isClear, !path.isEmpty, pen.width > 0 else { return }
      chunks.append(
        "<path d=\"\(path.svg)\" fill=\"none\" \(attribute("stroke", paint, in: bounds))\(self.pen(pen))"
          + "\(opacityAttribute)/>\n"
      )
    case .text(let flow): draw(flow, in: bounds)
    case .image(let image): draw(image, in: bounds)
    }
  }

  private func pen(_ pen: StrokeSettings) -> String {
    var text = " stroke-width=\"\(pen.width.svg)\""
    if pen.cap != .butt { text += " stroke-linecap=\"\(pen.cap.rawValue)\"" }
    if pen.join != .miter { text += " stroke-linejoin=\"\(pen.join.rawValue)\"" }
    if pen.join == .miter, pen.miterLimit != Self.miterLimit { text += " stroke-miterlimit=\"\(pen.miterLimit.svg)\"" }
    if !pen.dash.isEmpty { text += " stroke-dasharray=\"\(pen.dash.map(\.svg).joined(separator: " "))\"" }
    if pen.dashPhase != 0 { text += " stroke-dashoffset=\"\(pen.dashPhase.svg)\"" }
    return text
  }

  private mutating func attribute(_ name: String, _ paint: Paint, in bounds: CGRect) -> String {
    switch paint {
    case .color(let color):
      let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(CGFloat(color.alpha).svg)\"" : ""
      return "\(name)=\"\(color.hex)\"\(opacity)"
    case .linear(let stops, let start, let end):
      // In the space of the frame: a path may reach beyond it or fill a part, and one without height has no box.
      let (from, to) = (bounds.point(at: start), bounds.point(at: end))
      let points =
        "gradientUnits=\"userSpaceOnUse\" x1=\"\(from.x.svg)\" y1=\"\(from.y.svg)\" x2=\"\(to.x.svg)\" y2=\"\(to.y.svg)\""
      let id = define { "<linearGradient id=\"\($0)\" \(points)>\(Self.stops(stops))</linearGradient>" }
      return "\(name)=\"url(#\(id))\""
    case .radial(let stops, let center, let inner, let outer):
      let middle = bounds.point(at: center)
      let circle = "cx=\"\(middle.x.svg)\" cy=\"\(middle.y.svg)\" r=\"\(outer.svg)\" fr=\"\(inner.svg)\""
      let units = "gradientUnits=\"userSpaceOnUse\""
      let id = define { "<radialGradient id=\"\($0)\" \(units) \(circle)>\(Self.stops(stops))</radialGradient>" }
      return "\(name)=\"url(#\(id))\""
    case .elliptical(let stops, let center, let inner, let outer):
      let circle = "cx=\"\(center.x.svg)\" cy=\"\(center.y.svg)\" r=\"\(outer.svg)\" fr=\"\(inner.svg)\""
      let id = define { "<radialGradient id=\"\($0)\" \(circle)>\(Self.stops(stops))</radialGradient>" }
      return "\(name)=\"url(#\(id))\""
    case .angular(let stops, let center, let start, let end):
      let sweep = AngularSweep(stops: stops, center: center, start: start, end: end)
      let id = define { sweep.pattern(id: $0, in: bounds) }
      return "\(name)=\"url(#\(id))\""
    }
  }

  private static func stops(_ stops: [Paint.Stop]) -> String {
    stops.map { stop in
      let opacity = stop.color.alpha < 1 ? " stop-opacity=\"\(CGFloat(stop.color.alpha).svg)\"" : ""
      return "<stop offset=\"\(CGFloat(stop.location).svg)\" stop-color=\"\(stop.color.hex)\"\(opacity)/>"
    }.joined()
  }

  private mutating func draw(_ flow: TextFlow, in bounds: CGRect) {
    let block = flow.block(for: ProposedSize(bounds.size))
    for (line, baseline) in zip(block.lines, block.baselines) {
      var x = flow.start(of: line, in: bounds.width)
      var pending: (paint: Paint, path: VectorPath)?
      for glyph in line.glyphs {
        let outline = glyph.typeface.outline(of: glyph.character).translated(x: x, y: baseline - glyph.rise)
        for (paint, path) in [(glyph.paint, outline)] + glyph.rules(x: x, baseline: baseline) where !path.isEmpty {
          if let last = pending, last.paint != paint { write(last, in: bounds) }
          var joined = pending.flatMap { $0.paint == paint ? $0.path : nil } ?? VectorPath()
          joined.append(path)
          pending = (paint, joined)
        }
        x += glyph.advance
      }
      if let pending { write(pending, in: bounds) }
    }
  }

  private mutating func write(_ text: (paint: Paint, path: VectorPath), in bounds: CGRect) {
    guard !text.path.isEmpty, !text.paint.isClear else { return }
    let fill = attribute("fill", text.paint, in: bounds)
    chunks.append("<path d=\"\(text.path.svg)\" \(fill)\(opacityAttribute)/>\n")
  }

  private mutating func draw(_ image: ImageDrawing, in bounds: CGRect) {
    let (x, y) = (bounds.width / image.picture.size.width, bounds.height / image.picture.size.height)
    chunks.append("<g transform=\"scale(\(x.svg) \(y.svg))\"\(opacityAttribute)>\n")
    for layer in image.picture.layers {
      let fill = layer.fill.map { attribute("fill", image.tint ?? .color($0), in: bounds) } ?? "fill=\"none\""
      let stroke = layer.stroke.map { " " + attribute("stroke", image.tint ?? .color($0), in: bounds) + pen(layer.pen) }
      chunks.append("<path d=\"\(layer.path.svg)\" \(fill)\(stroke ?? "")/>\n")
    }
    chunks.append("</g>\n")
  }
}

extension TextFlow {
  /// Where a line begins inside the given width.
  func start(of line: TextLine, in width: CGFloat) -> CGFloat {
    let room = max(0, width - line.width)
    switch alignment {
    case .center: return room / 2
    case .leading: return isRightToLeft ? room : 0
    case .trailing: return isRightToLeft ? 0 : room
    }
  }
}

extension TextLine.Glyph {
  /// The lines of underlined and struck text, each in its colour.
  fileprivate func rules(x: CGFloat, baseline: CGFloat) -> [(Paint, VectorPath)] {
    var rules: [(Paint, VectorPath)] = []
    let thickness = max(1, typeface.size / 16)
    if isUnderlined {
      let path = VectorPath(rect: CGRect(x: x, y: baseline + thickness, width: advance, height: thickness))
      rules.append((underline ?? paint, path))
    }
    if isStruckThrough {
      let y = baseline - typeface.size * 0.3
      rules.append((strikethrough ?? paint, VectorPath(rect: CGRect(x: x, y: y, width: advance, height: thickness))))
    }
    return rules
  }
}
