package import SpecModel
import Traceability

/// How the numbers of one spec changed between then and today.
package struct SpecChange: Sendable {
  package let old: SpecNumbering
  package let new: SpecNumbering
  private let places: [CriterionID: Int]
  private let alignment: CriterionAlignment
  private let heirs: RequirementHeirs
  private let ids: Set<CriterionID>
  private let homes: [RequirementID: RequirementID]
  /// Where most criteria of each requirement of today came from.
  private let origins: [RequirementID: RequirementID]
  /// Where each criterion of today that is one of then stood.
  private let formers: [CriterionID: CriterionID]

  /// By place in `old.criteria`: where those are today that stand in another spec.
  private let abroad: [Int: CriterionID]
  /// By requirement, the places of its criteria then.
  private let criteria: [RequirementID: [Int]]
  /// By number, the places of the requirements that bore it then.
  private let titles: [RequirementNumber: [Int]]
  /// The requirements of then by the anchors of their headings: a thousand links may lead to one of a thousand.
  private let anchors: [String: [Int]]
  /// What became of each requirement of then, found out once: a thousand places may name a requirement of a thousand.
  private var fates: [RequirementID: Fate] = [:]
  private var strays = RequirementStrays.none
  private let shared = SharedMeanings()
  /// Of today's nobody has seen the rest: only what is seen elsewhere with the same words has moved, and nothing is gone.
  private let isReadInPart: Bool

  package init(
    old: SpecNumbering,
    new: SpecNumbering,
    elsewhere: Elsewhere = .none,
    isReadInPart: Bool = false
  ) {
    self.old = old
    self.new = new
    self.isReadInPart = isReadInPart
    abroad = Dictionary(
      uniqueKeysWithValues: old.criteria.enumerated().compactMap { place, entry in
        elsewhere.home(of: entry, leaving: new.spec).map { (place, $0) }
      }
    )
    heirs = RequirementHeirs(old: old, new: new)
    let alignment = CriterionAlignment(old: old.criteria, new: new.criteria, gone: Set(abroad.keys), heirs: heirs)
    self.alignment = alignment
    let votes = RequirementVotes(alignment)
    homes = votes.winners
    origins = votes.origins
    formers = Dictionary(alignment.found.map { (new.criteria[$0.new].id, old.criteria[$0.old].id) }) { first, _ in first
    }
    places = Dictionary(old.criteria.enumerated().map { ($1.id, $0) }) { first, _ in first }
    ids = Set(new.criteria.map(\.id))
    titles = Dictionary(grouping: old.requirements.indices) { old.requirements[$0].id.number }
    let headed = old.requirements.indices.filter { !old.requirements[$0].heading.isEmpty }
    anchors = Dictionary(grouping: headed) { HeadingSlugs.slug(old.requirements[$0].heading) }
    criteria = Dictionary(grouping: old.criteria.indices) { old.criteria[$0].id.requirement }
    for title in old.requirements where fates[title.id] == nil {
      fates[title.id] = criteria[title.id].map { fate(of: title, $0) } ?? heirs.fate(of: title)
    }
    guard !isReadInPart else { return }
    let kept = old.requirements.map(\.id).filter { fates[$0] == .kept }
    strays = RequirementStrays(of: old, criteria, kept: kept) { wholeFate(at: $0) }
  }

  /// What a reference meant then.
  package struct Meaning: Hashable, Sendable {
    package let place: Fate.Place
    /// What the criterion said, or the requirement's heading.
    package let text: String
    package let fate: Fate
  }

  /// - Returns: `nil` where the number stood for nothing then, or for several things that all still bear it.
  package func meaning(of target: Reference.Target) -> Meaning? {
    let (number, occurrence, label) = Self.parts(target)
    guard let titles = titles[number] else { return nil }
    if titles.count > 1, occurrence == nil {
      return shared.meaning(of: target) {
        // Where one of them alone had the criterion, the number was its.
        let bearing = titles.map { old.requirements[$0] }.filter { has($0, label) }
        if label != nil, bearing.count == 1 { return meaning(of: bearing[0], label) }
        return SharedNumber(titles.compactMap { meaning(of: old.requirements[$0], label) }, self).meaning
      }
    }
    return titles.lazy.map { old.requirements[$0] }.first { occurrence == nil || $0.id.occurrence == occurrence }
      .flatMap { meaning(of: $0, label) }
  }

  /// What a link to a heading led to then.
  ///
  /// - Returns: `nil` where it led to no requirement's, or where several had it.
  func meaning(ofAnchor slug: String) -> Meaning? {
    guard let titles = anchors[slug], titles.count == 1 else { return nil }
    let id = old.requirements[titles[0]].id
    return meaning(of: .requirement(id.number, occurrence: id.occurrence))
  }

  private func meaning(of title: SpecNumbering.Title, _ label: CriterionLabel?) -> Meaning? {
    guard let label else {
      let text = title.heading.isEmpty ? sentence(of: title).map { old.criteria[$0].text } : nil
      return Meaning(place: .requirement(title.id), text: text ?? title.heading, fate: seen(fate(of: title)))
    }
    guard let place = places[CriterionID(requirement: title.id, label: label)] else { return nothing(title, label) }
    let entry = old.criteria[place]
    return Meaning(place: .criterion(entry.id), text: entry.text, fate: fate(at: place))
  }

  private func has(_ title: SpecNumbering.Title, _ label: CriterionLabel?) -> Bool {
    label.map { places[CriterionID(requirement: title.id, label: $0)] != nil } ?? false
  }

  /// A number that stood for nothing while its requirement was another one: what bears it today was never meant. Where the
  /// requirement is the same, somebody may have added what was missing.
  private func nothing(_ title: SpecNumbering.Title, _ label: CriterionLabel) -> Meaning? {
    switch seen(fate(of: title)) {
    case .kept, .changed: return nil
    case .moved, .removed, .undecided, .resembled:
      return Meaning(
        place: .criterion(CriterionID(requirement: title.id, label: label)),
        text: "\(Self.nothing)Requirement \(title.id.local) had no criterion \(label)",
        fate: .removed(hint: nil)
      )
    }
  }

  /// How the text of a number begins that named nothing.
  static let nothing = "nothing: "

  /// Whether nothing bore the number then.
  func wasNothing(_ place: Fate.Place) -> Bool {
    if case .criterion(let id) = place { places[id] == nil } else { false }
  }

  private static func parts(_ target: Reference.Target) -> (RequirementNumber, Int?, CriterionLabel?) {
    switch target {
    case .requirement(let number, let occurrence): (number, occurrence, nil)
    case .criterion(let number, let occurrence, let label): (number, occurrence, label)
    }
  }

  // MARK: Criteria

  /// - Returns: `kept` for what stood for nothing then.
  package func fate(of id: CriterionID) -> Fate { places[id].map { fate(at: $0) } ?? .kept }

  /// What is not seen may still be there, and be another one than the one that is seen.
  private func seen(_ fate: Fate) -> Fate {
    guard isReadInPart else { return fate }
    return switch fate {
    case .moved(_, .sameText), .moved(_, .sameWords), .moved(_, .requirement), .kept, .changed: fate
    case .moved, .removed, .undecided, .resembled: .kept
    }
  }

  private func fate(at place: Int) -> Fate { seen(wholeFate(at: place)) }

  private func wholeFate(at place: Int) -> Fate {
    let then = old.criteria[place]
    if let partner = alignment.partners[place] {
      let today = new.criteria[partner.index]
      guard today.id.key == then.id.key else {
        let home = Fate.Place.criterion(today.id)
        return partner.isCandidate ? .resembled(home, partner.grounds) : .moved(home, partner.grounds)
      }
      return partner.grounds.isEdited ? .changed(today.id, partner.grounds) : .kept
    }
    if let home = abroad[place] { return .moved(.criterion(home), .sameText) }
    if let doubt = alignment.doubts[place] { return .undecided(doubt.map { .criterion(new.criteria[$0].id) }) }
    return .removed(hint: hint(place, then.id))
  }

  /// What is new and like it, or the criterion of its label in the requirement that the others of its own went to, if none of then is known
  /// to be it.
  private func hint(_ place: Int, _ id: CriterionID) -> Fate.Hint? {
    if let like = alignment.likes[place], case let today = new.criteria[like.index].id, formers[today] == nil {
      return Fate.Hint(criterion: today, likeness: like.grounds)
    }
    guard let home = homes[id.requirement] else { return nil }
    let hint = CriterionID(requirement: home, label: id.label)
    return ids.contains(hint) && formers[hint] == nil ? Fate.Hint(criterion: hint, likeness: nil) : nil
  }

  // MARK: Requirements

  private func fate(of title: SpecNumbering.Title) -> Fate { fates[title.id] ?? .kept }

  /// - Parameter own: the places of its criteria.
  private func fate(of title: SpecNumbering.Title, _ own: [Int]) -> Fate {
    let homes = own.compactMap { home(at: $0) }
    let distinct = Array(Set(homes)).sorted()
    guard let home = distinct.first else {
      if let partner = sentence(of: title).flatMap({ alignment.partners[$0] }) {
        return .resembled(.requirement(new.criteria[partner.index].id.requirement), partner.grounds)
      }
      let likely = own.flatMap { alignment.doubts[$0] ?? alignment.partners[$0].map { [$0.index] } ?? [] }
      let doubts = Set(likely.map { new.criteria[$0].id.requirement }).sorted()
      return doubts.isEmpty ? .removed(hint: nil) : .undecided(doubts.map { .requirement($0) })
    }
    if isHalfKept(title, homes, of: own.count) { return .kept }
    guard distinct.count == 1 else { return .undecided(distinct.map { .requirement($0) }) }
    let isAbroad = home.spec != new.spec
    if home.key == title.id.key, !isAbroad {
      if let sentence = sentence(of: title) { return wholeFate(at: sentence) }
      return isReplaced(title, own) ? .removed(hint: nil) : .kept
    }
    // What is left of a requirement is the requirement while it is at least half of it, and not a guest in another one.
    return homes.count * 2 >= own.count && (isAbroad || origins[home] == title.id)
      ? .moved(.requirement(home), grounds(of: title)) : .undecided([.requirement(home)])
  }

  /// Where one of its criteria went; `nil` for one that is gone, and for one that is no more than like one elsewhere,
  /// unless the title of its requirement went there: another one may share a sentence with it.
  private func home(at place: Int) -> RequirementID? {
    guard let partner = alignment.partners[place] else { return abroad[place]?.requirement }
    let home = new.criteria[partner.index].id.requirement
    let own = old.criteria[place].id.requirement
    return !partner.isCandidate || heirs.heir(of: own) == home ? home : nil
  }

  private func grounds(of title: SpecNumbering.Title) -> Grounds {
    sentence(of: title).flatMap { alignment.partners[$0]?.grounds } ?? .requirement
  }

  /// The one criterion of a requirement that has no heading: `FR-002` says what it demands, and nothing else.
  private func sentence(of title: SpecNumbering.Title) -> Int? {
    guard title.heading.isEmpty, let own = criteria[title.id], own.count == 1 else { return nil }
    return own[0]
  }

  /// Nothing of it is left but the number: the heading is another one, and every criterion.
  private func isReplaced(_ title: SpecNumbering.Title, _ own: [Int]) -> Bool {
    own.allSatisfy { place in
      alignment.partners[place].map { $0.isCandidate || $0.grounds == .number } ?? true
    } && !heirs.isTitled(title)
  }

  /// It keeps its number, its title and half of what it said, and gave the rest to others of its spec.
  private func isHalfKept(_ title: SpecNumbering.Title, _ homes: [RequirementID], of count: Int) -> Bool {
    guard !RequirementTitle.words(of: title.heading).isEmpty, heirs.isTitled(title),
      homes.allSatisfy({ $0.spec == new.spec })
    else {
      return false
    }
    return homes.count { $0.key == title.id.key } * 2 >= count
  }

  /// Whether anything that one of these requirements said then is elsewhere today, or gone.
  func hasMoved(from numbers: ClosedRange<Int>) -> Bool {
    let titles = old.requirements.filter { title in
      Int(title.id.number.text.filter { $0.isASCII && $0.isNumber }).map(numbers.contains) ?? false
    }
    if titles.contains(where: { seen(fate(of: $0)).isElsewhere }) { return true }
    let ids = Set(titles.map(\.id))
    return old.criteria.indices.contains { ids.contains(old.criteria[$0].id.requirement) && fate(at: $0).isElsewhere }
  }

  /// What a requirement that keeps its number gave to others: whoever named the whole of it named these, too.
  func strays(of target: Reference.Target) -> [NarrowedReference.Stray] {
    let (number, _, label) = Self.parts(target)
    guard label == nil, let titles = titles[number], titles.count == 1 else { return [] }
    return strays[old.requirements[titles[0]].id]
  }

  // MARK: All of it

  /// Whether any of its criteria stands in another spec today.
  func hasGone(to spec: SpecID) -> Bool { abroad.values.contains { $0.spec == spec } }

  /// The criteria of today that are none of then.
  package var added: [CriterionID] {
    let known = Set(alignment.found.map(\.new) + alignment.doubts.values.flatMap(\.self))
    return new.criteria.indices.filter { !known.contains($0) }.map { new.criteria[$0].id }
  }

  /// The criteria of then that none says today, in order.
  package var removed: [CriterionID] {
    old.criteria.map(\.id).filter { id in
      switch fate(of: id) {
      case .removed, .resembled: true
      case .kept, .changed, .moved, .undecided: false
      }
    }
  }

  /// Whether a criterion of today bore the same number then, and said the same.
  package func isAsBefore(_ id: CriterionID) -> Bool {
    guard let former = formers[id], former.key == id.key else { return false }
    return fate(of: former) == .kept
  }

  /// The number that a criterion of today had then, if it was another.
  package func former(_ id: CriterionID) -> CriterionID? {
    formers[id].flatMap { $0.key == id.key ? nil : $0 }
  }
}
