import SpecModel

/// The lines below what a report marks as met, heard one after the other for one that takes a part of it back: `Not implemented on iOS`,
/// `❌ iOS: pumps go on`, `- [ ] pump 2`.
///
/// A ❌ there is as often what a decision lost, what an audit found, or an example of what is refused. It counts where its words deny or
/// measure, where they name a platform, where it is one of a list whose others bear a ✅, or where a program does what none ever should,
/// `The dark theme crashes`, and no other ❌ stands beside it.
struct PartsBelow {
  /// What a line takes back.
  struct TakenBack {
    /// The mark that says so; `nil` where words do.
    let mark: Mark?
    var isMarked: Bool { mark != nil }
    /// The line, for people.
    let words: TextSlice
  }

  private let lines: ArraySlice<DocumentLine>
  /// Of what is marked. They are taken apart only where a line below bears a mark, for few do, and every claim is asked.
  private let words: String
  /// What is marked tells what is shown, `each state has an icon`, or what is let through: marked items below it are examples.
  private lazy var isOfExamples = PartWords.tellOfExamples(words)
  /// The words of what is marked, by their beginnings.
  private lazy var stems = Set(PartWords.stems(of: words))
  /// Below a label such as `Trade-offs:` nothing is said of what is met.
  private var isMute = false

  /// - Parameter words: of what the report marks as met.
  init(_ lines: ArraySlice<DocumentLine>, of words: String) {
    self.lines = lines
    self.words = words
  }

  /// The first line that takes a part back.
  mutating func first() -> TakenBack? {
    for index in lines.indices {
      if let found = hear(at: index) { return found }
    }
    return nil
  }

  /// - Parameter index: of each line below in turn.
  mutating func hear(at index: Int) -> TakenBack? {
    let line = lines[index]
    guard line.isText else { return nil }
    if let label = Self.label(line.content) {
      isMute = !PartWords.areOfEvidence(label.name.string)
      if !label.rest.isEmpty {
        // `Windows: not implemented (nobody asked)`: of a platform only a mark says that it was asked for.
        let isOfPart = PartWords.namePlatform(label.name) && MarkReader.leading(label.rest) != nil
        let isHeard = !isMute || isOfPart
        // What is said of it ends with its line.
        isMute = false
        if isHeard, let mark = Self.status(label.rest) { return TakenBack(mark: mark, words: line.content) }
      }
    }
    guard !isMute else { return nil }
    if let mark = sign(at: index) {
      return TakenBack(mark: mark, words: line.checkbox == nil ? line.content : line.whole.trimmed)
    }
    let isTold = line.marker != .none && PartWords.takeBack(line.content)
    return isTold ? TakenBack(mark: nil, words: line.content) : nil
  }

  /// `**Evidence**: ❌`, `- iOS: ❌`, `Trade-offs:`
  private static func label(_ text: TextSlice) -> (name: TextSlice, rest: TextSlice)? {
    guard MarkReader.leading(text.withoutLeadingEmphasis) == nil else { return nil }
    if let bold = text.boldLabel { return (bold.label, bold.rest) }
    guard let colon = text.slice(to: text.start + longestLabel).find(":") else { return nil }
    return (text.slice(to: colon).trimmed, text.slice(from: colon + 1).trimmed)
  }

  /// In bytes.
  private static let longestLabel = 32

  /// `❌`, `❌ Failed`, `not implemented yet`: all that a label is followed by, and no word of what was mended since.
  static func status(_ text: TextSlice) -> Mark? {
    guard let (mark, rest) = MarkReader.leading(text) else {
      return StatusWords.mark(text) ?? (NegatedStatus.denial(text) == .unmet ? .failed : nil)
    }
    guard mark == .failed || mark == .pending, MarkReader.first(rest) == nil else { return nil }
    let isStatus = rest.isEmpty || StatusWords.denial(atFrontOf: rest) != nil || DenyingWords.denial(rest) != nil
    return isStatus && !PartWords.areOfAnotherMatter(rest.string) ? mark : nil
  }

  /// The sign in front of a line, where it takes a part back.
  private mutating func sign(at index: Int) -> Mark? {
    let line = lines[index]
    let isOpen = line.checkbox == UInt8(ascii: " ")
    let found = isOpen ? (mark: .pending, rest: line.content) : MarkReader.leading(line.content.withoutLeadingEmphasis)
    guard let (mark, rest) = found, mark == .failed || mark == .pending, MarkReader.first(rest) == nil else {
      return nil
    }
    let words = rest.withoutEmphasis.withoutLeadingEmphasis
    guard !words.isEmpty else { return line.marker != .none || isOpen ? mark : nil }
    guard !PartWords.areOfAnotherMatter(words.string) else { return nil }
    let isTold =
      isOpen && !isOfExamples || PartWords.deny(words) || PartWords.namePlatform(words) || PartWords.measure(words)
      || !isOfExamples && (PartWords.areFew(words) && isAmongMet(index) || mark == .failed && isHeard(words, index))
    return isTold ? mark : nil
  }

  /// `❌ Pump 2 does not stop` below `Pumps stop when both gates are open`: a short sentence about the same thing, or of a failure.
  private mutating func isHeard(_ words: TextSlice, _ index: Int) -> Bool {
    // `❌ marks each row with an error`: there the sign is what the sentence is about.
    guard words.count <= 60, !words.contains(":"), (65...90).contains(words.first) else { return false }
    return !stems.isDisjoint(with: PartWords.stems(of: words.string))
      || PartWords.tellOfFailure(words.string) && !isBeside(index) { $0 == .failed }
  }

  /// Another item of the list bears a ✅.
  private func isAmongMet(_ index: Int) -> Bool { isBeside(index) { $0.isPositive } }

  /// Another item of the list bears such a mark.
  private func isBeside(_ index: Int, _ isSuch: (Mark) -> Bool) -> Bool {
    let line = lines[index]
    guard line.marker != .none else { return false }
    func isItem(_ other: DocumentLine) -> Bool { other.isText && other.indent >= line.indent }
    let above = lines[..<index].reversed().prefix(Self.longestList).prefix(while: isItem)
    let below = lines[index...].dropFirst().prefix(Self.longestList).prefix(while: isItem)
    return (Array(above) + below).contains { other in
      other.indent == line.indent && other.marker != .none
        && MarkReader.leading(other.content).map { isSuch($0.mark) } == true
    }
  }

  /// In lines, to either side.
  private static let longestList = 12
}
