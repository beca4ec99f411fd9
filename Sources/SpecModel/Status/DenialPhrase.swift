/// Reads a denial of one language at the front of a clause.
struct DenialPhrase {
  private let words: [String]
  private let language: DenialLanguage
  private var index = 0
  private var isLater = false

  init(_ words: [String], _ language: DenialLanguage) {
    self.words = words
    self.language = language
  }

  func read() -> StatusDenial? {
    var phrase = self
    return phrase.whole() ?? phrase.neither() ?? phrase.denied() ?? phrase.lacking()
  }

  // MARK: Forms

  /// `fails to shut`, `schlägt fehl`: what follows it does not matter.
  private mutating func whole() -> StatusDenial? {
    guard let phrase = language.wholes.first(where: { begins(with: $0.words, at: 0) }) else { return nil }
    guard phrase.isOpen || phrase.words.count == words.count else { return nil }
    return found(phrase.denial, to: phrase.words.count)
  }

  /// `neither met nor tested`
  private func neither() -> StatusDenial? {
    var index = 0
    while words.indices.contains(index), language.verbs.contains(words[index]) { index += 1 }
    guard let pair = language.neither.first(where: { words.indices.contains(index) && words[index] == $0.first }),
      let second = words[(index + 1)...].firstIndex(of: pair.second)
    else { return nil }
    let achieved = (words[(index + 1)..<second] + words[(second + 1)...]).contains { language.achieved.contains($0) }
    return achieved ? found(.unmet, to: words.count) : nil
  }

  /// `is not yet fully met`, `far from done`, `will be met`
  private mutating func denied() -> StatusDenial? {
    index = 0
    isLater = false
    // `is still only partly met`, and never `is not only met`.
    skip(language.verbs, language.standing)
    guard let negation = negation() else { return nil }
    index += negation.length
    // `isn't` and nothing else.
    if index == words.count, negation.isAnswer { return found(.unmet, to: index) }
    skip(language.verbs, language.hedges)
    guard words.indices.contains(index), language.achieved.contains(words[index]) else { return nil }
    index += 1
    // `no cumplido del todo`
    skip(language.hedges)
    return ending(negation.isLater || isLater ? .later : .unmet, isPromise: negation.isPromise)
  }

  /// `is still missing on iOS`, `remains open`
  private mutating func lacking() -> StatusDenial? {
    guard !language.lacks.isEmpty else { return nil }
    index = 0
    skip(language.verbs)
    let isPast = words[..<index].contains { language.pasts.contains($0) }
    // `still failing` needs no verb.
    guard index > 0 || words.first.map(language.stillness.contains) ?? false else { return nil }
    skip(language.standing)
    guard let lack = language.lacks.first(where: { begins(with: $0.words, at: index) }) else { return nil }
    // `was missing until yesterday` is over.
    guard !isPast || lack.isAmbiguous else { return nil }
    index += lack.words.count
    if index == words.count { return found(lack.denial, to: index) }
    let goesOn =
      lack.isAmbiguous
      ? language.plansWork && WorkPlan.isNamed(by: words[index...]) : language.goingOn.contains(words[index])
    return goesOn ? found(lack.denial, to: words.count) : nil
  }

  // MARK: Parts

  private struct Negation {
    let length: Int
    var isLater = false
    var isPromise = false
    /// It may stand alone.
    var isAnswer = false
  }

  private func negation() -> Negation? {
    guard words.indices.contains(index) else { return nil }
    if language.contractions.contains(words[index]) { return Negation(length: 1, isAnswer: words[index] != "cannot") }
    return language.negations.first { begins(with: $0.words, at: index) }
      .map { Negation(length: $0.words.count, isLater: $0.kind != .denial, isPromise: $0.kind == .promise) }
  }

  private mutating func skip(_ fillers: Set<String>...) {
    while words.indices.contains(index) {
      let word = words[index]
      let isYet = language.yet.contains(word)
      guard isYet || fillers.contains(where: { $0.contains(word) }) else { return }
      isLater = isLater || isYet
      index += 1
    }
  }

  private func begins(with phrase: [String], at index: Int) -> Bool {
    index + phrase.count <= words.count && words[index...].starts(with: phrase)
  }

  /// Behind the word for what is achieved nothing stands, or what says where, when or why.
  private func ending(_ denial: Claim.Denial, isPromise: Bool) -> StatusDenial? {
    guard index < words.count else { return found(denial, to: index) }
    if isPromise, language.promising.contains(words[index]) { return found(denial, to: words.count) }
    if language.yet.contains(words[index]) { return found(.later, to: words.count) }
    // `not addressed here`, `not covered in this task`: nobody says that it should be.
    if language.elsewhere.contains(where: { begins(with: $0, at: index) }) { return found(.untouched, to: words.count) }
    return language.goingOn.contains(words[index]) ? found(denial, to: words.count) : nil
  }

  private func found(_ denial: Claim.Denial, to end: Int) -> StatusDenial {
    StatusDenial(denial: denial, words: words[..<end].joined(separator: " "))
  }
}
