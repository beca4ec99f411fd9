import Findings
import SpecModel

/// The scenarios of user stories, which their stories count.
extension ReferenceCursor {
  /// `US1 scenario 2`, `US1/AC2`, `US1 AS1`, `US1-AS2`, and `US1-1`; `US1-3` may as well be three stories.
  mutating func takeScenario(of story: RequirementNumber, isHyphenated: Bool) -> Int? {
    let start = offset
    if ByteSet(",/-.").contains(byte) { offset += 1 }
    if text[start] == UInt8(ascii: "-"), isDigit(byte) {
      let last = story.text.split(separator: "-").last.flatMap { Int($0) } ?? 0
      if !isHyphenated, let number = takeNumber(), endsNumber(), byte != UInt8(ascii: "-"), number <= last {
        return number
      }
      offset = start
      return nil
    }
    skipBlanks()
    for word in ["acceptance scenario", "scenario", "AS", "AC"] as [StaticString]
    where text.matches(word, at: offset, ignoringCase: word.utf8CodeUnitCount > 2) {
      offset += word.utf8CodeUnitCount
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "#") { offset += 1 }
      skipBlanks()
      if let number = takeNumber(), takeDotted() == nil, endsNumber() { return number }
      break
    }
    offset = start
    return nil
  }
}
