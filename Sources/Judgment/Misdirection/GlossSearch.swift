import SpecModel
import Traceability

/// What the words of a claim fit whose number leads nowhere, or to two requirements. Specs are read once, and only those that are asked for.
struct GlossSearch {
  private let graph: TraceGraph
  private var lexicons = SpecLexicons()
  private var held: [SpecID: HeldWords] = [:]
  private var titled: [SpecID: TitleWords] = [:]
  /// Of the tasks of the specs that were asked for.
  private var titles: [SpecID: [TaskNumber: String]] = [:]

  init(_ graph: TraceGraph) {
    self.graph = graph
  }

  /// - Returns: `nil` where the link is no claim, has no words, or where they fit nothing clearly.
  mutating func criterion(meantBy link: TraceLink, in spec: SpecID) -> CriterionID? {
    guard let gloss = gloss(link), let found = graph.index.spec(spec) else { return nil }
    let (words, lexicon) = lexicons.words(of: gloss, in: found)
    let fit = GlossFit(gloss: words, cited: [], in: lexicon)
    guard let best = fit.best, MisdirectionThresholds.isStrong(best, of: fit, in: lexicon) else { return nil }
    return lexicon.entries[best.entry].id
  }

  /// - Parameter links: of one claim or task, to one number; several are of a range.
  /// - Returns: of the requirements that bear it, the one whose title or criteria its words fit clearly better.
  mutating func requirement(meantBy links: [TraceLink], among namesakes: [RequirementID]) -> RequirementID? {
    guard let link = links.first, let gloss = words(link), let spec = namesakes.first?.spec,
      let found = graph.index.spec(spec)
    else { return nil }
    let (words, lexicon) = lexicons.words(of: gloss, in: found)
    let labels = Set(
      links.map(\.reference.target).compactMap { target in
        if case .criterion(_, _, let label) = target { label } else { nil }
      }
    )
    var known = self.held.removeValue(forKey: spec) ?? HeldWords(lexicon)
    defer { self.held[spec] = known }
    let fits = namesakes.map { id in
      let held = labels.isEmpty ? known.held(words, by: id, lexicon) : known.held(words, by: id, labels, lexicon)
      return (id: id, words: Set(held), weight: held.reduce(0.0) { $0 + lexicon.weight(of: $1) })
    }.sorted { $0.weight > $1.weight }
    // One word is soon said by chance.
    guard let best = fits.first, let next = fits.dropFirst().first, best.words.subtracting(next.words).count >= 2,
      best.weight - next.weight >= MisdirectionThresholds.leastLead
    else { return nil }
    return best.id
  }

  /// - Returns: the requirement whose title a claim repeats, of two words at least, where it is no other's.
  mutating func requirement(titledAs link: TraceLink, in spec: SpecID) -> RequirementID? {
    guard let gloss = gloss(link), let found = graph.index.spec(spec) else { return nil }
    let (words, lexicon) = lexicons.words(of: gloss, in: found)
    let known = titled[spec] ?? TitleWords(lexicon)
    titled[spec] = known
    return known.requirement(titled: Set(words))
  }

  /// What a claim says, or the task does that cites.
  private mutating func words(_ link: TraceLink) -> String? {
    guard case .task(let id) = link.origin else { return gloss(link) }
    let known =
      titles[id.spec]
      ?? Dictionary(
        graph.corpus.specs.first { $0.id == id.spec }?.tasks.map { ($0.id.number, $0.title) } ?? []
      ) { first, _ in first }
    titles[id.spec] = known
    return known[id.number]
  }

  private func gloss(_ link: TraceLink) -> String? {
    guard case .claim(let place) = link.origin, graph.claims.indices.contains(place) else { return nil }
    let gloss = graph.claims[place].claim.gloss
    return gloss.isEmpty ? nil : gloss
  }
}
