import Findings
import SpecModel
import Traceability

/// Finds the claims whose words fit another criterion of their spec much better than the one that they cite.
///
/// A requirement that is inserted moves all that follow it, so that a whole report goes wrong the same way. Claims are therefore
/// judged twice: alone, and then, with less demanded, in the company of those on the same requirement that went wrong together.
/// What says too little even then goes with its block, where that went as a whole.
struct MisdirectionFinder {
  private var lexicon: SpecLexicon
  private let lines: [ClaimLine]
  private let stories: [RequirementID: String]
  private let titles: ExactTitles

  /// The specs whose claims are looked at, each by itself.
  struct Specs: Sendable {
    private let claimed: [(spec: Spec, lines: [ClaimLine])]

    /// - Parameters:
    ///   - isWanted: the specs that are looked at.
    ///   - criteria: what each claim cites; what it cites today, if nothing else is said.
    init(
      _ graph: TraceGraph,
      where isWanted: (SpecID) -> Bool = { _ in true },
      citing criteria: (TracedClaim) -> [CriterionID] = { $0.resolution.criteria }
    ) {
      var places: [SpecID: Int] = [:]
      var lines: [[ClaimLine]] = []
      for line in ClaimLine.lines(of: graph.claims, citing: criteria) where isWanted(line.spec) {
        if let place = places[line.spec] {
          lines[place].append(line)
        } else {
          places[line.spec] = lines.count
          lines.append([line])
        }
      }
      claimed = lines.compactMap { lines in graph.index.spec(lines[0].spec).map { ($0, lines) } }
    }

    var count: Int { claimed.count }
    var indices: Range<Int> { claimed.indices }

    /// - Returns: finds the misdirections of one spec after another, by place in the graph's claims; what it has learnt of words it keeps.
    func worker() -> (Int) -> [Int: Misdirection] {
      let dictionary = StemDictionary()
      return { place in
        var finder = MisdirectionFinder(claimed[place].spec, claimed[place].lines, dictionary)
        return finder.find()
      }
    }

    /// - Returns: by place in the graph's claims; the claims of one line share one.
    func together(_ found: [[Int: Misdirection]]) -> [Int: Misdirection] {
      found.reduce(into: [:]) { all, found in all.merge(found) { first, _ in first } }
    }
  }

  private init(_ spec: Spec, _ lines: [ClaimLine], _ dictionary: StemDictionary) {
    let stories = spec.requirements.compactMap { requirement in
      requirement.userStory.map { (requirement.id, $0.text) }
    }
    titles = ExactTitles(spec.requirements)
    lexicon = SpecLexicon(spec, dictionary)
    self.lines = lines
    self.stories = Dictionary(stories) { first, _ in first }
  }

  private mutating func find() -> [Int: Misdirection] {
    let fits = lines.map { line in
      let words = lexicon.words(of: line.gloss)
      // Whoever names a requirement by its title means it.
      if lexicon.holdTitle(words, of: line) { return GlossFit.ofItsOwn(in: lexicon) }
      return inDoubt(GlossFit(gloss: words, cited: places(of: line), in: lexicon), line)
    }
    let shifts = shifts(fits)
    let order = RequirementOrder(lexicon)
    let exact = exactlyTitled(order)
    let titled = zip(zip(lines, fits), exact).map { claimed, exact in
      exact ?? order.titled(claimed.0, claimed.1, in: lexicon) ?? titledByLead(claimed.0, claimed.1, order)
    }
    let blocks = ShiftedBlocks(lexicon: lexicon, order: order, lines: lines, fits: fits, titled: titled).find()
    let byWords = zip(lines, fits).map { misdirection($0, $1, shifts) }
    let company = company(titled, byWords, blocks)
    var found: [Int: Misdirection] = [:]
    for (index, (line, fit)) in zip(lines, fits).enumerated() {
      var misdirection = byWords[index]
      // Two words are soon said by chance, where nothing else in the report went wrong. Of several criteria the title says more than
      // the one whose words are like it.
      if misdirection == nil || line.criteria.count > 1, let ordinal = titled[index],
        exact[index] != nil || order.isLongTitle(of: ordinal) || company[line.document, default: 0] > 1
      {
        misdirection = self.misdirection(line, fit, toTitle: ordinal, order) ?? misdirection
      }
      guard let misdirection = misdirection ?? blocks[index].flatMap({ self.misdirection(fit, $0) }) else { continue }
      for claim in line.claims { found[claim] = misdirection }
    }
    return found
  }

