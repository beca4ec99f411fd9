/// How the catalogue stands in a file.
enum CatalogueFormat {
  static func array(_ catalogue: Catalogue) -> JSON {
    .array(
      catalogue.components.map { component in
        var object = component.unknown
        object["name"] = .string(component.name)
        object["variants"] = .array(component.variants.map { .object(self.object($0)) })
        return .object(object)
      }
    )
  }

  static func object(_ variant: CatalogueVariant) -> JSONObject {
    var object = variant.unknown
    object["name"] = .string(variant.name)
    object["picture"] = .string(variant.picture.hexadecimal)
    object["width"] = .number(variant.width)
    object["height"] = .number(variant.height)
    object["check"] = .string(variant.check.text)
    object["confidence"] = .string(variant.confidence.rawValue)
    var properties = JSONObject()
    for (name, value) in variant.properties { properties[name] = .string(value) }
    object.set("properties", properties.isEmpty ? nil : .object(properties))
    return object
  }

  static func component(_ fields: inout JSONFields) throws(EvidenceFileFailure) -> CatalogueComponent {
    let name = try fields.string("name")
    let variants = try fields.list("variants", variant)
    return CatalogueComponent(name: name, variants: variants, unknown: fields.rest)
  }

  static func variant(_ value: JSON) throws(EvidenceFileFailure) -> CatalogueVariant {
    var fields = try JSONFields(value, at: "variant")
    return try variant(&fields)
  }

  private static func variant(_ fields: inout JSONFields) throws(EvidenceFileFailure) -> CatalogueVariant {
    let name = try fields.string("name")
    let picture = try fields.required("picture", "a fingerprint") { $0.string.flatMap(Fingerprint.init(hexadecimal:)) }
    let width = try fields.required("width", "a number", \.number)
    let height = try fields.required("height", "a number", \.number)
    let check = CheckKey(try fields.string("check"))
    let confidence = try fields.word("confidence", CheckResult.Confidence.self)
    let properties = try fields.optional("properties", "an object of strings", strings) ?? [:]
    return CatalogueVariant(
      name: name,
      properties: properties,
      picture: picture,
      width: width,
      height: height,
      check: check,
      confidence: confidence,
      unknown: fields.rest
    )
  }

  private static func strings(_ value: JSON) -> [String: String]? {
    guard case .object(let object) = value else { return nil }
    var strings: [String: String] = [:]
    for member in object.members {
      guard let text = member.value.string else { return nil }
      strings[member.key] = text
    }
    return strings
  }
}
