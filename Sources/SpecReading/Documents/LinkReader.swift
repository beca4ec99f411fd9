import Findings
import MarkdownSyntax
import SpecModel

/// The links and images of a document, each with the place of its destination.
///
/// The parser knows the block and the address of a link, and is not to be trusted with its columns: the address is looked
/// for in the block's bytes, from left to right.
enum LinkReader {
  static func read(_ lines: DocumentLines) -> [Link] {
    var links: [Link] = []
    var cursor = 0
    for node in lines.tree.nodes {
      let destination: String
      switch node.kind {
      case .link(let url, _), .image(let url, _): destination = url
      default: continue
      }
      let first = lines.tree.text.line(node.lines.lowerBound).lowerBound
      let end = lines.tree.text.line(node.lines.upperBound).upperBound
      let block = TextSlice(lines.tree.text, max(first, min(cursor, end))..<end)
      let place = find(destination, in: block) ?? TextSlice(lines.tree.text, first..<lines.tree.text.line(node.lines.lowerBound).upperBound).trimmed
      cursor = place.end
      links.append(Link(destination: destination, location: lines.location(place)))
    }
    return links
  }

  private static func find(_ destination: String, in block: TextSlice) -> TextSlice? {
    guard let first = destination.utf8.first else { return nil }
    let wanted = Array(destination.utf8)
    var index = block.start
    while index + wanted.count <= block.end {
      if block[index] == first, zip(index..., wanted).allSatisfy({ block[$0] == $1 }) {
        return TextSlice(block.source, index..<(index + wanted.count))
      }
      index += 1
    }
    // The source writes it in another way, `%20` or `\_` for instance: point at the bracket before it.
    return block.find("](").map { TextSlice(block.source, $0..<min($0 + 2, block.end)) }
  }
}
