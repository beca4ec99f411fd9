import Foundation

/// What a symbol is made of, so that it can be drawn plain and filled.
struct SymbolForm {
  /// What is filled in the variant `.fill`; elsewhere only the line around it is drawn. Nothing has no such variant.
  var body: SymbolOutline?
  /// Drawn over the plain body, and cut out of the filled one.
  var details: SymbolOutline
  /// Cut out of the filled body in place of the details, where that is something else.
  var cut: SymbolOutline?
  /// Drawn beside the body, and alike in both.
  var extras: SymbolOutline
  /// Drawn for the body where that is not the line around it.
  var outline: SymbolOutline?

  init(
    _ body: SymbolOutline?,
    plain outline: SymbolOutline? = nil,
    details: SymbolOutline = .nothing,
    cut: SymbolOutline? = nil,
    extras: SymbolOutline = .nothing
  ) {
    (self.body, self.outline, self.details, self.cut, self.extras) = (body, outline, details, cut, extras)
  }

  func plain(_ pen: CGFloat) -> SymbolOutline { (outline ?? body?.rim(pen) ?? .nothing) + details + extras }

  var filled: SymbolOutline? { body.map { $0 - (cut ?? details) + extras } }
}

/// The symbols that are known, by their names without variants.
struct SymbolCatalog {
  /// A form for a pen of the given thickness.
  typealias Drawing = @Sendable (CGFloat) -> SymbolForm

  private(set) var forms: [String: Drawing] = [:]

  /// Lines, or areas that come in one variant only.
  mutating func sign(_ name: String, _ draw: @escaping @Sendable (CGFloat) -> SymbolOutline) {
    forms[name] = { SymbolForm(nil, extras: draw($0)) }
  }

  /// A body that can be filled.
  mutating func thing(_ name: String, _ draw: @escaping Drawing) { forms[name] = draw }

  /// A body without details.
  mutating func shape(_ name: String, _ body: SymbolOutline) { forms[name] = { _ in SymbolForm(body) } }

  static let standard: SymbolCatalog = {
    var catalog = SymbolCatalog()
    catalog.addSigns()
    catalog.addArrows()
    catalog.addTurningArrows()
    catalog.addShapes()
    catalog.addEmblems()
    catalog.addChoices()
    catalog.addPeople()
    catalog.addPapers()
    catalog.addOpenPapers()
    catalog.addTalk()
    catalog.addGoods()
    catalog.addHousehold()
    catalog.addPlaces()
    catalog.addJourneys()
    catalog.addWeather()
    catalog.addScreens()
    catalog.addCodes()
    catalog.addSounds()
    catalog.addClocks()
    return catalog
  }()
}
