import Evidence
import SpecModel

enum RequirementFormat {
  static func object(_ requirement: Requirement) -> JSONObject {
    [
      "id": .string(requirement.id.description),
      "number": .string(requirement.id.number.text),
      "occurrence": .integer(requirement.id.occurrence),
      "title": .string(requirement.title),
      "removed": .bool(requirement.isRemoved),
      "location": LocationFormat.object(requirement.location),
      "userStory": requirement.userStory.map { story($0) } ?? .null,
      "criteria": .array(requirement.criteria.map { .object(Self.object($0)) }),
    ]
  }

  private static func story(_ story: UserStory) -> JSON {
    .object([
      "text": .string(story.text),
      "location": LocationFormat.object(story.location),
    ])
  }

  private static func object(_ criterion: Criterion) -> JSONObject {
    [
      "id": .string(criterion.id.description),
      "label": .string(criterion.id.label.text),
      "numbered": .bool(criterion.id.label.isNumbered),
      "text": .string(criterion.text),
      "continuation": .texts(criterion.continuation),
      "location": LocationFormat.object(criterion.location),
      "platforms": .texts(criterion.platforms.map(\.name)),
      "method": .text(criterion.method?.rawValue),
      "notApplicable": .text(criterion.notApplicable),
      "ears": criterion.ears.map { ears($0) } ?? .null,
    ]
  }

  private static func ears(_ ears: EARS) -> JSON {
    .object([
      "trigger": .text(ears.trigger),
      "state": .text(ears.state),
      "condition": .text(ears.condition),
      "feature": .text(ears.feature),
      "system": .string(ears.system),
      "modality": .string(ears.modality.rawValue),
      "negated": .bool(ears.isNegated),
      "response": .string(ears.response),
    ])
  }
}
