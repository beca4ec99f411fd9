import Evidence
import Findings

/// What is left of a line whose words are edited: the numbers that it names, and how much of the words.
///
/// A line that was edited since the lock was written is no new line while its numbers are the same: whoever mends a typing error does
/// not look up what the number stands for.
package struct LineGist: Hashable, Sendable {
  /// The numbers, and the documents that it leads to.
  package let numbers: UInt32
  /// The words without the numbers.
  package let words: UInt16
  /// Two of 64 marks for each telling word: what two lines share of their words they share of their marks.
  package let marks: UInt64

  package init(numbers: UInt32, words: UInt16, marks: UInt64) {
    self.numbers = numbers
    self.words = words
    self.marks = marks
  }

  /// - Returns: `nil` for a line without numbers.
  init?(of line: EditedWords) {
    guard !line.numbers.isEmpty else { return nil }
    numbers = UInt32(truncatingIfNeeded: Fingerprint(of: line.subject).prefix >> 32)
    words = UInt16(truncatingIfNeeded: Fingerprint(of: line.words.sorted().joined(separator: " ")).prefix >> 48)
    marks = line.telling.reduce(0) { $0 | Self.marks(of: $1) }
  }

  private static func marks(of word: String) -> UInt64 {
    let code = mixed(word.utf8.stableHash)
    return 1 << (code >> 58) | 1 << (code & 63)
  }

  private static func mixed(_ code: UInt64) -> UInt64 {
    var code = code
    code = (code ^ code >> 30) &* 0xBF58_476D_1CE4_E5B9
    code = (code ^ code >> 27) &* 0x94D0_49BB_1331_11EB
    return code ^ code >> 31
  }
}

extension LineGist: EditableLine {
  struct Saying: Hashable {
    let words: UInt16
    let marks: UInt64
  }

  var subject: UInt32 { numbers }
  var saying: Saying { Saying(words: words, marks: marks) }

  func fit(beside gone: LineGist) -> LineFit {
    let (own, other) = (Self.count(marks), Self.count(gone.marks))
    if saying == gone.saying { return .same(likeness: marks.nonzeroBitCount) }
    let (fewer, more) = (min(own, other), max(own, other))
    guard fewer > 0 else { return .bare }
    let shared = min(max(own + other - Self.count(marks | gone.marks), 0), fewer)
    let fit = LineFit(shared: shared, fewer: fewer, more: more, likeness: (marks & gone.marks).nonzeroBitCount)
    return isSure(beside: gone) ? fit : fit.doubted
  }

  /// How many words have left so many marks: some will have left the same.
  private static func count(_ marks: UInt64) -> Int { counts[marks.nonzeroBitCount] }

  private static let counts = {
    var counts: [Int] = []
    var (words, expected) = (0, 0.0)
    for marks in 0...64 {
      while expected + 1 <= Double(marks) {
        words += 1
        for _ in 0..<2 { expected += 1 - expected / 64 }
      }
      counts.append(words)
    }
    return counts
  }()

  /// The words of the shorter one are not likely to be found in the longer one by chance.
  private func isSure(beside gone: LineGist) -> Bool {
    let (own, other) = (marks.nonzeroBitCount, gone.marks.nonzeroBitCount)
    var chance = 1.0
    for _ in 0..<min(own, other) where chance >= Self.mostChance { chance *= Double(max(own, other)) / 64 }
    return chance < Self.mostChance
  }

  private static let mostChance = 0.01
}
