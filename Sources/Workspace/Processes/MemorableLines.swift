/// The lines of an output that are kept wherever they stand, though the rest of it goes.
struct MemorableLines {
  /// Those that went past, with the lines before them that are kept too.
  private(set) var kept: [UInt8] = []
  private let pattern: [UInt8]
  private let context: Int
  /// The last lines that went past, as many as are kept with a memorable one.
  private var recent: [[UInt8]] = []
  /// How much went past.
  private var gone = 0
  private var marks: [ProcessOutcome.Mark] = []

  private static let mostMarks = 1 << 16
  private static let longestRecent = 400
  private static let newline = UInt8(ascii: "\n")

  /// - Parameters:
  ///   - pattern: lines with this in them are kept; empty for none.
  ///   - context: how many lines before each of these are kept with it.
  init(_ pattern: String, context: Int) {
    self.pattern = Array(pattern.utf8)
    self.context = context
  }

  /// - Returns: how much of it goes: whole lines only, where any are told apart. One that is cut in two would be looked for in either half.
  mutating func take(_ bytes: [UInt8], atMost count: Int) -> Int {
    let end = pattern.isEmpty ? count : bytes[..<count].lastIndex(of: Self.newline).map { $0 + 1 } ?? count
    if !pattern.isEmpty {
      marks += found(in: bytes[..<end])
      remember(bytes[..<end].split(separator: Self.newline))
    }
    gone += end
    return end
  }

  /// All that were found, with those of what did not go past.
  func marks(with rest: [UInt8]) -> [ProcessOutcome.Mark] { pattern.isEmpty ? [] : marks + found(in: rest[...]) }

  private func found(in bytes: ArraySlice<UInt8>) -> [ProcessOutcome.Mark] {
    let lines = bytes.split(separator: Self.newline).filter(isMemorable).prefix(Self.mostMarks - marks.count)
    return lines.map { ProcessOutcome.Mark(line: String(decoding: $0, as: UTF8.self), offset: gone + $0.startIndex) }
  }

  /// Of those that are not kept, the last ones of each piece alone are copied: most outputs hold nothing memorable.
  private mutating func remember(_ lines: [ArraySlice<UInt8>]) {
    var start = 0
    for end in lines.indices where isMemorable(lines[end]) && kept.count < ProcessLauncher.keptBytes {
      for line in before(lines[start..<end]) + [Array(lines[end])] { kept += line + [Self.newline] }
      recent = []
      start = end + 1
    }
    recent = before(lines[start...])
  }

  /// - Returns: the last lines before what follows these.
  private func before(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [[UInt8]] {
    let last = lines.suffix(context).map { Array($0.prefix(Self.longestRecent)) }
    return recent.suffix(context - last.count) + last
  }

  private func isMemorable(_ line: ArraySlice<UInt8>) -> Bool {
    line.count >= pattern.count && line.contains(pattern[0])
      && (line.startIndex...line.endIndex - pattern.count).contains { line[$0...].starts(with: pattern) }
  }
}
