/// What a report demands less than the task whose success criterion it shows in nearly the same words.
///
/// What the report adds is no weakening, unless it takes something back: evidence and detail make a criterion longer.
enum Weakening: Equatable {
  /// `mostly`, `where possible`, `some`, `for large text`: the report adds it.
  case hedge(String)
  /// `all`, `every`: the report leaves it out.
  case quantifier(String)
  /// `on every platform`, `and Android`: the report says nothing of them.
  case phrase([String])
  /// `pass`, `approved`: what should come of it.
  case outcome(String)
  /// `200 ms` that became `200 s`, `at least 3` that became `at most 3`, or a number that is another, or is gone.
  case measure(String, became: String?)

  /// In bytes: a criterion of pages is none.
  private static let longest = 4_000

  /// - Parameter beside: what the same line says behind the claim: what stands there is not left out.
  init?(of criterion: String, in claim: String, beside: String = "") {
    guard max(criterion.utf8.count, claim.utf8.count + beside.utf8.count) <= Self.longest else { return nil }
    let title = ComparedText(claim)
    let isShown = !beside.isEmpty && !Self.denies(beside)
    self.init(of: ComparedText(criterion), in: title, shown: isShown ? ComparedText("\(claim); \(beside)") : title)
  }

  /// `Android follows in task 4`: what it names is just what was left out.
  static func denies(_ words: String) -> Bool {
    words.lowercased().split { !$0.isLetter }.contains { denials.contains($0) }
  }

  private static let denials: Set<Substring> = [
    "not", "without", "follow", "follows", "later", "except", "but", "pending", "todo", "deferred", "only",
    "missing",
    "remaining", "remain", "remains", "open", "yet", "next", "until", "partly", "partially", "future", "planned",
    "none",
    "never", "skipped", "excluded", "postponed", "fails", "failed",
  ]

  private init?(of criterion: ComparedText, in claim: ComparedText, shown: ComparedText) {
    if let hedge = claim.hedges.first(where: { !criterion.hedges.contains($0) }) ?? claim.narrowing(of: criterion) {
      self = .hedge(hedge)
    } else if let measure = criterion.measure(missingIn: claim) {
      self = .measure(measure.written, became: measure.became)
    } else if let quantifier = criterion.quantifier(missingIn: shown) {
      // `for all families`: where the whole of it is gone, the whole of it is told.
      let missing =
        criterion.phrases(missingIn: shown)?.filter { $0.lowercased().contains(quantifier.lowercased()) } ?? []
      self = missing.isEmpty ? .quantifier(quantifier) : .phrase(missing)
    } else if let outcome = criterion.outcome(missingIn: shown) {
      self = .outcome(outcome)
    } else if let phrase = criterion.phrases(missingIn: shown) {
      self = .phrase(phrase)
    } else {
      return nil
    }
  }

  /// Another number in the place of one, also within parentheses: what differs where nothing else is known to.
  init?(numberOf criterion: String, in claim: String) {
    guard max(criterion.utf8.count, claim.utf8.count) <= Self.longest,
      let change = ComparedText(criterion).number(changedIn: ComparedText(claim))
    else { return nil }
    self = .measure(change.written, became: change.became)
  }

  /// The end of a sentence about the report.
  var summary: String {
    switch self {
    case .hedge(let words): "it adds `\(words)`"
    case .quantifier(let words), .outcome(let words): "it leaves out `\(words)`"
    case .phrase(let words): "it leaves out \(words.map { "`\($0)`" }.joined(separator: " and "))"
    case .measure(let words, let became): became.map { "`\(words)` became `\($0)`" } ?? "it does not say `\(words)`"
    }
  }
}
