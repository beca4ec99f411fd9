/// A change of a colour by a share of itself: what blend tokens stand for.
struct TokenBlend {
  enum Direction: String, CaseIterable { case darker, lighter, saturate, desaturate }

  let direction: Direction
  /// From 0 to 1.
  let amount: Double

  func applied(to color: TokenColor) -> TokenColor {
    switch direction {
    case .darker: mixed(color, with: 0)
    case .lighter: mixed(color, with: 1)
    case .saturate: saturated(color, by: amount)
    case .desaturate: saturated(color, by: -amount)
    }
  }

  private func mixed(_ color: TokenColor, with target: Double) -> TokenColor {
    func mix(_ component: Double) -> Double { component + (target - component) * amount }
    return TokenColor(red: mix(color.red), green: mix(color.green), blue: mix(color.blue), alpha: color.alpha)
  }

  /// Changes the saturation of HSL: hue and lightness stay, each component moves away from the lightness or towards it.
  private func saturated(_ color: TokenColor, by change: Double) -> TokenColor {
    let components = [color.red, color.green, color.blue]
    let (high, low) = (components.max() ?? 0, components.min() ?? 0)
    let lightness = (high + low) / 2
    let room = 1 - abs(2 * lightness - 1)
    guard high > low, room > 0 else { return color }
    let saturation = (high - low) / room
    let factor = min(1, max(0, saturation + change)) / saturation
    func move(_ component: Double) -> Double { lightness + (component - lightness) * factor }
    return TokenColor(red: move(color.red), green: move(color.green), blue: move(color.blue), alpha: color.alpha)
  }
}
