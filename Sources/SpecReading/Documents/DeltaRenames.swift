import Findings
import SpecModel

/// What a change calls anew: `- FROM: ...` and `- TO: ...` below `## RENAMED Requirements`.
enum DeltaRenames {
  static func read(_ lines: DocumentLines) -> [RequirementRename] {
    var renames: [RequirementRename] = []
    var isBelow = false
    var old: String?
    for line in lines.lines {
      if let level = line.heading, level <= 2 {
        (isBelow, old) = (line.content.hasPrefixIgnoringCase("renamed req"), nil)
      } else if isBelow, let from = name(line, behind: "FROM") {
        old = from
      } else if isBelow, let from = old, let to = name(line, behind: "TO") {
        renames.append(RequirementRename(from: from, to: to))
        old = nil
      }
    }
    return renames
  }

  /// `` FROM: `### Requirement: Name` ``, ticks, signs and word or not.
  private static func name(_ line: DocumentLine, behind word: StaticString) -> String? {
    guard line.isText || line.heading != nil else { return nil }
    var text = line.content.withoutLeadingEmphasis
    guard text.hasPrefixIgnoringCase(word) else { return nil }
    text.start += word.utf8CodeUnitCount
    var isSetOff = false
    while ByteSet("*_: `#").contains(text.first) {
      isSetOff = isSetOff || text.first == UInt8(ascii: ":")
      text.start += 1
    }
    guard isSetOff else { return nil }
    while text.count > 0, ByteSet("*_ `").contains(text[text.end - 1]) { text.end -= 1 }
    let name = RequirementHeading(text, allowsBareNumber: false)?.title ?? text.string
    return name.isEmpty ? nil : name
  }
}
