import Evidence
import SpecModel

struct RequirementFormat {
  let names: ModelNames

  func object(_ requirement: Requirement) -> JSONObject {
    [
      "id": .string(names.name(requirement.id)),
      "number": .string(requirement.id.number.text),
      "occurrence": .integer(requirement.id.occurrence),
      "title": .string(requirement.title),
      "removed": .bool(requirement.isRemoved),
      "location": LocationFormat.object(requirement.location),
      "userStory": requirement.userStory.map { story($0) } ?? .null,
      "criteria": .array(requirement.criteria.map { .object(object($0)) }),
    ]
  }

  private func story(_ story: UserStory) -> JSON {
    .object([
      "text": .string(story.text),
      "location": LocationFormat.object(story.location),
    ])
  }

  private func object(_ criterion: Criterion) -> JSONObject {
    [
      "id": .string(names.name(criterion.id)),
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

  private func ears(_ ears: EARS) -> JSON {
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
