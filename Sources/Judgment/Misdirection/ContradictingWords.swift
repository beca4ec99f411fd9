import Findings
package import History
import SpecModel
package import Traceability

/// Claims that history would rewrite, and whose words speak against it.
///
/// History knows when a line was written, not whether its author had the numbers right then: a report may have been written with
/// the numbers of a draft that was committed later. Where the words of a claim fit another criterion than the one that history
/// names, its author has the word; and so where the claims beside it tell that of it, as they do to `misdirected-claim`: rewritten
/// alone, it would be torn out of their company, and nobody would doubt it any more.
package struct ContradictingWords {
  private let graph: TraceGraph
  private let claims: [LinePlace: [Int]]
  private let rewritings: [Location: OlderReference]

  /// - Returns: the same, with those claims left to their authors.
  package static func leave(_ older: OlderReferences, in graph: TraceGraph) -> OlderReferences {
    let rewritings = older.references.filter { $0.replacement != nil && $0.isClaim }
    guard !rewritings.isEmpty else { return older }
    let words = ContradictingWords(graph, rewritings)
    let company = MisdirectedRewritings(graph, older).reasons
    let reasons = words.reasons().merging(company) { own, _ in own }
    guard !reasons.isEmpty else { return older }
    return older.map { reference in
      guard reference.replacement != nil, let reason = reasons[LinePlace(reference.location)] else { return reference }
      return reference.left(because: reason)
    }
  }

  private init(_ graph: TraceGraph, _ references: [OlderReference]) {
    self.graph = graph
    rewritings = Dictionary(references.map { ($0.location, $0) }) { first, _ in first }
    let lines = Set(references.map { LinePlace($0.location) })
    var claims: [LinePlace: [Int]] = [:]
    for (index, claim) in graph.claims.enumerated() {
      let line = LinePlace(claim.claim.reference.location)
      if lines.contains(line) { claims[line, default: []].append(index) }
    }
    self.claims = claims
  }

  private func reasons() -> [LinePlace: String] {
    var lexicons = SpecLexicons()
    var reasons: [LinePlace: String] = [:]
    for (line, indices) in claims {
      // Several glosses on one line are several claims: what speaks against one keeps the whole line.
      for indices in Dictionary(grouping: indices, by: { graph.claims[$0].claim.gloss }).values {
        let ways = indices.map { way(of: graph.claims[$0]) }
        // No gloss tells so many apart.
        guard ways.allSatisfy({ $0.after.count <= Self.mostCriteria }) else { continue }
        let after = Set(ways.flatMap(\.after))
        guard let spec = after.first?.spec, after.allSatisfy({ $0.spec == spec }), after.count <= Self.mostCriteria,
          let found = graph.index.spec(spec), let gloss = indices.first.map({ graph.claims[$0].claim.gloss }),
          !gloss.isEmpty
        else { continue }
        let (words, lexicon) = lexicons.words(of: gloss, in: found)
        if let reason = reason(words, ways, after, in: lexicon) { reasons[line] = reason }
      }
    }
    return reasons
  }

  private static let mostCriteria = 64

  private struct Way {
    let before: [CriterionID]
    let after: [CriterionID]
  }

  /// What a claim cites today, and what it would cite once it is rewritten.
  private func way(of claim: TracedClaim) -> Way {
    let before = claim.resolution.criteria
    let place = rewritings[claim.claim.reference.location]?.targets[claim.claim.reference.target]
    return Way(before: before, after: place.map(graph.criteria) ?? before)
  }

  private func reason(_ words: [Vocabulary.Word], _ ways: [Way], _ after: Set<CriterionID>, in lexicon: SpecLexicon)
    -> String?
  {
    let fit = GlossFit(gloss: words, cited: after.sorted().compactMap { lexicon.places[$0] }, in: lexicon)
    let today = Set(ways.flatMap(\.before)).subtracting(after).compactMap { lexicon.places[$0] }
    let own = fit.candidates.filter { today.contains($0.entry) }.max { ($0.score, $1.entry) < ($1.score, $0.entry) }
    // Of two that are to choose from less is demanded than of one among all.
    let better =
      own.flatMap { MisdirectionThresholds.isStrongAmongCompanions($0, of: fit, in: lexicon) ? $0 : nil }
      ?? fit.best.flatMap { MisdirectionThresholds.isStrong($0, of: fit, in: lexicon) ? $0 : nil }
    guard let better, let first = after.min() else { return nil }
    let count = fit.words(of: better, in: lexicon).count
    let all = after.count == 1 ? first.local : "\(first.local) and the others"
    return "\(count) of its \(words.count) words stand in \(lexicon.entries[better.entry].id.local), and "
      + "\(fit.citedWords == 0 ? "none" : "\(fit.citedWords)") in \(all), to which its number went: only its author can tell"
  }
}

extension OlderReference {
  fileprivate var isClaim: Bool {
    if case .claim = origin { true } else { false }
  }
}
