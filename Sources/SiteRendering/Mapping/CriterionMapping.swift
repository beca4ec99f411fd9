import Evidence
import Findings
import Judgment
import MarkdownSyntax
import SpecModel
import Traceability

/// Makes the view of a criterion for the page of its spec.
struct CriterionMapping {
  let site: Site
  let page: SitePath
  let spec: Spec

  func view(_ criterion: Criterion) -> CriterionView {
    let judged = site.ledger.judgment.criteria[criterion.id]
    let trace = site.ledger.graph.trace(criterion.id)
    let state = judged?.state ?? .unplanned
    let most = PageLimit.claims(beside: spec.requirements.reduce(0) { $0 + $1.criteria.count })
    return CriterionView(
      number: criterion.id.local,
      mark: StateMark(state.rawValue),
      text: html(criterion),
      source: site.link(to: criterion.location, from: page, text: "line \(criterion.location.line)"),
      hops: state == .notApplicable ? [] : judged.map { hops($0.chain, trace) } ?? [],
      gap: state == .notApplicable ? nil : judged?.chain.firstBroken.map(gap),
      results: (judged?.results ?? []).map(result),
      claims: trace.claims.prefix(most).map(claim),
      moreClaims: moreClaims(trace.claims.dropFirst(most)),
      word: judged?.reason.map { $0.uppercasedFirst + "." }
        ?? (judged?.isUncounted == true ? CriterionJudgment.uncountedWords.uppercasedFirst + "." : nil),
      isOpen: state == .failing || state == .inconclusive || state == .stale
    )
  }

  private func html(_ criterion: Criterion) -> String {
    let text = ([criterion.text] + (criterion.continuation.isEmpty ? [] : [""] + criterion.continuation))
      .joined(separator: "\n")
    let tree = MarkdownParser(inlines: .all).parse(Array(text.utf8))
    var renderer = DocumentRenderer(
      fragment: tree,
      links: site.links(in: criterion.location.path, page: page)
    )
    renderer.render(withoutTitle: nil)
    return renderer.html.string
  }

  private func gap(_ broken: (hop: Chain.Hop, reason: String)) -> String {
    "\(broken.hop.rawValue.uppercasedFirst): \(broken.reason)."
  }

  // MARK: Chain

  private func hops(_ chain: Chain, _ trace: CriterionTrace) -> [HopView] {
    let broken = chain.firstBroken?.hop
    var isBeyond = false
    return chain.hops.compactMap { hop, condition in
      defer { if hop == broken { isBeyond = true } }
      guard condition != .unused else { return nil }
      let (links, count) = links(hop, trace)
      return HopView(
        name: hop.rawValue,
        mark: mark(condition, isFirst: hop == broken, isBeyond),
        links: links,
        of: count
      )
    }
  }

  private func mark(_ condition: Chain.Condition, isFirst: Bool, _ isBeyond: Bool) -> StateMark {
    switch condition {
    case .holds: StateMark("holds")
    case .broken: StateMark(isFirst ? "broken" : isBeyond ? "waiting" : "none")
    case .unused: StateMark("none")
    }
  }

  /// The first links of a hop, and how many there are.
  private func links(_ hop: Chain.Hop, _ trace: CriterionTrace) -> ([PageLink], Int) {
    switch hop {
    case .property: first(8, of: trace.properties, property)
    case .task: first(8, of: trace.tasks) { site.link(to: $0, from: page) }
    case .claim:
      first(3, of: reports(trace.claims)) {
        site.link(to: $0, from: page, text: $0.path.name.removing(suffixes: [".md", "-completion"]))
      }
    case .check: first(8, of: trace.checks) { site.link(to: CheckKey($0.text), from: page) }
    case .result: ([], 0)
    }
  }

  private func first<Place>(_ limit: Int, of places: [Place], _ link: (Place) -> PageLink) -> ([PageLink], Int) {
    (places.prefix(limit).map(link), places.count)
  }

  /// Each report once, at its first claim.
  private func reports(_ claims: [Int]) -> [Location] {
    var seen: Set<DocumentPath> = []
    return claims.map { site.ledger.graph.claims[$0].claim.location }.filter { seen.insert($0.path).inserted }
  }

  private func property(_ id: PropertyID) -> PageLink {
    PageLink("P\(id.number)", href: site.properties[id].flatMap { site.link(to: $0, from: page).href })
  }

  // MARK: Evidence

  private func result(_ judged: JudgedResult) -> ResultView {
    let result = judged.result
    let stale =
      judged.isCurrent ? [] : ["Out of date: " + judged.staleInputs.map(\.description).joined(separator: "; ") + "."]
    return ResultView(
      mark: CheckMark.of(judged),
      check: site.link(to: result.check, from: page),
      messages: result.messages.map(\.text) + stale,
      obtained: obtained(result)
    )
  }

  private func obtained(_ result: CheckResult) -> String? {
    var words = [result.outcome.description, result.platform.text, result.kind.rawValue, result.confidence.rawValue]
    words.append(result.expectations.words)
    words.append(result.origin.toolchain)
    if let revision = result.origin.revision {
      words.append("commit \(revision.commit.prefix(12))" + (revision.isDirty ? " with changes" : ""))
    }
    return words.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func moreClaims(_ claims: ArraySlice<Int>) -> Remainder? {
    Remainder(
      claims.count,
      "claims",
      place: claims.first.map { site.source(site.ledger.graph.claims[$0].claim.location, from: page) }
    )
  }

  private func claim(_ index: Int) -> MarkedLink {
    let claim = site.ledger.graph.claims[index].claim
    let words = claim.gloss.isEmpty ? claim.reference.local : claim.gloss
    return MarkedLink(
      site.link(
        to: claim.location,
        from: page,
        text: "\(words) (\(claim.location.path.name), line \(claim.location.line))"
      ),
      mark: StateMark(site.ledger.judgment.claims[index].rawValue)
    )
  }
}

/// What a check's result is called: an old one is stale, whatever it said.
enum CheckMark {
  static func of(_ judged: JudgedResult) -> StateMark {
    guard judged.isCurrent else { return StateMark("stale") }
    switch judged.result.outcome {
    case .passed: return StateMark(judged.result.expectations == .counted(0) ? "inconclusive" : "passed")
    case .failed: return StateMark("failed")
    case .inconclusive: return StateMark("inconclusive")
    }
  }
}

extension String {
  fileprivate func removing(suffixes: [String]) -> String {
    suffixes.reduce(self) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
  }
}
