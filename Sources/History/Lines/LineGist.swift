import Evidence
import Findings

/// What is left of a line whose words are edited: the numbers that it names, and how much of the words.
///
/// A line that was edited since the lock was written is no new line while its numbers are the same: whoever mends a typing error does
/// not look up what the number stands for.
package struct LineGist: Hashable, Sendable {
  package let numbers: UInt16
  /// The words without the numbers; `nil` in a lock that an older release wrote.
  package let words: UInt16?
  /// Eight samples of the words, of four bits each: two lines agree in about as many as they share of their words.
  package let likeness: UInt32

  package init(numbers: UInt16, words: UInt16?, likeness: UInt32) {
    self.numbers = numbers
    self.words = words
    self.likeness = likeness
  }

  /// - Returns: `nil` for a line without numbers, or with nothing but numbers.
  init?(of line: EditedWords) {
    guard !line.numbers.isEmpty, !line.words.isEmpty else { return nil }
    numbers = Self.code(([line.numbers] + line.addresses).joined(separator: " "))
    words = Self.code(line.words.sorted().joined(separator: " "))
    likeness = Self.likeness(line.words)
  }

  private static func code(_ text: String) -> UInt16 {
    UInt16(Fingerprint(of: text).hexadecimal.prefix(4), radix: 16) ?? 0
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

  /// - Returns: how many samples two lines agree in, 0...8.
  private func shared(with other: LineGist) -> Int {
    var differing = likeness ^ other.likeness
    var shared = 0
    for _ in 0..<Self.samples {
      if differing & 15 == 0 { shared += 1 }
      differing >>= 4
    }
    return shared
  }
}

extension LineGist {
  /// A line of then whose words were edited, and what it is today.
  struct Edit {
    let old: Int
    let new: Int
    let age: LineAlignment.Age
  }

  /// Which of several lines were which before their words were edited, the likest first.
  ///
  /// - Returns: none of those whose numbers were written anew.
  static func edits(from old: [LineGist], to new: [LineGist]) -> [Edit] {
    let then = Dictionary(grouping: old.indices) { old[$0].numbers }
    let pairs = new.indices.flatMap { one in
      (then[new[one].numbers] ?? []).map { (old: $0, new: one, shared: new[one].shared(with: old[$0])) }
    }
    var (taken, settled): (Set<Int>, Set<Int>) = ([], [])
    var edits: [Edit] = []
    for pair in pairs.sorted(by: { ($1.shared, $0.new, $0.old) < ($0.shared, $1.new, $1.old) }) {
      guard !taken.contains(pair.old), !settled.contains(pair.new),
        let age = new[pair.new].age(beside: old[pair.old], among: old)
      else { continue }
      taken.insert(pair.old)
      settled.insert(pair.new)
      edits.append(Edit(old: pair.old, new: pair.new, age: age))
    }
    return edits
  }

  /// How a line reads beside one that is gone and named the same numbers under the same heading.
  ///
  /// - Returns: `nil` for a new one.
  private func age(beside gone: LineGist, among all: [LineGist]) -> LineAlignment.Age? {
    let shared = shared(with: gone)
    // Lines that share no word agree in one sample of sixteen.
    guard shared >= 3 else { return nil }
    let others = all.filter { $0.numbers != numbers && !$0.saysTheSame(as: gone) }
    if others.contains(where: { $0.saysTheSame(as: self) }) { return nil }
    // Of lines that are built alike, it may be no less like one with another number: perhaps that one, corrected.
    let renumbered = others.map { self.shared(with: $0) }.max() ?? 0
    return renumbered < shared && shared >= 5 ? .old : .unclear
  }

  private func saysTheSame(as other: LineGist) -> Bool {
    likeness == other.likeness && words == other.words && words != nil
  }
}
