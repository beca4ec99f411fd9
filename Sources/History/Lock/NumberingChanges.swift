import Findings
import SpecModel

/// How the numbers of one time that a lock remembers became those of today.
struct NumberingChanges {
  let numbering: Numbering
  let pairs: SpecPairs
  /// Of the specs in which anything is otherwise.
  let changes: [SpecID: SpecChange]
  /// Of specs that are gone, and that are named still, or from which documents have come.
  let departed: [SpecID: SpecChange]
  let vanished: [VanishedSpec]
  /// The specs in whose folders documents of today lay, where these are others than those in which they lie.
  let homes: [DocumentPath: SpecID]

  /// - Parameters:
  ///   - unread: what nobody can read today is not gone.
  ///   - former: what documents of today were called.
  ///   - specNames: what references of today call specs.
  init(
    _ numbering: Numbering,
    _ corpus: Corpus,
    unread: UnreadDocuments,
    _ former: FormerPaths,
    naming specNames: @autoclosure () -> Set<String>
  ) {
    let today = unread.keeping(numbering, in: Numbering(corpus))
    let origins = former.homes(numbering, corpus)
    let pairs = SpecPairs(old: numbering, new: today, moved: former.moved(numbering, corpus))
    var changes: [SpecID: SpecChange] = [:]
    var elsewhere: Elsewhere?
    for (spec, then) in pairs.then {
      guard let old = numbering.specs[then], let new = today.specs[spec] else { continue }
      // What names it by the name of then names another one today, or none.
      guard !old.isSame(as: new) || numbering.folder(of: then) != spec else { continue }
      let found = elsewhere ?? Elsewhere(old: numbering, new: today, pairs: pairs)
      elsewhere = found
      changes[spec] = SpecChange(old: old, new: new, elsewhere: found, isReadInPart: unread.hide(spec))
    }
    departed = pairs.departed(
      old: numbering,
      elsewhere: elsewhere ?? Elsewhere(old: numbering, new: today, pairs: pairs),
      namedBy: pairs.gone.isEmpty ? [] : specNames(),
      origins: origins.values
    )
    let homes = FormerHomes(origins.mapValues { [$0] }, pairs, departed: departed, corpus)
    self.homes = homes.byDocument.compactMapValues(\.values.first)
    self.numbering = numbering
    self.pairs = pairs
    self.changes = changes
    vanished = VanishedSpec.all(pairs, old: numbering, new: today)
  }

  /// Some number stands for something else, or stands in another spec.
  var isOutdated: Bool { !changes.isEmpty || !homes.isEmpty || !departed.isEmpty }

  /// What became of what a number stood for; `nil` where nobody knows of the spec.
  func fate(of target: Reference.Target, in spec: SpecID) -> Fate? {
    guard pairs.then[spec] != nil else { return nil }
    guard let change = changes[spec] else { return .kept }
    return change.meaning(of: target)?.fate
  }
}
