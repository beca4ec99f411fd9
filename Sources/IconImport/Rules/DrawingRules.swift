import Findings

/// What is drawn, held against the grid, and against the strokes of the set: 2 wide, round at their ends and corners.
///
/// What leaves the grid or cannot be read is an error. Another hand of drawing makes a correct catalog all the same: it is a warning.
struct DrawingRules {
  private static let side = 24.0
  private static let width = 2.0

  let document: DocumentPath
  /// Whether coordinates are those of the grid: the viewBox is right.
  let isOnGrid: Bool
  private(set) var findings: [Finding] = []
  private(set) var drawn = 0
  private var known: Set<Finding> = []

  init(document: DocumentPath, isOnGrid: Bool) {
    (self.document, self.isOnGrid) = (document, isOnGrid)
  }

  mutating func check(_ root: MarkupElement) {
    var open = [(root, Presentation())]
    while let (element, around) = open.popLast() {
      let presentation = around.inherited(by: element)
      if Shape.names.contains(element.name) { check(element, presentation, root) }
      open += element.children.reversed().map { ($0, presentation) }
    }
  }

  private mutating func check(_ element: MarkupElement, _ presentation: Presentation, _ root: MarkupElement) {
    let shape: Shape
    do throws(Shape.Failure) {
      shape = try Shape(element)
    } catch {
      drawn += 1
      let message = "the drawing breaks off here: \(error.problem)"
      return report("icon-path", .error, message, "export the icon again", error.range)
    }
    guard presentation.isStroked || presentation.isFilled else { return }
    drawn += 1
    checkGrid(shape, presentation, element)
    checkFill(shape, presentation, root)
    if presentation.isStroked { checkStroke(shape, presentation, root) }
  }

  private mutating func checkGrid(_ shape: Shape, _ presentation: Presentation, _ element: MarkupElement) {
    guard isOnGrid, !shape.box.isEmpty else { return }
    let box = shape.box.grown(by: presentation.isStroked ? (presentation.strokeWidth ?? 0) / 2 : 0)
    let sides = [
      ("x", box.low.x, -box.low.x), ("y", box.low.y, -box.low.y), ("x", box.high.x, box.high.x - Self.side),
      ("y", box.high.y, box.high.y - Self.side),
    ]
    // Exported numbers are rounded.
    guard let worst = sides.max(by: { $0.2 < $1.2 }), worst.2 > 0.01 else { return }
    let stroke = presentation.isStroked ? ", with its stroke," : ""
    let reach = "the <\(element.name)>\(stroke) reaches to \(worst.0) = \(worst.1.brief)"
    let message = "\(reach) and leaves the grid of 24 by 24"
    report("icon-grid", .error, message, "move it inside, or draw it smaller", element.range)
  }

  /// What is drawn by strokes alone has to say so: else it is a black patch.
  private mutating func checkFill(_ shape: Shape, _ presentation: Presentation, _ root: MarkupElement) {
    guard presentation["fill"] == nil, shape.hasInside else { return }
    let (message, value) =
      presentation.isStroked
      ? ("no fill is given, and so what the strokes go round is filled with black", "none")
      : ("neither fill nor stroke is given, and so the shape is filled with black", "currentColor")
    report("icon-fill", .warning, message, "write fill=\"\(value)\"", root.range)
  }

  private mutating func checkStroke(_ shape: Shape, _ presentation: Presentation, _ root: MarkupElement) {
    let width = presentation["stroke-width"]
    if presentation.strokeWidth != Self.width {
      let found = width.map { "the stroke is \"\($0.value)\" wide" } ?? "no width is given, and so the stroke is 1 wide"
      report(
        "icon-stroke",
        .warning,
        "\(found); icons of the set have strokes of 2",
        "write stroke-width=\"2\"",
        width?.range ?? root.range
      )
    }
    if shape.hasEnds { checkRound("stroke-linecap", "ends", "butt", presentation, root) }
    if shape.hasCorners { checkRound("stroke-linejoin", "corners", "miter", presentation, root) }
  }

  private mutating func checkRound(
    _ property: String,
    _ what: String,
    _ initial: String,
    _ presentation: Presentation,
    _ root: MarkupElement
  ) {
    let setting = presentation[property]
    guard setting?.value != "round" else { return }
    let message = "the \(what) of the stroke are \"\(setting?.value ?? initial)\"; icons of the set have round ones"
    report("icon-stroke", .warning, message, "write \(property)=\"round\"", setting?.range ?? root.range)
  }

  /// What many shapes have from one attribute is said once.
  private mutating func report(
    _ rule: RuleID,
    _ severity: Severity,
    _ message: String,
    _ cure: String,
    _ range: SourceRange
  ) {
    let location = Location(path: document, range: range)
    let finding = Finding(rule: rule, severity: severity, location: location, message: message, cure: cure)
    if known.insert(finding).inserted { findings.append(finding) }
  }
}

extension Double {
  /// With two places at most.
  fileprivate var brief: String {
    let rounded = (self * 100).rounded() / 100
    return abs(rounded) < 1e9 && rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
