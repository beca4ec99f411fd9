import Foundation

/// The name of a symbol: a thing, and the variants of it that all things come in, `bell.slash.circle.fill`.
struct SymbolName {
  private let parts: [Substring]

  init(_ name: String) { self.init(name.split(separator: ".")) }

  private init(_ parts: [Substring]) { self.parts = parts }

  private var text: String { parts.joined(separator: ".") }

  /// Nothing where the thing is not known, or not in this variant.
  func outline(pen: CGFloat) -> SymbolOutline? {
    let name = SystemSymbol.synonyms[text] ?? text
    if let form = form(name) { return form(pen).plain(pen) }
    return filled(pen) ?? crossed(pen) ?? badged(pen) ?? enclosed(pen)
  }

  private func form(_ name: String) -> SymbolCatalog.Drawing? {
    SymbolCatalog.standard.forms[name]
  }

  private var isFilled: Bool { parts.count > 1 && parts.last == "fill" }
  private var withoutFill: SymbolName { isFilled ? SymbolName(parts.dropLast()) : self }
  private var last: String { String(parts.last ?? "") }

  private func adding(fill isFilled: Bool) -> SymbolName { isFilled ? SymbolName(parts + ["fill"]) : self }

  private func filled(_ pen: CGFloat) -> SymbolOutline? {
    isFilled ? form(withoutFill.text)?(pen).filled : nil
  }

  /// With a line across, which keeps its distance from the thing: `bell.slash`, `bell.slash.fill`.
  private func crossed(_ pen: CGFloat) -> SymbolOutline? {
    let named = withoutFill
    guard named.parts.count > 1, named.last == "slash" else { return nil }
    guard let thing = SymbolName(named.parts.dropLast()).adding(fill: isFilled).outline(pen: pen) else { return nil }
    let gap = SymbolOutline.line(pen * 1.1, (2.2, 1.8), (22.2, 21.8)).moved(pen * 0.75, -pen * 0.75)
    return thing - gap + .line(pen, (2.5, 2.5), (21.5, 21.5))
  }

  /// With a dot or a sign in the corner: `bell.badge`, `person.fill.badge.plus`.
  private func badged(_ pen: CGFloat) -> SymbolOutline? {
    let named = withoutFill
    guard let place = named.parts.lastIndex(of: "badge"), place > 0 else { return nil }
    let (thing, sign) = (SymbolName(Array(named.parts[..<place])), SymbolName(Array(named.parts[(place + 1)...])))
    guard let plain = thing.adding(fill: isFilled).outline(pen: pen) else { return nil }
    if sign.parts.isEmpty { return plain - .disc(18.5, 5.5, 5 + pen / 2) + .disc(18.5, 5.5, 4.2) }
    guard Self.badges.contains(sign.text), let mark = sign.outline(pen: pen * 2) else { return nil }
    return plain.scaled(0.88).moved(-1, -1) - .disc(18.5, 18.5, 6) + mark.scaled(0.42).moved(6.5, 6.5)
  }

  private static let badges: Set<String> = ["plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark"]

  /// A sign or a thing in a shape: `checkmark.circle`, `phone.circle.fill`. A thing stands in it filled where it can be.
  private func enclosed(_ pen: CGFloat) -> SymbolOutline? {
    let named = withoutFill
    guard named.parts.count > 1, let place = Self.places[named.last], let shape = form(named.last)?(pen) else {
      return nil
    }
    let content = SymbolName(named.parts.dropLast())
    let thickness = pen * 1.5
    let letters = SymbolLetters.form(content.text)?(thickness).plain(thickness)
    let thing = letters ?? content.adding(fill: true).outline(pen: thickness) ?? content.outline(pen: thickness)
    guard let inner = thing else { return nil }
    let placed = inner.scaled(place.scale).moved(0, place.drop)
    return isFilled ? shape.filled.map { $0 - placed } : shape.plain(pen) + placed
  }

  /// How large a sign stands in a shape, and how far below the middle.
  private static let places: [String: (scale: CGFloat, drop: CGFloat)] = [
    "circle": (0.5, 0), "square": (0.5, 0), "triangle": (0.42, 3), "bubble": (0.45, -1.5), "shield": (0.45, -0.5),
    "octagon": (0.5, 0), "seal": (0.45, 0), "app": (0.5, 0), "diamond": (0.42, 0), "hexagon": (0.5, 0),
    "rectangle": (0.5, 0), "capsule": (0.36, 0), "message": (0.45, -1),
  ]
}
