import Findings
import SpecModel

/// What a file is, by its name and place.
enum DocumentKind {
  static func of(_ path: DocumentPath) -> SpecDocument.Kind {
    let name = path.name.lowercased()
    switch name {
    case "requirements.md", "spec.md": return .requirements
    case "bugfix.md": return .bugfix
    case "design.md": return .design
    case "tasks.md": return .tasks
    default: break
    }
    if name.hasSuffix("summary.md") { return .summary }
    return name.hasSuffix("completion.md") ? .report : .other
  }

  /// A document of no telling name is a report when it lies among reports and its title says so: `Task 9 Complete: ...`.
  static func of(_ place: SpecLayout.Place, title: String) -> SpecDocument.Kind {
    guard place.kind == .other, folder(place.path, contains: "completion"), title.hasPrefix("Task") else {
      return place.kind
    }
    let words = title.split(whereSeparator: { !$0.isLetter })
    return words.contains("Completion") || words.contains("Complete") ? .report : .other
  }

  /// A document that was named itself: what is no requirements, design or tasks is taken for a report.
  static func ofLoose(_ path: DocumentPath) -> SpecDocument.Kind {
    let kind = of(path)
    return kind == .other ? .report : kind
  }

  static func isMarkdown(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }

  private static func folder(_ path: DocumentPath, contains name: String) -> Bool {
    path.folder.split(separator: "/").contains { $0 == name }
  }
}
