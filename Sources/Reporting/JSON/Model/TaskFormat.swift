import Evidence
import SpecModel

struct TaskFormat {
  let references: ReferenceFormat
  let links: LinkFormat

  func object(_ task: SpecTask) -> JSONObject {
    [
      "id": .string(references.names.name(task.id)),
      "number": .string(task.id.number.text),
      "title": .string(task.title),
      "state": .string(task.state.word),
      "optional": .bool(task.isOptional),
      "parent": .text(task.parent?.text),
      "type": .text(task.type),
      "validation": .text(task.validation),
      "location": LocationFormat.object(task.location),
      "citations": .array(task.citations.map { references.json($0) }),
      "successCriteria": .array(task.successCriteria.map { object($0) }),
      "artifacts": .array(task.artifacts.map { links.json($0) }),
      "completionPaths": .array(task.completionPaths.map { links.json($0) }),
      "dependencies": .texts(task.dependencies.map(\.text)),
    ]
  }

  private func object(_ criterion: SuccessCriterion) -> JSON {
    .object([
      "id": .string(references.names.name(criterion.id)),
      "text": .string(criterion.text),
      "location": LocationFormat.object(criterion.location),
    ])
  }
}

extension TaskState {
  fileprivate var word: String {
    switch self {
    case .open: "open"
    case .done: "done"
    case .inProgress: "in progress"
    case .dropped: "dropped"
    }
  }
}
