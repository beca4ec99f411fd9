package import Findings
package import SpecModel
package import Traceability

/// A place that was written when its numbers stood for something else.
package struct OlderReference: Hashable, Sendable {
  package let location: Location
  /// As it stands in the document: `7.1-7.4`, `Requirement 7.2`, the address of a link.
  package let written: String
  package let origin: TraceLink.Origin
  /// How a source names it; `nil` in a document.
  package let source: SourceWord?
  package let when: Moment
  /// What it names and what became of that; those that are as they were are left out.
  package let members: [Member]
  /// What says the same today, in the same form; `nil` where only the author can tell.
  package let replacement: String?
  /// Why there is no replacement, in words for people.
  package let obstacle: String?
  /// What is to be written for the others of its line, which is read anew as a whole once its author has decided this one:
  /// "`3.2` for `2.2`".
  package var companions: String? = nil
  /// Whether the line itself is old is not known: the same words stand in the document more often than before.
  package let isUnclear: Bool
  /// What each thing that it names is called today, for those that have a replacement.
  package let targets: [Reference.Target: Fate.Place]

  /// The same, for its author to rewrite.
  package func left(because reason: String) -> OlderReference {
    settled(replacement: nil, obstacle: reason, targets: [:])
  }

  /// The same, where nobody can tell whether the line is as old as it looks.
  package var doubted: OlderReference {
    let obstacle = RewritingObstacle.words(members, isUnclear: true, isPartial: false, isEdited: false)
    return settled(replacement: nil, obstacle: obstacle, targets: [:], isUnclear: true)
  }

  /// The same, to be written in another way.
  func written(as replacement: String) -> OlderReference {
    settled(replacement: replacement, obstacle: obstacle, targets: targets)
  }

  private func settled(
    replacement: String?,
    obstacle: String?,
    targets: [Reference.Target: Fate.Place],
    isUnclear: Bool? = nil
  ) -> OlderReference {
    OlderReference(
      location: location,
      written: written,
      origin: origin,
      source: source,
      when: when,
      members: members,
      replacement: replacement,
      obstacle: obstacle,
      isUnclear: isUnclear ?? self.isUnclear,
      targets: targets
    )
  }

  /// What is to be written with it, as the end of a sentence; empty where it stands alone.
  package var withCompanions: String { companions.map { "; with it write \($0)" } ?? "" }

  package struct Member: Hashable, Sendable {
    /// `7.2`, as it was then.
    package let number: String
    /// What it said then.
    package let text: String
    package let fate: Fate
    /// What the number stands for today, if anything.
    package let today: Fate.Place?
    /// The spec of today whose number it is.
    package let home: SpecID?

    /// `2.2 is 3.2 today, in other words (4 of 6 telling words are the same)`; `nil` where its words are the same.
    package var edit: String? {
      switch fate {
      case .moved(let place, let grounds) where grounds.isEdited:
        "\(number) is \(place.called(in: home)) today, in other words (\(grounds))"
      case .changed(_, let grounds): "the words of \(number) were changed (\(grounds))"
      case .kept, .moved, .removed, .undecided, .resembled: nil
      }
    }

    /// The number named nothing when it was written.
    package var wasNothing: Bool { text.hasPrefix(SpecChange.nothing) }

    package init(number: String, text: String, fate: Fate, today: Fate.Place?, home: SpecID? = nil) {
      self.number = number
      self.text = text
      self.fate = fate
      self.today = today
      self.home = home
    }
  }

  /// What the number stands for has another number, or may have: the reference lies today.
  package var isMoved: Bool {
    members.contains { member in
      switch member.fate {
      case .moved, .undecided, .resembled: true
      case .kept, .changed, .removed: false
      }
    }
  }

  package var isRemoved: Bool {
    members.contains { if case .removed = $0.fate { true } else { false } }
  }

  /// Another criterion may stand under a number that it names.
  var isPerhapsReplaced: Bool { members.contains { $0.fate.isByNumberAlone } }

  package var isChanged: Bool {
    members.contains { if case .changed = $0.fate { true } else { false } }
  }
}

/// Every place that was written when its numbers stood for something else.
package struct OlderReferences: Hashable, Sendable {
  /// What today was compared with: `the lock`, `1a2b3c4`; `nil` where it was compared with nothing.
  package let source: String?
  /// Sorted by place.
  package let references: [OlderReference]
  /// Specs that had criteria then, and have none today.
  package let vanished: [VanishedSpec]
  /// Criteria that were there then, and that no criterion says today; those of vanished specs are told with these. Sorted.
  package let removed: [CriterionID]
  /// Places that may be older, and of which nobody knows what they meant; sorted.
  package let uncompared: [UncomparedPlace]
  /// Places that still name a requirement, and no longer all that it said; sorted.
  package let narrowed: [NarrowedReference]
  /// Criteria with other texts than then, of which nothing is said because the lines that cite them were confirmed since. Sorted.
  package let accepted: [AcceptedChange]

  package init(
    source: String?,
    references: [OlderReference],
    vanished: [VanishedSpec] = [],
    removed: [CriterionID] = [],
    uncompared: [UncomparedPlace] = [],
    narrowed: [NarrowedReference] = [],
    accepted: [AcceptedChange] = []
  ) {
    self.source = source
    self.references = references
    self.vanished = vanished
    self.removed = Set(removed).sorted()
    self.uncompared = uncompared
    self.narrowed = narrowed
    self.accepted = accepted
  }

  /// What the lock is called as a source.
  package static let lock = "the lock"

  /// Compared was with the lock, and not with a revision that somebody named.
  package var isOfLock: Bool { source == Self.lock }

  /// The same, but for what `settled` says otherwise of a reference.
  package func map(_ settled: (OlderReference) -> OlderReference) -> OlderReferences {
    holding(references.map(settled))
  }

  /// The same, with these references.
  package func holding(_ references: [OlderReference]) -> OlderReferences {
    OlderReferences(
      source: source,
      references: references,
      vanished: vanished,
      removed: removed,
      uncompared: uncompared,
      narrowed: narrowed,
      accepted: accepted
    )
  }

  /// The same, silent about specs that nobody looked for.
  package func without(_ isPassedOver: (VanishedSpec) -> Bool) -> OlderReferences {
    OlderReferences(
      source: source,
      references: references,
      vanished: vanished.filter { !isPassedOver($0) },
      removed: removed,
      uncompared: uncompared,
      narrowed: narrowed,
      accepted: accepted
    )
  }

  /// Nothing is known of the time before today.
  package static let none = OlderReferences(source: nil, references: [])
}
