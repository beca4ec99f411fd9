import Findings
import SpecModel

/// Finds requirements that prose names: the word `Requirement` or `Req`, or a spec and a slash, before a number.
struct MentionReader {
  let lines: DocumentLines

  func references(in text: TextSlice) -> [Reference] {
    var found: [Reference] = []
    let code = text.codeSpans
    var index = text.start
    while index < text.end {
      guard text[index] | 32 == UInt8(ascii: "r"), index == text.start || !isWordByte(text[index - 1]),
        text.matches("Req", at: index, ignoringCase: true), !code.contains(where: { $0.contains(index) })
      else {
        index += 1
        continue
      }
      var cursor = ReferenceCursor(text.slice(from: index))
      let items = cursor.list()
      let spec = specHint(text.slice(from: cursor.offset))
      for item in items where item.isLabelled {
        found += ReferenceExpansion(lines: lines).references(item, in: text, spec: spec) ?? []
      }
      index = max(index + 1, cursor.offset)
    }
    return found
  }

  /// `(Spec 013)` behind the numbers.
  private func specHint(_ rest: TextSlice) -> String? {
    let rest = rest.trimmed
    for lead in ["(Spec ", "of Spec ", "in Spec ", "from Spec "] as [StaticString] where rest.hasPrefix(lead) {
      var end = rest.start + lead.utf8CodeUnitCount
      let start = end
      while isLetter(rest[end]) || isDigit(rest[end]) || rest[end] == UInt8(ascii: "-") { end += 1 }
      if end > start { return TextSlice(rest.source, start..<end).string }
    }
    return nil
  }
}
