/// The tests of a mapping, made ready to be held against thousands of cases.
struct JUnitPatterns: Sendable {
  let entries: [JUnitMapping.Entry]
  private let patterns: [Pattern]

  private struct Pattern: Sendable {
    let bytes: [UInt8]
    let letters: ByteSet
    let hasSlash: Bool
  }

  private struct Text {
    let bytes: [UInt8]
    let letters: ByteSet

    init(_ text: String) {
      bytes = Array(text.utf8)
      letters = ByteSet(bytes)
    }
  }

  init(_ mapping: JUnitMapping) {
    entries = mapping.entries
    patterns = mapping.entries.map { entry in
      let bytes = Array(entry.test.utf8)
      return Pattern(
        bytes: bytes,
        letters: ByteSet(bytes.filter { $0 != Self.star }),
        hasSlash: bytes.contains(UInt8(ascii: "/"))
      )
    }
  }

  /// - Returns: the places of the entries that a case fits.
  func places(of test: JUnitCase) -> [Int] {
    guard !patterns.isEmpty else { return [] }
    let dotted = Text(test.className.isEmpty ? test.name : "\(test.className).\(test.name)")
    let slashed = test.className.isEmpty ? nil : Text("\(test.className)/\(test.name)")
    return patterns.indices.filter { place in
      if Self.matches(patterns[place], dotted) { return true }
      guard let slashed, patterns[place].hasSlash else { return false }
      return Self.matches(patterns[place], slashed)
    }
  }

  private static let star = UInt8(ascii: "*")

  /// `*` stands for any letters, none too; everything else for itself. A text that lacks a letter of the pattern is not looked through.
  private static func matches(_ pattern: Pattern, _ text: Text) -> Bool {
    guard pattern.letters.isSubset(of: text.letters) else { return false }
    return pattern.bytes.withUnsafeBufferPointer { pattern in
      text.bytes.withUnsafeBufferPointer { matches(pattern, $0) }
    }
  }

  private static func matches(_ pattern: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var (p, t) = (0, 0)
    // Where the last `*` stands, and up to where it has been tried to reach.
    var star: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == Self.star {
        star = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        p = last.pattern + 1
        t = last.text + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == Self.star }
  }
}

/// Which bytes a text holds.
private struct ByteSet: Sendable {
  private var words = SIMD4<UInt64>()

  init(_ bytes: [UInt8]) {
    for byte in bytes { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
  }

  func isSubset(of other: ByteSet) -> Bool { (words & ~other.words) == SIMD4<UInt64>() }
}
