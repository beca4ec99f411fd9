/// The components that checks drew, with their variants. Sorted by name.
package struct Catalogue: Hashable, Sendable {
  package let components: [CatalogueComponent]

  /// - Parameter components: in any order; those of the same name become one.
  package init(components: [CatalogueComponent] = []) {
    let groups = Dictionary(grouping: components, by: \.name)
    self.components = groups.map { name, parts in
      CatalogueComponent(
        name: name,
        variants: parts.flatMap(\.variants),
        unknown: parts.reduce(JSONObject()) { $0.merged(with: $1.unknown) }
      )
    }.sorted { $0.name < $1.name }
  }

  package func merged(with other: Catalogue) -> Catalogue {
    Catalogue(components: components + other.components)
  }

  /// The catalogue without what these checks drew.
  func without(_ checks: Set<CheckKey>) -> Catalogue {
    let kept = components.map { component in
      CatalogueComponent(
        name: component.name,
        variants: component.variants.filter { !checks.contains($0.check) },
        unknown: component.unknown
      )
    }
    return Catalogue(components: kept.filter { !$0.variants.isEmpty })
  }

  /// The pictures that the catalogue needs: what else lies in the pictures folder can go.
  package var pictures: Set<Fingerprint> { Set(components.flatMap(\.variants).map(\.picture)) }
}

/// A component and the forms in which it was drawn.
package struct CatalogueComponent: Hashable, Sendable {
  /// The name of its type: `Icon`.
  package let name: String
  /// Sorted by name; several pictures under one name stay, each with its properties.
  package let variants: [CatalogueVariant]
  package let unknown: JSONObject

  package init(name: String, variants: [CatalogueVariant], unknown: JSONObject = JSONObject()) {
    self.name = name
    self.variants = Set(variants).sorted()
    self.unknown = unknown
  }
}

/// One form of a component.
package struct CatalogueVariant: Hashable, Comparable, Sendable {
  /// As the check calls it: `24 pt`.
  package let name: String
  /// What was set, in the check's words: `size` → `24`.
  package let properties: [String: String]
  /// The fingerprint of the SVG text, which lies in `.counterfoil/pictures/<fingerprint>.svg`.
  package let picture: Fingerprint
  /// Points.
  package let width: Double
  package let height: Double
  /// The check that drew it.
  package let check: CheckKey
  package let confidence: CheckResult.Confidence
  package let unknown: JSONObject

  package init(
    name: String,
    properties: [String: String],
    picture: Fingerprint,
    width: Double,
    height: Double,
    check: CheckKey,
    confidence: CheckResult.Confidence,
    unknown: JSONObject = JSONObject()
  ) {
    self.name = name
    self.properties = properties
    self.picture = picture
    self.width = width
    self.height = height
    self.check = check
    self.confidence = confidence
    self.unknown = unknown
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.name, left.check, left.picture, left.text) < (right.name, right.check, right.picture, right.text)
  }

  /// Tells apart what the rest of the order does not.
  private var text: String {
    String(decoding: JSONWriter.compact(.object(CatalogueFormat.object(self))), as: UTF8.self)
  }
}

/// Where pictures lie.
package enum PictureFolder {
  /// Relative to the root of the workspace.
  package static let path = ".counterfoil/pictures"

  package static func path(of picture: Fingerprint) -> String { "\(path)/\(picture).svg" }
}
