import Findings
import MarkdownSyntax

/// A stretch of a document's bytes that knows where it came from. Strings are made of it only when something is kept.
struct TextSlice {
  /// Of the whole document, which somebody else keeps.
  let source: TextSource
  var start: Int
  var end: Int

  init(_ source: TextSource, _ range: Range<Int>) {
    precondition(range.upperBound <= source.bytes.count, "a slice lies within its document")
    self.source = source
    start = range.lowerBound
    end = range.upperBound
  }

  /// - Parameter text: outlives the slice.
  init(_ text: SourceText, _ range: Range<Int>) {
    self.init(TextSource(text), range)
  }

  static func name(_ word: StaticString) -> String { word.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }

  var isEmpty: Bool { start >= end }
  var count: Int { end - start }
  var string: String { source.string(start..<max(start, end)) }
  /// For messages: the text, or the beginning of a long one.
  var excerpt: String {
    count > 80 ? beginning(80).string + "…" : string
  }
  /// No more than so many bytes of it, up to the end of a letter.
  func beginning(_ most: Int) -> TextSlice {
    guard count > most else { return self }
    var end = start + most
    while end > start, source.base[end] & 0xC0 == 0x80 { end -= 1 }
    return slice(to: end)
  }
  var range: SourceRange { source.range(start..<max(start, end)) }

  /// The byte at an offset of the document; 0 outside the slice, which no text contains.
  subscript(offset: Int) -> UInt8 {
    offset >= start && offset < end ? source.base[offset] : 0
  }

  var first: UInt8 { self[start] }

  func slice(from offset: Int) -> TextSlice { TextSlice(source, min(max(offset, start), end)..<end) }
  func slice(to offset: Int) -> TextSlice { TextSlice(source, start..<min(max(offset, start), end)) }

  var trimmed: TextSlice {
    var slice = self
    while slice.start < slice.end, isBlank(source.base[slice.start]) { slice.start += 1 }
    while slice.end > slice.start, isBlank(source.base[slice.end - 1]) { slice.end -= 1 }
    return slice
  }

  func hasPrefix(_ prefix: StaticString) -> Bool { matches(prefix, at: start) }

  func hasSuffix(_ suffix: StaticString) -> Bool { matches(suffix, at: end - suffix.utf8CodeUnitCount) }

  /// ASCII letters compare without their case.
  func hasPrefixIgnoringCase(_ prefix: StaticString) -> Bool { matches(prefix, at: start, ignoringCase: true) }

  func matches(_ word: StaticString, at offset: Int, ignoringCase: Bool = false) -> Bool {
    let length = word.utf8CodeUnitCount
    guard offset >= start, offset + length <= end else { return false }
    for index in 0..<length {
      let wanted = word.utf8Start[index]
      let found = source.base[offset + index]
      guard found == wanted || (ignoringCase && lowercased(found) == lowercased(wanted)) else { return false }
    }
    return true
  }

  /// - Returns: a bit for each group of which a phrase stands in it.
  func found(_ phrases: PhraseTable) -> UInt64 {
    phrases.found(in: UnsafeBufferPointer(start: source.base + start, count: max(0, count)))
  }

  /// The offset of the first occurrence.
  func find(_ word: StaticString, from offset: Int? = nil, ignoringCase: Bool = false) -> Int? {
    let last = end - word.utf8CodeUnitCount
    var index = max(start, offset ?? start)
    guard index <= last else { return nil }
    if !ignoringCase, last - index > 256 {
      return ByteSearch.first(word, in: UnsafeRawBufferPointer(start: source.base, count: end), from: index)
    }
    // The first byte rules nearly every place out; a letter compares without its case by this bit.
    let bit: UInt8 = ignoringCase && isLetter(word.utf8Start.pointee) ? 0x20 : 0
    let first = word.utf8Start.pointee | bit
    while index <= last {
      if source.base[index] | bit == first, matches(word, at: index, ignoringCase: ignoringCase) { return index }
      index += 1
    }
    return nil
  }

  func contains(_ word: StaticString, ignoringCase: Bool = false) -> Bool {
    find(word, ignoringCase: ignoringCase) != nil
  }

  /// `AUTH-01`, `AUTH-1.2`: a series that a spec made for itself, and not `UTF-8`.
  var leadsWithSeries: Bool {
    guard (65...90).contains(first) else { return false }
    var index = start + 1
    while (65...90).contains(self[index]) || isDigit(self[index]), index - start < 16 { index += 1 }
    guard index - start > 1, self[index] == UInt8(ascii: "-"), isDigit(self[index + 1]) else { return false }
    if self[index + 1] == UInt8(ascii: "0"), isDigit(self[index + 2]) { return true }
    index += 1
    while isDigit(self[index]) { index += 1 }
    return self[index] == UInt8(ascii: ".") && isDigit(self[index + 1])
  }

  /// A digit stands in it, or what may be a wide one.
  var mayHoldNumber: Bool {
    let bytes = UnsafeRawPointer(source.base)
    var index = start
    // Every line of a report is asked.
    while index + 8 <= end {
      if Self.mayHoldNumber(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { return true }
      index += 8
    }
    guard index < end else { return false }
    // The rest, and once more some of what stands before it.
    if count >= 8 { return Self.mayHoldNumber(bytes.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self)) }
    return (index..<end).contains { isDigit(source.base[$0]) || source.base[$0] == 0xEF }
  }

  /// Whether there is a digit, of ASCII or of full width.
  var holdsDigit: Bool {
    (start..<end).contains { index in
      isDigit(source.base[index])
        || source.base[index] == 0xEF && self[index + 1] == 0xBC && (0x90...0x99).contains(self[index + 2])
    }
  }

  private static func mayHoldNumber(_ word: UInt64) -> Bool {
    EightBytes.holdDigit(word) || BytePlaces.of(0xEF, in: word) != 0
  }

  /// Takes a prefix off, and the blanks behind it.
  func dropping(_ prefix: StaticString) -> TextSlice? {
    hasPrefix(prefix) ? slice(from: start + prefix.utf8CodeUnitCount).trimmed : nil
  }
}

func isBlank(_ byte: UInt8) -> Bool { byte <= 32 && (byte == 32 || byte == 9 || byte == 13 || byte == 10) }
func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
func isLetter(_ byte: UInt8) -> Bool { (byte | 32) >= 97 && (byte | 32) <= 122 }
func isWordByte(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80 }
func lowercased(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte | 32 : byte }
