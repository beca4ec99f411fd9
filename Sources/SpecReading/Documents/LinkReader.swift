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
    // Where the last one was looked for from: the image that it holds stands before its address.
    var behind = 0
    let head = lines.frontMatter
    let footnotes = Footnotes(lines)
    var definitions = LinkDefinitions(lines)
    for node in lines.tree.nodes {
      let destination: String
      switch node.kind {
      case .link(let url, _), .image(let url, _): destination = url
      default: continue
      }
      // Keys and values for tools are no markdown.
      guard node.lines.lowerBound >= head else { continue }
      guard lines.linkAllowance.take(1, line: node.lines.lowerBound + 1) else { break }
      let first = lines.tree.text.line(node.lines.lowerBound).lowerBound
      let end = lines.tree.text.line(node.lines.upperBound).upperBound
      let block = TextSlice(lines.tree.text, max(first, min(cursor, end))..<end)
      let written =
        find(destination, in: block)
        ?? image(node, destination, lines, max(first, behind)..<max(first, behind, block.start))
      let definition = written == nil ? definitions.place(of: destination) : nil
      let near = block.slice(to: block.start + reach)
      let place =
        written ?? definition.flatMap { label(of: $0, in: near) } ?? bracket(in: near, of: block)
        ?? TextSlice(lines.tree.text, first..<lines.tree.text.line(node.lines.lowerBound).upperBound).trimmed
      behind = cursor
      cursor = max(cursor, place.end)
      if footnotes.define(destination), !isInline(place) { continue }
      links.append(
        Link(
          destination: destination,
          location: lines.location(place),
          definition: definition.map { lines.location($0) }
        )
      )
    }
    let written = HTMLLinkReader(lines: lines).read().filter { $0.location.line > head } + footnotes.links
    return written.isEmpty ? links : (links + written).sorted { $0.location < $1.location }
  }

  /// The address stands behind the text of its link, `](`, and not in a line that defines it.
  private static func isInline(_ place: TextSlice) -> Bool {
    guard place.start > 0 else { return false }
    let before = place.source.base[place.start - 1]
    return before == UInt8(ascii: "(") || before == UInt8(ascii: "<")
  }

  /// The address stands within a few lines of where the last one ended; looking further would take quadratic time.
  private static let reach = 2048

  private static func find(_ destination: String, in block: TextSlice) -> TextSlice? {
    let near = block.slice(to: block.start + reach)
    // The beginning of an address tells it from the next as well as the whole of it.
    let wanted = Array(destination.utf8.prefix(64))
    guard let first = wanted.first else { return nil }
    for index in near.start..<near.end where near[index] == first {
      guard index + wanted.count <= block.end, zip(index..., wanted).allSatisfy({ block[$0] == $1 }),
        // In quotes it is the address of an HTML tag, which is read by itself.
        block[index - 1] != UInt8(ascii: "\""), block[index - 1] != UInt8(ascii: "'")
      else { continue }
      return TextSlice(block.source, index..<min(index + destination.utf8.count, block.end))
    }
    return nil
  }

  /// `i.png` of `[![i](i.png)](n1.md)`
  private static func image(
    _ node: MarkdownTree.Node,
    _ destination: String,
    _ lines: DocumentLines,
    _ place: Range<Int>
  )
    -> TextSlice?
  {
    guard case .image = node.kind else { return nil }
    return find(destination, in: TextSlice(lines.tree.text, place))
  }

  /// `[ref]`, `[text][ref]`: the label of a line that defines one, whatever the case of its letters.
  private static func label(of definition: TextSlice, in near: TextSlice) -> TextSlice? {
    guard let open = definition.find("["), let close = definition.find("]:", from: open) else { return nil }
    let label = TextSlice(definition.source, open..<close + 1)
    let place = (near.start..<max(near.start, near.end - label.count + 1)).first { place in
      near[place] == UInt8(ascii: "[")
        && (0..<label.count).allSatisfy { lowercased(near[place + $0]) == lowercased(label[open + $0]) }
    }
    return place.map { TextSlice(near.source, $0..<$0 + label.count) }
  }

  /// The source writes the address in another way, `%20` or `\_` for instance, or elsewhere, `[plan][1]`: point at the bracket before it.
  private static func bracket(in near: TextSlice, of block: TextSlice) -> TextSlice? {
    let first = [near.find("]("), near.find("][")].compactMap(\.self).min()
    return first.map { TextSlice(block.source, $0..<min($0 + 2, block.end)) }
  }
}
