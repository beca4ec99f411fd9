import Evidence
import Findings
import SpecModel

enum DocumentFormat {
  static func object(_ document: SpecDocument, _ links: LinkFormat) -> JSONObject {
    [
      "path": .string(document.path.text),
      "kind": .string(document.kind.rawValue),
      "spec": .text(document.spec?.name),
      "title": .string(document.title),
      "lines": .integer(document.lineCount),
      "empty": .bool(document.isEmpty),
      "loose": .bool(document.isLoose),
      "headings": .array(document.headings.map { heading($0) }),
      "links": .array(document.links.map { links.json($0) }),
      "mentions": .array(links.mentions(of: document)),
      "checks": .array(document.checks.map { check($0, links.names) }),
    ]
  }

  static func object(_ problem: DocumentProblem) -> JSONObject {
    [
      "kind": .string(word(problem.kind)),
      "detail": .text(detail(problem.kind)),
      "location": LocationFormat.object(problem.location),
    ]
  }

  private static func heading(_ heading: Heading) -> JSON {
    .object([
      "level": .integer(heading.level),
      "text": .string(heading.text),
      "line": .integer(heading.line),
    ])
  }

  private static func check(_ block: CheckBlock, _ names: ModelNames) -> JSON {
    .object([
      "kind": .string(block.kind.rawValue),
      "name": .text(block.name),
      "property": .text(block.property.map(names.name)),
      "fence": LocationFormat.object(block.fence),
      "source": .string(block.source),
    ])
  }

  /// What the kind alone does not say, such as the limit that was met.
  private static func detail(_ kind: DocumentProblem.Kind) -> String? {
    switch kind {
    case .unreadable(let words), .refused(let words, _), .cutOff(let words, _), .unownedCriterion(let words),
      .uncountedStatement(let words),
      .placeholder(let words), .undefinedLink(let words, _):
      words
    case .tooLarge(let bytes, let limit): "\(bytes) bytes are more than the limit of \(limit)"
    case .unclosedFence(_, _, _, let swallowed), .unclosedComment(let swallowed):
      "\(Counted.words(swallowed, "line")) below \(swallowed == 1 ? "is" : "are") not read"
    case .miscounted(let miscount): "`\(miscount.written).` counts as \(miscount.criterion)"
    case .unknownTask(let number): number.text
    case .unreadableNumber, .utf16, .invalidUTF8, .nulByte, .misspeltCheck, .mergeConflict, .withoutSpec: nil
    }
  }

  private static func word(_ kind: DocumentProblem.Kind) -> String {
    switch kind {
    case .unreadable: "unreadable"
    case .tooLarge: "too large"
    case .refused: "refused"
    case .cutOff: "cut off"
    case .unreadableNumber: "unreadable number"
    case .unownedCriterion: "unowned criterion"
    case .uncountedStatement: "uncounted statement"
    case .miscounted: "miscounted criterion"
    case .utf16: "utf-16"
    case .invalidUTF8: "invalid utf-8"
    case .nulByte: "nul byte"
    case .unclosedFence: "unclosed fence"
    case .unclosedComment: "unclosed comment"
    case .misspeltCheck: "misspelt check"
    case .mergeConflict: "merge conflict"
    case .undefinedLink: "undefined link"
    case .unknownTask: "unknown task"
    case .placeholder: "placeholder"
    case .withoutSpec: "without spec"
    }
  }
}
