import Evidence
import Findings
import Judgment
import SpecModel

/// What was found, as JSON: keys sorted, a version, every finding by itself, accepted ones too.
///
/// Its schema is `site/schemas/findings-1.schema.json`.
package enum FindingsFile {
  /// Grows when a reader of the old format would misread the new one.
  package static let version = 1

  package static func bytes(_ reports: [FindingsReport]) -> [UInt8] {
    JSONWriter.lines([
      "format": .string("counterfoil-findings"),
      "version": .integer(version),
      "workspaces": .array(reports.map { .object(workspace($0)) }),
    ])
  }

  private static func workspace(_ report: FindingsReport) -> JSONObject {
    [
      "root": .string(report.prefix.isEmpty ? "." : String(report.prefix.dropLast())),
      "documents": .integer(report.documents),
      "specs": .integer(report.specs),
      "findings": .array(report.entries.filter { $0.decision == nil }.map { .object(finding($0)) }),
      "accepted": .array(report.entries.compactMap { entry in entry.decision.map { .object(accepted(entry, $0)) } }),
      "fixed": .array(report.fixed.map { .object(fixed($0)) }),
    ]
  }

  private static func finding(_ entry: FindingsReport.Entry) -> JSONObject {
    let finding = entry.finding
    return [
      "rule": .string(finding.rule.name),
      "severity": .string(finding.severity.rawValue),
      "location": finding.location.map { LocationFormat.object($0) } ?? .null,
      "message": .string(finding.message),
      "cure": .text(finding.cure),
      "notes": .array(
        finding.notes.map {
          .object(["location": LocationFormat.object($0.location), "message": .string($0.message)])
        }
      ),
      "fingerprint": .string(entry.fingerprint.hexadecimal),
    ]
  }

  private static func accepted(_ entry: FindingsReport.Entry, _ decision: AcceptedFinding.Decision) -> JSONObject {
    var object = finding(entry)
    switch decision {
    case .ignored(let mark):
      object["by"] = .string("comment")
      object["reason"] = .string(mark.reason)
      object["comment"] = LocationFormat.object(mark.location)
    case .baseline:
      object["by"] = .string("baseline")
      object["reason"] = .null
      object["comment"] = .null
    }
    return object
  }

  private static func fixed(_ entry: BaselineEntry) -> JSONObject {
    [
      "path": .string(entry.path.text),
      "rule": .string(entry.rule.name),
      "heading": .string(entry.heading),
      "message": .string(entry.message),
    ]
  }
}
