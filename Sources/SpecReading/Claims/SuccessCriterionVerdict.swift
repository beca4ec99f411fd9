import SpecModel

/// What the lines below a success criterion say of it: in the section of a heading, or in the item of a line.
extension SuccessCriterionReader {
  struct Verdict {
    let mark: Mark?
    /// The line that says the contrary of the mark.
    var takenBack: TextSlice?
  }

  /// - Parameters:
  ///   - mark: that the heading bears.
  ///   - title: of the criterion.
  func verdict(of section: ArraySlice<DocumentLine>, _ mark: Mark?, _ title: String) -> Verdict {
    let said = mark ?? Self.status(of: section)
    guard said?.isPositive ?? true else { return Verdict(mark: said) }
    // The section of a criterion shows what was found at length: a heading within it begins another matter.
    let body = section.prefix(Self.longestSection).prefix { $0.heading == nil && $0.block != .rule }
    let denial = Self.opening(of: body) ?? takenBack(by: body, of: title)
    guard said == nil else { return Verdict(mark: said, takenBack: denial?.words) }
    return Verdict(mark: denial.map { $0.mark ?? .failed })
  }

  func takenBack(by body: ArraySlice<DocumentLine>, of title: String) -> PartsBelow.TakenBack? {
    var parts = PartsBelow(body, of: title)
    return parts.first()
  }

  /// In lines: people show their evidence near the criterion, and nobody reads on for what takes it back.
  private static let longestSection = 40

  /// `**Status**: ❌ Not met`
  private static func status(of section: ArraySlice<DocumentLine>) -> Mark? {
    for line in section where line.isText && line.indent == 0 {
      guard let (label, rest) = line.content.boldLabel, label.string.lowercased() == "status" else { continue }
      return MarkReader.leading(rest)?.mark ?? StatusWords.answer(rest)
    }
    return nil
  }

  /// What stands right below the heading and says no, `❌ Not met on iOS`, `⏳`, `Not met.`, `Partial`: nothing but a status, which is not
  /// `Met`. `❌ marks what is lost` may be what the criterion asks for.
  private static func opening(of section: ArraySlice<DocumentLine>) -> PartsBelow.TakenBack? {
    guard let first = section.first(where: { $0.block != .blank }), first.isText, first.indent == 0 else { return nil }
    return PartsBelow.status(first.content).map { PartsBelow.TakenBack(mark: $0, words: first.content) }
  }
}

extension DocumentLines {
  /// The lines below a heading, up to the next one that is no deeper.
  func section(below index: Int, _ level: Int) -> ArraySlice<DocumentLine> {
    lines[(index + 1)..<endOfSection(from: index + 1, level: level)]
  }
}
