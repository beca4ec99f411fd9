import Findings
import SpecModel
import Synchronization
import Traceability

/// What to write in the place of an older reference.
struct PlaceRewriting {
  private let graph: TraceGraph
  private let anchors = DocumentAnchors()

  init(graph: TraceGraph) {
    self.graph = graph
  }

  func replacement(for finding: OlderReferenceFinder.Finding, _ written: String, in text: DocumentText) -> String? {
    if let anchor = finding.place.anchor {
      guard written == anchor.destination, case .requirement(let id)? = finding.outcomes.first?.place,
        let slug = slug(of: id, in: anchor.document)
      else { return nil }
      return String(written.dropLast(anchor.slug.count)) + slug
    }
    let references = finding.place.references
    // What is gone, what may be several, and what may be another one keeps the whole as it is.
    let isSettled = finding.outcomes.allSatisfy { outcome in
      switch outcome.member.fate {
      case .changed: !outcome.member.fate.isByNumberAlone
      case .kept, .moved: true
      case .removed, .undecided, .resembled: false
      }
    }
    let places = finding.outcomes.compactMap(\.place)
    guard isSettled, places.count == references.count, Set(places.map(\.spec)).count == 1, let spec = places.first?.spec
    else { return nil }
    guard exception(finding, written) == nil else { return nil }
    let points = places.compactMap { point($0) }
    // Two that are one today: nobody names it twice.
    guard points.count == places.count, Set(points).count == points.count else { return nil }
    // In prose `001` of `001/2.2` stands beside what is rewritten.
    if finding.place.isProse, !written.contains("/"), specName(references.first?.spec, spec) != nil { return nil }
    let isAbroad = references.allSatisfy { $0.spec == nil } && spec != finding.place.home
    let rewritten = WrittenReference(written)?.rewritten(
      from: references.map(\.target),
      to: points,
      spec: isAbroad ? nil : specName(references.first?.spec, spec)
    )
    return isAbroad ? rewritten.map { ForeignReference(name(of: spec), in: text).written($0) } : rewritten
  }

  /// The name to write for a spec, where the one that stands there means another, or nothing.
  private func specName(_ name: String?, _ spec: SpecID) -> String? {
    guard let name, graph.index.specs(named: name) != [spec] else { return nil }
    guard name.allSatisfy({ $0.isNumber }) || name.count <= 5 else { return spec.name }
    return self.name(of: spec)
  }

  /// Its number, where no other spec bears it.
  private func name(of spec: SpecID) -> String {
    guard let number = spec.number, graph.index.specs(named: number) == [spec] else { return spec.name }
    return number
  }

  private func point(_ place: Fate.Place) -> WrittenReference.Point? {
    let requirement: RequirementID
    var label: String?
    switch place {
    case .requirement(let id): requirement = id
    case .criterion(let id):
      guard id.label.isNumbered else { return nil }
      requirement = id.requirement
      label = id.label.text
    case .shared(let number, let label, _):
      return .init(requirement: number.text, occurrence: nil, criterion: label?.text)
    }
    let isShared = graph.index.requirements(requirement.number, in: requirement.spec).count > 1
    return .init(
      requirement: requirement.number.text,
      occurrence: isShared ? requirement.occurrence : nil,
      criterion: label
    )
  }

  /// What it leaves out stands behind it, and would have to be written anew with it.
  func exception(_ finding: OlderReferenceFinder.Finding, _ written: String) -> String? {
    let references = finding.place.references
    guard references.allSatisfy(\.isFromRange),
      WrittenReference(written)?.leavesOut(ofRange: references.map(\.target)) == true
    else { return nil }
    return "what it leaves out would have to be written anew with it"
  }

  /// Its spec has another name today.
  func rename(_ finding: OlderReferenceFinder.Finding) -> String? {
    guard let reference = finding.place.references.first, let name = reference.spec,
      let place = finding.outcomes.first?.place, let today = specName(name, place.spec)
    else { return nil }
    return "spec `\(name)` is `\(today)` today: it is `\(today)/\(place.local)`"
  }

  func slug(of id: RequirementID, in document: DocumentPath) -> String? {
    guard let requirement = graph.index.requirement(id), requirement.location.path == document else { return nil }
    return anchors.slug(at: requirement.location.line, of: document) {
      graph.corpus.documents.first { $0.path == document }?.headings ?? []
    }
  }
}

/// The anchors of the headings of documents, made once for all links that lead there.
private final class DocumentAnchors: Sendable {
  private let known = Mutex<[DocumentPath: [Int: String]]>([:])

  /// - Parameter line: of a heading.
  func slug(at line: Int, of document: DocumentPath, headings: () -> [Heading]) -> String? {
    known.withLock { known in
      if let slugs = known[document] { return slugs[line] }
      let headings = headings()
      let slugs = Dictionary(zip(headings.map(\.line), HeadingSlugs.slugs(of: headings))) { first, _ in first }
      known[document] = slugs
      return slugs[line]
    }
  }
}
