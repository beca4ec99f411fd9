package import SpecModel

/// What has changed since a lock was written.
package struct LockDifference: Sendable {
  package struct Change: Hashable, Sendable {
    /// `004/7.2`, as it was; as it is, where it was added.
    package let id: CriterionID
    package let text: String
    /// `nil`: it was added.
    package let fate: Fate?
    /// The spec of today in which it stood, or stands.
    package let home: SpecID

    init(id: CriterionID, text: String, fate: Fate?, home: SpecID? = nil) {
      self.id = id
      self.text = text
      self.fate = fate
      self.home = home ?? id.spec
    }
  }

  /// By spec and in order; what is as it was is left out.
  package let changes: [Change]
  /// Specs that have another name today.
  package let renamed: [Renaming]
  /// How many criteria the lock has, and how many there are.
  package let criteria: (then: Int, today: Int)
  /// Lines that cite criteria: how many the lock does not know, and how many of those it knows are gone.
  package let lines: (added: Int, gone: Int)

  package struct Renaming: Hashable, Sendable {
    package let then: SpecID
    package let today: SpecID
  }

  /// - Parameter moved: specs that are gone, and what has all of their documents today.
  package init(old: Lock, new: Lock, moved: [SpecID: SpecID] = [:]) {
    let pairs = SpecPairs(old: old.numbering, new: new.numbering, moved: moved)
    renamed = pairs.then.filter { $0 != $1 }.map { Renaming(then: $1, today: $0) }.sorted { $0.then < $1.then }
    let elsewhere = Elsewhere(old: old.numbering, new: new.numbering, pairs: pairs)
    var changes: [Change] = []
    for (spec, numbering) in new.numbering.specs.sorted(by: { $0.key < $1.key }) {
      guard let then = pairs.then[spec], let former = old.numbering.specs[then] else {
        changes += numbering.criteria.map { Change(id: $0.id, text: $0.text, fate: nil) }
        continue
      }
      if !former.isSame(as: numbering) {
        changes += Self.changes(SpecChange(old: former, new: numbering, elsewhere: elsewhere))
      }
    }
    for spec in pairs.gone {
      changes += (old.numbering.specs[spec]?.criteria ?? []).map {
        Change(id: $0.id, text: $0.text, fate: .removed(hint: nil))
      }
    }
    self.changes = changes
    criteria = (Self.count(old), Self.count(new))
    lines = Self.lines(old, new)
  }

  private static func changes(_ change: SpecChange) -> [Change] {
    let known = change.old.criteria.map {
      Change(id: $0.id, text: $0.text, fate: change.fate(of: $0.id), home: change.new.spec)
    }
    let added = Set(change.added)
    return known.filter { $0.fate != .kept }
      + change.new.criteria.filter { added.contains($0.id) }.map { Change(id: $0.id, text: $0.text, fate: nil) }
  }

  private static func count(_ lock: Lock) -> Int { lock.numbering.specs.values.reduce(0) { $0 + $1.criteria.count } }

  private static func lines(_ old: Lock, _ new: Lock) -> (Int, Int) {
    var added = 0
    var gone = 0
    for path in Set(old.lines.keys).union(new.lines.keys) {
      let (then, today) = Lock.Line.comparable(old.lines[path] ?? [], new.lines[path] ?? [])
      let common = CommonLines(then, today)
      // Where the order cannot be told, lines count as known wherever they stand now.
      let kept = common.isLost ? Self.shared(then, today) : common.places.count(where: \.self)
      added += today.count - kept
      gone += then.count - kept
    }
    return (added, gone)
  }

  private static func shared(_ one: [Lock.Line], _ other: [Lock.Line]) -> Int {
    var left = one.reduce(into: [Lock.Line: Int]()) { $0[$1, default: 0] += 1 }
    return other.count { line in
      guard let count = left[line], count > 0 else { return false }
      left[line] = count - 1
      return true
    }
  }
}
