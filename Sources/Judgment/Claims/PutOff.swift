import Findings
import SpecModel

/// Words at the end of a claim by which it is put off, or left untried: `drawn - deferred`, `drawn (skipped)`, `drawn; TODO: iOS`.
///
/// Only where a parenthesis, a semicolon or a dash sets them off, or where nothing else is said, `moved to phase 2`: `deferred loading
/// works` and `disabled items are skipped` speak of what was built.
enum PutOff {
  /// - Returns: the words, in small letters.
  static func phrase(in gloss: String) -> String? {
    guard gloss.utf8.count <= longest, let remark = enclosed(gloss) ?? setOff(gloss) ?? moved(gloss) else {
      return nil
    }
    let words = trimmed(remark.words)
    guard
      isTodo(words) || says(words.lowercased(), isEnclosed: remark.isEnclosed)
        || remark.isEnclosed && isOpen(words.lowercased(), behind: gloss),
      // Who weighs something may come to the end that it is put off.
      !Remark.isWeighing(gloss.lowercased())
    else { return nil }
    return words.lowercased()
  }

  /// In bytes: all claims of a line share its words.
  private static let longest = 2000

  private typealias Tail = (words: Substring, isEnclosed: Bool)

  /// `drawn (skipped)`
  private static func enclosed(_ gloss: String) -> Tail? {
    let gloss = trimmed(gloss[...])
    guard gloss.utf8.last == UInt8(ascii: ")"), let open = gloss.utf8.lastIndex(of: UInt8(ascii: "(")) else {
      return nil
    }
    return (gloss[gloss.utf8.index(after: open)...].dropLast(), true)
  }

  /// `drawn; skipped for now`, `drawn - deferred`, `drawn — TODO`
  private static func setOff(_ gloss: String) -> Tail? {
    // By bytes, from the end: every claim is asked.
    var gloss = gloss
    let start = gloss.withUTF8 { bytes in
      bytes.indices.last { place in
        switch bytes[place] {
        case UInt8(ascii: ";"): true
        case UInt8(ascii: "-"): place > 0 && bytes[place - 1] == UInt8(ascii: " ")
        // The last byte of a dash, – or —.
        case 0x93, 0x94: place > 1 && bytes[place - 1] == 0x80 && bytes[place - 2] == 0xE2
        default: false
        }
      }
    }
    return start.map { (gloss[gloss.utf8.index(gloss.startIndex, offsetBy: $0 + 1)...], false) }
  }

  /// `moved to phase 2`, and nothing else.
  private static func moved(_ gloss: String) -> Tail? {
    guard let first = gloss.utf8.first, first | 0x20 == UInt8(ascii: "m") else { return nil }
    return (gloss[...], true)
  }

  private static func trimmed(_ words: Substring) -> Substring {
    var words = words
    while let first = words.utf8.first, ByteSet(" *_").contains(first) { words = words.dropFirst() }
    while let last = words.utf8.last, ByteSet(" .!*_").contains(last) { words = words.dropLast() }
    return words
  }

  /// In capitals: a list of todos may be what was built.
  private static func isTodo(_ words: Substring) -> Bool {
    guard words.hasPrefix("TODO") || words.hasPrefix("TBD") else { return false }
    let rest = words.drop { ("A"..."Z").contains($0) }
    return rest.isEmpty || rest.first == ":" || [" (", " in ", " for "].contains(where: rest.hasPrefix)
  }

  private static func says(_ words: String, isEnclosed: Bool) -> Bool {
    if states.contains(words) || !isEnclosed && (openStates.contains(words) || StatusVocabulary.partial.contains(words))
    {
      return true
    }
    if words.hasPrefix("untested ") { return true }
    if words.hasPrefix("moved to ") {
      return WorkPlan.isRelease(words.dropFirst("moved to ".count).split(separator: " "))
    }
    return ["deferred ", "postponed ", "skipped "].contains { verb in
      guard words.hasPrefix(verb) else { return false }
      let when = words.dropFirst(verb.count)
      return ["for now", "for later", "to later"].contains(where: when.hasPrefix)
        || WorkPlan.isNamed(by: when.split(separator: " "))
    }
  }

  /// `drawn on the web (pending)`, and not `rows by their state (pending)`, which tells what is shown.
  private static func isOpen(_ words: String, behind gloss: String) -> Bool {
    guard words != "todo", openStates.contains(words) else { return false }
    return !ShownStates.areNamed(in: gloss.lowercased())
  }

  private static let states: Set<String> = [
    "deferred", "postponed", "skipped", "untested", "wip", "work in progress", "in progress",
  ]
  /// In parentheses they may be what is shown.
  private static let openStates: Set<String> = ["pending", "blocked", "not started", "todo"]
}
