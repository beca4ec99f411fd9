/// Which lines of code belong to the criterion above them: those of a fence in its list item, checks aside.
///
/// `WHEN the file is read THEN it SHALL be of this form`, and the form in a fence below: another form is another demand.
struct CriterionCode {
  private var mark: UInt8 = 0
  private var width = 0
  private var isCheck = false
  /// The last line of the fence so far.
  private var last = 0

  /// - Returns: whether the line of code belongs to the text; comments in HTML do not, and the code of checks has a fingerprint of
  ///   its own.
  mutating func takes(_ line: DocumentLine) -> Bool {
    let text = line.whole
    var end = text.start
    while end < text.end, text[end] == text.first { end += 1 }
    let isFence = end - text.start >= 3 && (text.first == 96 || text.first == UInt8(ascii: "~"))
    if width > 0, last + 1 == line.number {
      last = line.number
      if isFence, text.first == mark, end - text.start >= width, text.slice(from: end).trimmed.isEmpty { width = 0 }
      return !isCheck
    }
    width = 0
    guard isFence else { return false }
    (mark, width, last) = (text.first, end - text.start, line.number)
    isCheck = CheckBlockReader.kind(text.slice(from: end).trimmed.string) != nil
    return !isCheck
  }
}
