package import Findings
package import SpecModel

/// Documents in which nobody knows what stands today, or not to their end: what is not seen there is not gone, and the lock keeps it.
package struct UnreadDocuments: Hashable, Sendable {
  /// Documents, and folders that could not be listed or not to their end, in order.
  package let paths: [DocumentPath]
  private let specs: Set<SpecID>
  private let folders: [DocumentPath]

  package init(_ corpus: Corpus) {
    paths = Set(corpus.problems.filter(\.kind.hidesText).map(\.location.path)).sorted()
    guard !paths.isEmpty else {
      (specs, folders) = ([], [])
      return
    }
    let documents = Dictionary(corpus.documents.map { ($0.path, $0) }) { first, _ in first }
    specs = Set(
      paths.compactMap { documents[$0] }.filter(\.kind.holdsRequirements).compactMap(\.spec)
    )
    folders = paths.filter { documents[$0] == nil }
  }

  /// Whether requirements of the spec may stand where nobody has read them.
  package func hide(_ spec: SpecID) -> Bool { specs.contains(spec) }

  /// - Returns: what is there today, and what of the old may still be.
  package func keeping(_ old: Numbering, in new: Numbering) -> Numbering {
    guard !paths.isEmpty else { return new }
    let hidden = old.specs.filter { spec, _ in specs.contains(spec) || (!folders.isEmpty && new.specs[spec] == nil) }
    let kept = hidden.map { spec, then -> SpecNumbering in
      guard let today = new.specs[spec] else { return then }
      let (criteria, requirements) = (Set(today.criteria.map(\.id)), Set(today.requirements.map(\.id)))
      return SpecNumbering(
        spec: spec,
        criteria: today.criteria + then.criteria.filter { !criteria.contains($0.id) },
        requirements: today.requirements + then.requirements.filter { !requirements.contains($0.id) }
      )
    }
    return Numbering(kept + new.specs.values)
  }

  /// - Returns: the same of criteria and of the lines that cite them.
  package func keeping(_ old: [Lock], in new: Lock) -> Lock {
    guard !paths.isEmpty else { return new }
    return old.reduce(new) { new, old in keeping(old, in: new) }
  }

  private func keeping(_ old: Lock, in new: Lock) -> Lock {
    let numbering = keeping(old.numbering, in: new.numbering)
    let all = Set(paths)
    let hidden = old.lines.filter { path, _ in
      all.contains(path) || folders.contains { path.text.hasPrefix("\($0)/") }
    }
    // Beside other numbers than theirs they mean what they meant.
    let strangers = old.seals?.strangers(hidden.keys, beside: numbering) ?? []
    let era = strangers.isEmpty ? nil : Lock.Era(old.numbering)
    var lines = new.lines
    for (path, then) in hidden {
      let (known, read) = Lock.Line.comparable(then, lines[path] ?? [])
      let rest = known.without(eachOf: read)
      lines[path, default: []] += strangers.contains(path) ? rest.map { $0.of($0.era ?? era) } : rest
    }
    var formers = new.formers.merging(old.formers) { own, _ in own }
    if let era { formers[era] = old.numbering }
    // A line that was read today is sealed by the numbers that it stands beside.
    let then = LockSeals((old.seals?.byDocument ?? [:]).filter { lines[$0.key] != nil }).beside(numbering)
    let read = new.seals?.beside(numbering).byDocument ?? [:]
    let seals = then.byDocument.merging(read) { then, today in then.merging(today) { _, today in today } }
    return Lock(numbering: numbering, lines: lines, seals: LockSeals(seals), formers: formers)
  }
}

extension DocumentProblem.Kind {
  /// Something stands there that nobody has read.
  package var hidesText: Bool {
    switch self {
    case .unreadable, .tooLarge, .refused, .cutOff: true
    default: false
    }
  }
}
