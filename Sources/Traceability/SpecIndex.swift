import Findings
package import SpecModel

/// Finds specs by the names that people give them, and requirements by number.
package struct SpecIndex: Sendable {
  private let specs: [SpecID: Spec]
  /// In no order.
  package let all: [Spec]
  private let aliases: [String: [SpecID]]
  /// By the year that the names of folders without a number begin with.
  private let years: [String: [SpecID]]
  /// Of the specs of a repository with several; empty where none lies in one.
  private let packages: [SpecID: String]
  private let requirements: [SpecID: [RequirementNumber: [Requirement]]]
  private let criteria: [CriterionID: CriterionPlace]
  /// The criteria of each requirement, and the requirements of one number: made once, because thousands of references share them.
  private let criterionIDs: [RequirementID: [CriterionID]]
  private let requirementIDs: [SpecID: [RequirementNumber: [RequirementID]]]
  /// `1.2.1` and `1.2.2` by `1.2`, which no criterion has to bear.
  private let groups: [CriterionID: [CriterionID]]
  /// By label, the criteria of requirements that share their number.
  private let ofNamesakes: [SpecID: [RequirementNumber: [CriterionLabel: [CriterionID]]]]
  /// The numbered criteria of specs in which no number comes twice.
  private let countedThrough: [SpecID: [CriterionLabel: CriterionID]]
  package let specNames: [String]
  /// The plain numbers of requirements that all bear the name of one series: in a spec of `US-1` to `US-9`, `2.1` means `US-2.1`;
  /// beside stories, `FR-1` is what is required.
  private let inSeries: [SpecID: [RequirementNumber: RequirementNumber]]
  /// The series of each spec that count with zeros, `FR-001`, and how long their numbers are.
  private let padded: [SpecID: Set<PaddedSeries>]
  /// What stands before the numbers of those that count without, `FR-`.
  private let plain: [SpecID: Set<Substring>]
  /// By label, the criteria of `US-1` and `FR-1` by `1`.
  private let byEnding: [SpecID: [RequirementNumber: [CriterionLabel: [CriterionID]]]]

  init(_ corpus: Corpus) {
    specs = Dictionary(corpus.specs.map { ($0.id, $0) }) { first, _ in first }
    var aliases: [String: [SpecID]] = [:]
    for spec in corpus.specs {
      let plain = spec.id.nameInPackage(spec.folder)
      let names = [spec.id.name, spec.id.number, spec.id.title, plain?.name, plain?.number, plain?.title]
      for alias in Set(names.compactMap(\.self)) { aliases[alias, default: []].append(spec.id) }
    }
    self.aliases = aliases
    let packages = Dictionary(corpus.specs.map { ($0.id, SpecPackage.of($0.folder)) }) { first, _ in first }
    self.packages = packages.values.contains { !$0.isEmpty } ? packages : [:]
    years = Dictionary(grouping: corpus.specs.map(\.id).filter { $0.number == nil && $0.beginsWithYear }) {
      String($0.name.prefix(4))
    }
    specNames = aliases.keys.sorted()
    requirements = specs.mapValues { Dictionary(grouping: $0.requirements, by: \.id.number) }
    criterionIDs = Dictionary(specs.values.flatMap(\.requirements).map { ($0.id, $0.criteria.map(\.id)) }) { first, _ in
      first
    }
    requirementIDs = requirements.mapValues { $0.mapValues { $0.map(\.id) } }
    groups = Self.groups(criterionIDs.values)
    ofNamesakes = requirements.mapValues { byNumber in
      byNumber.filter { $0.value.count > 1 }.mapValues {
        Dictionary(grouping: $0.flatMap(\.criteria).map(\.id), by: \.label)
      }
    }
    countedThrough = specs.compactMapValues { Self.countedThrough($0) }
    inSeries = specs.compactMapValues { Self.plainNumbers($0) }
    padded = specs.compactMapValues { spec in
      let series = spec.requirements.lazy.map(\.id.number).filter(\.isPadded).map { PaddedSeries($0) }
      return series.isEmpty ? nil : Set(series)
    }
    plain = specs.compactMapValues { spec in
      let numbers = spec.requirements.lazy.map(\.id.number)
      let counted = Set(numbers.filter(\.isPadded).map(\.seriesPrefix))
      let plain = Set(numbers.map(\.seriesPrefix)).subtracting(counted).subtracting([""])
      return plain.isEmpty ? nil : plain
    }
    byEnding = specs.mapValues { Self.endings($0) }
    all = Array(specs.values)
    criteria = Self.places(in: all, count: corpus.criterionCount)
  }

  /// Where a criterion stands in `all`. The table holds no criteria: each would lie in it a second time.
  private struct CriterionPlace {
    let spec: Int32
    let requirement: Int32
    let criterion: Int32
  }

  /// - Parameter count: of all criteria; a table that grows holds all that is in it twice.
  private static func places(in specs: [Spec], count: Int) -> [CriterionID: CriterionPlace] {
    var places: [CriterionID: CriterionPlace] = [:]
    places.reserveCapacity(count)
    for (spec, requirements) in specs.lazy.map(\.requirements).enumerated() {
      for (requirement, criteria) in requirements.lazy.map(\.criteria).enumerated() {
        for (index, criterion) in criteria.enumerated() where places.index(forKey: criterion.id) == nil {
          places[criterion.id] = CriterionPlace(
            spec: Int32(spec),
            requirement: Int32(requirement),
            criterion: Int32(index)
          )
        }
      }
    }
    return places
  }

  /// Thousands of requirements may share the number behind the name of their series: what thousands of references name there is looked
  /// up, and no requirement is asked.
  private static func endings(_ spec: Spec) -> [RequirementNumber: [CriterionLabel: [CriterionID]]] {
    var found: [RequirementNumber: [CriterionLabel: [CriterionID]]] = [:]
    for requirement in spec.requirements {
      let number = requirement.id.number
      let prefix = number.seriesPrefix
      guard !prefix.isEmpty else { continue }
      let ending = RequirementNumber(String(number.text.dropFirst(prefix.count)))
      // A label that a requirement gives twice is one criterion.
      for id in Set(requirement.criteria.map(\.id)) { found[ending, default: [:]][id.label, default: []].append(id) }
    }
    return found
  }

  /// In nearly every spec the second requirement counts from 1 again, and nothing else has to be looked at.
  private static func countedThrough(_ spec: Spec) -> [CriterionLabel: CriterionID]? {
    var found: [CriterionLabel: CriterionID] = [:]
    for id in spec.requirements.lazy.flatMap(\.criteria).map(\.id) where id.label.isNumbered {
      guard found.updateValue(id, forKey: id.label) == nil else { return nil }
    }
    return found.isEmpty ? nil : found
  }

  /// Thousands of references may name what is no criterion: each is looked up, and held against none of thousands.
  private static func groups(_ lists: some Sequence<[CriterionID]>) -> [CriterionID: [CriterionID]] {
    var groups: [CriterionID: [CriterionID]] = [:]
    for ids in lists {
      for id in ids {
        let text = id.label.text
        for dot in text.utf8.indices.filter({ text.utf8[$0] == UInt8(ascii: ".") }).prefix(Self.mostParts) {
          let head = CriterionID(requirement: id.requirement, label: CriterionLabel(String(text[..<dot])))
          groups[head, default: []].append(id)
        }
      }
    }
    return groups
  }

  /// Of a label: more than any reference has.
  private static let mostParts = 8

  private static func plainNumbers(_ spec: Spec) -> [RequirementNumber: RequirementNumber]? {
    let numbers = Set(spec.requirements.map(\.id.number)).filter { !$0.isNonFunctional && $0.series != "SC" }
    let series = Set(numbers.map(\.series))
    let named =
      series.count == 1 ? series.first ?? nil : series.contains(nil) ? nil : series.first { $0 == "FR" } ?? nil
    guard let name = named else { return nil }
    return Dictionary(
      numbers.filter { $0.series == name }.map {
        (RequirementNumber(String($0.text.dropFirst($0.seriesPrefix.count))), $0)
      }
    ) { first, _ in
      first
    }
  }

  package func spec(_ id: SpecID) -> Spec? { specs[id] }

  private struct PaddedSeries: Hashable {
    let prefix: Substring
    let length: Int

    init(_ number: RequirementNumber) { (prefix, length) = (number.seriesPrefix, number.text.utf8.count) }
  }

  /// Whether the spec has a series that counts with zeros, `FR-001`, of which this number would be: nobody else's is as likely.
  func counts(like number: RequirementNumber, in spec: SpecID?) -> Bool {
    guard let series = spec.flatMap({ padded[$0] }), !number.seriesPrefix.isEmpty else { return false }
    return series.contains(PaddedSeries(number))
  }

  /// Whether the spec has a series of which this number would be: called so, and with zeros where that has them. Where requirements are
  /// listed `FR-12` is more likely its own than anybody else's.
  func hasSeries(of number: RequirementNumber, in spec: SpecID?) -> Bool {
    guard let spec else { return false }
    return counts(like: number, in: spec) || !requirementIDs(number, in: spec).isEmpty
      || !number.isPadded && plain[spec]?.contains(number.seriesPrefix) == true
  }

  /// The specs that a name may mean: the whole folder name, its number, leading zeros or not, or what stands behind the number.
  package func specs(named name: String) -> [SpecID] {
    let id = SpecID(name)
    if specs[id] != nil { return [id] }
    if let found = aliases[name] { return found }
    guard let number = Int(name) else { return [] }
    let padded = String(repeating: "0", count: max(0, 3 - String(number).count)) + String(number)
    // `2010` of `2010-12-factor-app`, which begins as a date does: where one folder does so only that one can be meant.
    return aliases[padded] ?? years[name].flatMap { $0.count == 1 ? $0 : nil } ?? []
  }

  /// The same, named in a document of a spec: another spec of its package comes before those of other packages.
  package func specs(named name: String, from home: SpecID?) -> [SpecID] {
    guard let home, let package = packages[home] else { return specs(named: name) }
    return specs(named: name) { packages[$0] == package }
  }

  /// The same, named in a source: a spec of the package that it lies in comes before those of other packages.
  func specs(named name: String, in source: DocumentPath) -> [SpecID] {
    guard !packages.isEmpty else { return specs(named: name) }
    return specs(named: name) { id in
      packages[id].map { !$0.isEmpty && source.text.hasPrefix($0 + "/") } ?? false
    }
  }

  /// The only one that is near, or else all.
  private func specs(named name: String, near isNear: (SpecID) -> Bool) -> [SpecID] {
    let all = specs(named: name)
    let near = (aliases[name] ?? all).filter(isNear)
    return near.count == 1 ? near : all
  }

  /// All requirements of a spec that bear a number: more than one is the author's slip.
  package func requirements(_ number: RequirementNumber, in spec: SpecID) -> [Requirement] {
    requirements[spec]?[number] ?? inSeries[spec]?[number].map { requirements[spec]?[$0] ?? [] } ?? []
  }

  /// Which requirements of a spec bear a number: what nearly every question about a reference comes down to.
  func requirementIDs(_ number: RequirementNumber, in spec: SpecID) -> [RequirementID] {
    requirementIDs[spec]?[number] ?? inSeries[spec]?[number].map { requirementIDs[spec]?[$0] ?? [] } ?? []
  }

  /// Of requirements of any series that bear a number, all criteria of one label.
  func criteria(_ label: CriterionLabel, ofSeriesEndingIn number: RequirementNumber, in spec: SpecID) -> [CriterionID] {
    byEnding[spec]?[number]?[label] ?? []
  }

  /// The one criterion that bears a number, where the spec counts its criteria through.
  func criterion(countedAs label: CriterionLabel, in spec: SpecID) -> CriterionID? { countedThrough[spec]?[label] }

  /// Of several requirements that bear one number, all criteria of one label.
  func criteria(_ label: CriterionLabel, ofNamesakes number: RequirementNumber, in spec: SpecID) -> [CriterionID] {
    ofNamesakes[spec]?[number]?[label] ?? []
  }

  func criteria(of requirement: RequirementID) -> [CriterionID] { criterionIDs[requirement] ?? [] }

  /// The criteria that a label heads: `1.2.1` and `1.2.2` for `1.2`.
  func criteria(headedBy id: CriterionID) -> [CriterionID] { groups[id] ?? [] }

  package func criterion(_ id: CriterionID) -> Criterion? {
    guard let place = criteria[id] else { return nil }
    return all[Int(place.spec)].requirements[Int(place.requirement)].criteria[Int(place.criterion)]
  }

  func contains(_ id: CriterionID) -> Bool { criteria.index(forKey: id) != nil }

  func contains(_ id: RequirementID) -> Bool { criterionIDs.index(forKey: id) != nil }

  package func requirement(_ id: RequirementID) -> Requirement? {
    guard let namesakes = requirements[id.spec]?[id.number] else { return nil }
    // They are counted in the order in which they stand: thousands may share a number.
    if namesakes.indices.contains(id.occurrence - 1), namesakes[id.occurrence - 1].id == id {
      return namesakes[id.occurrence - 1]
    }
    return namesakes.first { $0.id == id }
  }
}

extension SpecID {
  fileprivate var beginsWithYear: Bool {
    let digits = name.utf8.prefix { (48...57).contains($0) }
    return digits.count == 4 && name.utf8.dropFirst(4).first == UInt8(ascii: "-")
  }
}
