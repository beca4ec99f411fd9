/// Which lines of a block of HTML are words of the document: those right below `<details>` are as much a part of it as those behind
/// a blank line; scripts, code, tables and comments are none.
///
/// Lines are asked in their order, each once.
struct ShownHTML {
  /// The block that the answers are about.
  let leaf: Int
  private let isOfTags: Bool
  /// What ends the part that is being passed over.
  private var closing: StaticString?

  /// - Parameter block: all lines of the block.
  init(leaf: Int, block: TextSlice) {
    self.leaf = leaf
    let lead = block.trimmed
    isOfTags =
      lead.first == UInt8(ascii: "<")
      && isLetter(lead[lead.start + 1] == UInt8(ascii: "/") ? lead[lead.start + 2] : lead[lead.start + 1])
  }

  mutating func shows(_ line: TextSlice) -> Bool {
    guard isOfTags else { return false }
    var rest = line
    var isShown = closing == nil
    while true {
      if let closing {
        guard let end = rest.find(closing, ignoringCase: true) else { return false }
        rest = rest.slice(from: end + closing.utf8CodeUnitCount)
        self.closing = nil
      }
      guard let (place, part) = opening(in: rest) else { return isShown }
      // `Done <!-- by hand -->`: the words before it stay, unless it goes on below.
      isShown = isShown && part.leavesWords
      closing = part.closing
      rest = rest.slice(from: place + part.opening.utf8CodeUnitCount)
    }
  }

  private struct Part {
    let opening: StaticString
    let closing: StaticString
    var leavesWords = false
  }

  private static let parts = [
    Part(opening: "<pre", closing: "</pre"), Part(opening: "<script", closing: "</script"),
    Part(opening: "<style", closing: "</style"), Part(opening: "<textarea", closing: "</textarea"),
    Part(opening: "<svg", closing: "</svg"), Part(opening: "<table", closing: "</table"),
    Part(opening: "<code", closing: "</code", leavesWords: true),
    Part(opening: "<!--", closing: "-->", leavesWords: true),
  ]
  private static let fences = [Part(opening: "```", closing: "```"), Part(opening: "~~~", closing: "~~~")]

  private func opening(in line: TextSlice) -> (place: Int, part: Part)? {
    let lead = line.trimmed
    if let fence = Self.fences.first(where: { lead.hasPrefix($0.opening) }) { return (lead.start, fence) }
    guard line.contains("<") else { return nil }
    return Self.parts.compactMap { part in
      line.find(part.opening, ignoringCase: true).map { ($0, part) }
    }.min { $0.0 < $1.0 }
  }
}
