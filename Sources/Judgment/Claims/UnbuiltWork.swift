/// Words that say of something that it was never built, or only begun: `Export: not yet built`, `Export - unfinished`, `Export (does not
/// compile on iPad)`.
///
/// Asked of remarks, as `UnfinishedWork` is. What stands before the remark may name what is shown so: `Task list - unfinished`.
enum UnbuiltWork {
  /// - Parameters:
  ///   - words: all of a remark, in small letters.
  ///   - lead: what stands before it, in small letters.
  static func isTold(by words: [Substring], behind lead: Substring) -> Bool {
    guard words.count <= most else { return false }
    let (said, rest) = words.parted { $0.isIn(verbs) }
    if failsToRun(words) { return true }
    return (isNotYet(rest) || isToBe(rest, behind: said) || isBegun(rest)) && !ShownStates.areNamed(in: lead)
  }

  /// Nobody needs more words to say it.
  private static let most = 9
  private static let verbs: Set<Substring> = [
    "is", "are", "was", "has", "have", "been", "remains", "it", "still", "but", "currently",
  ]
  private static let hedges: Set<Substring> = ["been", "fully", "completely", "entirely", "quite", "really"]

  /// What people do to software. Of `loaded`, `created` or `connected` a component may wait as well.
  private static let works: Set<Substring> = [
    "added", "built", "coded", "complete", "completed", "covered", "done", "finished", "fixed", "functional",
    "implemented", "integrated", "merged", "migrated", "ported", "shipped", "supported", "tested", "validated",
    "verified", "wired", "working", "written",
  ]

  /// `not yet built`, `not built yet`, `isn't fully wired yet on iOS`
  private static func isNotYet(_ words: ArraySlice<Substring>) -> Bool {
    guard let first = words.first, first == "not" || first.hasSuffix("n't") else { return false }
    let (fillers, rest) = words.dropFirst().parted { $0 == "yet" || $0.isIn(hedges) }
    guard let work = rest.first, works.contains(work) else { return false }
    let end = rest.dropFirst()
    return (fillers.contains("yet") || end.first == "yet") && isPlace(end.drop { $0 == "yet" })
  }

  /// `yet to be built`, `still to be written`
  private static func isToBe(_ words: ArraySlice<Substring>, behind said: ArraySlice<Substring>) -> Bool {
    let isYet = words.first == "yet"
    let rest = isYet ? words.dropFirst() : words
    guard isYet || said.contains("still"), rest.starts(with: ["to", "be"]), let work = rest.dropFirst(2).first else {
      return false
    }
    return works.contains(work) && isPlace(rest.dropFirst(3))
  }

  /// `unfinished`, `unfinished on iOS`
  private static func isBegun(_ words: ArraySlice<Substring>) -> Bool {
    words.first.map { begun.contains($0) } == true && isPlace(words.dropFirst())
  }

  private static let begun: Set<Substring> = [
    "half-built", "half-done", "half-finished", "unbuilt", "unfinished", "unimplemented",
  ]

  /// `does not compile on iPad`, and not `does not fire when disabled`.
  private static func failsToRun(_ words: [Substring]) -> Bool {
    var rest = words[...]
    guard let verb = rest.popFirst() else { return false }
    if ["does", "do"].contains(verb) {
      guard rest.popFirst() == "not" else { return false }
    } else if !["doesn't", "don't"].contains(verb) {
      return false
    }
    guard let run = rest.popFirst(), runs.contains(run) else { return false }
    let place = rest.drop { $0 == "yet" }
    guard let joint = place.first, ["on", "in", "under"].contains(joint), place.count < 4 else { return false }
    return place.dropFirst().contains { UnfinishedWork.platforms.contains($0) }
  }

  private static let runs: Set<Substring> = ["build", "compile", "function", "launch", "run", "work"]

  /// Nothing, or where: `on iOS`, `for the dark theme`.
  private static func isPlace(_ words: ArraySlice<Substring>) -> Bool {
    words.first.map { UnfinishedWork.joints.contains($0) } ?? true
  }
}

extension Collection where Element == Substring {
  fileprivate func parted(by isLead: (Substring) -> Bool) -> (SubSequence, SubSequence) {
    let end = firstIndex { !isLead($0) } ?? endIndex
    return (self[..<end], self[end...])
  }
}

extension Substring {
  fileprivate func isIn(_ words: Set<Substring>) -> Bool { words.contains(self) }
}
