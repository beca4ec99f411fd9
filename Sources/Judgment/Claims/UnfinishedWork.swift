/// A remark that says how much of the work is not done: `one test still fails`, `60% done`, `stub only`, `requires follow-up`,
/// `broken on iOS`.
///
/// Asked of remarks, never of what stands within a sentence: `shows what is 60% done` and `replaces the stub` tell of what was built.
enum UnfinishedWork {
  /// - Parameter words: all of a remark, in small letters.
  static func isTold(by words: [Substring]) -> Bool {
    guard words.count <= most else { return false }
    let words = openings.contains(words.first ?? "") ? words.dropFirst() : words[...]
    return failingTests(words) || isShare(words) || isStub(words) || needsMore(words) || lacks(words)
      || failsSomewhere(words)
  }

  /// What a phrase says was left, in the singular: a criterion that asks for a stub is met by one.
  static func subject(of phrase: String) -> Substring? {
    phrase.split(separator: " ").first { stubs.contains($0) || $0 == "stubbed" }.map { word in
      word.hasPrefix("stub") ? word.prefix(4) : word.hasSuffix("s") ? word.dropLast() : word
    }
  }

  /// Nobody needs more words to say it.
  private static let most = 9
  private static let openings: Set<Substring> = ["but", "though", "although", "however"]

  /// `one test still fails`, `2 tests are failing on CI`, `some tests fail`; and `1 failing test remains`.
  ///
  /// `the test fails when it is narrow` is what a good test does, and `no test fails` says that all is well.
  private static func failingTests(_ words: ArraySlice<Substring>) -> Bool {
    guard let count = words.first else { return false }
    var rest = words.dropFirst()
    let isStanding = rest.first == "still"
    if rest.first == "failing" { return isTest(rest.dropFirst().first) && rest.count == 3 && remains(rest.last) }
    if !isTest(rest.first) { rest = rest.dropFirst() }
    guard isTest(rest.first) else { return isStanding }
    rest = rest.dropFirst()
    let verbs = rest.prefix { fillers.contains($0) }
    rest = rest.dropFirst(verbs.count)
    guard let verb = rest.first, failing.contains(verb) else { return false }
    let isStill = verbs.contains("still")
    guard isCount(count) || isStill && articles.contains(count) else { return false }
    guard let next = rest.dropFirst().first else { return true }
    return isStill ? joints.contains(next) : next == "on" && platforms.contains(rest.dropFirst(2).first ?? "")
  }

  private static func isTest(_ word: Substring?) -> Bool { word == "test" || word == "tests" }
  private static func remains(_ word: Substring?) -> Bool { ["remains", "remain", "left"].contains(word ?? "") }

  /// Any number but none.
  private static func isCount(_ word: Substring) -> Bool { counts.contains(word) || (Int(word) ?? 0) > 0 }

  private static let counts: Set<Substring> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "some", "several", "many", "most",
  ]
  private static let articles: Set<Substring> = ["a", "an", "the", "its", "our"]
  private static let fillers: Set<Substring> = ["still", "is", "are", "currently"]
  private static let failing: Set<Substring> = ["fail", "fails", "failing", "failed"]
  /// What stands before where it is: `on iOS`.
  static let joints: Set<Substring> = ["on", "in", "for", "under", "with"]

  /// `60% done`, `about 60 % implemented on iOS`; `60% smaller` and `100% done` deny nothing.
  private static func isShare(_ words: ArraySlice<Substring>) -> Bool {
    var rest = words
    if let word = rest.first, abouts.contains(word) { rest = rest.dropFirst() }
    guard var share = rest.popFirst() else { return false }
    while share.utf8.first == UInt8(ascii: "~") { share = share.dropFirst() }
    if share.utf8.last == UInt8(ascii: "%") {
      share = share.dropLast()
    } else if rest.popFirst() != "%" {
      return false
    }
    guard let percent = Double(share), percent < 100, let verb = rest.popFirst(), done.contains(verb) else {
      return false
    }
    return rest.first.map { joints.contains($0) } ?? true
  }

  private static let abouts: Set<Substring> = [
    "about", "approximately", "around", "circa", "currently", "nearly", "only", "roughly", "~",
  ]
  private static let done: Set<Substring> = ["done", "complete", "completed", "finished", "implemented", "ready"]

  /// `stub only`, `only a placeholder`, `still a stub`, `stubbed out for now`; `stub replaced` says the contrary.
  private static func isStub(_ words: ArraySlice<Substring>) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if first == "stubbed" {
      return words.count == 1 || words.dropFirst().elementsEqual(["out"])
        || words.suffix(2).elementsEqual(["for", "now"])
    }
    if words.count == 2, stubs.contains(first) { return last == "only" }
    guard words.count <= 4, stubs.contains(last) else { return false }
    let before = words.dropLast()
    return before.contains { ["only", "just", "still"].contains($0) } && before.allSatisfy { stubWords.contains($0) }
  }

  private static let stubs: Set<Substring> = ["stub", "stubs", "placeholder", "placeholders", "skeleton"]
  private static let stubWords: Set<Substring> = ["a", "an", "are", "as", "is", "it", "just", "only", "still"]

  /// `requires follow-up`, `needs more work`, `follow-up needed on iOS`; whoever needs none says so with `no`.
  private static func needsMore(_ words: ArraySlice<Substring>) -> Bool {
    var rest = words
    let isDemand = rest.first.map { demands.contains($0) } ?? false
    if isDemand { rest = rest.dropFirst() }
    if let size = rest.first, ["a", "some", "more", "further", "additional"].contains(size) {
      rest = rest.dropFirst()
    } else if rest.first == "work" {
      // `work is needed` may be needed of anything.
      return false
    }
    guard let noun = rest.popFirst() else { return false }
    if noun == "follow" {
      guard rest.popFirst() == "up" else { return false }
    } else if !["follow-up", "followup", "work", "rework"].contains(noun) {
      return false
    }
    if !isDemand {
      if let verb = rest.first, ["is", "are", "still"].contains(verb) { rest = rest.dropFirst() }
      guard let participle = rest.popFirst(), ["needed", "required", "necessary", "pending"].contains(participle) else {
        return false
      }
    }
    return rest.first.map { joints.contains($0) || $0 == "before" } ?? true
  }

  private static let demands: Set<Substring> = ["requires", "needs", "require", "need"]

  /// `no tests yet`
  private static func lacks(_ words: ArraySlice<Substring>) -> Bool {
    words.count == 3 && words.first == "no" && words.last == "yet"
      && ["test", "tests", "implementation", "code", "coverage", "evidence", "verification"]
        .contains(words[words.startIndex + 1])
  }

  /// `broken on iOS`, `fails on CI`: on a platform, where nothing else is said; `fails on a damaged picture` may be demanded.
  private static func failsSomewhere(_ words: ArraySlice<Substring>) -> Bool {
    var rest = words
    while let filler = rest.first, fillers.contains(filler) { rest = rest.dropFirst() }
    guard let verb = rest.popFirst(), ["broken", "fails", "failing", "crashes"].contains(verb),
      let joint = rest.popFirst(), joint == "on" || joint == "in"
    else { return false }
    if rest.first == "the" { rest = rest.dropFirst() }
    return rest.count == 1 && platforms.contains(rest.first ?? "")
  }

  static let platforms: Set<Substring> = [
    "android", "chrome", "ci", "edge", "firefox", "ios", "ipad", "ipados", "iphone", "linux", "mac", "macos", "safari",
    "tvos", "visionos", "watchos", "web", "windows",
  ]
}
