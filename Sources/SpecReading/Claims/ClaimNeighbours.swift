import Findings
import SpecModel

/// The lines above and below one that may be a claim.
struct ClaimNeighbours {
  let lines: DocumentLines
  /// The number of the line that claimed something last.
  let lastClaim: Int

  /// `  Requirement 2.1` alone on its line, indented as the claim's item above it: the end of what that says.
  func endsClaimAbove(_ line: DocumentLine, at index: Int) -> Bool {
    guard line.marker == .none, line.indent >= 2, index > 0 else { return false }
    let above = lines.lines[index - 1]
    return above.isText && above.marker != .none && lastClaim == above.number && line.indent > above.indent
  }

  /// The line goes on with a sentence: a number at its front measures something, or belongs to a word above.
  func goesOn(_ line: DocumentLine, _ index: Int) -> Bool {
    guard line.marker == .none, index > 0, isDigit(line.content.withoutLeadingEmphasis.first) else { return false }
    let above = lines.lines[index - 1]
    guard above.isText else { return false }
    if line.indent >= 2, above.marker != .none || above.indent == line.indent { return true }
    let last = above.content[above.content.end - 1]
    // `✅ 1.1: shown, as Requirement` and `2.1 demands` below it
    if above.number == lastClaim { return Self.leads.contains { above.content.hasSuffix($0) } }
    return isLetter(last) || last == UInt8(ascii: ",")
  }

  /// `I could not verify`, and below it `Requirement 1.1. The rest is done.`: a sentence that says no ends there. What follows a colon
  /// is said of the number itself.
  func endsDenial(_ line: DocumentLine, _ index: Int) -> Bool {
    guard line.marker == .none, index > 0, isLetter(line.content.first) || isDigit(line.content.first),
      !line.content.slice(to: line.content.start + 48).contains(":")
    else { return false }
    let above = lines.lines[index - 1]
    guard above.isText, above.number != lastClaim, above.heading == nil, !above.content.isEmpty,
      case let last = above.content[above.content.end - 1], isLetter(last) || last == UInt8(ascii: ",")
    else { return false }
    var start = above.content.end
    while start > above.content.start, !ByteSet(".:!?").contains(above.content[start - 1]) { start -= 1 }
    return ClauseDenial.words(of: above.content.slice(from: start))
      .contains { Self.noes.contains($0) || $0.hasSuffix("n't") || $0.hasSuffix("n\u{2019}t") }
  }

  private static let noes: Set<Substring> = ["not", "cannot", "never", "without", "neither", "nor", "except", "unable"]

  /// `- ✅ **2.2**: gloss` in a list with `- ✅ Requirement 2.1: gloss`: what the word says of one it says of its like.
  func areWorded(_ line: DocumentLine, _ index: Int) -> Bool {
    guard line.marker != .none, let number = Self.marked(line), isDigit(number.first) else { return false }
    let end =
      (number.start..<number.end).first { !isDigit(number[$0]) && number[$0] != UInt8(ascii: ".") } ?? number.end
    // `2.1x faster`, `2.1 columns`
    guard end < number.end, ByteSet(":*-`").contains(number.slice(from: end).trimmed.first) || number[end] >= 0x80
    else {
      return false
    }
    func isWorded(_ other: DocumentLine) -> Bool {
      other.indent == line.indent && other.marker != .none && Self.marked(other)?.hasPrefix("Requirement ") == true
    }
    func isOfList(_ other: DocumentLine) -> Bool {
      other.isText && other.indent >= line.indent && other.marker != .none
    }
    return lines.lines[..<index].reversed().prefix(Self.longestList).prefix(while: isOfList).contains(where: isWorded)
      || lines.lines[index...].dropFirst().prefix(Self.longestList).prefix(while: isOfList).contains(where: isWorded)
  }

  private static let leads: [StaticString] = [" Requirement", " requirement", " Requirements", " requirements", " Req"]

  /// In lines, to either side.
  private static let longestList = 16

  /// What stands behind the mark of a line.
  private static func marked(_ line: DocumentLine) -> TextSlice? {
    MarkReader.leading(line.content.withoutLeadingEmphasis)?.rest.withoutLeadingEmphasis
  }

  /// What a claim says that stands on the line below its number: `✅ Requirement 1.1:`, and there `the icon is drawn`.
  func glossBelow(_ line: DocumentLine, _ index: Int, in context: SectionContext) -> TextSlice? {
    guard lines.lines.indices.contains(index + 1) else { return nil }
    let next = lines.lines[index + 1]
    let isDeeper = next.indent > line.indent
    guard next.isText, isDeeper || (next.marker == .none && line.marker == .none), next.content.boldLabel == nil,
      ClaimLine(next.content, allowsBare: context.isAboutRequirements, context: context.requirement) == nil
    else { return nil }
    return next.content
  }
}
