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
    var text = "\(style(.strong, Printable.line(criterion.id.description)))  \(state(judgment))\n"
    // `- **FR-001**: System MUST …` has no title beside its words.
    if !requirement.title.isEmpty { text += paragraph(requirement.title) + "\n" }
    text += paragraph(criterion.text) + paragraph("at \(place(criterion.location))")
    text += section("properties", properties(trace)) + section("tasks", tasks(trace)) + section("claims", claims(trace))
    let items = items(trace, criterion.id)
    if !items.isEmpty { text += section("validation items", items) }
    text += section("checks", checks(trace)) + section("results", results(judgment))
    if ledger.graph.sourceScan != nil { text += section("sources", sources(trace)) }
    return text + "\n" + ending(judgment)
  }

  /// What evidence lacks may be of any criterion, and nobody knows what it would have said.
  ///
  /// - Returns: nothing where it is whole.
  package var gaps: String {
    let gaps = ledger.verdict.objections.filter { [.unreadReport, .missingShards, .interrupted].contains($0.kind) }
    return gaps.map { gap in
      TextWrapping.hanging("not heard: ", gap.message, indent: 0, width: width) + "\n"
        + gap.subjects.map { TextWrapping.hanging("- ", $0, indent: 2, width: width) + "\n" }.joined()
    }.joined()
  }

  // MARK: Hops

  private func properties(_ trace: CriterionTrace) -> [String] {
    let all = specs(trace.properties.map(\.spec)).flatMap(\.properties)
    let known = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    return trace.properties.compactMap { id in
      known[id].map { "\(id)  \($0.title)  (\(place($0.location)))" }
    }
  }

  private func tasks(_ trace: CriterionTrace) -> [String] {
    let all = specs(trace.tasks.map(\.spec)).flatMap(\.tasks)
    let known = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    return trace.tasks.compactMap { id in
      known[id].map { "\(id)  [\($0.state.rawValue)] \($0.title)  (\(place($0.location)))" }
    }
  }

  /// Thousands of tasks may cite one criterion: nothing is looked for among all of a spec for each of them.
  private func specs(_ ids: [SpecID]) -> [Spec] { Set(ids).compactMap { ledger.graph.index.spec($0) } }

  private func claims(_ trace: CriterionTrace) -> [String] {
    trace.claims.map { index in
      let claim = ledger.graph.claims[index].claim
      let mark = claim.mark.map { $0.rawValue + " " } ?? ""
      return "\(ledger.judgment.claims[index].rawValue): \(mark)\(claim.gloss)  (\(place(claim.location)))"
    }
  }

  /// The lines that name the criterion, and how many stand in the reports of tasks that cite it.
  private func items(_ trace: CriterionTrace, _ id: CriterionID) -> [String] {
    let named = trace.items.map { index in
      let item = ledger.graph.items[index].item
      let verdict = ledger.judgment.items[index].rawValue
      return "\(verdict): \(item.mark.rawValue) \(item.text)  (\(place(item.location)))"
    }
    let inferred = ledger.graph.items.filter { $0.isInferred && $0.criteria.contains(id) }
    let reports = Dictionary(grouping: inferred, by: \.item.location.path).sorted { $0.key < $1.key }
    return named
      + reports.map { path, items in
        "inferred: \(Counted.words(items.count, "line")) of a task that cites it, unproven  (\(prefix)\(path))"
      }
  }

  /// Who works on it; nothing of this proves anything.
  private func sources(_ trace: CriterionTrace) -> [String] {
    trace.sources.map { index in
      let link = ledger.graph.sources[index]
      return "\(link.mention.kind.rawValue): \(link.mention.text)  (\(place(link.location)))"
    }
  }

  private func checks(_ trace: CriterionTrace) -> [String] {
    let known = Dictionary(ledger.graph.obligations.map { ($0.id, $0) }) { first, _ in first }
    return trace.checks.compactMap { id in known[id].map { "\(id)  (\(place($0.block.fence)))" } }
  }

  private func results(_ judgment: CriterionJudgment) -> [String] {
    judgment.results.flatMap { judged -> [String] in
      let result = judged.result
      let platform = result.platform.text.isEmpty ? "" : " on \(result.platform)"
      let head =
        "\(result.check): \(result.outcome.description)\(platform), \(result.expectations.words), \(result.confidence.rawValue)"
      let stale = judged.staleInputs.map { "stale: \($0.description)" }
      return [head] + stale
        + result.messages.map { message in
          (message.place.map { "\(prefix)\($0): " } ?? "") + message.text
        }
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

  private func place(_ location: Location) -> String { "\(location.path.seen(behind: prefix)):\(location.line)" }

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
    return style(role, judgment.words) + detail
  }

  private func ending(_ judgment: CriterionJudgment) -> String {
    if let reason = judgment.reason {
      return TextWrapping.hanging("not judged here: ", reason, indent: 0, width: width) + "\n"
    }
    guard let (hop, reason) = judgment.chain.firstBroken else { return "nothing in its chain is broken\n" }
    return TextWrapping.hanging("first broken hop: ", "\(hop.rawValue): \(reason)", indent: 0, width: width) + "\n"
  }
}
