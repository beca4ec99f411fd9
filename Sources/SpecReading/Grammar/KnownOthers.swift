/// What a list of citations says openly instead of citing requirements.
extension CitationReader {
  /// Forms that say openly that they cite no requirement.
  static func isKnownOther(_ piece: TextSlice) -> Bool {
    let piece = piece.withoutLeadingEmphasis
    if stems.contains(where: { piece.hasPrefixIgnoringCase($0) }) { return true }
    for word in ["N/A", "NA", "None", "TBD", "design.md", "Designs", "Design"] as [StaticString]
    where piece.hasPrefixIgnoringCase(word) {
      // `Navigation`, `Designer approval` are other words.
      let next = piece.start + word.utf8CodeUnitCount
      guard !isLetter(piece[next]) else { continue }
      // `Design-RateLimit`, `Design-1.1` are names, and `Design-level notes` is none.
      return piece[next] != UInt8(ascii: "-") || !piece.hasPrefixIgnoringCase("Design-")
        || !(isDigit(piece[next + 1]) || (65...90).contains(piece[next + 1]))
    }
    if nones.contains(where: { piece.count == $0.utf8CodeUnitCount && piece.hasPrefixIgnoringCase($0) }) { return true }
    // `Expected Behavior Properties from design`
    return piece.contains(" from design", ignoringCase: true)
  }

  /// However they end.
  private static let stems: [StaticString] = ["Propert", "Decision", "设计", "設計"]

  /// `None` in other languages, and what stands in a field that is left empty.
  private static let nones: [StaticString] = [
    "-", "--", "---", "\u{2013}", "\u{2014}", "\u{2015}", "\u{2212}", "\u{FF0D}",
    "なし", "無し", "該当なし", "无", "無", "暂无", "不适用", "없음", "해당 없음", "Ninguno", "Ninguna", "Nenhum", "Nenhuma", "Aucune",
    "Aucun", "Keine", "Nessuno", "нет", "Нет",
  ]
}
