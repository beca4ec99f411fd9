/// The words of a success criterion, without what may differ between a task and its report.
struct Wording {
  private let words: Set<String>
  private let numbers: Set<String>
  /// Words and numbers that must come again: those outside of parentheses.
  private let wordsOutside: Set<String>
  private let numbersOutside: Set<String>

  init(_ text: String) {
    (words, numbers) = Self.split(text[...])
    var outside = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if depth == 0 { outside.append(character) }
      if character == ")" { depth = max(0, depth - 1) }
    }
    (wordsOutside, numbersOutside) = Self.split(outside[...])
  }

  /// What a comparison with it costs.
  var size: Int { words.count + numbers.count }

  /// Nearly all of its words are the other's, most of the other's are there, and so are its numbers and its negations.
  func restates(_ other: Wording) -> Bool {
    guard numbers.isSubset(of: other.numbers), other.numbersOutside.isSubset(of: numbers) else { return false }
    guard words.isDisjoint(with: Self.negations) == other.words.isDisjoint(with: Self.negations) else { return false }
    let shared = words.intersection(other.words).count
    return shared * 10 >= words.count * 7
      && words.intersection(other.wordsOutside).count * 2 >= other.wordsOutside.count
  }

  private static let negations: Set<String> = ["no", "not", "never", "without"]

  private static func split(_ text: Substring) -> (words: Set<String>, numbers: Set<String>) {
    let pieces = text.lowercased().split { !$0.isWordLetter && !$0.isWordNumber }
    return (
      Set(pieces.filter { $0.first?.isWordNumber == false }.map(stem)),
      Set(pieces.filter { $0.first?.isWordNumber == true }.map { String($0.prefix(while: \.isWordNumber)) })
    )
  }

  /// `implements`, `implemented` and `implementing` are one word.
  private static func stem(_ word: Substring) -> String {
    for ending in ["ing", "ed", "es", "s"] where word.hasSuffix(ending) && word.count >= ending.count + 3 {
      return String(word.dropLast(ending.count))
    }
    return String(word)
  }
}
