import Evidence
import Findings
import Judgment
import SpecModel

/// What was found, as SARIF 2.1.0 (OASIS): a run for each workspace, accepted findings as suppressed results.
package struct SARIFLog: Sendable {
  private let runs: [Run]
  private let version: String

  private struct Run {
    let report: FindingsReport
    let regions: SARIFRegions
  }

  /// - Parameters:
  ///   - reports: with the lines of their documents, from which columns are counted, and what leads from the repository's root to
  ///     their workspace.
  ///   - version: of the tool.
  package init(_ reports: [(report: FindingsReport, lines: SourceLines, prefix: String)], version: String) {
    runs = reports.map { Run(report: $0.report, regions: SARIFRegions(lines: $0.lines, prefix: $0.prefix)) }
    self.version = version
  }

  package var bytes: [UInt8] {
    JSONWriter.lines([
      "$schema": .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array(runs.map { .object(run($0)) }),
    ])
  }

  private func run(_ run: Run) -> JSONObject {
    let rules = run.report.rules.sorted { $0.id < $1.id }
    let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    return [
      "tool": .object(["driver": .object(driver(rules))]),
      "columnKind": .string("utf16CodeUnits"),
      "originalUriBaseIds": .object([
        SARIFRegions.base: .object([
          "description": Self.text("The root of the repository, or of the workspace where there is none.")
        ])
      ]),
      "results": .array(run.report.entries.map { .object(result($0, index: indices[$0.finding.rule], run.regions)) }),
    ]
  }

  private func driver(_ rules: [any Rule]) -> JSONObject {
    [
      "name": .string("Counterfoil"),
      "version": .string(version),
      "rules": .array(rules.map { .object(Self.descriptor($0)) }),
    ]
  }

  private static func descriptor(_ rule: any Rule) -> JSONObject {
    [
      "id": .string(rule.id.name),
      "name": .string(String(describing: type(of: rule))),
      "shortDescription": text(rule.summary),
      "fullDescription": text(rule.summary),
      "help": .object(["text": .string(rule.explanation), "markdown": .string(rule.explanation)]),
      "defaultConfiguration": .object(["level": .string(level(rule.severity))]),
    ]
  }

  private func result(_ entry: FindingsReport.Entry, index: Int?, _ regions: SARIFRegions) -> JSONObject {
    let finding = entry.finding
    var result: JSONObject = [
      "ruleId": .string(finding.rule.name),
      "level": .string(Self.level(finding.severity)),
      "message": Self.text(finding.message + (finding.cure.map { "\nCure: \($0)" } ?? "")),
      "partialFingerprints": .object(["counterfoil/v1": .string(entry.fingerprint.hexadecimal)]),
      "suppressions": .array(entry.decision.map { [.object(suppression($0, regions))] } ?? []),
    ]
    if let index { result["ruleIndex"] = .integer(index) }
    if let location = finding.location {
      result["locations"] = .array([.object(["physicalLocation": regions.physicalLocation(location)])])
    }
    if !finding.notes.isEmpty {
      result["relatedLocations"] = .array(
        finding.notes.enumerated().map { index, note in
          .object([
            "id": .integer(index + 1), "message": Self.text(note.message),
            "physicalLocation": regions.physicalLocation(note.location),
          ])
        }
      )
    }
    return result
  }

  private func suppression(_ decision: AcceptedFinding.Decision, _ regions: SARIFRegions) -> JSONObject {
    switch decision {
    case .ignored(let mark):
      [
        "kind": .string("inSource"), "justification": .string(mark.reason),
        "location": .object(["physicalLocation": regions.physicalLocation(mark.location)]),
      ]
    case .baseline:
      [
        "kind": .string("external"), "justification": .string("It is in \(BaselineFile.path)."),
      ]
    }
  }

  private static func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }

  private static func text(_ text: String) -> JSON { .object(["text": .string(text)]) }
}
