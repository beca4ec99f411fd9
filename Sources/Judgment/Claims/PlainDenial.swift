import Findings
import SpecModel

/// English words by which a claim takes itself back, within a sentence: `not implemented yet`, `deferred to the next release`.
enum PlainDenial {
  private static let phrases = [
    "not implemented", "not met", "not done", "not started", "not working", "not supported",
  ]
  /// Of a user or a certificate these may be said as well: only where nothing stands before them.
  private static let lone = ["not tested", "not verified", "not validated"]
  private static let yet = [
    "not yet implemented", "not yet met", "not yet done", "not yet started", "not yet supported",
  ]

  private static let elsewhere: Set<Substring> = ["which", "was", "were", "formerly", "when", "if", "where", "while"]

  /// In bytes: all claims of a line share its words.
  private static let longest = 2000

  /// What says that nothing was done, where it ends a part of the sentence: `not implemented features` are something else.
  static func phrase(in gloss: String) -> String? {
    guard gloss.utf8.count <= longest, gloss.mentionsAny(of: "not", "def", "pos") else { return nil }
    if gloss.mentions("deferred") || gloss.mentions("postponed"), let words = deferral(in: gloss) { return words }
    guard gloss.mentions("not") else { return nil }
    for part in parts(of: gloss) {
      var words = part.split(separator: " ")
      // `hover, which was not supported, is drawn`: of another time, or of a case.
      guard !words.contains(where: { elsewhere.contains($0) }) else { continue }
      if words.last == "yet" { words.removeLast() }
      guard let place = words.lastIndex(of: "not"), words.count - place <= 3 else { continue }
      let tail = words[place...].joined(separator: " ")
      let isLone = place == 0 || words[place - 1] == "-"
      guard phrases.contains(tail) || yet.contains(tail) || isLone && lone.contains(tail) else { continue }
      return part.hasSuffix(" yet") ? tail + " yet" : tail
    }
    return nil
  }

  private static func parts(of gloss: String) -> [Substring] {
    gloss.lowercased().split { ",.;:()\u{2013}\u{2014}".contains($0) }
  }

  /// `deferred to the next release`, at the front of a part of the sentence: `a deferred update` is something else.
  private static func deferral(in gloss: String) -> String? {
    for part in parts(of: gloss) {
      let words = part.split(separator: " ")
      guard let first = words.first, first == "deferred" || first == "postponed" else { continue }
      guard let second = words.dropFirst().first else { return String(first) }
      // `deferred until the view appears` is what a component does; to another release people put things off.
      guard WorkPlan.isNamed(by: words.dropFirst()) else { continue }
      return "\(first) \(second)"
    }
    return nil
  }
}
