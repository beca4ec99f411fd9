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

  /// By line from 1, in the order in which they stand beside each other; and, in words, what is left out.
  var annotations: (byLine: [Int: [Annotation]], remarks: [String]) {
    var found: [Int: [Annotation]] = [:]
    var remarks: [String] = []
    for (kind, all) in [("criteria", criteria), ("claims", claims), ("checks", checks), ("findings", findings)] {
      for (line, annotation) in all.shown { found[line, default: []].append(annotation) }
      guard all.shown.count < all.count else { continue }
      remarks.append(
        "Only the first \(all.shown.count.grouped) of the \(kind) are marked at their lines, of \(all.count.grouped)."
      )
    }
    return (found, remarks)
  }

  /// By line from 1.
  var anchors: [Int: [String]] {
    var found = LineAnchors(document: document.path)
    for requirement in spec?.requirements ?? [] {
      found.add(SiteAnchor.requirement(requirement.id.local), at: requirement.location)
      for criterion in requirement.criteria {
        found.add(SiteAnchor.criterion(criterion.id.local), at: criterion.location)
      }
    }
    for task in spec?.tasks ?? [] { found.add(SiteAnchor.task(task.id.number.text), at: task.location) }
    for property in spec?.properties ?? [] {
      found.add(SiteAnchor.property(property.id.number), at: property.location)
    }
    return found.byLine
  }

  /// Findings without a line of their own are the page's, not the text's.
  var counts: [MarkCount] {
    let claims = Dictionary(grouping: site.claims[document.path] ?? []) { site.ledger.judgment.claims[$0] }
    return ClaimVerdict.allCases.reversed().map { MarkCount(StateMark($0.rawValue), claims[$0]?.count ?? 0) }
      + Site.severities(site.findings[document.path] ?? [])
  }

  private var spec: Spec? { document.spec.flatMap { site.ledger.graph.index.spec($0) } }

  /// The first of a kind, with their lines, and how many there are.
  private typealias Marked = (shown: [(Int, Annotation)], count: Int)

  private func first<Item>(of items: [Item], _ annotation: (Item) -> (Int, Annotation)) -> Marked {
    (items.prefix(PageLimit.annotations).map(annotation), items.count)
  }

  private var criteria: Marked {
    let stated = (spec?.requirements ?? []).flatMap(\.criteria).filter { $0.location.path == document.path }
    return first(of: stated) { criterion in
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
  private var claims: Marked {
    let byLine = Dictionary(grouping: site.claims[document.path] ?? []) {
      site.ledger.graph.claims[$0].claim.location.line
    }
    let verdicts = byLine.sorted { $0.key < $1.key }.flatMap { line, indices in
      Dictionary(grouping: indices) { site.ledger.judgment.claims[$0] }.sorted { $0.key < $1.key }.map {
        verdict,
        indices in (line: line, verdict: verdict, indices: indices)
      }
    }
    return first(of: verdicts) { line, verdict, indices in
      let targets = indices.map { target(of: site.ledger.graph.claims[$0]) }.unique
      return (
        line,
        Annotation(
          kind: "claim",
          mark: StateMark(verdict.rawValue),
          targets: Array(targets.prefix(PageLimit.links)),
          moreTargets: Remainder(targets.count - PageLimit.links, "claims"),
          message: nil
        )
      )
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
    let text = id.spec == document.spec ? id.local : id.description
    if let place = site.unshown.requirements[id] { return site.link(to: place, from: page, text: text) }
    return PageLink(
      text,
      href: page.href(to: .spec(id.spec), anchor: SiteAnchor.requirement(id.local))
    )
  }

  private var checks: Marked {
    first(of: site.obligations[document.path] ?? []) { obligation in
      let results = site.ledger.judgment.checks[obligation.id] ?? []
      let mark = results.first.map(CheckMark.of) ?? StateMark("did not run")
      let isRed = mark.word == "failed" || mark.word == "inconclusive"
      return (
        obligation.block.fence.line,
        Annotation(
          kind: "check",
          mark: mark,
          targets: obligation.criteria.prefix(PageLimit.links).map {
            site.link(to: $0, from: page, home: document.spec)
          },
          moreTargets: Remainder(obligation.criteria.count - PageLimit.links, "criteria"),
          message: isRed
            ? results.first.map { Prose.html($0.result.messages.map(\.text).joined(separator: "\n")) } : nil
        )
      )
    }
  }

  private var findings: Marked {
    first(of: site.findings[document.path] ?? []) { finding in
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

private struct LineAnchors {
  let document: DocumentPath
  private(set) var byLine: [Int: [String]] = [:]
  private var known: Set<String> = []

  init(document: DocumentPath) { self.document = document }

  /// Two tasks of one number would give their anchor twice: the first has it.
  mutating func add(_ anchor: String, at location: Location) {
    guard location.path == document, known.insert(anchor).inserted else { return }
    byLine[location.line, default: []].append(anchor)
  }
}

extension [PageLink] {
  /// Each once, in order.
  fileprivate var unique: [PageLink] {
    var seen: Set<PageLink> = []
    return filter { seen.insert($0).inserted }
  }
}
