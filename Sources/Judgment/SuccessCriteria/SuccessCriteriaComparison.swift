import SpecModel

/// The success criteria of a task beside those that its report goes through.
struct SuccessCriteriaComparison {
  let task: SpecTask
  let report: CompletionReport
  private(set) var lost: [SuccessCriterion] = []
  private(set) var altered: [Alteration] = []
  /// What the report shows besides, and counts as further criteria.
  private(set) var invented: [SuccessCriterionClaim] = []
  /// Those that nothing is said about, because comparing them would take too long.
  private(set) var uncompared: [SuccessCriterion] = []

  struct Alteration {
    let criterion: SuccessCriterion
    let claim: SuccessCriterionClaim
    /// What the report demands less, where nearly all of the words are the same.
    var weakening: Weakening?
  }

  /// How many words are looked up at most: every criterion is compared with every section that is left. Tasks have a dozen.
  static let limit = 500_000
  /// How many success criteria are looked up in reports at most, each once a report, and how many of them may be missing there: a
  /// thousand reports of one task with a thousand criteria would make a million findings out of a few kilobytes.
  static let mostLookups = 1 << 17
  static let mostMissing = 1 << 14

  /// What all reports of a corpus may take together.
  private struct Room {
    var lookups = SuccessCriteriaComparison.mostLookups
    var missing = SuccessCriteriaComparison.mostMissing
  }

  /// One for each report of a single task that goes through success criteria.
  static func all(in corpus: Corpus) -> [SuccessCriteriaComparison] {
    var room = Room()
    return corpus.specs.flatMap { spec -> [SuccessCriteriaComparison] in
      let reports = spec.reports.filter { $0.tasks.count == 1 && !$0.successCriteria.isEmpty }
      guard !reports.isEmpty else { return [] }
      let tasks = Dictionary(spec.tasks.map { ($0.id.number, $0) }) { first, _ in first }
      return reports.compactMap { report in
        guard let number = report.tasks.first, let task = tasks[number], !task.successCriteria.isEmpty else {
          return nil
        }
        let count = task.successCriteria.count
        let shown = report.successCriteria.filter { !WholeStatement.isMade(by: $0.title, of: count) }
        return shown.isEmpty ? nil : SuccessCriteriaComparison(task, report, shown, &room)
      }
    }
  }

  /// - Parameter shown: what the report says of single ones.
  private init(
    _ task: SpecTask,
    _ report: CompletionReport,
    _ shown: [SuccessCriterionClaim],
    _ all: inout Room
  ) {
    self.task = task
    self.report = report
    all.lookups -= task.successCriteria.count
    guard all.lookups >= 0, all.missing > 0 else {
      uncompared = task.successCriteria
      return
    }
    var claims = UntakenClaims(shown)
    // By their words first: reports may show them in another order.
    var unmatched = task.successCriteria.filter { criterion in
      !claims.take(titled: criterion.text) && !claims.take(ledBy: criterion.text)
        && !claims.take(numbered: criterion.id.ordinal)
    }
    if claims.restate(as: unmatched.map(\.text)) {
      unmatched.removeAll { claims.take(titled: $0.text) || claims.take(ledBy: $0.text) }
    }
    invented = Self.beyond(task, shown, left: claims.left)
    guard !unmatched.isEmpty else { return }
    defer { all.missing -= lost.count + altered.count }
    var room = Self.limit
    var left = claims.left.map { Shown($0) }
    let unshown = compare(unmatched, with: &left, room: &room)
    tell(unshown, beside: left, all: claims.all, room: room)
  }

  private typealias Unshown = (criterion: SuccessCriterion, wording: Wording)

  /// Takes from what is left of the report what restates a criterion, in whatever words.
  ///
  /// - Returns: the criteria that nothing restates.
  private mutating func compare(_ criteria: [SuccessCriterion], with left: inout [Shown], room: inout Int)
    -> [Unshown]
  {
    var unshown: [Unshown] = []
    for criterion in criteria {
      let wording = Wording(criterion.text)
      room -= left.reduce(0) { $0 + 1 + wording.size + $1.whole.size }
      guard room >= 0 else {
        uncompared.append(criterion)
        continue
      }
      let restating = left.indices.filter { left[$0].wording.restates(wording, shown: left[$0].whole) }
      if let (found, weakening) = Self.best(of: restating.map { ($0, left[$0].claim) }, for: criterion) {
        let claim = left.remove(at: found).claim
        if let weakening { altered.append(Alteration(criterion: criterion, claim: claim, weakening: weakening)) }
      } else {
        unshown.append((criterion, wording))
      }
    }
    return unshown
  }

  /// Tells of each criterion that nothing restates what stands in its place, or that it is lost.
  private mutating func tell(_ unshown: [Unshown], beside left: [Shown], all: [SuccessCriterionClaim], room: Int) {
    let places = Self.places(all, of: task)
    let nearest = Self.nearest(left.map(\.wording), unshown.map(\.wording), room: room)
    let byPlace = Dictionary(
      left.enumerated().compactMap { index, left in
        // Its words may be those of another one.
        (nearest[index].map { unshown[$0].criterion.id.ordinal } ?? places[left.claim]).map { ($0, left) }
      }
    ) { first, _ in first }
    for (criterion, wording) in unshown {
      if let same = byPlace[criterion.id.ordinal], same.claim.number != nil || same.wording.resembles(wording) {
        tell(criterion, wording, inPlace: same)
      } else if let near = left.first(where: { $0.wording.isNearly(wording) }) {
        // A list without numbers that leaves one out still shows the others, `(10 tokens)` where the task says `(13 tokens)`.
        altered.append(Alteration(telling: criterion, near.claim))
      } else {
        lost.append(criterion)
      }
    }
  }

