import Findings

/// Values without parts that are tokens themselves.
enum SimpleValue {
  typealias Stop = TokenResolver.Stop

  /// `{"colorSpace": "srgb", "components": [0.4, 0.3, 0.6], "alpha": 1, "hex": "#664D99"}`, or the hex text alone.
  static func color(_ json: PlacedJSON, resolver: inout TokenResolver) throws(Stop) -> TokenColor {
    if let text = json.string {
      guard let color = TokenColor(hex: text) else { throw resolver.report(.notAColor(json.words), json.range) }
      return color
    }
    guard let space = json["colorSpace"], let components = json["components"]?.array else {
      throw resolver.report(.notAColor(json.words), json.range)
    }
    guard let known = space.string.flatMap(ColorSpace.init) else {
      throw resolver.report(.colorSpace(space.words), space.range)
    }
    let alpha = json["alpha"]?.number ?? 1
    guard json["alpha"].map({ $0.number != nil }) ?? true, (0...1).contains(alpha) else {
      throw resolver.report(.alpha, json["alpha"]?.range ?? json.range)
    }
    // A component that is "none" has no say, and counts for nothing.
    let numbers = components.compactMap { $0.string == "none" ? 0 : $0.number }
    guard components.count == 3, numbers.count == 3 else { throw resolver.report(.components(known), json.range) }
    for (index, number) in numbers.enumerated() where !known.ranges[index].contains(number) {
      throw resolver.report(.component(number, known, known.ranges[index]), components[index].range)
    }
    let parts = known.srgb(numbers)
    // What is left of a conversion to and fro.
    guard parts.allSatisfy((-0.0005...1.0005).contains) else { throw resolver.report(.outOfGamut, json.range) }
    let inside = parts.map { min(1, max(0, $0)) }
    let color = TokenColor(red: inside[0], green: inside[1], blue: inside[2], alpha: alpha)
    if let hex = json["hex"], hex.string.flatMap(TokenColor.init(hex:))?.hex != color.hex {
      throw resolver.report(.hexDiffers(hex.words, color.hex), hex.range)
    }
    return color
  }

  static func points(_ json: PlacedJSON, resolver: inout TokenResolver) throws(Stop) -> Double {
    // A pixel of the design is a point of the screen, and a rem is the browser's sixteen of them.
    try quantity(json, ["px": 1, "rem": 16], example: "{ \"value\": 8, \"unit\": \"px\" }", resolver: &resolver)
  }

  static func seconds(_ json: PlacedJSON, resolver: inout TokenResolver) throws(Stop) -> Double {
    try quantity(json, ["ms": 0.001, "s": 1], example: "{ \"value\": 250, \"unit\": \"ms\" }", resolver: &resolver)
  }

  private static func quantity(
    _ json: PlacedJSON,
    _ units: [String: Double],
    example: String,
    resolver: inout TokenResolver
  ) throws(Stop) -> Double {
    guard let value = json["value"]?.number, let unit = json["unit"] else {
      throw resolver.report(.notAQuantity(json.words, example), json.range)
    }
    guard let factor = unit.string.flatMap({ units[$0] }) else {
      throw resolver.report(.badUnit(unit.words, units.keys.sorted()), unit.range)
    }
    // Milliseconds are whole numbers of thousandths: dividing keeps 250 ms at 0.25.
    return factor == 0.001 ? value / 1000 : value * factor
  }

  static func number(_ json: PlacedJSON, _ what: String, resolver: inout TokenResolver) throws(Stop) -> Double {
    guard let number = json.number else { throw resolver.report(.wrongValue(what, json.words), json.range) }
    return number
  }

  static func bezier(_ json: PlacedJSON, resolver: inout TokenResolver) throws(Stop) -> [Double] {
    let numbers = json.array?.compactMap(\.number) ?? []
    guard numbers.count == 4, let places = json.array, places.count == 4 else {
      throw resolver.report(.wrongValue("a list of four numbers", json.words), json.range)
    }
    for index in [0, 2] where !(0...1).contains(numbers[index]) {
      throw resolver.report(.backInTime(numbers[index]), places[index].range)
    }
    return numbers
  }

  static func families(_ json: PlacedJSON, resolver: inout TokenResolver) throws(Stop) -> [String] {
    let names = json.string.map { [$0] } ?? json.array?.compactMap(\.string) ?? []
    guard !names.isEmpty, names.count == json.array?.count ?? 1 else {
      throw resolver.report(.wrongValue("a name or a list of names", json.words), json.range)
    }
    return names
  }

  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400, "regular": 400,
    "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800,
    "black": 900, "heavy": 900,
  ]

  static func weight(_ json: PlacedJSON, resolver: inout TokenResolver) throws(Stop) -> Double {
    guard let weight = json.number ?? json.string.flatMap({ weights[$0] }), weights.values.contains(weight) else {
      throw resolver.report(.wrongValue("a weight from 100 to 900 in hundreds", json.words), json.range)
    }
    return weight
  }
}

extension TokenProblem {
  static func wrongValue(_ wanted: String, _ found: String) -> Self {
    Self("token-value", "\(found) stands where \(wanted) is wanted")
  }

  fileprivate static func notAColor(_ found: String) -> Self {
    Self("token-value", "\(found) is no colour", cure: "write \"#RRGGBB\", or an object with colorSpace and components")
  }

  fileprivate static func colorSpace(_ found: String) -> Self {
    let known = ColorSpace.allCases.map(\.rawValue).joined(separator: ", ")
    return Self(
      "token-value",
      "the colour space is \(found)",
      cure: "convert the colour to \"srgb\"; known are \(known)"
    )
  }

  fileprivate static func components(_ space: ColorSpace) -> Self {
    Self("token-value", "a colour of \(space.rawValue) has three components, each a number or \"none\"")
  }

  fileprivate static func component(_ number: Double, _ space: ColorSpace, _ range: ClosedRange<Double>) -> Self {
    let bounds = "\(range.lowerBound.short) to \(range.upperBound.short)"
    return Self(
      "token-range",
      "\(number.short) lies outside of \(bounds), where this component of \(space.rawValue) lies"
    )
  }

  fileprivate static var alpha: Self { Self("token-range", "alpha is no number from 0 to 1") }

  fileprivate static var outOfGamut: Self {
    Self("token-range", "sRGB does not have this colour", cure: "choose one that every screen can show")
  }

  fileprivate static func backInTime(_ number: Double) -> Self {
    Self(
      "token-range",
      "\(number.short) lies outside of 0 to 1: a curve cannot go back in time",
      cure: "write a share from 0 to 1"
    )
  }

  fileprivate static func hexDiffers(_ found: String, _ actual: String) -> Self {
    Self("token-value", "hex is \(found), but the components are \(actual)", cure: "correct one of the two")
  }

  fileprivate static func notAQuantity(_ found: String, _ example: String) -> Self {
    Self("token-value", "\(found) is no value with a unit", cure: "write \(example)")
  }

  fileprivate static func badUnit(_ found: String, _ units: [String]) -> Self {
    Self("token-unit", "the unit is \(found)", cure: "use \(units.joined(separator: " or "))")
  }
}
