package import SpecModel

/// A corpus with every reference looked up, and the links followed both ways.
package struct TraceGraph: Sendable {
  package let corpus: Corpus
  package let index: SpecIndex
  /// Every reference of every document, in document order.
  package let links: [TraceLink]
  /// Every link and image that points into the workspace, in document order.
  package let documentLinks: [DocumentLink]
  /// Every claim, in document order.
  package let claims: [TracedClaim]
  /// What is known of each criterion.
  package let criteria: [CriterionID: CriterionTrace]
  /// What each task cites, in its order; of a number that several tasks bear, what all of them do.
  package let cited: [TaskID: [CriterionID]]
  /// Every executable check, in document order.
  package let obligations: [Obligation]
  /// Every marked line of the validation sections, in document order.
  package let items: [TracedItem]
  /// What a look through the sources gave; `nil` where nobody looked.
  package let sourceScan: SourceScan?
  /// Every requirement that a source names, in the order of the files.
  package let sources: [SourceLink]
  /// Every file that tasks and reports list, in document order; empty where nobody looked.
  package let artifacts: [TracedArtifact]

  package func trace(_ id: CriterionID) -> CriterionTrace { criteria[id] ?? CriterionTrace() }
}

/// One reference and what it turned out to mean. A class, as a claim is: rule after rule goes through all of them.
package final class TraceLink: Sendable {
  package enum Origin: Hashable, Sendable {
    case task(TaskID)
    case property(PropertyID)
    case check(CheckID)
    case claim(Int)
    /// A mention in the prose of a document.
    case prose(SpecDocument.Kind)
  }

  package let reference: Reference
  package let origin: Origin
  /// The spec of the document that it stands in.
  package let home: SpecID?
  package let resolution: Resolution

  init(reference: Reference, origin: Origin, home: SpecID?, resolution: Resolution) {
    self.reference = reference
    self.origin = origin
    self.home = home
    self.resolution = resolution
  }
}

/// A claim, what it is about, and whose it is. A class, because every rule goes through all of them: copying one takes a step for each
/// of its texts.
package final class TracedClaim: Sendable {
  package let claim: Claim
  package let spec: SpecID?
  /// The tasks that its report is about.
  package let tasks: [TaskNumber]
  package let resolution: Resolution

  init(claim: Claim, spec: SpecID?, tasks: [TaskNumber], resolution: Resolution) {
    self.claim = claim
    self.spec = spec
    self.tasks = tasks
    self.resolution = resolution
  }
}

/// Everything that leads to a criterion.
package struct CriterionTrace: Hashable, Sendable {
  package var properties: [PropertyID] = []
  package var tasks: [TaskID] = []
  /// Places in `TraceGraph.claims`.
  package var claims: [Int] = []
  package var checks: [CheckID] = []
  /// Places in `TraceGraph.items`: the validation items that name it.
  package var items: [Int] = []
  /// Places in `TraceGraph.sources`. They show who works on it, and prove nothing.
  package var sources: [Int] = []

  /// Nothing but prose names it.
  package var isUncited: Bool { properties.isEmpty && tasks.isEmpty && claims.isEmpty && checks.isEmpty }
}

/// An executable check, and the criteria that it must prove.
package struct Obligation: Hashable, Sendable {
  /// Unlike every other, even where two blocks claim one name.
  package let id: CheckID
  /// The name that the block claims.
  package let written: CheckID
  package let block: CheckBlock
  package let spec: SpecID?
  /// Those that resolve. Empty for an example that shows something and proves no criterion.
  package let criteria: [CriterionID]
}

extension TraceGraph {
  /// Looks up a reference.
  ///
  /// - Parameter home: the spec of the document that it stands in; `nil` on a command line, or in the name of a test.
  package func resolve(_ reference: Reference, home: SpecID? = nil) -> Resolution {
    Resolver(index: index).resolve(reference, home: home)
  }
}
