package import SpecModel

/// What became of what a number stood for.
package enum Fate: Hashable, Sendable {
  /// The number stands for the same today.
  case kept
  /// The number stands for a criterion whose words were changed, or, on the grounds of the number alone, for another one.
  case changed(CriterionID, Grounds)
  /// Another number stands for it today.
  case moved(Place, Grounds)
  /// Nothing says it today.
  case removed(hint: Hint?)
  /// It may be any of these, or all of them; nobody but the author can tell.
  case undecided([Place])
  /// Nothing says it today; one that is new, with another number, is like it: it may be that one, edited, or have gone.
  case resembled(Place, Grounds)

  /// Where it stands today, or may stand, under another number or in other words.
  var places: [Place] {
    switch self {
    case .changed(let id, _): [.criterion(id)]
    case .moved(let place, _): [place]
    case .resembled(let place, _): [place]
    case .undecided(let places): places
    case .kept, .removed: []
    }
  }

  /// Its number stands for it no more, or perhaps not.
  var isElsewhere: Bool {
    switch self {
    case .moved, .removed, .undecided, .resembled: true
    case .kept, .changed: false
    }
  }

  /// Its words are others than then.
  var isEdited: Bool {
    switch self {
    case .changed: true
    case .moved(_, let grounds): grounds.isEdited
    case .kept, .removed, .undecided, .resembled: false
    }
  }

  /// All its words are the same, and it demands something else all the same.
  var hasOtherFigure: Bool { if case .moved(_, .figure) = self { true } else { false } }

  /// Nothing but the number speaks for it: it may be the same criterion rewritten, or another one in its place.
  var isByNumberAlone: Bool { if case .changed(_, .number) = self { true } else { false } }

  /// What whoever looks for a criterion that is gone may want to see.
  package struct Hint: Hashable, Sendable {
    package let criterion: CriterionID
    /// How much it is like that one; `nil` for what stands in its place, where its requirement went.
    package let likeness: Grounds?
  }

  package enum Place: Hashable, Sendable {
    case criterion(CriterionID)
    case requirement(RequirementID)
    /// A number that several requirements bear, as several bore the number that it had: as unclear as it was.
    case shared(RequirementNumber, CriterionLabel?, SpecID)

    /// `8.4`, `8`
    package var local: String {
      switch self {
      case .criterion(let id): id.local
      case .requirement(let id): id.local
      case .shared(let number, let label, _): number.text + (label.map { ".\($0)" } ?? "")
      }
    }

    /// The same; with its spec, where that is another one: `005/8.4`.
    package func called(in home: SpecID?) -> String {
      home == nil || spec == home ? local : "\(spec.short)/\(local)"
    }

    package var spec: SpecID {
      switch self {
      case .criterion(let id): id.spec
      case .requirement(let id): id.spec
      case .shared(_, _, let spec): spec
      }
    }
  }
}

/// Why a criterion of today is taken for one of then.
package enum Grounds: Hashable, Sendable, CustomStringConvertible {
  case sameText
  /// Other punctuation, or other letter case.
  case sameWords
  /// Several bear the text, as many as then: the first is the first.
  case order
  /// Most telling words are the same.
  case words(common: Int, of: Int)
  /// All telling words are the same, of no others, and of the figures all but one.
  case figure(then: String, today: String)
  /// The number is the same, and nothing else is like it.
  case number
  /// All criteria of a requirement that are still there.
  case requirement

  package var description: String {
    switch self {
    case .sameText: "the same text"
    case .sameWords: "the same words"
    case .order: "the same text as others, told apart by their order"
    case .words(let common, let of): "\(common) of \(of) telling words are the same"
    case .figure(let then, let today): "the same words, with \(today) for \(then)"
    case .number: "the same number"
    case .requirement: "its criteria moved there together"
    }
  }

  /// The words are others.
  package var isEdited: Bool {
    switch self {
    case .words, .figure, .number: true
    case .sameText, .sameWords, .order, .requirement: false
    }
  }
}
