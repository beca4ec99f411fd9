import Evidence
import Findings
package import Judgment
package import SpecModel
import Traceability

/// The whole trace of one criterion, on a terminal.
package struct ChainText: Sendable {
  private let ledger: Ledger
  private let style: Style
  private let width: Int
  private let prefix: String

  package init(ledger: Ledger, style: Style, width: Int, prefix: String) {
    self.ledger = ledger
    self.style = style
    self.width = width
    self.prefix = prefix
  }

  package func text(_ criterion: Criterion, of requirement: Requirement) -> String {
    guard let judgment = ledger.judgment.criteria[criterion.id] else { return "" }
    let trace = ledger.graph.trace(criterion.id)
    var text = "\(style(.strong, criterion.id.description))  \(state(judgment))\n"
    text += paragraph("\(requirement.title)") + "\n"
    text += paragraph(criterion.text) + paragraph("at \(place(criterion.location))")
    text += section("properties", properties(trace)) + section("tasks", tasks(trace)) + section("claims", claims(trace))
    text += section("checks", checks(trace)) + section("results", results(judgment))
    return text + "\n" + ending(judgment)
  }

  // MARK: Hops

  private func properties(_ trace: CriterionTrace) -> [String] {
    trace.properties.compactMap { id in
      ledger.graph.index.spec(id.spec)?.properties.first { $0.id == id }.map {
        "\(id)  \($0.title)  (\(place($0.location)))"
      }
    }
  }

  private func tasks(_ trace: CriterionTrace) -> [String] {
    trace.tasks.compactMap { id in
      ledger.graph.index.spec(id.spec)?.tasks.first { $0.id == id }.map {
        "\(id)  [\($0.state.rawValue)] \($0.title)  (\(place($0.location)))"
      }
    }
  }

  private func claims(_ trace: CriterionTrace) -> [String] {
    trace.claims.map { index in
      let claim = ledger.graph.claims[index].claim
      let mark = claim.mark.map { $0.rawValue + " " } ?? ""
      return "\(ledger.judgment.claims[index].rawValue): \(mark)\(claim.gloss)  (\(place(claim.location)))"
    }
  }

  private func checks(_ trace: CriterionTrace) -> [String] {
    trace.checks.compactMap { id in
      ledger.graph.obligations.first { $0.id == id }.map { "\(id)  (\(place($0.block.fence)))" }
    }
  }

  private func results(_ judgment: CriterionJudgment) -> [String] {
    judgment.results.flatMap { judged -> [String] in
      let result = judged.result
      let platform = result.platform.text.isEmpty ? "" : " on \(result.platform)"
      let head =
        "\(result.check): \(result.outcome.description)\(platform), \(words(result.expectations)), \(result.confidence.rawValue)"
      let stale = judged.staleInputs.map { "stale: \($0.description)" }
      return [head] + stale
        + result.messages.map { message in
          (message.place.map { "\(prefix)\($0): " } ?? "") + message.text
        }
    }
  }

  private func words(_ count: ExpectationCount) -> String {
    switch count {
    case .counted(let number): "\(number) expectation\(number == 1 ? "" : "s")"
    case .unknown: "expectations unknown"
    }
  }

  // MARK: Setting

  private func section(_ title: String, _ rows: [String]) -> String {
    guard !rows.isEmpty else { return "\n\(title): none\n" }
    return "\n\(title):\n" + rows.map { TextWrapping.hanging("- ", $0, indent: 2, width: width) + "\n" }.joined()
  }

  private func paragraph(_ text: String) -> String {
    TextWrapping.hanging("", text, indent: 2, width: width) + "\n"
  }

  private func place(_ location: Location) -> String { "\(prefix)\(location.path):\(location.line)" }

  private func state(_ judgment: CriterionJudgment) -> String {
    let role: Style.Role =
      switch judgment.state {
      case .proven, .attested: .good
      case .failing: .error
      case .inconclusive, .stale: .warning
      default: .info
      }
    let platforms = judgment.platforms.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.rawValue)" }
    let detail = platforms.count > 1 ? " (\(platforms.joined(separator: ", ")))" : ""
    return style(role, judgment.state.rawValue) + detail
  }

  private func ending(_ judgment: CriterionJudgment) -> String {
    if let reason = judgment.reason { return "not judged here: \(reason)\n" }
    guard let (hop, reason) = judgment.chain.firstBroken else { return "nothing in its chain is broken\n" }
    return TextWrapping.hanging("first broken hop: ", "\(hop.rawValue): \(reason)", indent: 0, width: width) + "\n"
  }
}
