package import Evidence
import Findings
package import SpecModel

/// What the numbers of one spec stood for at one time.
package struct SpecNumbering: Hashable, Sendable {
  /// A criterion and what it said.
  package struct Entry: Hashable, Sendable {
    package let id: CriterionID
    /// The sentence and what belongs to it, on one line, without markup: what the fingerprint is of.
    package let text: String
    package let fingerprint: Fingerprint

    package init(id: CriterionID, text: String) {
      self.id = id
      self.text = text.utf8.contains { $0 == 10 || $0 == 13 } ? Self.oneLine(text) : text
      fingerprint = Fingerprint(of: self.text)
    }

    /// A line end that bears a combining mark is a letter to Swift, and would end a line of the lock all the same.
    private static func oneLine(_ text: String) -> String {
      String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }))
    }

    package init(_ criterion: Criterion) {
      let whole = ([criterion.text] + criterion.continuation).joined(separator: "\n")
      self.init(id: criterion.id, text: CriterionText.folded(whole))
    }
  }

  /// A requirement and its heading.
  package struct Title: Hashable, Sendable {
    package let id: RequirementID
    /// `Requirement 7: Colour`; empty where no heading stands above the criteria.
    package let heading: String

    package init(id: RequirementID, heading: String) {
      self.id = id
      self.heading = heading.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  package let spec: SpecID
  /// In document order.
  package let criteria: [Entry]
  /// In document order.
  package let requirements: [Title]

  package init(spec: SpecID, criteria: [Entry], requirements: [Title]) {
    self.spec = spec
    self.criteria = criteria
    self.requirements = requirements
  }

  /// In whatever order.
  package func isSame(as other: Self) -> Bool {
    Set(criteria) == Set(other.criteria) && Set(requirements) == Set(other.requirements)
  }
}

/// What the numbers of every spec stood for at one time.
package struct Numbering: Hashable, Sendable {
  package let specs: [SpecID: SpecNumbering]
  /// What its specs were called then, where that is another name than the one under which they stand here: whoever named one named it so.
  package let folders: [SpecID: SpecID]

  package init(_ specs: some Sequence<SpecNumbering>, folders: [SpecID: SpecID] = [:]) {
    self.specs = Dictionary(specs.map { ($0.spec, $0) }) { first, _ in first }
    self.folders = folders
  }

  /// What people called a spec then.
  func folder(of spec: SpecID) -> SpecID { folders[spec] ?? spec }

  /// In whatever order each document tells them: a lock tells them sorted.
  package func isSame(as other: Self) -> Bool {
    specs.count == other.specs.count && folders == other.folders
      && specs.allSatisfy { spec, numbering in other.specs[spec].map(numbering.isSame) ?? false }
  }

  /// - Parameter corpus: only documents that hold requirements matter.
  package init(_ corpus: Corpus) {
    let headings = HeadingLines(corpus)
    self.init(
      corpus.specs.filter { !$0.requirements.isEmpty }.map { spec in
        SpecNumbering(
          spec: spec.id,
          // Of two of one number the first counts: the other is told, and a lock that held both could not be read again.
          criteria: spec.requirements.flatMap { requirement in
            var seen: Set<CriterionLabel> = []
            return requirement.criteria.filter { seen.insert($0.id.label).inserted }
          }.map { SpecNumbering.Entry($0) },
          requirements: spec.requirements.map { requirement in
            SpecNumbering.Title(id: requirement.id, heading: headings.heading(at: requirement.location) ?? "")
          }
        )
      }
    )
  }
}

/// The headings of documents by the line on which they stand.
private struct HeadingLines {
  private let texts: [DocumentPath: [Int: String]]

  init(_ corpus: Corpus) {
    texts = Dictionary(
      corpus.documents.filter(\.kind.holdsRequirements).map { document in
        (document.path, Dictionary(document.headings.map { ($0.line, $0.text) }) { first, _ in first })
      }
    ) { first, _ in first }
  }

  func heading(at location: Location) -> String? { texts[location.path]?[location.line] }
}
