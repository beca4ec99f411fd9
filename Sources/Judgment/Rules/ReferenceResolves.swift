package import Findings
import SpecModel
import Traceability

/// A reference that names no requirement or criterion.
package struct ReferenceResolves: Rule {
  package let id: RuleID = "dangling-reference"
  package let severity = Severity.error
  package let severities: [Severity] = [.error, .warning]
  package let summary = "Every reference names a requirement or a criterion that exists."
  package let explanation = """
    A task, property, check or report that cites `7.9` where Requirement 7 ends at 7.6 is bound to nothing: its work counts for no
    criterion, and its claim cannot be checked. Mostly the requirements were renumbered after the reference was written.

    Look the criterion up in `requirements.md` and write the number that it has today: `_Requirements: 7.9_` becomes `_Requirements: 8.3_`
    where the labels went to 8.3. A mention in prose is a warning, anything that binds work to a requirement is an error. A column headed
    `Requirement` or `Criterion`, and the list below `## Requirements Coverage`, are read in every document of a spec: `FR-071` dangles
    there where the spec counts `FR-001`, and `FR-71` or `RFC-71` are somebody else's. So it does in a sentence that tells what is done for
    it, `as required by FR-071`. Where the criteria are bullets without numbers, `1.2` may be meant for the second of them, and still counts
    for none: that is said once, at the requirement.
    """

  package init() {}

  package func findings(in facts: Facts) -> [Finding] {
    var findings: [Finding] = []
    var search = NearestSearch()
    var glosses = GlossSearch(facts.graph)
    var ends = ListEnds()
    var range: [TraceLink] = []
    var told: Set<Location> = []
    var unnumbered = UnnumberedCriteria()
    let lost = LostFolders(facts)
    for link in facts.graph.links {
      guard case .dangling(let missing) = link.resolution, !isRemoved(missing, link, facts),
        !facts.historic.speak(of: link.reference.location, insteadOf: id, severity(of: link.origin)),
        !isLost(missing, link, lost)
      else { continue }
      if unnumbered.take(link, missing, facts.graph.index, &ends) { continue }
      // What was written as one range is one slip, however many criteria it names.
      if let last = range.last, last.reference.location != link.reference.location {
        findings += finding(about: range, facts, &search, &glosses, &ends)
        range = []
      }
      // A row of a table may speak for several tasks.
      if range.isEmpty, !told.insert(link.reference.location).inserted { continue }
      range.append(link)
    }
    findings += finding(about: range, facts, &search, &glosses, &ends)
    return findings + unnumbered.all.map { finding(about: $0) }
  }

  /// Criteria that are bullets: citing them by number is sane, and the requirement is the place to mend it once for all citations.
  private func finding(about cited: UnnumberedCriteria.Cited) -> Finding {
    let (requirement, links) = (cited.requirement, cited.links)
    let local = requirement.id.local
    let places = links.count == 1 ? "1 place cites" : "\(links.count) places cite"
    return Finding(
      rule: id,
      severity: links.contains { severity(of: $0.origin) == .error } ? .error : .warning,
      location: requirement.location,
      message: "the criteria of Requirement \(local) bear no numbers, and \(places) \(cited.names)",
      cure: "number them: `1. ...` is \(local).1",
      notes: links.prefix(3).map { .init(location: $0.reference.location, message: "cites \($0.reference.local)") },
      identity: "the criteria of Requirement \(local) bear no numbers"
    )
  }

  private func finding(
    about links: [TraceLink],
    _ facts: Facts,
    _ search: inout NearestSearch,
    _ glosses: inout GlossSearch,
    _ ends: inout ListEnds
  ) -> [Finding] {
    guard let link = links.first, case .dangling(let missing) = link.resolution else { return [] }
    var (message, cure) = Message.about(
      missing,
      link.reference,
      others: links.count - 1,
      facts.graph.index,
      &search,
      &ends
    )
    var notes: [Finding.Note] = []
    // The nearest number is a guess; words know better: those of a range repeat a title, those of one number a criterion.
    if link.reference.isFromRange, case .criterion(_, let cited) = missing,
      let meant = glosses.requirement(titledAs: link, in: cited.spec), meant != cited,
      let requirement = facts.graph.index.requirement(meant)
    {
      let numbered = ends.ofCriteria(of: requirement)
      let range = NumberSpan.range(numbered?.first, numbered?.last) ?? meant.local
      cure = "write `\(range)` if that is meant"
      notes = [.init(location: requirement.location, message: "it repeats this title")]
    } else if links.count == 1, let spec = Self.spec(missing), let meant = glosses.criterion(meantBy: link, in: spec),
      let criterion = facts.graph.index.criterion(meant)
    {
      cure = "write `\(meant.citable)` if that is meant"
      notes = [.init(location: criterion.location, message: "\(meant.citable) fits its words")]
    }
    let identity: String? =
      switch missing {
      case .criterion(let label, let requirement): "Requirement \(requirement.local) has no criterion \(label)"
      case .oneOfSpecs: "several specs bear the number of `\(link.reference.spec ?? "")`"
      // What was said names the requirement alone: an accepted `9.9` would hide a new `9.1`.
      case .requirement: "there is no `\(link.reference.local)`"
      case .spec: nil
      }
    return [
      Finding(
        rule: id,
        severity: severity(of: link.origin),
        location: link.reference.location,
        message: message,
        cure: cure,
        notes: notes,
        identity: identity
      )
    ]
  }

  /// The link in whose words it stands leads nowhere.
  private func isLost(_ missing: Resolution.Missing, _ link: TraceLink, _ lost: LostFolders) -> Bool {
    guard case .prose = link.origin, case .spec(let name) = missing else { return false }
    return lost.hold(name, at: link.reference.location)
  }

  /// Another rule says that what it cites was removed.
  private func isRemoved(_ missing: Resolution.Missing, _ link: TraceLink, _ facts: Facts) -> Bool {
    if case .prose = link.origin { return false }
    guard case .criterion(_, let requirement) = missing, !link.reference.isFromRange else { return false }
    return facts.graph.index.requirement(requirement)?.isRemoved == true
  }

  private static func spec(_ missing: Resolution.Missing) -> SpecID? {
    switch missing {
    case .requirement(_, let spec): spec
    // `5.2.2` numbers the parts of something else.
    case .criterion(let label, let requirement): Int(label.text) == nil ? nil : requirement.spec
    case .spec, .oneOfSpecs: nil
    }
  }

  private func severity(of origin: TraceLink.Origin) -> Severity {
    switch origin {
    case .task, .property, .check, .claim: .error
    case .prose: .warning
    }
  }
}

