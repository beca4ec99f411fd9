/// A line that a check writes among what it prints, when it begins and when it ends: so the runner knows what it printed, and how much.
package struct OutputMark: Hashable, Sendable {
  package let place: SourcePlace
  package let begins: Bool

  /// Stands in each, and in nothing that people write.
  package static let word = "\u{1}counterfoil-block "

  package init(place: SourcePlace, begins: Bool) {
    self.place = place
    self.begins = begins
  }

  /// On a line of its own, wherever the one before ended.
  package var text: String { "\n\(Self.word)\(begins ? "begins" : "ends") \(place)\n" }

  package init?(line: some StringProtocol) {
    guard line.hasPrefix(Self.word) else { return nil }
    let words = line.dropFirst(Self.word.count).split(separator: " ", maxSplits: 1)
    guard words.count == 2, let colon = words[1].lastIndex(of: ":"), let number = Int(words[1][colon...].dropFirst())
    else { return nil }
    self.init(place: SourcePlace(path: String(words[1][..<colon]), line: number), begins: words[0] == "begins")
  }
}