  private mutating func tell(_ criterion: SuccessCriterion, _ wording: Wording, inPlace same: Shown) {
    let told = same.wording.resembles(wording) ? Alteration(telling: criterion, same.claim) : nil
    // In other words, where nothing says that it demands less, counts anything, or says that it is this one and no other:
    // `absent from all sources`.
    if let told, told.weakening == nil, same.claim.number == nil, !same.claim.title.contains(where: \.isNumber),
      same.wording.paraphrases(wording)
    {
      return
    }
    altered.append(told ?? Alteration(criterion: criterion, claim: same.claim))
  }
}

extension SuccessCriteriaComparison.Alteration {
  /// With what differs, as far as anybody can tell.
  fileprivate init(telling criterion: SuccessCriterion, _ claim: SuccessCriterionClaim) {
    self.criterion = criterion
    self.claim = claim
    weakening =
      Weakening(of: criterion.text, in: claim.title, beside: claim.beside)
      ?? Weakening(numberOf: criterion.text, in: claim.title)
  }
}

extension SuccessCriteriaComparison {
  /// `### Criterion 3: ...` of a task with two: the report counts on from 1, and most of the words stand in none of the task's. One
  /// that is shown in two parts has the words of both.
  private static func beyond(_ task: SpecTask, _ shown: [SuccessCriterionClaim], left: [SuccessCriterionClaim])
    -> [SuccessCriterionClaim]
  {
    let count = task.successCriteria.count
    guard shown.count > count, shown.enumerated().allSatisfy({ $1.number == $0 + 1 }) else { return [] }
    let known = task.successCriteria.reduce(into: Set<String>()) { $0.formUnion(Wording($1.text).stems) }
    return left.filter { claim in
      guard claim.number ?? 0 > count else { return false }
      let words = Wording(claim.title).stems.subtracting(CriterionWords.qualifiers.map(String.init))
      return words.count > 1 && words.subtracting(known).count * 2 > words.count
    }
  }

  /// The first that demands as much, or else the first.
  private static func best(
    of restating: [(place: Int, claim: SuccessCriterionClaim)],
    for criterion: SuccessCriterion
  ) -> (place: Int, weakening: Weakening?)? {
    var first: (Int, Weakening?)?
    // More than a few are a list of one sentence: any of them will do.
    for (place, claim) in restating.prefix(8) {
      guard let weakening = Weakening(of: criterion.text, in: claim.title, beside: claim.beside) else {
        return (place, nil)
      }
      first = first ?? (place, weakening)
    }
    return first
  }

  /// What a report shows, in the words that are compared.
  private struct Shown {
    let claim: SuccessCriterionClaim
    let wording: Wording
    /// With what stands on the same line behind it.
    let whole: Wording

    init(_ claim: SuccessCriterionClaim) {
      self.claim = claim
      wording = Wording(claim.title)
      whole = claim.beside.isEmpty ? wording : Wording("\(claim.title) \(claim.beside)")
    }
  }

  /// For each of those shown the criterion that has most of its words, where one has more than any other: a word of several
  /// criteria says little.
  private static func nearest(_ shown: [Wording], _ criteria: [Wording], room: Int) -> [Int?] {
    let cost = shown.reduce(0) { $0 + 1 + $1.size } * criteria.reduce(0) { $0 + 1 + $1.size }
    guard cost <= room else { return shown.map { _ in nil } }
    let homes = criteria.enumerated().reduce(into: [String: Set<Int>]()) { homes, criterion in
      for word in criterion.element.stems { homes[word, default: []].insert(criterion.offset) }
    }
    return shown.map { wording in
      var shares = [Double](repeating: 0, count: criteria.count)
      // `in` of `seen in a video` speaks for no criterion with an `in`.
      for word in wording.stems where !CriterionWords.qualifiers.contains(word[...]) {
        let places = Set(homes.filter { Wording.isNearly($0.key, word) }.flatMap(\.value))
        for place in places { shares[place] += 1 / Double(places.count) }
      }
      guard let best = shares.indices.max(by: { shares[$0] < shares[$1] }), shares[best] >= 1,
        shares.indices.allSatisfy({ $0 == best || shares[$0] * 1.5 < shares[best] })
      else { return nil }
      return best
    }
  }

  /// Which criterion of the task a claim is about, whatever its words: its number says so, or its place in a list of just as many.
  private static func places(_ claims: [SuccessCriterionClaim], of task: SpecTask) -> [SuccessCriterionClaim: Int] {
    let isWhole = claims.count == task.successCriteria.count
    let places = claims.enumerated().compactMap { index, claim in
      (claim.number ?? (isWhole ? index + 1 : nil)).map { (claim, $0) }
    }
    return Dictionary(places) { first, _ in first }
  }
}
