import Findings
import SpecModel

/// Whether the clause around a number takes it out of what is claimed: `but 1.3 is still missing`, `1.3 deferred`, `❌ 2.3`.
enum ClauseDenial {
  static func isSaid(of number: Range<Int>, in clause: TextSlice) -> Bool {
    let before = clause.slice(to: number.lowerBound)
    let behind = clause.slice(from: number.upperBound)
    if let sign = MarkReader.any(before) ?? MarkReader.any(behind), !sign.isPositive { return true }
    let lead = words(of: before)
    // `no open points in 1.1-1.4`
    if !lead.contains("no"), lead.contains(where: { excepting.contains($0) || lacking.contains($0) }) { return true }
    var said = behind.trimmed
    while ByteSet(":-*_)").contains(said.first) || said.hasPrefix("\u{2013}") || said.hasPrefix("\u{2014}") {
      said = said.slice(from: said.start + (said.first < 0x80 ? 1 : 3)).trimmed
    }
    guard !said.isEmpty else { return false }
    return StatusWords.denial(atFrontOf: said) != nil || StatusWords.mark(said) != nil
      || NegatedStatus.denial(said) != nil
      || [.unmet, .later].contains(DenyingWords.denial(said)) || words(of: said).contains(where: lacking.contains)
  }

  /// `1.3 fixed after review`, `1.3 was missing`: what became of it, and not of what the line is true.
  static func isOver(_ number: Range<Int>, in clause: TextSlice) -> Bool {
    words(of: clause.slice(from: number.upperBound)).contains(where: pasts.contains)
  }

  private static let pasts: Set<Substring> = [
    "fixed", "resolved", "closed", "mended", "longer", "was", "were", "now", "since", "after",
  ]

  static func words(of text: TextSlice) -> [Substring] {
    text.string.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" }
  }

  /// What leads an exception.
  private static let excepting: Set<Substring> = [
    "but", "except", "excepting", "excluding", "excl", "without", "not", "minus", "save", "apart", "aside", "besides",
    "missing", "open",
    "remaining", "skipped", "blocked", "failing", "failed", "lacks", "lacking", "left", "ohne", "au\u{DF}er", "nicht",
    "sauf", "sans",
    "salvo", "excepto", "exceto", "sin", "sem", "offen",
  ]

  /// What says of a number that it is not met, wherever it stands beside it.
  private static let lacking: Set<Substring> = [
    "deferred", "pending", "postponed", "outstanding", "todo", "tbd", "wip", "unmet", "untested", "unfinished",
    "incomplete", "partial",
    "partially", "partly", "yet",
  ]
}
