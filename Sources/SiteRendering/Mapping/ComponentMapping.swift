import Evidence
import Judgment
import SpecModel

extension ComponentView {
  init(_ component: CatalogueComponent, site: Site, page: SitePath) {
    let pairs = SchemePair.pairs(of: component.variants)
    self.init(
      name: component.name,
      pictures: pairs.map { PictureView($0, component: component.name, site: site, page: page) }
    )
  }
}

/// A variant in light and in dark: two pictures that differ in the property `colorScheme` alone.
private struct SchemePair {
  let light: CatalogueVariant?
  let dark: CatalogueVariant?

  static func pairs(of variants: [CatalogueVariant]) -> [SchemePair] {
    var order: [Key] = []
    var found: [Key: (light: CatalogueVariant?, dark: CatalogueVariant?)] = [:]
    for variant in variants {
      var properties = variant.properties
      let isDark = properties.removeValue(forKey: "colorScheme") == "dark"
      let key = Key(name: variant.name, properties: properties)
      if found[key] == nil { order.append(key) }
      let known = found[key] ?? (nil, nil)
      found[key] = isDark ? (known.light, known.dark ?? variant) : (known.light ?? variant, known.dark)
    }
    return order.map { SchemePair(light: found[$0]?.light, dark: found[$0]?.dark) }
  }

  private struct Key: Hashable {
    let name: String
    let properties: [String: String]
  }
}

extension PictureView {
  fileprivate init(_ pair: SchemePair, component: String, site: Site, page: SitePath) {
    let shown = pair.light ?? pair.dark
    let name = shown?.name ?? ""
    // What the name says already is not said twice: "primary, pressed: state pressed, variant primary".
    let said = name.split(separator: ",").map { $0.drop { $0 == " " } }
    let properties = (shown?.properties ?? [:]).filter { $0.key != "colorScheme" && !said.contains($0.value[...]) }
    let words = properties.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    self.init(
      caption: words.isEmpty ? name : "\(name): \(words)",
      alternative: "\(component), \(name)",
      mark: site.isCurrent(shown) ? nil : StateMark("stale"),
      light: site.picture(pair.light, on: page),
      dark: site.picture(pair.dark, on: page),
      lostLight: pair.light.flatMap { site.lost.cause($0.picture)?.words },
      lostDark: pair.dark.flatMap { site.lost.cause($0.picture)?.words },
      width: Int(shown?.width.rounded(.up) ?? 0),
      height: Int(shown?.height.rounded(.up) ?? 0)
    )
  }
}

extension Site {
  /// - Returns: where a picture is; `nil` where there is none, or it cannot be shown.
  fileprivate func picture(_ variant: CatalogueVariant?, on page: SitePath) -> String? {
    variant.flatMap { lost.cause($0.picture) == nil ? page.href(to: .picture($0.picture.hexadecimal)) : nil }
  }

  /// Some result of the check that drew the picture is of today's sources.
  fileprivate func isCurrent(_ variant: CatalogueVariant?) -> Bool {
    guard let variant, let results = ledger.judgment.checks[CheckID(variant.check.text)] else { return false }
    return results.contains(where: \.isCurrent)
  }
}
