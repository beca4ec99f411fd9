import Findings
import SpecModel

/// Finds requirements that prose names: the word `Requirement` or `Req`, or a spec and a slash, before a number.
struct MentionReader {
  let lines: DocumentLines

  func references(in text: TextSlice) -> [Reference] {
    guard var index = lead(in: text, from: text.start) else { return [] }
    var found: [Reference] = []
    var code = text.codeSpans[...]
    while let start = lead(in: text, from: index) {
      index = start
      code = code.drop { $0.upperBound <= start }
      if let span = code.first, span.contains(start) {
        index = span.upperBound
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

  /// Where the next word begins that may lead to a number.
  private func lead(in text: TextSlice, from offset: Int) -> Int? {
    var index = offset
    while let place = text.find("req", from: index, ignoringCase: true) {
      if place == text.start || !isWordByte(text[place - 1]) { return place }
      index = place + 1
    }
    return nil
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