  /// By line: the other requirement whose title is all that it says.
  private mutating func exactlyTitled(_ order: RequirementOrder) -> [Int?] {
    struct Shift: Hashable {
      let document: DocumentPath
      let distance: Int
    }
    let found = lines.map { line -> (ordinal: Int, shift: Shift, isTelling: Bool)? in
      guard let title = titles.requirement(line, in: &lexicon), let ordinal = order.ordinals[title.requirement],
        let cited = line.requirement.flatMap({ order.ordinals[$0] })
      else { return nil }
      return (ordinal, Shift(document: line.document, distance: ordinal - cited), title.isTelling)
    }
    let told = Set(found.compactMap { $0.flatMap { $0.isTelling ? $0.shift : nil } })
    return found.map { $0.flatMap { told.contains($0.shift) ? $0.ordinal : nil } }
  }

  private func places(of line: ClaimLine) -> [Int] { line.criteria.compactMap { lexicon.places[$0] } }

  /// In doubt the author is right: where the claim seems to fit something else, all that speaks for what it cites is looked at.
  private mutating func inDoubt(_ fit: GlossFit, _ line: ClaimLine) -> GlossFit {
    guard fit.best != nil else { return fit }
    if let statement = line.statement {
      let alone = GlossFit(gloss: lexicon.words(of: statement), cited: fit.cited, in: lexicon)
      let match = alone.match(with: alone.cited, in: lexicon)
      if alone.gloss.count >= 2, alone.best == nil, match >= MisdirectionThresholds.statementShare * alone.total {
        return fit.withoutCandidates
      }
    }
    guard line.citesWhole, let requirement = line.requirement else { return fit }
    let story = stories[requirement].map { lexicon.words(of: $0) } ?? []
    let words = fit.cited.flatMap { lexicon.entries[$0].words + lexicon.entries[$0].titleWords }
    return fit.cited(with: story + words, in: lexicon)
  }

  /// `Spacing of its parts - tests measure them`: the title of another requirement, and what was done about it.
  private mutating func titledByLead(_ line: ClaimLine, _ fit: GlossFit, _ order: RequirementOrder) -> Int? {
    // Few claims hold all words of a title, and fewer at their front.
    guard !fit.meansItsOwn, order.mayHoldLongTitle(fit.gloss), let lead = line.lead else { return nil }
    let words = lexicon.words(of: lead)
    guard order.mayHoldLongTitle(words) else { return nil }
    return order.titled(line, GlossFit(gloss: words, cited: places(of: line), in: lexicon), in: lexicon)
  }

  /// How many lines of a report speak of something else, where titles are among what they repeat.
  private func company(_ titled: [Int?], _ byWords: [Misdirection?], _ blocks: [Int: ShiftedBlocks.Member])
    -> [DocumentPath: Int]
  {
    var company: [DocumentPath: Int] = [:]
    guard titled.contains(where: { $0 != nil }) else { return company }
    for (index, line) in lines.enumerated()
    where titled[index] != nil || byWords[index] != nil || blocks[index] != nil {
      company[line.document, default: 0] += 1
    }
    return company
  }

