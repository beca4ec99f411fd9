import Findings
import MarkdownSyntax

/// Small readings of inline markup, on bytes.
extension TextSlice {
  /// Takes `**`, `__`, `*`, `_`, `~~` off both ends, and blanks.
  var withoutEmphasis: TextSlice {
    var slice = trimmed
    while slice.count >= 2, isEmphasis(slice.first), slice[slice.end - 1] == slice.first {
      slice = slice.slice(from: slice.start + 1).slice(to: slice.end - 1).trimmed
    }
    return slice
  }

  /// Takes a run of emphasis marks off the front.
  var withoutLeadingEmphasis: TextSlice {
    var slice = trimmed
    while isEmphasis(slice.first) { slice.start += 1 }
    return slice
  }

  /// Takes a run of emphasis marks off the end.
  var withoutTrailingMarks: TextSlice {
    var slice = self
    while slice.count > 0, slice[slice.end - 1] == UInt8(ascii: "_") || slice[slice.end - 1] == UInt8(ascii: "*") {
      slice.end -= 1
    }
    return slice
  }

  /// Takes a picture off the front that a blank follows: `📋 Requirement 1`, `✅ 1. Title`.
  var withoutLeadingSymbol: TextSlice {
    guard first == 0xE2 || (first == 0xF0 && self[start + 1] == 0x9F) else { return self }
    var slice = self
    while slice.first >= 0x80 { slice.start += 1 }
    return isBlank(slice.first) ? slice.trimmed : self
  }

  /// Without `8.1 ` at its front, `3. ` or `2.1.1. `.
  var withoutSectionNumber: TextSlice {
    guard isDigit(first) else { return self }
    var index = start
    while isDigit(self[index]) || self[index] == UInt8(ascii: "."), index - start < 12 { index += 1 }
    return isBlank(self[index]) ? slice(from: index).trimmed : self
  }

  /// Without `<a id="r2"></a>` at its front.
  var withoutLeadingTags: TextSlice {
    var slice = self
    while slice.first == UInt8(ascii: "<"), let close = slice.find(">") { slice = slice.slice(from: close + 1).trimmed }
    return slice
  }

  /// Code spans that begin in the slice, ticks included.
  var codeSpans: [Range<Int>] {
    let runs = tickRuns
    guard runs.count > 1 else { return [] }
    // As nearly everywhere: each opens a span that the next one closes.
    if runs.allSatisfy({ $0.count == runs[0].count }) {
      return stride(from: 1, to: runs.count, by: 2).map { runs[$0 - 1].lowerBound..<runs[$0].upperBound }
    }
    // From each run to the next one of its length, found from the back so that the whole takes one pass.
    var next = [Int?](repeating: nil, count: runs.count)
    var latest: [Int: Int] = [:]
    for index in runs.indices.reversed() {
      next[index] = latest.updateValue(index, forKey: runs[index].count)
    }
    var spans: [Range<Int>] = []
    var index = 0
    while index < runs.count {
      guard let close = next[index] else {
        index += 1
        continue
      }
      spans.append(runs[index].lowerBound..<runs[close].upperBound)
      index = close + 1
    }
    return spans
  }

  /// Every run of backticks.
  private var tickRuns: [Range<Int>] {
    let bytes = UnsafeRawBufferPointer(source.bytes)
    var runs: [Range<Int>] = []
    var index = start
    while index < end, let first = ByteSearch.first(96, in: bytes, within: index..<end) {
      index = first
      while index < end, bytes[index] == 96 { index += 1 }
      runs.append(first..<index)
    }
    return runs
  }

  /// Takes a `**` off the end that nothing in the text opens: the rest of `**1. Title**` behind its number.
  var withoutLoneClosing: TextSlice {
    let text = trimmed
    guard text.count > 2, text.matches("**", at: text.end - 2), text.find("**") == text.end - 2 else { return text }
    return text.slice(to: text.end - 2)
  }

  /// The parts of `_Label: value_`.
  var emphasizedPair: (label: TextSlice, rest: TextSlice)? {
    let inner = withoutEmphasis
    guard inner.start > trimmed.start else { return nil }
    if let colon = inner.find(":") { return (inner.slice(to: colon).trimmed, inner.slice(from: colon + 1).trimmed) }
    return inner.find("：").map { (inner.slice(to: $0).trimmed, inner.slice(from: $0 + 3).trimmed) }
  }

  /// The label of `**Label**: rest` or `**Label:** rest`, `_Label:_`, or plain `Label: rest`, and what follows it.
  var boldLabel: (label: TextSlice, rest: TextSlice)? {
    let text = trimmed
    let mark = text.first
    guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_") else { return nil }
    let width = text[text.start + 1] == mark ? 2 : 1
    var index = text.start + width
    while index + width <= text.end {
      if text[index] == mark, width == 1 || text[index + 1] == mark { break }
      index += 1
    }
    guard index + width <= text.end, index > text.start + width else { return nil }
    var label = TextSlice(source, text.start + width..<index).trimmed
    var rest = text.slice(from: index + width).trimmed
    if label[label.end - 1] == UInt8(ascii: ":") {
      label.end -= 1
    } else if rest.first == UInt8(ascii: ":") {
      rest = rest.slice(from: rest.start + 1).trimmed
    } else if label.matches("\u{FF1A}", at: label.end - 3) {
      label.end -= 3
    } else if let behind = rest.dropping("\u{FF1A}") {
      rest = behind
    } else {
      return nil
    }
    return (label.trimmed, rest)
  }
}

private func isEmphasis(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
}
