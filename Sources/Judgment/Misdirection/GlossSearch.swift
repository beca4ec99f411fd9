import SpecModel
import Traceability

/// The criterion that the words of a claim fit whose number leads nowhere. Specs are read once, and only those that are asked for.
struct GlossSearch {
  private let graph: TraceGraph
  private var lexicons = SpecLexicons()

  init(_ graph: TraceGraph) {
    self.graph = graph
  }

  /// - Returns: `nil` where the link is no claim, has no words, or where they fit nothing clearly.
  mutating func criterion(meantBy link: TraceLink, in spec: SpecID) -> CriterionID? {
    guard case .claim(let place) = link.origin, graph.claims.indices.contains(place),
      let found = graph.index.spec(spec)
    else { return nil }
    let gloss = graph.claims[place].claim.gloss
    guard !gloss.isEmpty else { return nil }
    let (words, lexicon) = lexicons.words(of: gloss, in: found)
    let fit = GlossFit(gloss: words, cited: [], in: lexicon)
    guard let best = fit.best, MisdirectionThresholds.isStrong(best, of: fit, in: lexicon) else { return nil }
    return lexicon.entries[best.entry].id
  }
}
