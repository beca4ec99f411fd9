/// When work is to be done that somebody puts off: `to the next release`, `until phase 2`, `to v2`. A component puts off as well what it
/// does, `to the next frame`, `until the key is released`: only words of planning tell that people do.
package enum WorkPlan {
  /// - Parameter words: what stands behind `deferred`, in small letters.
  package static func isNamed(by words: some Sequence<some StringProtocol>) -> Bool {
    var words = words.prefix(most).map(bare)[...]
    guard let joint = words.popFirst(), ["to", "until", "till"].contains(joint) else { return false }
    let isDefinite = words.first.map { articles.contains($0) } ?? false
    if isDefinite { words.removeFirst() }
    guard let first = words.first else { return false }
    if isVersion(first) || occasions.contains(first) { return true }
    if laters.contains(first) {
      // `until later`, and not `until later frames`.
      if words.count == 1 { return first == "later" || first == "future" }
      return (words.indices.dropFirst().prefix(3).contains { isStage(words[$0...], isCounted: true) })
        || !isDefinite && first == "next" && calendar.contains(words[words.startIndex + 1])
    }
    return words.indices.prefix(3).contains { isStage(words[$0...], isCounted: false) }
  }

  /// `phase 2`, `v2`, `the next release`, `the backlog`, and nothing more: what is moved there is not done here. `task 2` may have done it,
  /// and `2.1` may be a requirement.
  package static func isRelease(_ words: [some StringProtocol]) -> Bool {
    guard words.count <= most else { return false }
    var words = words.map(bare)[...]
    if let first = words.first, articles.contains(first) { words.removeFirst() }
    guard let first = words.popFirst() else { return false }
    guard let second = words.popFirst() else {
      return first == "backlog" || first.utf8.first == UInt8(ascii: "v") && isVersion(first)
    }
    let isNumbered = releases.contains(first) && second.utf8.first.map { (48...57).contains($0) } == true
    return words.isEmpty && (isNumbered || laters.contains(first) && releases.contains(second))
  }

  private static let releases: Set<String> = [
    "phase", "version", "release", "milestone", "sprint", "iteration", "quarter",
  ]

  /// Nobody needs more words to say when.
  private static let most = 8
  private static let articles: Set<String> = ["the", "a", "an", "our", "its", "their"]
  private static let laters: Set<String> = [
    "next", "later", "future", "following", "subsequent", "upcoming", "another", "separate", "different",
  ]
  private static let occasions: Set<String> = [
    "backlog", "follow-up", "followup", "mvp", "post-launch", "post-mvp", "post-release", "roadmap",
  ]
  private static let calendar: Set<String> = ["week", "month", "year"]

  private static let stages: Set<String> = [
    "backlog", "cycle", "epic", "increment", "iteration", "milestone", "milestones", "pr", "project", "quarter",
    "release", "releases", "roadmap", "spec", "specs", "sprint", "sprints", "story", "ticket", "version", "versions",
  ]
  /// Programs have them as well: of work only with a number, or where they are the next.
  private static let counted: Set<String> = ["phase", "phases", "stage", "step", "task", "tasks"]

  /// `release`, `phase 2`, `the next task for iOS`, and not `task queue`, `version check`.
  private static func isStage(_ words: ArraySlice<String>, isCounted: Bool) -> Bool {
    guard let noun = words.first else { return false }
    let next = words.dropFirst().first
    let isNumbered = next.map { $0.utf8.contains { (48...57).contains($0) } || numbers.contains($0) } ?? false
    if counted.contains(noun) { return isNumbered || isCounted && (next.map { ends.contains($0) } ?? true) }
    return stages.contains(noun) && (isNumbered || (next.map { ends.contains($0) } ?? true))
  }

  private static let numbers: Set<String> = ["one", "two", "three", "four", "five"]
  private static let ends: Set<String> = [
    "after", "and", "as", "because", "by", "due", "for", "in", "on", "since", "so", "when", "where", "which", "with",
  ]

  /// `v2`, `2.1`, `q3`
  private static func isVersion(_ word: String) -> Bool {
    guard let first = word.utf8.first, let last = word.utf8.last, (48...57).contains(last) || last == 0x78 else {
      return false
    }
    let rest = word.utf8.dropFirst()
    if first == UInt8(ascii: "v") || first == UInt8(ascii: "q") {
      return rest.first.map { (48...57).contains($0) } ?? false
    }
    return (48...57).contains(first) && rest.contains(UInt8(ascii: "."))
  }

  private static let signs = Set("()[]*_`,.:;!\"'".unicodeScalars)

  private static func bare(_ word: some StringProtocol) -> String {
    var scalars = String(word).unicodeScalars[...]
    while let first = scalars.first, signs.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, signs.contains(last) { scalars.removeLast() }
    return String(scalars)
  }
}
