/// A few words by which people say that something is not met, or not yet: `not yet fully met`, `far from done`, `kaum erfüllt`,
/// `満たされていない`.
///
/// They are put together of a denial, what weakens it, and a word for what is achieved, so that nobody needs to list them.
package struct StatusDenial: Equatable, Sendable {
  package let denial: Claim.Denial
  /// As they stand there, in small letters.
  package let words: String

  /// - Parameter text: in small letters; only its first clause is heard, and of that what it begins with.
  /// - Returns: `nil` where the words go on with something else: `not met by the old code`.
  package static func atFront(of text: some StringProtocol) -> StatusDenial? {
    guard Array(text.utf8.prefix(longest)).withUnsafeBufferPointer({ DenialSigns.lead($0[...]) }) else { return nil }
    let clause = clause(of: text)
    if let denial = ScriptDenial.denial(clause) { return StatusDenial(denial: denial, words: clause) }
    let words = clause.split(separator: " ").prefix(mostWords).map { straightened($0) }
    return DenialLanguages.all.denial(atFrontOf: words)
  }

  /// What a clause ends with: `auf iOS nicht implementiert`.
  ///
  /// - Parameter words: of the clause, in small letters.
  package static func atEnd(of words: [Substring], in languages: DenialLanguages) -> StatusDenial? {
    languages.denial(atEndOf: words.suffix(mostWords).map(String.init))
  }

  /// Nobody needs more words to say no.
  private static let mostWords = 10
  /// In bytes.
  private static let longest = 160

  private static func clause(of text: some StringProtocol) -> String {
    var bytes = text.utf8.prefix(longest)[...]
    if let end = bytes.firstIndex(where: { ends.contains($0) }) { bytes = bytes[..<end] }
    var clause = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    if let end = clause.firstIndex(where: { wideEnds.contains($0) }) { clause = clause[..<end] }
    return String(clause)
  }

  private static let ends = Set(",.;:()!?|".utf8)
  private static let wideEnds = Set("\u{2013}\u{2014}\u{2192}。、，；：（）！？".unicodeScalars)

  /// `isn’t`, `**not**`
  private static func straightened(_ word: Substring) -> String {
    var scalars = word.unicodeScalars[...]
    while let first = scalars.first, marks.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, marks.contains(last) { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars.map { $0 == "\u{2019}" ? "'" : $0 }))
  }

  private static let marks = Set("*_`~\"".unicodeScalars)
}
