import Evidence
import Findings

/// What is left of a line whose words are edited: the numbers that it names, and how much of the words.
///
/// A line that was edited since the lock was written is no new line while its numbers are the same: whoever mends a typing error does
/// not look up what the number stands for.
package struct LineGist: Hashable, Sendable {
  package let numbers: UInt16
  /// Eight samples of the words, of four bits each: two lines agree in about as many as they share of their words.
  package let likeness: UInt32

  package init(numbers: UInt16, likeness: UInt32) {
    self.numbers = numbers
    self.likeness = likeness
  }

  /// - Returns: `nil` for a line without numbers, or with nothing but numbers.
  init?(of line: EditedWords) {
    guard !line.numbers.isEmpty, !line.words.isEmpty else { return nil }
    numbers =
      UInt16(Fingerprint(of: ([line.numbers] + line.addresses).joined(separator: " ")).hexadecimal.prefix(4), radix: 16)
      ?? 0
    likeness = Self.likeness(line.words)
  }

  private static func likeness(_ words: Set<String>) -> UInt32 {
    let codes = words.map(\.utf8.stableHash)
    var likeness: UInt32 = 0
    for sample in 0..<Self.samples {
      let least = codes.map { mixed($0 &+ UInt64(sample) &* 0x9E37_79B9_7F4A_7C15) }.min() ?? 0
      likeness = likeness << 4 | UInt32(least & 15)
    }
    return likeness
  }

  private static let samples = 8

  private static func mixed(_ code: UInt64) -> UInt64 {
    var code = code
    code = (code ^ code >> 30) &* 0xBF58_476D_1CE4_E5B9
    code = (code ^ code >> 27) &* 0x94D0_49BB_1331_11EB
    return code ^ code >> 31
  }

  /// How a line reads beside one that is gone and named the same numbers under the same heading.
  func age(beside gone: LineGist) -> LineAlignment.Age {
    var differing = likeness ^ gone.likeness
    var shared = 0
    for _ in 0..<Self.samples {
      if differing & 15 == 0 { shared += 1 }
      differing >>= 4
    }
    // Lines that share no word agree in one sample of sixteen.
    return shared >= 5 ? .old : shared >= 3 ? .unclear : .new
  }
}
