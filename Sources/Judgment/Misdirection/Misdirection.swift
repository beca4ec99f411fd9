package import SpecModel

/// Why a claim is held to be about another criterion than the one that it cites.
package struct Misdirection: Hashable, Sendable {
  /// The criterion that its words fit.
  package let target: CriterionID
  /// How many of its words that criterion holds, and the best of those that it cites.
  package let wordsInTarget: Int
  package let wordsInCited: Int
  /// How many words it has that could tell criteria apart.
  package let words: Int
  /// How many more claims of its report, on the same requirement, fit the requirement of the target.
  package let companions: Int
}
