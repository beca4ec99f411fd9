/// The words of a criterion, for telling an edited text from another one.
///
/// Letter case and punctuation do not count, nor do the words that every criterion has: those of EARS, articles and the like.
struct CriterionWords: Hashable, Sendable {
  /// All words, in order: two texts with the same ones say the same.
  let all: [String]
  /// Those that tell criteria apart, with how often each stands there.
  private let telling: [String: Int]
  private let count: Int

  private static let common: Set<String> = [
    "when", "while", "if", "where", "then", "shall", "the", "a", "an", "and", "or", "of", "to", "is", "are", "be", "in",
    "it",
    "its", "that", "for", "on", "by", "with", "not",
  ]

  init(_ text: String) {
    all = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let words = all.filter { !Self.common.contains($0) }
    telling = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    count = words.count
  }

  /// How many telling words two texts share, of how many they have.
  struct Overlap: Hashable, Sendable {
    let common: Int
    /// Of the longer one.
    let of: Int
    /// Twice the common words in the words of both, 0...1.
    let ratio: Double
  }

  func overlap(with other: Self) -> Overlap {
    let common = telling.reduce(0) { $0 + min($1.value, other.telling[$1.key] ?? 0) }
    let both = count + other.count
    return Overlap(
      common: common,
      of: max(count, other.count),
      ratio: both == 0 ? 0 : 2 * Double(common) / Double(both)
    )
  }

  /// - Returns: `nil` where the other one does not hold all of its words, or where they are too few to tell.
  func within(_ other: Self) -> Overlap? {
    guard count >= 4 else { return nil }
    let overlap = overlap(with: other)
    return overlap.common == count ? overlap : nil
  }

  /// `24` and `48` make two demands of what is otherwise the same sentence; so does a `not`.
  func hasSameFigures(as other: Self) -> Bool { figures == other.figures }

  private var figures: [String] { all.filter { $0 == "not" || $0.contains(where: \.isNumber) } }
}
