/// Splits a text into words: identifiers at their humps and hyphens, numbers with their units, lower case.
///
/// `accessibilityHidden(true)` is `accessibility`, `hidden`, `true`; `24 px` and `24px` are one word, and so are `iOS` and `ios`.
/// Scripts without blanks give pairs of neighbouring characters.
struct WordSplitter {
  private var words: [String] = []
  private var run: [UInt8] = []
  /// The last character of a script without blanks.
  private var previous: Unicode.Scalar?

  static func words(in text: String) -> [String] {
    var splitter = WordSplitter()
    for scalar in text.unicodeScalars { splitter.read(scalar) }
    splitter.endRun()
    return splitter.words
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    if scalar.isASCII, isLetterOrDigit(UInt8(ascii: scalar)) || isPoint(scalar) {
      previous = nil
      run.append(UInt8(ascii: scalar))
      return
    }
    endRun()
    guard isIdeographic(scalar) else {
      previous = nil
      return
    }
    if let previous {
      var pair = String(previous)
      pair.unicodeScalars.append(scalar)
      words.append(pair)
    }
    previous = scalar
  }

  /// A point between digits: `0.5`.
  private func isPoint(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." && run.last.map(isDigit) == true
  }

  // MARK: Runs of letters and digits

  private mutating func endRun() {
    guard !run.isEmpty else { return }
    var start = 0
    while start < run.count {
      let end = endOfWord(from: start)
      append(run[start..<end])
      start = end
    }
    run.removeAll(keepingCapacity: true)
  }

  private func endOfWord(from start: Int) -> Int {
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
    while end < run.count, continuesWord(at: end, from: start) { end += 1 }
    return end
  }

  private func continuesWord(at index: Int, from start: Int) -> Bool {
    let (last, next) = (run[index - 1], run[index])
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

  private mutating func append(_ piece: ArraySlice<UInt8>) {
    var piece = piece
    while piece.last == UInt8(ascii: ".") || (piece.count > 2 && isTimes(piece)) { piece.removeLast() }
    guard !piece.isEmpty else { return }
    let word = String(decoding: piece.map { isUpper($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    if Self.units.contains(word), let number = words.last, number.utf8.allSatisfy({ isDigit($0) || $0 == 0x2E }) {
      words[words.count - 1] = number + word
    } else {
      words.append(word)
    }
  }

  /// The `x` of `24x24`.
  private func isTimes(_ piece: ArraySlice<UInt8>) -> Bool {
    piece.last == UInt8(ascii: "x") && piece.dropLast().allSatisfy { isDigit($0) || $0 == 0x2E }
  }

  private static let units: Set<String> = ["px", "pt", "dp", "sp", "em", "rem", "ms", "kb", "mb", "gb", "fps"]
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
private func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
private func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
private func isLetterOrDigit(_ byte: UInt8) -> Bool { isDigit(byte) || isUpper(byte) || isLower(byte) }

/// Han, kana and hangul.
private func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x323AF: true
  default: false
  }
}
