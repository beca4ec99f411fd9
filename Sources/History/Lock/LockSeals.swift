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
    var known: Specs = [:]
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
      return Dictionary(
        uniqueKeysWithValues: specs.map { spec in
          let seal = known[spec] ?? Self.seal(of: numbering.specs[spec])
          known[spec] = seal
          return (spec, seal)
        }
      )
    }
  }

  /// The same documents and specs, sealed by these numbers.
  func beside(_ numbering: Numbering) -> LockSeals {
    var known: Specs = [:]
    return LockSeals(
      byDocument.mapValues { specs in
        Dictionary(
          uniqueKeysWithValues: specs.keys.map { spec in
            let seal = known[spec] ?? Self.seal(of: numbering.specs[spec])
            known[spec] = seal
            return (spec, seal)
          }
        )
      }
    )
  }

  /// The documents whose rows were taken down beside other numbers than these.
  func strangers(_ paths: some Sequence<DocumentPath>, beside numbering: Numbering) -> Set<DocumentPath> {
    var known: Specs = [:]
    return Set(
      paths.filter { path in
        // A row without any is of an older release, and came by a merge.
        guard let specs = byDocument[path] else { return true }
        return specs.contains { spec, seal in
          let today = known[spec] ?? Self.seal(of: numbering.specs[spec])
          known[spec] = today
          return seal != today
        }
      }
    )
  }

  /// - Parameter numbering: `nil` where there is no such spec, or one without requirements.
  private static func seal(of numbering: SpecNumbering?) -> UInt64 {
    let criteria = (numbering?.criteria ?? []).sorted { $0.id < $1.id }.map { "\($0.id.local) \($0.fingerprint)" }
    let titles = (numbering?.requirements ?? []).sorted { $0.id < $1.id }.map { "\($0.id.local) \($0.heading)" }
    return Fingerprint(of: (criteria + titles).joined(separator: "\n")).prefix
  }
}

extension Lock {
  /// Documents whose lines stand beside numbers that are not those with which they were taken down.
  package var strangers: Set<DocumentPath> { seals?.strangers(lines.keys, beside: numbering) ?? [] }

  /// What it vouches for: all of it where one `counterfoil lock` wrote it, and of a mixture what the merge took from one side with
  /// all that belongs to it.
  package var withoutStrangers: Lock { without(strangers) }

  package func without(_ documents: Set<DocumentPath>) -> Lock {
    guard !documents.isEmpty else { return self }
    return Lock(numbering: numbering, lines: lines.filter { !documents.contains($0.key) }, seals: seals)
  }

  /// The rows that stand beside numbers that are not theirs, beside those of an earlier lock; `nil` where theirs are not those either.
  package func strangers(beside earlier: Lock) -> Lock? {
    let strangers = strangers
    let rows = lines.filter { strangers.contains($0.key) }
    guard let seals, seals.strangers(rows.keys, beside: earlier.numbering).isEmpty else { return nil }
    return Lock(numbering: earlier.numbering, lines: rows, seals: seals)
  }
}
