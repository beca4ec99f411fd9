import Evidence
import Findings
import Judgment
import SpecModel
import Traceability

/// What stands at the lines of one document: the states of its criteria, the verdicts on its claims, the outcomes of its
/// checks, and its findings.
struct AnnotationMapping {
  let site: Site
  let document: SpecDocument
  let page: SitePath

  /// By line from 1, in the order in which they stand beside each other.
  var annotations: [Int: [Annotation]] {
    var found: [Int: [Annotation]] = [:]
    for (line, annotation) in criteria + claims + checks + findings { found[line, default: []].append(annotation) }
    return found
  }

  /// By line from 1.
  var anchors: [Int: [String]] {
    var found: [Int: [String]] = [:]
    for requirement in spec?.requirements ?? [] {
      add(SiteAnchor.requirement(requirement.id.local), at: requirement.location, to: &found)
      for criterion in requirement.criteria {
        add(SiteAnchor.criterion(criterion.id.local), at: criterion.location, to: &found)
      }
    }
    for task in spec?.tasks ?? [] { add(SiteAnchor.task(task.id.number.text), at: task.location, to: &found) }
    for property in spec?.properties ?? [] {
      add(SiteAnchor.property(property.id.number), at: property.location, to: &found)
    }
    return found
  }

  /// Findings without a line of their own are the page's, not the text's.
  var counts: [MarkCount] {
    let claims = Dictionary(grouping: site.claims[document.path] ?? []) { site.ledger.judgment.claims[$0] }
    return ClaimVerdict.allCases.reversed().map { MarkCount(StateMark($0.rawValue), claims[$0]?.count ?? 0) }
      + Site.severities(site.findings[document.path] ?? [])
  }

  private var spec: Spec? { document.spec.flatMap { site.ledger.graph.index.spec($0) } }

  /// Two tasks of one number would give their anchor twice: the first has it.
  private func add(_ anchor: String, at location: Location, to found: inout [Int: [String]]) {
    guard location.path == document.path, !found.values.contains(where: { $0.contains(anchor) }) else { return }
    found[location.line, default: []].append(anchor)
  }

  private var criteria: [(Int, Annotation)] {
    (spec?.requirements ?? []).flatMap(\.criteria).filter { $0.location.path == document.path }.map { criterion in
      let judged = site.ledger.judgment.criteria[criterion.id]
      return (
        criterion.location.line,
        Annotation(
          kind: "criterion",
          mark: StateMark((judged?.state ?? .unplanned).rawValue),
          targets: [site.link(to: criterion.id, from: page, home: document.spec)],
          message: judged?.chain.firstBroken.map { Prose.html($0.reason) }
        )
      )
    }
  }

  /// One for each verdict on a line, however many requirements the line names.
  private var claims: [(Int, Annotation)] {
    let byLine = Dictionary(grouping: site.claims[document.path] ?? []) {
      site.ledger.graph.claims[$0].claim.location.line
    }
    return byLine.sorted { $0.key < $1.key }.flatMap { line, indices in
      Dictionary(grouping: indices) { site.ledger.judgment.claims[$0] }.sorted { $0.key < $1.key }.map {
        verdict,
        indices in
        (
          line,
          Annotation(
            kind: "claim",
            mark: StateMark(verdict.rawValue),
            targets: indices.map { target(of: site.ledger.graph.claims[$0]) }.unique,
            message: nil
          )
        )
      }
    }
  }

  private func target(of claim: TracedClaim) -> PageLink {
    switch claim.resolution {
    case .criterion(let id): return site.link(to: id, from: page, home: document.spec)
    case .requirement(let id, _): return link(to: id)
    case .ambiguous, .dangling, .unlinked: return PageLink(claim.claim.reference.local)
    }
  }

  private func link(to id: RequirementID) -> PageLink {
    PageLink(
      id.spec == document.spec ? id.local : id.description,
      href: page.href(to: .spec(id.spec), anchor: SiteAnchor.requirement(id.local))
    )
  }

  private var checks: [(Int, Annotation)] {
    (site.obligations[document.path] ?? []).map { obligation in
      let results = site.ledger.judgment.checks[obligation.id] ?? []
      let mark = results.first.map(CheckMark.of) ?? StateMark("did not run")
      let isRed = mark.word == "failed" || mark.word == "inconclusive"
      return (
        obligation.block.fence.line,
        Annotation(
          kind: "check",
          mark: mark,
          targets: obligation.criteria.map { site.link(to: $0, from: page, home: document.spec) },
          message: isRed
            ? results.first.map { Prose.html($0.result.messages.map(\.text).joined(separator: "\n")) } : nil
        )
      )
    }
  }

  private var findings: [(Int, Annotation)] {
    (site.findings[document.path] ?? []).map { finding in
      (
        finding.location?.line ?? 1,
        Annotation(
          kind: "finding",
          mark: StateMark(finding.severity.rawValue),
          targets: [],
          message: Prose.html(finding.message),
          cure: finding.cure.map(Prose.html),
          rule: site.link(to: finding.rule, from: page)
        )
      )
    }
  }
}

extension [PageLink] {
  /// Each once, in order.
  fileprivate var unique: [PageLink] {
    var seen: Set<PageLink> = []
    return filter { seen.insert($0).inserted }
  }
}
