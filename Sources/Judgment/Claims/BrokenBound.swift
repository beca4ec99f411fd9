import Traceability

/// A bound, and in the parenthesis behind it the number that breaks it: `Coverage stays above 80% (78% on iOS)`, `opens within 200 ms
/// (measured 0.25 s)`.
///
/// Only where the words hold no other number, and the parenthesis nothing but a measure and where it was taken: `(300 ms allowed)`, `(78%
/// before)` and `(180 ms without the cache)` say something else.
enum BrokenBound {
  /// - Returns: what the parenthesis says, in small letters.
  static func phrase(in words: String) -> String? {
    // Every claim is asked, and hardly any ends so.
    guard words.utf8.last == UInt8(ascii: ")"), words.utf8.count <= longest,
      let open = words.utf8.lastIndex(of: UInt8(ascii: "(")),
      case let inner = words[words.utf8.index(after: open)...].dropLast(), inner.utf8.contains(where: isDigit),
      case let lead = String(words[..<open]), lead.utf8.contains(where: isDigit)
    else { return nil }
    let said = inner.lowercased()
    guard let measure = measure(in: said) else { return nil }
    let bound = ComparedText(lead)
    guard bound.numbers.count == 1, bound.numbers.values.first?.count == 1, ComparedText(measure).breaks(bound) else {
      return nil
    }
    return said
  }

  /// The number of such a phrase: a criterion that names it as well may allow it.
  static func number(of phrase: String) -> Substring? {
    guard let start = phrase.utf8.firstIndex(where: isDigit), measure(in: phrase) != nil else { return nil }
    return phrase[start...].prefix { $0.isWordNumber || $0 == "." || $0 == "," }
  }

  /// In bytes.
  private static let longest = 200

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// `78%`, `measured 0.25 s`, `78 % on ios 17`: the measure alone, where nothing else is said.
  private static func measure(in said: String) -> String? {
    var words = said.split(separator: " ")[...]
    if let first = words.first, ["measured", "actual", "actually", "currently", "now", "only"].contains(first) {
      words.removeFirst()
    }
    guard let number = words.popFirst(), number.utf8.first.map(isDigit) == true else { return nil }
    var measure = String(number)
    if number.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }) {
      guard let unit = words.popFirst() else { return nil }
      measure += " \(unit)"
    }
    if words.isEmpty { return measure }
    guard let joint = words.popFirst(), joint == "on" || joint == "in" else { return nil }
    if words.first == "the" { words.removeFirst() }
    guard let platform = words.popFirst(), UnfinishedWork.platforms.contains(platform) else { return nil }
    // `iOS 17`
    return words.isEmpty || words.count == 1 && words[words.startIndex].utf8.allSatisfy(isDigit) ? measure : nil
  }
}
