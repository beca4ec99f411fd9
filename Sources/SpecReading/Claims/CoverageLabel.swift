import Findings
import SpecModel

/// `**Requirements covered**: 1.1, 2.1`, `対応要件：1.1`, `Satisfies: 1.1`: a line of a design, or of another document of a spec, that says
/// which requirements the part around it has to do with.
enum CoverageLabel {
  /// What stands behind the colon, where that is a list of criteria.
  ///
  /// - Parameter isOfDesign: elsewhere `Implements: 2.1` may be of a version.
  static func lists(of lines: DocumentLines, isOfDesign: Bool) -> [TextSlice] {
    lines.lines.compactMap { line in
      guard line.isText, line.checkbox == nil else { return nil }
      return list(line.content, isOfDesign: isOfDesign)
    }
  }

  private static func list(_ line: TextSlice, isOfDesign: Bool) -> TextSlice? {
    let text = line.withoutLeadingEmphasis
    // The first byte tells nearly all lines off.
    guard text.first >= 0xD0 || ByteSet("RSIAFTCLVEZ").contains(text.first),
      let end = CitationLine.promisedLabel(text) ?? (isOfDesign ? verb(text) : nil)
    else { return nil }
    let list = RequirementColumn.bare(text.slice(from: end).withoutLeadingEmphasis.withoutTrailingMarks.trimmed)
    guard case .list = RequirementColumn.content(list) else { return nil }
    return list
  }

  /// `Satisfies:`, `Traces to:`: what a part does to requirements.
  private static func verb(_ text: TextSlice) -> Int? {
    verbs.first { text.hasPrefix($0) }.flatMap {
      CitationLine.colon(text, text.start + $0.utf8CodeUnitCount)
    }
  }

  private static let verbs: [StaticString] = [
    "Satisfies", "Implements", "Addresses", "Fulfills", "Fulfils", "Traces to", "Traces", "Covers", "Verifies",
  ]
}
