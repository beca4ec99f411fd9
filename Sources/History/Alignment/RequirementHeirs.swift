import SpecModel

/// Which requirement of today is which of then, as far as their headings tell, whatever their criteria say.
struct RequirementHeirs {
  private let titled: [RequirementID: RequirementID]
  /// By number within the spec, what the requirements of today are called.
  private let headings: [String: String]
  /// The requirements of today by their names.
  private let named: [String: [SpecNumbering.Title]]
  /// What those of then were called.
  private let former: Set<String>
  /// One criterion each, and no heading: `FR-002` is what it says.
  private let bare: (then: Set<RequirementID>, today: Set<RequirementID>)

  init(old: SpecNumbering, new: SpecNumbering) {
    let then = Self.named(old.requirements)
    let today = Self.named(new.requirements)
    titled = then.reduce(into: [:]) { heirs, named in
      guard named.value.count == 1, let here = today[named.key], here.count == 1 else { return }
      heirs[named.value[0].id] = here[0].id
    }
    headings = Dictionary(new.requirements.map { ($0.id.key, $0.heading) }) { first, _ in first }
    named = today
    former = Set(then.keys)
    bare = (Self.bare(old), Self.bare(new))
  }

  /// The only one of today with its title, which was the only one then.
  func heir(of requirement: RequirementID) -> RequirementID? { titled[requirement] }

  func isHeir(_ new: RequirementID, of old: RequirementID) -> Bool {
    titled[old] == new || (bare.then.contains(old) && bare.today.contains(new))
  }

  /// Its number bears the same title today.
  func isTitled(_ title: SpecNumbering.Title) -> Bool {
    RequirementTitle.words(of: headings[title.id.key] ?? "") == RequirementTitle.words(of: title.heading)
  }

  /// What became of one without criteria: it is known by its title alone.
  func fate(of title: SpecNumbering.Title) -> Fate {
    let name = RequirementTitle.words(of: title.heading)
    let same = named[name] ?? []
    let today = headings[title.id.key]
    if name.isEmpty || today != nil && isTitled(title) { return .kept }
    if same.count == 1 { return .moved(.requirement(same[0].id), .sameText) }
    // Its number is another's of then today; a title that none of them had, or none at all, may be its own, written anew.
    return today.map { !former.contains(RequirementTitle.words(of: $0)) } ?? false ? .kept : .removed(hint: nil)
  }

  private static func named(_ titles: [SpecNumbering.Title]) -> [String: [SpecNumbering.Title]] {
    Dictionary(grouping: titles) { RequirementTitle.words(of: $0.heading) }.filter { !$0.key.isEmpty }
  }

  private static func bare(_ numbering: SpecNumbering) -> Set<RequirementID> {
    let plain = Set(numbering.requirements.filter(\.heading.isEmpty).map(\.id))
    guard !plain.isEmpty else { return [] }
    let counts = numbering.criteria.reduce(into: [RequirementID: Int]()) { $0[$1.id.requirement, default: 0] += 1 }
    return plain.filter { counts[$0] == 1 }
  }
}
