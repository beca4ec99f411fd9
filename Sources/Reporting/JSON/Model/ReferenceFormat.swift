import Evidence
import Findings
import SpecModel
import Traceability

/// References as they are written, and what they turned out to mean.
struct ReferenceFormat {
  let graph: TraceGraph
  let names: ModelNames
  let home: SpecID

  func object(_ property: DesignProperty) -> JSONObject {
    [
      "id": .string(names.name(property.id)),
      "number": .string(property.id.number),
      "title": .string(property.title),
      "location": LocationFormat.object(property.location),
      "validates": .array(property.validates.map { json($0) }),
    ]
  }

  func json(_ citation: Citation) -> JSON {
    .object([
      "written": .string(citation.written),
      "location": LocationFormat.object(citation.location),
      "citesAll": .bool(citation.citesAll),
      "references": .array(citation.references.map { json($0) }),
      "unreadable": .texts(citation.unreadable.map(\.text)),
    ])
  }

  func json(_ reference: Reference) -> JSON {
    Self.json(reference, graph.resolve(reference, home: home), names)
  }

  static func json(_ reference: Reference, _ resolution: Resolution, _ names: ModelNames) -> JSON {
    .object([
      "reference": .string(reference.local),
      "spec": .text(reference.spec),
      "fromRange": .bool(reference.isFromRange),
      "resolution": .string(word(resolution)),
      "criteria": .texts(names.names(resolution.criteria, at: reference.location)),
      "candidates": .texts(candidates(resolution).map(names.name)),
    ])
  }

  /// The requirements that an ambiguous reference may mean; of thousands the first ones say enough.
  private static func candidates(_ resolution: Resolution) -> ArraySlice<RequirementID> {
    if case .ambiguous(let requirements) = resolution { requirements.prefix(64) } else { [] }
  }

  private static func word(_ resolution: Resolution) -> String {
    switch resolution {
    case .criterion: "criterion"
    case .requirement: "requirement"
    case .ambiguous: "ambiguous"
    case .dangling: "dangling"
    case .unlinked: "unlinked"
    }
  }
}
