package import Findings

/// All that was read from a workspace.
package struct Corpus: Sendable {
  /// Sorted by id.
  package let specs: [Spec]
  /// Every document, sorted by path: those of the specs, and loose ones.
  package let documents: [SpecDocument]
  /// What could not be read, sorted by place.
  package let problems: [DocumentProblem]

  package init(specs: [Spec], documents: [SpecDocument], problems: [DocumentProblem]) {
    self.specs = specs
    self.documents = documents
    self.problems = problems
  }

  /// The spec of each document that has one. Made anew each time that it is asked for.
  package var homes: [DocumentPath: SpecID] {
    Dictionary(documents.lazy.compactMap { document in document.spec.map { (document.path, $0) } }) { first, _ in first
    }
  }

  /// The headings of each report. Made anew each time that it is asked for.
  package var reportHeadings: [DocumentPath: [Heading]] {
    Dictionary(documents.lazy.filter { $0.kind == .report }.map { ($0.path, $0.headings) }) { first, _ in first }
  }

  /// Of all specs; what is written twice counts twice.
  package var criterionCount: Int {
    specs.reduce(0) { $1.requirements.reduce($0) { $0 + $1.criteria.count } }
  }
}

/// A spec folder, or all loose documents that name the same spec.
package struct Spec: Sendable {
  package let id: SpecID
  /// Where it lives, relative to the workspace; the folder that holds the requirements where it has several.
  package let folder: DocumentPath
  package let requirements: [Requirement]
  package let properties: [DesignProperty]
  package let decisions: [DesignDecision]
  package let tasks: [SpecTask]
  package let reports: [CompletionReport]
  /// The platforms that its requirements list, `**Platforms**: ios, web`; empty when they do not say.
  package let platforms: [Platform]

  package init(
    id: SpecID,
    folder: DocumentPath,
    requirements: [Requirement],
    properties: [DesignProperty],
    decisions: [DesignDecision],
    tasks: [SpecTask],
    reports: [CompletionReport],
    platforms: [Platform]
  ) {
    self.id = id
    self.folder = folder
    self.requirements = requirements
    self.properties = properties
    self.decisions = decisions
    self.tasks = tasks
    self.reports = reports
    self.platforms = platforms
  }
}
