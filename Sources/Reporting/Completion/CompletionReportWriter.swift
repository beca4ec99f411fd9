import EmbeddedAssets
package import Files
package import Findings
package import Judgment
import Mustache
package import SpecModel
import Traceability

/// Writes the completion report of a task from the evidence, and renews its compliance list; never what a person wrote.
package struct CompletionReportWriter {
  private let ledger: Ledger
  private let files: FileAccess
  /// `2026-03-28`
  private let date: String

  package init(ledger: Ledger, files: FileAccess, date: String) {
    self.ledger = ledger
    self.files = files
    self.date = date
  }

  /// What became of the report.
  package enum Written: Hashable, Sendable {
    case created(DocumentPath)
    case renewed(DocumentPath)
    case unchanged(DocumentPath)
    /// It was written by a person, or changed by one where it could be renewed: it stays as it is.
    case kept(DocumentPath, because: String)
  }

  package func write(_ task: SpecTask, of spec: Spec) throws -> Written {
    let path = self.path(of: task, in: spec)
    let compliance = list(of: task).text
    guard let existing = existing(task, in: spec) ?? (files.kind(path) == nil ? nil : path) else {
      let text = try render(task, spec)
      try files.write(Array(text.utf8), path)
      return .created(path)
    }
    let document = String(decoding: try files.read(existing, 1 << 20), as: UTF8.self)
    switch GeneratedRegion.renew(document, with: compliance) {
    case .renewed(let text):
      try files.write(Array(text.utf8), existing)
      return .renewed(existing)
    case .unchanged: return .unchanged(existing)
    case .absent: return .kept(existing, because: "it was written by hand")
    case .changedByHand: return .kept(existing, because: "its compliance list was changed by hand")
    }
  }

  /// The report as it would be created.
  package func render(_ task: SpecTask, _ spec: Spec) throws -> String {
    let template = try MustacheTemplate(string: try templateText())
    return template.render(page(task, spec))
  }

  private func page(_ task: SpecTask, _ spec: Spec) -> CompletionPage {
    let list = list(of: task)
    return CompletionPage(
      task: task.id.number.text,
      title: task.title,
      date: date,
      type: task.type,
      validation: task.validation,
      artifacts: task.artifacts.map(\.path),
      compliance: GeneratedRegion.wrap(list.text),
      hasSuccessCriteria: !task.successCriteria.isEmpty,
      successCriteria: task.successCriteria.enumerated().map { index, criterion in
        .init(number: index + 1, text: criterion.text, evidence: "no check is bound to this success criterion")
      },
      spec: spec.id.name
    )
  }

  /// What its citations and its subtasks' lead to, each once, in order.
  private func list(of task: SpecTask) -> ComplianceList {
    let links = ledger.graph.links.filter { link in
      guard case .task(let id) = link.origin, id.spec == task.id.spec else { return false }
      return id == task.id || id.number.isPart(of: task.id.number)
    }
    let all =
      task.citations.contains(where: \.citesAll)
      ? ledger.graph.criteria.filter { $0.value.tasks.contains(task.id) }.map(\.key) : []
    return ComplianceList(
      ledger: ledger,
      criteria: Set(links.flatMap(\.resolution.criteria) + all).sorted(),
      unresolved: links.filter(\.resolution.criteria.isEmpty)
    )
  }

  private func existing(_ task: SpecTask, in spec: Spec) -> DocumentPath? {
    spec.reports.first { $0.tasks == [task.id.number] }?.document
  }

  private func path(of task: SpecTask, in spec: Spec) -> DocumentPath {
    let hasSubtasks = spec.tasks.contains { $0.parent == task.id.number }
    let number = task.id.number.text.split(separator: ".").joined(separator: "-")
    return DocumentPath("\(spec.folder)/completion/task-\(number)\(hasSubtasks ? "-parent" : "")-completion.md")
  }

  private func templateText() throws -> String {
    let path = DocumentPath("templates/completion/report.mustache")
    if files.kind(path) == .file { return String(decoding: try files.read(path, 1 << 20), as: UTF8.self) }
    guard let text = EmbeddedAssets.text(path.text) else { throw MissingTemplate(path: path) }
    return text
  }

  private struct MissingTemplate: Error, CustomStringConvertible {
    let path: DocumentPath

    var description: String { "\(path) is missing from this executable; build it again" }
  }
}
