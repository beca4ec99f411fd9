/// A token's value with every alias followed.
indirect enum TokenValue {
  case color(light: TokenColor, dark: TokenColor)
  /// In points.
  case dimension(Double)
  /// In seconds.
  case duration(Double)
  case number(Double)
  case cubicBezier([Double])
  case fontFamily([String])
  case fontWeight(Double)
  case typography(Typography)
  case transition(duration: Double, delay: Double, curve: [Double])
  case shadow(Shadow)

  struct Typography {
    var fontSize: Double
    /// A multiple of the font size.
    var lineHeight: Double
    var fontWeight: Double
    var letterSpacing: Double

    /// From baseline to baseline: lines are whole points high, as browsers render them.
    var line: Double { (fontSize * lineHeight).rounded() }
  }

  struct Shadow {
    var light: TokenColor
    var dark: TokenColor
    var offsetX: Double
    var offsetY: Double
    var blur: Double
  }

  var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .duration: .duration
    case .number: .number
    case .cubicBezier: .cubicBezier
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .typography: .typography
    case .transition: .transition
    case .shadow: .shadow
    }
  }
}
