import Findings

/// What an icon must be to become a template of an asset catalog.
struct IconRules {
  let document: DocumentPath
  private(set) var findings: [Finding] = []

  init(document: DocumentPath) { self.document = document }

  mutating func check(_ bytes: [UInt8]) {
    checkName()
    if let problem = MarkupEncoding.problem(in: bytes) {
      let range = SourceRange(start: problem.position, end: problem.position)
      return report("icon-svg", "this is no SVG: \(problem.problem)", "save it as UTF-8", range)
    }
    do throws(MarkupParser.Failure) {
      check(root: try MarkupParser.parse(bytes))
    } catch {
      let range = SourceRange(start: error.position, end: error.position)
      report("icon-svg", "this is no SVG: \(error.problem)", "export the icon again", range)
    }
  }

  private mutating func check(root: MarkupElement) {
    guard root.name == "svg" else {
      return report("icon-svg", "the outermost element is <\(root.name)>", "make it <svg>", root.range)
    }
    if root.attribute("xmlns")?.value != "http://www.w3.org/2000/svg" {
      let range = root.attribute("xmlns")?.range ?? root.range
      report("icon-svg", "the svg is in no namespace", "add xmlns=\"http://www.w3.org/2000/svg\"", range)
    }
    let isOnGrid = checkGrid(root)
    var found: [Finding] = []
    root.visit { element in found += problems(of: element) + (element.range == root.range ? [] : nested(element)) }
    var drawing = DrawingRules(document: document, isOnGrid: isOnGrid)
    drawing.check(root)
    findings = findings.cut(at: Self.most) + (found + drawing.findings).sorted().cut(at: Self.most)
    if drawing.drawn == 0 { report("icon-empty", "nothing is drawn in it", "export the icon again", root.range) }
  }

  /// Nobody reads on beyond these.
  private static let most = 50
  private static let allowed = Shape.names.union(["svg", "g", "title", "desc"])

  private mutating func checkName() {
    let stem = String(document.name.dropLast(4))
    if stem.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil { return }
    let words = stem.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.joined(separator: "-").lowercased()
    let start = SourcePosition(line: 1, column: 1)
    let cure = words.isEmpty ? "name it in small letters" : "rename it to \(words).svg"
    report(
      "icon-name",
      "\"\(stem)\" is no name in small letters, digits and hyphens",
      cure,
      SourceRange(start: start, end: start)
    )
  }

  /// - Returns: whether the coordinates in it are those of the grid.
  private mutating func checkGrid(_ root: MarkupElement) -> Bool {
    let wanted = "the grid is 24 by 24"
    for side in ["width", "height"] {
      guard let length = root.attribute(side), !["24", "24px"].contains(length.value) else { continue }
      report("icon-grid", "the \(side) is \"\(length.value)\"; \(wanted)", "write \(side)=\"24\"", length.range)
    }
    guard let box = root.attribute("viewBox") else {
      report("icon-grid", "there is no viewBox; \(wanted)", "add viewBox=\"0 0 24 24\"", root.range)
      return false
    }
    let numbers = box.value.split { $0.isWhitespace || $0 == "," }.map { Double($0) }
    if numbers == [0, 0, 24, 24] { return true }
    let cure = "draw the icon on the grid and write viewBox=\"0 0 24 24\""
    report("icon-grid", "the viewBox is \"\(box.value)\"; \(wanted)", cure, box.range)
    return false
  }

  private func nested(_ element: MarkupElement) -> [Finding] {
    guard element.name == "svg" else { return [] }
    let message = "an <svg> within the icon has coordinates of its own"
    return [finding("icon-element", message, "take its shapes out of it, on the grid", element.range)]
  }

  /// `display="none"`, `opacity: 0`: drawn, and not seen.
  private static func hides(_ setting: (property: String, value: String)) -> Bool {
    switch setting.property {
    case "display": setting.value == "none"
    case "visibility": setting.value == "hidden" || setting.value == "collapse"
    case "opacity", "fill-opacity", "stroke-opacity":
      Double(setting.value.hasSuffix("%") ? String(setting.value.dropLast()) : setting.value) == 0
    default: false
    }
  }

  private func problems(of element: MarkupElement) -> [Finding] {
    var found: [Finding] = []
    if !Self.allowed.contains(element.name) {
      let message = "<\(element.name)> is not drawn from an asset catalog as it is on the web"
      found.append(finding("icon-element", message, "turn it into paths", element.range))
    }
    for attribute in element.attributes {
      if attribute.settings.contains(where: { $0.value.contains("url(") }) {
        let why = "an icon has one colour, without gradients, masks and filters"
        let message = "\(attribute.name) reaches for another element: \(why)"
        found.append(finding("icon-element", message, "take it out", attribute.range))
      } else if let colour = ColourUse(attribute).fixed {
        let cure = "write \(attribute.name == "style" ? "stroke=" : "\(attribute.name)=")\"currentColor\""
        let message = "the colour \(colour) is fixed, and an icon takes that of its surroundings"
        found.append(finding("icon-colour", message, cure, attribute.range))
      }
      if attribute.name == "transform" || attribute.settings.contains(where: { $0.property == "transform" }) {
        let message = "a transform draws elsewhere than the coordinates say"
        found.append(finding("icon-element", message, "apply it to the coordinates", attribute.range))
      }
      if attribute.settings.contains(where: Self.hides) {
        let message = "\(attribute.name) hides what is drawn"
        found.append(finding("icon-element", message, "take out what nobody is to see", attribute.range))
      }
      if attribute.name.hasPrefix("on") || attribute.name.hasSuffix("href") {
        let message = "\(attribute.name) reaches out of the icon"
        found.append(finding("icon-element", message, "take it out", attribute.range))
      }
    }
    return found
  }

  private mutating func report(_ rule: RuleID, _ message: String, _ cure: String, _ range: SourceRange) {
    findings.append(finding(rule, message, cure, range))
  }

  private func finding(_ rule: RuleID, _ message: String, _ cure: String, _ range: SourceRange) -> Finding {
    let location = Location(path: document, range: range)
    return Finding(rule: rule, severity: .error, location: location, message: message, cure: cure)
  }
}

extension [Finding] {
  /// The first ones, and how many more there are.
  fileprivate func cut(at most: Int) -> [Finding] {
    guard count > most, let last = self[most - 1].location else { return self }
    let more = Finding(
      rule: "icon-svg",
      severity: contains { $0.severity == .error } ? .error : .warning,
      location: last,
      message: "\(count - most) more things are wrong with this file",
      cure: "export the icon again"
    )
    return prefix(most) + [more]
  }
}