  /// Under the requirement whose title it repeats: the criterion of its own number, unless another one fits much better.
  private func misdirection(_ line: ClaimLine, _ fit: GlossFit, toTitle ordinal: Int, _ order: RequirementOrder)
    -> Misdirection?
  {
    let matches = lexicon.entries.indices.filter {
      lexicon.entries[$0].requirement == ordinal && lexicon.entries[$0].isTarget
    }.map { (place: $0, match: fit.match(with: [$0], in: lexicon)) }
    guard let nearest = matches.max(by: { ($0.match, $1.place) < ($1.match, $0.place) }) else { return nil }
    let inPlace = order.places(of: line, under: ordinal, in: lexicon)
    let own = matches.first {
      inPlace.contains($0.place) && nearest.match - $0.match < MisdirectionThresholds.leastLead
    }
    return misdirection(fit, to: (own ?? nearest).place, .title)
  }

  private func misdirection(_ fit: GlossFit, _ member: ShiftedBlocks.Member) -> Misdirection? {
    lexicon.places[member.target].map { misdirection(fit, to: $0, .block(member.block)) }
  }

  private func misdirection(_ fit: GlossFit, to place: Int, _ reason: Misdirection.Reason) -> Misdirection {
    Misdirection(
      target: lexicon.entries[place].id,
      sibling: reason == .title ? nil : sibling(of: place, fit),
      wordsInTarget: fit.gloss.count { lexicon.entries[place].holds($0) },
      wordsInCited: fit.cited.map { cited in fit.gloss.count { lexicon.entries[cited].holds($0) } }.max() ?? 0,
      words: fit.gloss.count,
      companions: 0,
      reason: reason
    )
  }

  /// At least nearly as good, and of the same requirement where others of the report show that this one is meant.
  private func sibling(of place: Int, _ fit: GlossFit, isAlone: Bool = false) -> CriterionID? {
    let requirement = lexicon.entries[place].requirement
    let share = isAlone ? MisdirectionThresholds.rivalShare : MisdirectionThresholds.siblingShare
    let least = max(MisdirectionThresholds.leastLead, share * fit.match(with: [place], in: lexicon))
    let others = fit.candidates.filter {
      $0.entry != place && (isAlone || lexicon.entries[$0.entry].requirement == requirement) && $0.match >= least
    }
    let best = others.max { ($0.match, $1.entry) < ($1.match, $0.entry) }
    return best.map { lexicon.entries[$0.entry].id }
  }

  private func shifts(_ fits: [GlossFit]) -> Shifts {
    var shifts = Shifts()
    for (line, fit) in zip(lines, fits) {
      guard let best = fit.best, let cited = line.requirement,
        MisdirectionThresholds.isStrong(best, of: fit, in: lexicon)
      else { continue }
      let target = lexicon.entries[best.entry].id
      shifts.add(
        from: cited,
        to: target.requirement,
        in: line.document,
        keepsPlace: line.criteria.count == 1 && target.label == line.criteria[0].label
      )
    }
    shifts.settle()
    return shifts
  }

  private func misdirection(_ line: ClaimLine, _ fit: GlossFit, _ shifts: Shifts) -> Misdirection? {
    guard let best = fit.best else { return nil }
    let shift = line.requirement.flatMap { shifts.prevailing(from: $0, in: line.document) }
    let chosen = shift.flatMap { candidate(of: fit, in: $0, for: line, atLeast: 0.8 * best.score) } ?? best
    let isShifted = lexicon.entries[chosen.entry].id.requirement == shift
    guard
      MisdirectionThresholds.isStrong(chosen, of: fit, in: lexicon)
        || MisdirectionThresholds.isStrongAgainstNothing(chosen, of: fit, in: lexicon)
        || (isShifted && MisdirectionThresholds.isStrongAmongCompanions(chosen, of: fit, in: lexicon))
    else { return nil }
    let keepsPlace = line.requirement.map { shifts.keepPlace(from: $0, in: line.document) } ?? false
    let placed = (isShifted && keepsPlace ? inPlace(of: chosen, fit, for: line) : nil) ?? chosen
    let target = lexicon.entries[placed.entry].id
    let votes = line.requirement.map { shifts.count(from: $0, to: target.requirement, in: line.document) } ?? 0
    let isVoter = MisdirectionThresholds.isStrong(best, of: fit, in: lexicon)
    return Misdirection(
      target: target,
      sibling: sibling(of: placed.entry, fit, isAlone: !isShifted),
      wordsInTarget: fit.words(of: placed, in: lexicon).count,
      wordsInCited: fit.citedWords,
      words: fit.gloss.count,
      companions: isShifted ? max(0, votes - (isVoter ? 1 : 0)) : 0,
      reason: .words
    )
  }

