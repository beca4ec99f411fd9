import SpecModel

/// How the numbers of one time that a lock remembers became those of today.
struct NumberingChanges {
  let numbering: Numbering
  let pairs: SpecPairs
  /// Of the specs in which anything is otherwise.
  let changes: [SpecID: SpecChange]
  let vanished: [VanishedSpec]

  /// - Parameters:
  ///   - unread: what nobody can read today is not gone.
  ///   - moved: specs that are gone, and what has all of their documents today.
  init(_ numbering: Numbering, _ corpus: Corpus, unread: UnreadDocuments, moved: [SpecID: SpecID]) {
    let today = unread.keeping(numbering, in: Numbering(corpus))
    let pairs = SpecPairs(old: numbering, new: today, moved: moved)
    var changes: [SpecID: SpecChange] = [:]
    var elsewhere: Elsewhere?
    for (spec, then) in pairs.then {
      guard let old = numbering.specs[then], let new = today.specs[spec], !old.isSame(as: new) else { continue }
      let found = elsewhere ?? Elsewhere(old: numbering, new: today, pairs: pairs)
      elsewhere = found
      changes[spec] = SpecChange(old: old, new: new, elsewhere: found, isReadInPart: unread.hide(spec))
    }
    self.numbering = numbering
    self.pairs = pairs
    self.changes = changes
    vanished = VanishedSpec.all(pairs, old: numbering, new: today)
  }

  /// What became of what a number stood for; `nil` where nobody knows of the spec.
  func fate(of target: Reference.Target, in spec: SpecID) -> Fate? {
    guard pairs.then[spec] != nil else { return nil }
    guard let change = changes[spec] else { return .kept }
    return change.meaning(of: target)?.fate
  }
}
