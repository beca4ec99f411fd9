import Evidence
package import Findings
package import SpecModel
import Traceability

/// What the numbers of each spec that a document names stood for when the document's lines were taken into the lock.
///
/// git merges a lock row by row: lines that one branch took down may come to stand beside numbers of the other. A row that says what
/// its numbers were tells by itself, without asking git for anything, whether they are those that it stands beside.
package struct LockSeals: Hashable, Sendable {
  /// The beginning of a fingerprint of all that a spec's numbers stood for.
  package typealias Specs = [SpecID: UInt64]

  package let byDocument: [DocumentPath: Specs]

  package init(_ byDocument: [DocumentPath: Specs]) {
    self.byDocument = byDocument
  }

  init(_ places: ReferencePlaces, in graph: TraceGraph, _ numbering: Numbering) {
    var sealing = Sealing(numbering)
    var named: [String: [SpecID]] = [:]
    byDocument = places.byDocument.mapValues { places in
      var specs: Set<SpecID> = []
      for place in places {
        if let home = place.home { specs.insert(home) }
        for name in place.references.compactMap(\.spec) {
          let found = named[name] ?? graph.index.specs(named: name)
          named[name] = found
          specs.formUnion(found)
        }
      }
      return Dictionary(uniqueKeysWithValues: specs.map { ($0, sealing.seal($0)) })
    }
  }

  /// The same documents and specs, sealed by these numbers.
  func beside(_ numbering: Numbering) -> LockSeals {
    var sealing = Sealing(numbering)
    return LockSeals(
      byDocument.mapValues { specs in Dictionary(uniqueKeysWithValues: specs.keys.map { ($0, sealing.seal($0)) }) }
    )
  }

  /// The documents whose rows were taken down beside other numbers than these.
  func strangers(_ paths: some Sequence<DocumentPath>, beside numbering: Numbering) -> Set<DocumentPath> {
    var sealing = Sealing(numbering)
    return Set(
      paths.filter { path in
        // A row without any is of an older release, and came by a merge.
        guard let specs = byDocument[path] else { return true }
        return specs.contains { spec, seal in seal != sealing.seal(spec) }
      }
    )
  }

}

/// Seals each spec once, however many documents name it.
private struct Sealing {
  private let numbering: Numbering
  private var known: LockSeals.Specs = [:]

  init(_ numbering: Numbering) {
    self.numbering = numbering
  }

  mutating func seal(_ spec: SpecID) -> UInt64 {
    if let seal = known[spec] { return seal }
    // There may be no such spec, or one without requirements.
    let stood = numbering.specs[spec]
    let criteria = (stood?.criteria ?? []).sorted { $0.id < $1.id }.map { "\($0.id.local) \($0.fingerprint)" }
    let titles = (stood?.requirements ?? []).sorted { $0.id < $1.id }.map { "\($0.id.local) \($0.heading)" }
    let seal = Fingerprint(of: (criteria + titles).joined(separator: "\n")).prefix
    known[spec] = seal
    return seal
  }
}

extension Lock.Era {
  package init(_ numbering: Numbering) {
    var sealing = Sealing(numbering)
    let specs = numbering.specs.keys.sorted().map { spec in
      "\(spec.name) \(sealing.seal(spec))" + (numbering.folders[spec].map { " \($0.name)" } ?? "")
    }
    self.init(code: Fingerprint(of: specs.joined(separator: "\n")).prefix)
  }
}

extension Lock {
  /// Documents whose lines stand beside numbers that are not those with which they were taken down, or of which those are missing.
  package var strangers: Set<DocumentPath> {
    let homeless = lines.filter { $0.value.contains { $0.era.map { formers[$0] == nil } ?? false } }.keys
    return (seals?.strangers(lines.keys, beside: numbering) ?? []).union(homeless)
  }

  /// What it vouches for: all of it where one `counterfoil lock` wrote it, and of a mixture what the merge took from one side with
  /// all that belongs to it.
  package var withoutStrangers: Lock { without(strangers) }

  package func without(_ documents: Set<DocumentPath>) -> Lock {
    guard !documents.isEmpty else { return self }
    let rest = lines.filter { !documents.contains($0.key) }
    return Lock(numbering: numbering, lines: rest, seals: seals, formers: formers)
  }

  /// The rows that stand beside numbers that are not theirs, beside those of an earlier lock; `nil` where theirs are not those either.
  package func strangers(beside earlier: Lock) -> Lock? {
    let strangers = strangers
    let rows = lines.filter { strangers.contains($0.key) }
    guard let seals else { return nil }
    let formers = formers.merging(earlier.formers) { own, _ in own }
    let side = Lock(numbering: earlier.numbering, lines: rows, seals: seals, formers: formers)
    return side.strangers.isEmpty ? side : nil
  }
}
