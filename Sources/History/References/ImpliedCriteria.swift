import Findings
import MarkdownSyntax
import SpecModel
import Traceability

/// `AC3` of `R1 AC1, AC3`: whose criterion it is, what stands before it on the line says. Where the two go to different requirements the
/// second one has to name its own, `R1 AC1, R2 AC1`; and one that stays behind another that goes elsewhere would be carried along.
struct ImpliedCriteria {
  private let text: DocumentText
  /// By place, those of one line.
  private var older: [Location: OlderReference]
  /// Where the requirements went that the lines up to here name, by the number that they had.
  private var heads: [RequirementNumber: RequirementNumber]

  /// - Parameters:
  ///   - found: the older references of a document, in order.
  ///   - places: everything that the document names, in order.
  static func settle(
    _ found: [OlderReference],
    among places: [ReferencePlace],
    in text: DocumentText
  ) -> [OlderReference] {
    guard found.contains(where: { $0.replacement != nil && $0.source == nil }) else { return found }
    let own = Dictionary(grouping: found, by: \.location.line)
    var settled: [Location: OlderReference] = [:]
    var heads: [RequirementNumber: RequirementNumber] = [:]
    var first = 0
    while first < places.count {
      let line = places[first].location.line
      let end = places[first...].firstIndex { $0.location.line != line } ?? places.count
      var criteria = ImpliedCriteria(text, own[line] ?? [], heads)
      criteria.settle(places[first..<end])
      settled.merge(criteria.older) { first, _ in first }
      heads = criteria.heads
      first = end
    }
    return found.map { settled[$0.location] ?? $0 }
  }

  private init(_ text: DocumentText, _ found: [OlderReference], _ heads: [RequirementNumber: RequirementNumber]) {
    self.text = text
    self.heads = heads
    older = Dictionary(found.map { ($0.location, $0) }) { first, _ in first }
  }

  /// One that names its requirement, and whose criteria a reader takes those behind it for.
  private struct Lead {
    let written: WrittenReference
    var requirement: RequirementNumber
  }

  private mutating func settle(_ places: ArraySlice<ReferencePlace>) {
    var lead: Lead?
    var end: Int?
    var apart: [ReferencePlace] = []
    for place in places {
      guard let range = text.range(place.location.range), let string = text.string(place.location.range),
        let written = WrittenReference(string), let requirement = requirement(of: place)
      else {
        lead = nil
        continue
      }
      let isNext = end.map { follows(range, $0) } ?? false
      end = range.upperBound
      guard written.impliesRequirement(place.references.map(\.target)) else {
        lead = Lead(written: written, requirement: requirement)
        if let former = place.references.first?.requirement { heads[former] = requirement }
        continue
      }
      guard isNext, let before = lead else {
        lead = nil
        apart.append(place)
        continue
      }
      if before.requirement == requirement { continue }
      guard let own = older[place.location], let replacement = own.replacement, standsAlone(range.upperBound, string),
        let named = before.written.naming(requirement.text, for: written, as: replacement)
      else {
        leave(because: string, requirement, behind: before.requirement)
        return
      }
      older[place.location] = own.written(as: named)
      lead?.requirement = requirement
    }
    settleApart(apart)
  }

  /// Those whose requirement stands in a heading, another cell or before a parenthesis: they can only go where that goes.
  private mutating func settleApart(_ places: [ReferencePlace]) {
    let isTogether = Set(places.map { requirement(of: $0) }).count == 1
    for place in places {
      guard let own = older[place.location], own.replacement != nil, let former = place.references.first?.requirement,
        let requirement = requirement(of: place), let head = head(of: former, place), head != requirement,
        !isTogether || RowCompanion(of: own, in: text) == nil
      else { continue }
      let places = own.members.compactMap { $0.fate.places.first.map { place in "is \(place.local) today" } }
      let today = places.count == 1 ? places[0] : "is of Requirement \(requirement.text) today"
      older[place.location] = own.left(because: "it stands under Requirement \(head.text), and \(today)")
    }
  }

  /// The `R1` of `R1 (AC1, AC3)` is no place of its own, and stays as it is.
  private func head(of former: RequirementNumber, _ place: ReferencePlace) -> RequirementNumber? {
    if case .claim = place.origin { return heads[former] }
    return place.isProse ? heads[former] : former
  }

  /// The bare `4` of `R1 AC2, 4`, and not that of `4 of them`, `4-axis`, `4 AC 2`.
  private func standsAlone(_ end: Int, _ written: String) -> Bool {
    guard written.first?.isNumber == true else { return true }
    let next = text.source.bytes[end...].first { $0 != UInt8(ascii: " ") }
    return next.map { ",;.)_*\n\r".utf8.contains($0) } ?? true
  }

  /// A comma or a word joins them; what stands in another cell of a row or in a gloss belongs to something else.
  private func follows(_ place: Range<Int>, _ end: Int) -> Bool {
    guard end <= place.lowerBound else { return false }
    let between = text.source.bytes[end..<place.lowerBound]
    return between.count <= 12 && !between.contains { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "(") }
  }

  /// Which requirement it is of once all is written; `nil` where it is of several, or of another spec.
  private func requirement(of place: ReferencePlace) -> RequirementNumber? {
    let targets = older[place.location].flatMap { $0.replacement == nil ? nil : $0.targets } ?? [:]
    let numbers = Set(
      place.references.map { reference -> RequirementNumber? in
        guard reference.spec == nil else { return nil }
        switch targets[reference.target] {
        case .requirement(let id): return id.spec == place.home && id.occurrence == 1 ? id.number : nil
        case .criterion(let id):
          return id.spec == place.home && id.requirement.occurrence == 1 ? id.requirement.number : nil
        case .shared: return nil
        case nil: return reference.requirement
        }
      }
    )
    return numbers.count == 1 ? numbers.first ?? nil : nil
  }

  private mutating func leave(
    because written: String,
    _ requirement: RequirementNumber,
    behind other: RequirementNumber
  ) {
    let reason =
      "`\(written)` on its line is of Requirement \(requirement.text), and would be read as one of \(other.text)"
    for (location, reference) in older where reference.replacement != nil {
      let cure = reference.members.compactMap { member -> String? in
        if case .moved(let place, _) = member.fate {
          "\(member.number) is \(place.called(in: member.home))"
        } else {
          nil
        }
      }
      older[location] = reference.left(because: ([reason] + cure).joined(separator: "; "))
    }
  }
}
