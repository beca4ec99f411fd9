import Evidence
import Findings
import SpecModel
import Traceability

/// References as they are written, and what they turned out to mean.
struct ReferenceFormat {
  let graph: TraceGraph
  let home: SpecID

  func object(_ property: DesignProperty) -> JSONObject {
    [
      "id": .string(property.id.description),
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
    Self.json(reference, graph.resolve(reference, home: home))
  }

  static func json(_ reference: Reference, _ resolution: Resolution) -> JSON {
    .object([
      "reference": .string(reference.local),
      "spec": .text(reference.spec),
      "fromRange": .bool(reference.isFromRange),
      "resolution": .string(word(resolution)),
      "criteria": .texts(resolution.criteria.map(\.description)),
    ])
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