/// What is cited by number of requirements whose criteria are bullets without one.
private struct UnnumberedCriteria {
  struct Cited {
    let requirement: Requirement
    var links: [TraceLink] = []

    /// `2.1, 2.2 and 3 more`
    var names: String {
      var seen: Set<String> = []
      let names = links.map(\.reference.local).filter { seen.insert($0).inserted }
      return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    }
  }

  private var places: [RequirementID: Int] = [:]
  private(set) var all: [Cited] = []

  /// - Returns: whether the reference is one of them.
  mutating func take(
    _ link: TraceLink,
    _ missing: Resolution.Missing,
    _ index: SpecIndex,
    _ ends: inout ListEnds
  ) -> Bool {
    guard case .criterion(let label, let id) = missing, Int(label.text) != nil,
      let requirement = index.requirement(id), !requirement.criteria.isEmpty,
      ends.ofCriteria(of: requirement) == nil
    else { return false }
    let place = places[id] ?? all.count
    if place == all.count {
      places[id] = place
      all.append(Cited(requirement: requirement))
    }
    all[place].links.append(link)
    return true
  }
}

private enum Message {
  static func about(
    _ missing: Resolution.Missing,
    _ reference: Reference,
    others: Int,
    _ index: SpecIndex,
    _ search: inout NearestSearch,
    _ ends: inout ListEnds
  ) -> (String, String?) {
    switch missing {
    case .spec(let name): return MissingSpec.words(name, index, &search)
    case .oneOfSpecs(let specs):
      let names = specs.prefix(8).map { "`\($0.name)`" }.joined(separator: ", ")
      return ("several specs bear this number: \(names)", "write the whole folder name before the slash")
    case .requirement(let number, let spec):
      let numbered = ends.ofRequirements(of: index.spec(spec), like: number)
      let span = NumberSpan.words(numbered?.first, numbered?.last)
      return (
        "spec `\(spec)` has no Requirement \(number)",
        span.map { "cite \($0.contains(" ") ? "one of its requirements, " : "its only requirement, ")\($0)" }
      )
    case .criterion(let label, let requirement):
      let found = index.requirement(requirement)
      let numbered = ends.ofCriteria(of: found)
      guard let range = NumberSpan.words(numbered?.first, numbered?.last) else {
        return (
          "Requirement \(requirement.local) has no numbered criteria, and so no \(requirement.local).\(label)",
          found?.criteria.isEmpty != false
            ? "cite the whole requirement, `\(requirement.local)`"
            : "number its criteria, or cite the whole requirement, `\(requirement.local)`"
        )
      }
      let more = others == 0 ? "" : ", nor \(others) more of this range"
      return (
        "Requirement \(requirement.local) has no criterion \(label)\(more)",
        "cite \(range.contains(" ") ? "one of its criteria, " : "its only criterion, ")\(range)"
      )
    }
  }
}
