import Evidence
import Findings
import SpecModel

struct ReportFormat {
  let references: ReferenceFormat
  let links: LinkFormat

  func object(_ report: CompletionReport) -> JSONObject {
    [
      "document": .string(report.document.text),
      "title": .string(report.title),
      "tasks": .texts(report.tasks.map(\.text)),
      "metadata": .array(report.metadata.map { metadata($0) }),
      "claims": .array(report.claims.map { claim($0) }),
      "validationItems": .array(report.validationItems.map { item($0) }),
      "successCriteria": .array(report.successCriteria.map { criterion($0) }),
      "artifacts": .array(report.artifacts.map { links.json($0) }),
      "decisions": .array(report.decisions.map { .object(DecisionFormat.object($0)) }),
      "subtaskContributions": .array(report.subtaskContributions.map { contribution($0) }),
    ]
  }

  private func metadata(_ entry: MetadataEntry) -> JSON {
    .object([
      "key": .string(entry.key),
      "value": .string(entry.value),
      "location": LocationFormat.object(entry.location),
    ])
  }

  private func claim(_ claim: Claim) -> JSON {
    .object([
      "reference": references.json(claim.reference),
      "mark": .text(claim.mark?.rawValue),
      "markPosition": .text(claim.markPosition?.rawValue),
      "denial": .text(claim.denial?.rawValue),
      "form": .string(claim.form.rawValue),
      "gloss": .string(claim.gloss),
      "section": .text(claim.section),
      "location": LocationFormat.object(claim.location),
    ])
  }

  private func item(_ item: ValidationItem) -> JSON {
    .object([
      "tier": .text(item.tier),
      "section": .string(item.section),
      "mark": .string(item.mark.rawValue),
      "text": .string(item.text),
      "references": .array(item.references.map { references.json($0) }),
      "criteria": .texts(links.criteria(of: item)),
      "inferred": .bool(links.isInferred(item)),
      "verdict": .text(links.verdict(of: item)),
      "location": LocationFormat.object(item.location),
    ])
  }

  private func criterion(_ claim: SuccessCriterionClaim) -> JSON {
    .object([
      "number": claim.number.map { .integer($0) } ?? .null,
      "title": .string(claim.title),
      "mark": .text(claim.mark?.rawValue),
      "parts": .texts(claim.parts),
      "location": LocationFormat.object(claim.location),
    ])
  }

  private func contribution(_ contribution: SubtaskContribution) -> JSON {
    .object([
      "task": .string(contribution.task.text),
      "title": .string(contribution.title),
      "location": LocationFormat.object(contribution.location),
    ])
  }
}
