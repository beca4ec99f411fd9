package import SpecModel

/// Why a claim is held to be about another criterion than the one that it cites.
package struct Misdirection: Hashable, Sendable {
  /// The criterion that its words fit.
  package let target: CriterionID
  /// Another one, mostly a sibling of it, that its words fit as well, or nearly: its author knows which of them is meant.
  package let sibling: CriterionID?
  /// How many of its words that criterion holds, and the best of those that it cites.
  package let wordsInTarget: Int
  package let wordsInCited: Int
  /// How many words it has that could tell criteria apart.
  package let words: Int
  /// How many more claims of its report, on the same requirement, fit the requirement of the target.
  package let companions: Int
  package let reason: Reason

  /// What speaks for its target.
  package enum Reason: Hashable, Sendable {
    /// Its words do, by themselves or in company.
    case words
    /// It repeats the title of the requirement.
    case title
    /// It says too little, and those do that stand beside it under the same requirement.
    case block(Block)
  }

  /// The claims of a report on one requirement, as lines.
  package struct Block: Hashable, Sendable {
    package let lines: Int
    /// How many of them fit the requirement of the target, number by number.
    package let fitting: Int
    /// How many claims under other requirements of the report went as far.
    package let elsewhere: Int
    /// How far, counted in requirements.
    package let offset: Int
  }
}
