import SpecModel

/// What the words around a file say became of it: that it has another name now, or was never made.
enum ArtifactFate {
  enum Certainty { case certain, likely }

  /// Whether the words between two files, and those before both, make the first one the old name of the second.
  static func renaming(before: TextSlice, between: TextSlice) -> Certainty? {
    let joint = between.trimmed
    guard joint.count <= longest else { return nil }
    let words = joint.string.lowercased().split { $0 == " " || $0 == ":" }.map(String.init)
    guard let last = words.last else { return nil }
    let lead = before.withoutLeadingEmphasis
    let isSaid = words.contains(where: moves.contains) || moved.contains { lead.hasPrefixIgnoringCase($0) }
    if arrows.contains(last) { return isSaid ? .certain : words.count == 1 ? .likely : nil }
    return isSaid && ["to", "by", "with", "as", "into"].contains(last) ? .certain : nil
  }

  private static let longest = 48
  private static let arrows: Set<String> = ["\u{2192}", "->", "=>", "\u{27F6}", "\u{21D2}"]
  private static let moves: Set<String> = ["renamed", "moved", "replaced"]
  private static let moved: [StaticString] = ["renamed", "rename", "moved", "move", "replaced", "replace"]

  /// `` Delete `a.ts` ``, `` Remove the old file `a.ts` ``, and not `` Remove the handler from `a.ts` ``.
  static func isDeletion(_ text: TextSlice) -> Bool {
    let text = text.withoutLeadingEmphasis
    guard text.first | 0x20 == UInt8(ascii: "d") || text.first | 0x20 == UInt8(ascii: "r"), let tick = text.find("`"),
      tick - text.start <= longest
    else { return false }
    let words = text.slice(to: tick).string.lowercased().split { !$0.isLetter }.map(String.init)
    return words.first.map(deletions.contains) == true && words.dropFirst().allSatisfy(deleted.contains)
      && endsWithFile(text.slice(from: tick))
  }

  /// `` `a.ts`, `b.ts` (unused) ``, and not `` `a.ts` imports ``: it goes on with what is no part of the file.
  private static func endsWithFile(_ text: TextSlice) -> Bool {
    var rest = text
    while rest.first == 96, let close = rest.slice(from: rest.start + 1).find("`") {
      rest = rest.slice(from: close + 1).trimmed
      for joint in [", ", "and ", "& "] as [StaticString] { rest = rest.dropping(joint)?.trimmed ?? rest }
    }
    var end = rest.start
    while isLetter(rest[end]) { end += 1 }
    let word = rest.slice(to: end).string.lowercased()
    return word.isEmpty || deleted.contains(word) || behindFiles.contains(word)
  }

  private static let behindFiles: Set<String> = [
    "and", "as", "because", "from", "if", "in", "its", "once", "since", "so", "when", "which", "with",
  ]

  private static let deletions: Set<String> = [
    "delete", "deleted", "deletes", "deleting", "deletion", "remove", "removed", "removes", "removing", "removal",
  ]
  private static let deleted: Set<String> = [
    "of", "the", "a", "old", "obsolete", "unused", "legacy", "stale", "file", "files", "folder", "module", "source",
    "component", "test", "script", "entirely",
  ]

  /// `Not needed: `a.ts``, `` `a.ts` (not created, ...) ``, `` `a.ts` - planned, see task 2 ``, `` ❌ `a.ts` - dropped ``
  static func isUnmade(before: TextSlice, behind: TextSlice) -> Bool {
    let lead = MarkReader.leading(before)
    if let lead, lead.mark == .failed { return true }
    return unmade((lead?.rest ?? before).withoutLeadingEmphasis) || unmade(skippingJoints(behind))
  }

  private static func skippingJoints(_ text: TextSlice) -> TextSlice {
    var rest = text.trimmed
    while let next = joints.lazy.compactMap({ rest.dropping($0) }).first { rest = next }
    return rest
  }

  private static let joints: [StaticString] = ["(", "- ", ":", "\u{2013}", "\u{2014}", "**", ","]

  private static func unmade(_ text: TextSlice) -> Bool {
    guard let words = denials.first(where: { text.hasPrefixIgnoringCase($0) }) else { return false }
    return !isWordByte(text[text.start + words.utf8CodeUnitCount])
  }

  private static let denials: [StaticString] = [
    "not created", "not needed", "not made", "not written", "not added", "not required", "never created", "planned",
    "dropped", "to be created", "to be added", "to be written", "will be created", "skipped", "deferred", "postponed",
    "in a later task", "later", "left for", "is left for", "future",
  ]

  /// A title of files that nobody says were made: `Files NOT changed`, `Artifacts to be created in Task 2`, `Not Created`.
  static func isOfUnmade(_ title: TextSlice) -> Bool {
    unmadeTitles.contains { title.contains($0, ignoringCase: true) }
  }

  private static let unmadeTitles: [StaticString] = [
    "not created", "not changed", "not modified", "not needed", "unchanged", "to be created", "to be added", "planned",
    "to create",
  ]

  /// A column of files by the names that they bore: `Original`, `Old name`, `From`.
  static func isOfOldNames(_ column: String) -> Bool {
    ClaimTableWords.isOfThePast(column) || column == "from" || column.hasPrefix("original") || column.hasPrefix("old ")
  }
}
