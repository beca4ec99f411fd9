import SpecModel

/// Finds the blocks of a report, its claims on one requirement each, that speak of another requirement as a whole.
///
/// One claim may say too little to be told by itself. A requirement that is inserted moves all claims on those behind it by one,
/// though, and each keeps its number below it: so each claim is held against one other criterion only, and what speaks for the
/// move and against it is added up, over neighbouring blocks too.
struct ShiftedBlocks {
  struct Member {
    let target: CriterionID
    let block: Misdirection.Block
  }

  let lexicon: SpecLexicon
  let order: RequirementOrder
  let lines: [ClaimLine]
  let fits: [GlossFit]
  /// By line: the requirement whose title it repeats.
  let titled: [Int?]

  /// - Returns: by place in `lines`.
  func find() -> [Int: Member] {
    var found: [Int: Member] = [:]
    var start = 0
    while start < lines.count {
      let end = lines[start...].firstIndex { $0.document != lines[start].document } ?? lines.count
      found.merge(members(of: start..<end)) { first, _ in first }
      start = end
    }
    return found
  }

  private func members(of report: Range<Int>) -> [Int: Member] {
    var found: [Int: Member] = [:]
    let runs = offsets(of: report).flatMap { BlockRun.runs(evidence(for: $0, in: report), offset: $0) }
    for run in runs.sorted(by: { ($1.lead, abs($0.offset), $0.offset) < ($0.lead, abs($1.offset), $1.offset) }) {
      for block in run.blocks where block.isShifted {
        for evidence in block.lines where found[evidence.line] == nil && run.takes(evidence, in: block) {
          let target = evidence.targets.first { lexicon.entries[$0].isTarget }
          guard let target else { continue }
          found[evidence.line] = Member(
            target: lexicon.entries[target].id,
            block: Misdirection.Block(
              lines: block.lines.count,
              fitting: block.fitting,
              elsewhere: run.fitting - block.fitting,
              offset: run.offset
            )
          )
        }
      }
    }
    return found
  }

  /// How far the claims may have been moved: as far as some are seen to have gone, each to its own number.
  private func offsets(of report: Range<Int>) -> [Int] {
    var votes: [Int: Int] = [:]
    for line in report where titled[line] != nil || fits[line].best != nil {
      guard let cited = lines[line].requirement.flatMap({ order.ordinals[$0] }) else { continue }
      if let titled = titled[line] { votes[titled - cited, default: 0] += 1 }
      guard fits[line].best != nil, lines[line].criteria.count == 1 else { continue }
      for candidate in fits[line].candidates
      where candidate.match - fits[line].citedMatch >= MisdirectionThresholds.leastLead {
        let entry = lexicon.entries[candidate.entry]
        guard entry.requirement != cited, entry.id.label == lines[line].criteria[0].label else { continue }
        votes[entry.requirement - cited, default: 0] += 1
      }
    }
    // Numbers are moved by few at a time.
    return votes.filter { abs($0.key) <= 4 }.sorted {
      ($1.value, abs($0.key), $0.key) < ($0.value, abs($1.key), $1.key)
    }
    .prefix(3).map(\.key)
  }

  private func evidence(for offset: Int, in report: Range<Int>) -> [LineEvidence] {
    report.compactMap { line in
      guard let cited = lines[line].requirement.flatMap({ order.ordinals[$0] }),
        order.ids.indices.contains(cited + offset)
      else { return nil }
      let targets = order.places(of: lines[line], under: cited + offset, in: lexicon)
      guard !targets.isEmpty else { return nil }
      let fit = fits[line]
      if fit.meansItsOwn || titled[line] != nil {
        return LineEvidence(
          line: line,
          block: cited,
          targets: targets,
          told: !fit.meansItsOwn && titled[line] == cited + offset
        )
      }
      let strong = fit.best.flatMap { MisdirectionThresholds.isStrong($0, of: fit, in: lexicon) ? $0 : nil }
      return LineEvidence(
        line: line,
        block: cited,
        targets: targets,
        there: fit.match(with: targets, in: lexicon),
        here: fit.match(withCitedIn: lexicon),
        total: fit.total,
        isStrong: strong != nil,
        leadsElsewhere: strong.map { lexicon.entries[$0.entry].requirement != cited + offset } ?? false
      )
    }
  }
}
