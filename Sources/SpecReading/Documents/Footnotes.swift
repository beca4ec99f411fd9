import Findings
import MarkdownSyntax
import SpecModel

/// `[^1]: yes`: the notes at the foot of a document. The parser knows none, and takes what defines one for the address of a link.
struct Footnotes {
  /// What only notes define.
  private let words: Set<String>
  /// `[^1]: [the plan](plan.md)`: the link that is all of a note.
  let links: [Link]

  init(_ lines: DocumentLines) {
    let bytes = UnsafeRawBufferPointer(lines.tree.text.bytes)
    guard ByteSearch.first("[^", in: bytes, from: 0) != nil else {
      (words, links) = ([], [])
      return
    }
    var (notes, addresses): (Set<String>, Set<String>) = ([], [])
    var links: [Link] = []
    // Behind the sign of an item or of a quote as well: there, too, a line may define a label.
    for (index, line) in lines.lines.enumerated() where line.firstByte == UInt8(ascii: "[") && line.block != .opaque {
      guard let close = line.content.find("]:") else { continue }
      let defined = line.content.slice(from: close + 2).trimmed
      guard line.content.hasPrefix("[^") else {
        if let address = LinkDefinitions.address(at: index, in: lines) { addresses.insert(address.string) }
        continue
      }
      notes.insert(defined.string)
      guard let address = Self.address(in: defined), lines.linkAllowance.take(1, line: line.number) else { continue }
      links.append(Link(destination: address.string, location: lines.location(address)))
    }
    words = notes.subtracting(addresses)
    self.links = links
  }

  /// What the parser takes for an address as a whole: with a blank in it a note is a paragraph, whose links it finds.
  private static func address(in note: TextSlice) -> TextSlice? {
    guard note.first == UInt8(ascii: "["), !note.contains(" "), let joint = note.find("]("),
      let close = note.find(")", from: joint + 2)
    else { return nil }
    return note.slice(from: joint + 2).slice(to: close)
  }

  /// Whether a note, and no link, has this for its address.
  func define(_ destination: String) -> Bool { words.contains(destination) }
}
