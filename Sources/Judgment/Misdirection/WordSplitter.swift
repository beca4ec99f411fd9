/// Splits a text into words: identifiers at their humps and hyphens, numbers with their units, lower case.
///
/// `accessibilityHidden(true)` is `accessibility`, `hidden`, `true`; `24 px` and `24px` are one word, and so are `iOS` and `ios`.
/// Scripts without blanks give pairs of neighbouring characters. The words lie behind each other in one array: a report has
/// thousands of them, and nearly all were met before.
struct WordSplitter {
  /// The bytes of all words.
  private(set) var bytes: [UInt8] = []
  /// Where each word ends.
  private(set) var ends: [Int] = []
  /// The bytes of the last character of a script without blanks.
  private var previous: [UInt8] = []

  /// Takes the place of the words before.
  mutating func split(_ text: String) {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    var text = text
    text.withUTF8 { read($0) }
  }

  /// - Parameter text: valid UTF-8, as every string is.
  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        let end = endOfRun(in: text, from: index)
        readRun(UnsafeBufferPointer(rebasing: text[index..<end]))
        index = max(end, index + 1)
      } else {
        let end = index + (byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4)
        readWide(text[index..<end])
        index = end
      }
    }
  }

  /// Letters and digits, and points behind digits: `0.5`.
  private func endOfRun(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < text.count,
      isLetterOrDigit(text[end]) || (text[end] == UInt8(ascii: ".") && end > start && isDigit(text[end - 1]))
    {
      end += 1
    }
    return end
  }

  private mutating func readWide(_ character: Slice<UnsafeBufferPointer<UInt8>>) {
    guard isIdeographic(scalar(character)) else {
      previous.removeAll(keepingCapacity: true)
      return
    }
    if !previous.isEmpty {
      bytes += previous
      bytes += character
      ends.append(bytes.count)
    }
    previous.removeAll(keepingCapacity: true)
    previous += character
  }

  private func scalar(_ character: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    let lead = UInt32(character.first ?? 0) & (character.count == 2 ? 0x1F : character.count == 3 ? 0x0F : 0x07)
    return character.dropFirst().reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) }
  }

  // MARK: Runs of letters and digits

  private mutating func readRun(_ run: UnsafeBufferPointer<UInt8>) {
    if !previous.isEmpty { previous.removeAll(keepingCapacity: true) }
    var start = 0
    while start < run.count {
      let end = endOfWord(in: run, from: start)
      append(run, start, end)
      start = end
    }
  }

  private func endOfWord(in run: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start + 1
    if isDigit(run[start]) {
      while end < run.count, isDigit(run[end]) || run[end] == UInt8(ascii: ".") { end += 1 }
      // `24x24` are two numbers; `24px` is one with its unit.
      if end + 1 < run.count, run[end] == UInt8(ascii: "x"), isDigit(run[end + 1]) { return end + 1 }
      while end < run.count, isLower(run[end]) { end += 1 }
      return end
    }
    // `iOS`, `iPhone`: one small letter is no word of its own.
    if isLower(run[start]), end < run.count, isUpper(run[end]) { end += 1 }
    while end < run.count, continuesWord(at: end, from: start, in: run) { end += 1 }
    return end
  }

  private func continuesWord(at index: Int, from start: Int, in run: UnsafeBufferPointer<UInt8>) -> Bool {
    let (last, next) = (run[index - 1], run[index])
    // Most words are small letters and nothing else.
    if isLower(last), isLower(next) { return true }
    if isDigit(next) { return index - start == 1 }
    if isDigit(last) || next == UInt8(ascii: ".") { return false }
    if isUpper(next) {
      guard isUpper(last) else { return false }
      // `HTMLElement`: the last capital begins the next word, unless a lone `s` follows.
      let follows = index + 1 < run.count && isLower(run[index + 1])
      let isPlural = follows && run[index + 1] == UInt8(ascii: "s") && index + 2 == run.count
      return !follows || isPlural
    }
    return true
  }

  private mutating func append(_ run: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    var end = end
    while end > start,
      run[end - 1] == UInt8(ascii: ".")
        || (run[end - 1] == UInt8(ascii: "x") && end - start > 2 && isNumber(run, start..<end - 1))
    {
      end -= 1
    }
    guard end > start else { return }
    let begin = bytes.count
    for index in start..<end { bytes.append(isUpper(run[index]) ? run[index] | 0x20 : run[index]) }
    if isUnit(from: begin), lastIsNumber(before: begin) {
      ends[ends.count - 1] = bytes.count
    } else {
      ends.append(bytes.count)
    }
  }

  /// What stands before the `x` of `24x24`.
  private func isNumber(_ run: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    range.allSatisfy { isDigit(run[$0]) || run[$0] == UInt8(ascii: ".") }
  }

  private func lastIsNumber(before end: Int) -> Bool {
    guard !ends.isEmpty else { return false }
    let start = ends.count > 1 ? ends[ends.count - 2] : 0
    return bytes[start..<end].allSatisfy { isDigit($0) || $0 == UInt8(ascii: ".") }
  }

  private func isUnit(from start: Int) -> Bool {
    let length = bytes.count - start
    guard length == 2 || length == 3 else { return false }
    return Self.units.contains { $0.count == length && bytes[start...].elementsEqual($0) }
  }

  private static let units = ["px", "pt", "dp", "sp", "em", "rem", "ms", "kb", "mb", "gb", "fps"].map { Array($0.utf8) }
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
private func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
private func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
private func isLetterOrDigit(_ byte: UInt8) -> Bool { isDigit(byte) || isUpper(byte) || isLower(byte) }

/// Han, kana and hangul.
private func isIdeographic(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x323AF: true
  default: false
  }
}
