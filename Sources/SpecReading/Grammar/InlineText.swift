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

  /// Code spans that begin in the slice, ticks included.
  var codeSpans: [Range<Int>] {
    var spans: [Range<Int>] = []
    var index = start
    while index < end {
      guard self[index] == 96 else {
        index += 1
        continue
      }
      var ticks = index
      while self[ticks] == 96 { ticks += 1 }
      guard let close = closing(ticks - index, from: ticks) else {
        index = ticks
        continue
      }
      spans.append(index..<close)
      index = close
    }
    return spans
  }

  private func closing(_ length: Int, from offset: Int) -> Int? {
    var index = offset
    while index < end {
      var run = index
      while self[run] == 96 { run += 1 }
      if run - index == length { return run }
      index = max(run, index + 1)
    }
    return nil
  }

  /// The label of `**Label**: rest` or `**Label:** rest`, `_Label:_`, or plain `Label: rest`, and what follows it.
  var boldLabel: (label: TextSlice, rest: TextSlice)? {
    let text = trimmed
    let width = text.hasPrefix("**") || text.hasPrefix("__") ? 2 : text.hasPrefix("*") || text.hasPrefix("_") ? 1 : 0
    guard width > 0 else { return nil }
    let mark = text.first
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
    } else {
      return nil
    }
    return (label.trimmed, rest)
  }
}

private func isEmphasis(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
}
