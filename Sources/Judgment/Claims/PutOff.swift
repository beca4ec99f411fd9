/// Words at the end of a claim by which it is put off, or left untried: `drawn - deferred`, `drawn (skipped)`, `drawn; TODO: iOS`.
///
/// Only where a parenthesis, a semicolon or a dash sets them off, and where nothing else stands there: `deferred loading works` and
/// `disabled items are skipped` speak of what was built.
enum PutOff {
  /// - Returns: the words, in small letters.
  static func phrase(in gloss: String) -> String? {
    guard gloss.utf8.count <= longest, let remark = enclosed(gloss) ?? setOff(gloss) else { return nil }
    let words = trimmed(remark.words)
    guard isTodo(words) || says(words.lowercased(), isEnclosed: remark.isEnclosed),
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
    var previous: Unicode.Scalar?
    var start: String.Index?
    let scalars = gloss.unicodeScalars
    for place in scalars.indices {
      let isDash = scalars[place] == "-" && previous == " "
      if scalars[place] == ";" || scalars[place] == "\u{2013}" || scalars[place] == "\u{2014}" || isDash {
        start = scalars.index(after: place)
      }
      previous = scalars[place]
    }
    return start.map { (gloss[$0...], false) }
  }

  private static func trimmed(_ words: Substring) -> Substring {
    var words = words
    while let first = words.utf8.first, " *_".utf8.contains(first) { words = words.dropFirst() }
    while let last = words.utf8.last, " .!*_".utf8.contains(last) { words = words.dropLast() }
    return words
  }

  /// In capitals: a list of todos may be what was built.
  private static func isTodo(_ words: Substring) -> Bool {
    guard words.hasPrefix("TODO") || words.hasPrefix("TBD") else { return false }
    let rest = words.drop { ("A"..."Z").contains($0) }
    return rest.isEmpty || rest.first == ":" || rest.hasPrefix(" (")
  }

  private static func says(_ words: String, isEnclosed: Bool) -> Bool {
    if states.contains(words) || !isEnclosed && openStates.contains(words) { return true }
    if words.hasPrefix("untested ") { return true }
    return ["deferred ", "postponed ", "skipped "].contains { verb in
      words.hasPrefix(verb)
        && ["for now", "for later", "to later"].contains { words.dropFirst(verb.count).hasPrefix($0) }
    }
  }

  private static let states: Set<String> = [
    "deferred", "postponed", "skipped", "untested", "wip", "work in progress", "in progress",
  ]
  /// In parentheses they may be what is shown: `rows by their state (pending)`.
  private static let openStates: Set<String> = ["pending", "blocked", "not started", "todo"]
}