  /// Of the requirement that others went to, the criterion with the old place in it, or else the one that fits best.
  private func candidate(
    of fit: GlossFit,
    in requirement: RequirementID,
    for line: ClaimLine,
    atLeast score: Double
  ) -> GlossFit.Candidate? {
    let near = fit.candidates.filter {
      $0.score >= score && lexicon.entries[$0.entry].id.requirement == requirement
    }.sorted { ($1.score, $0.entry) < ($0.score, $1.entry) }
    let inPlace = near.first {
      lexicon.entries[$0.entry].id.label == line.criteria.first?.label && $0.score >= 0.95 * (near.first?.score ?? 0)
    }
    return inPlace ?? near.first
  }

  /// Where the others kept their places, this one has most likely kept its own: its words may speak of more than one criterion.
  private func inPlace(of chosen: GlossFit.Candidate, _ fit: GlossFit, for line: ClaimLine) -> GlossFit.Candidate? {
    let requirement = lexicon.entries[chosen.entry].id.requirement
    return fit.candidates.first { candidate in
      let id = lexicon.entries[candidate.entry].id
      return id.requirement == requirement && id.label == line.criteria.first?.label
        && candidate.score >= MisdirectionThresholds.placeShare * chosen.score
    }
  }
}

/// Where the claims on a requirement went: in each report, and in all reports of the spec.
private struct Shifts {
  private struct Way: Hashable {
    let cited: RequirementID
    let document: DocumentPath?
  }

  private var votes: [Way: [RequirementID: Int]] = [:]
  private var favourites: [Way: (target: RequirementID, count: Int)] = [:]
  /// In each report: how many went to the same place, and how many did not.
  private var places: [Way: (kept: Int, left: Int)] = [:]

  mutating func add(from cited: RequirementID, to target: RequirementID, in document: DocumentPath, keepsPlace: Bool) {
    let place = places[Way(cited: cited, document: document)] ?? (0, 0)
    places[Way(cited: cited, document: document)] =
      keepsPlace ? (place.kept + 1, place.left) : (place.kept, place.left + 1)
    votes[Way(cited: cited, document: document), default: [:]][target, default: 0] += 1
    votes[Way(cited: cited, document: nil), default: [:]][target, default: 0] += 1
  }

  /// A requirement was moved as a whole: two or more of its criteria are seen to have kept their places, and more than did not.
  func keepPlace(from cited: RequirementID, in document: DocumentPath) -> Bool {
    places[Way(cited: cited, document: document)].map { $0.kept >= 2 && $0.kept > $0.left } ?? false
  }

  func count(from cited: RequirementID, to target: RequirementID, in document: DocumentPath) -> Int {
    votes[Way(cited: cited, document: document)]?[target] ?? 0
  }

  /// Where two claims of one report agree, or three of the spec's, others may be expected to have gone the same way.
  func prevailing(from cited: RequirementID, in document: DocumentPath) -> RequirementID? {
    if let (target, count) = favourites[Way(cited: cited, document: document)], count >= 2 {
      return target == cited ? nil : target
    }
    guard let (target, count) = favourites[Way(cited: cited, document: nil)], count >= 3 else { return nil }
    return target == cited ? nil : target
  }

  /// Counts the votes, once all are in.
  mutating func settle() {
    favourites = votes.compactMapValues { counts in
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
    }
  }
}
