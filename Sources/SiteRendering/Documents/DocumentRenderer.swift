import MarkdownSyntax

/// A markdown tree as HTML, with anchors at every line and annotations where they belong.
///
/// Nothing of the document is trusted: text is escaped, raw HTML is shown and not obeyed, and links go through the policy.
struct DocumentRenderer {
  let tree: MarkdownTree
  let links: LinkPolicy
  var notes: LineNotes
  var html = HTMLBuffer()
  /// The line, from 1, that the inline content is on.
  var line = 1
  /// Within a link, where no second one may begin.
  var linkDepth = 0
  private(set) var contents: [Heading] = []
  private var identifiers = HeadingIdentifiers()
  private var open: [Open] = []
  /// The levels of the headings that the current one stands under.
  private var outline: [Int] = []

  struct Heading: Hashable {
    let level: Int
    let text: String
    let slug: String
  }

  private struct Open {
    let node: Int
    let close: Close
  }

  /// How an open element is closed.
  enum Close: Hashable {
    case tag(StaticTag)
    case paragraph(isTight: Bool)
    case heading(level: Int)
    case cell(isHeader: Bool, isLast: Bool)
    case row, table, link, nothing
  }

  /// A stretch of a document within another page: its headings get neither rank nor identifier.
  private let isFragment: Bool

  init(tree: MarkdownTree, links: LinkPolicy, notes: LineNotes) {
    self.tree = tree
    self.links = links
    self.notes = notes
    isFragment = false
  }

  /// - Parameter fragment: a stretch of a document, for a page that shows more than it.
  init(fragment tree: MarkdownTree, links: LinkPolicy) {
    self.tree = tree
    self.links = links
    notes = LineNotes(annotations: [:], anchors: [:]) { _ in true }
    isFragment = true
  }

  /// - Parameter title: the node of the heading that the page itself shows, and that the body leaves out.
  mutating func render(withoutTitle title: Int?) {
    var index = 0
    while index < tree.nodes.count {
      closeElements(before: index)
      if index == title {
        skipTitle(index)
        index = tree.nodes[index].end
      } else {
        index = enter(index)
      }
    }
    closeElements(before: tree.nodes.count)
    noteBlock(through: .max)
  }

  /// The text as it is, for what the parser must not see.
  mutating func renderAsText() {
    html.markup(#"<pre class="raw"><code>"#)
    for index in 0..<tree.text.lineCount {
      line = index + 1
      html.markup(#"<span class="line">"#)
      placeAnchors()
      html.text(tree.text.string(tree.text.line(index)))
      noteInline(through: line)
      html.markup("</span>\n")
    }
    html.markup("</code></pre>\n")
  }

  private mutating func closeElements(before index: Int) {
    while let last = open.last, tree.nodes[last.node].end <= index {
      open.removeLast()
      close(last.close, node: last.node)
    }
  }

  /// - Returns: the node to go on with.
  private mutating func enter(_ index: Int) -> Int {
    let node = tree.nodes[index]
    if !node.kind.isInline { line = node.lines.lowerBound + 1 }
    if let close = openElement(index, node) {
      open.append(Open(node: index, close: close))
      return index + 1
    }
    return node.end
  }

  /// - Returns: how to close it, or `nil` when the node and all below it are written already.
  private mutating func openElement(_ index: Int, _ node: MarkdownTree.Node) -> Close? {
    switch node.kind {
    case .document: return .nothing
    case .blockQuote: return wrap(.blockquote)
    case .list(let ordered, let start, _): return list(ordered: ordered, start: start)
    case .item(let checked): return item(checked)
    case .code(let info, let literal, let fenced):
      code(info: info, literal: literal, firstLine: line + (fenced ? 1 : 0))
    case .htmlBlock(let literal): rawBlock(literal)
    case .paragraph: return paragraph(index)
    case .heading(let level): return heading(index, level: level)
    case .thematicBreak:
      placeAnchors()
      html.markup("<hr>\n")
    case .table:
      html.markup(#"<div class="scroll"><table>"#)
      return .table
    case .tableRow(let isHeader): return row(isHeader: isHeader)
    case .tableCell: return cell(index)
    default: return inline(node, at: index)
    }
    noteBlock(through: node.lines.upperBound + 1)
    return nil
  }

  private mutating func close(_ close: Close, node: Int) {
    let lastLine = tree.nodes[node].lines.upperBound + 1
    switch close {
    case .nothing: break
    case .tag(let tag): html.markup(tag.close)
    case .paragraph(let isTight):
      noteInline(through: lastLine)
      html.markup(isTight ? "\n" : "</p>\n")
    case .heading(let level):
      html.markup("</h")
      html.number(level)
      html.markup(">\n")
      noteBlock(through: lastLine)
    case .row: html.markup("</tr>\n")
    case .cell(let isHeader, let isLast):
      if isLast { noteInline(through: lastLine) }
      html.markup(isHeader ? "</th>" : "</td>")
    case .table: html.markup("</tbody></table></div>\n")
    case .link:
      linkDepth -= 1
      html.markup("</a>")
    }
  }

  mutating func wrap(_ tag: StaticTag) -> Close {
    html.markup(tag.open)
    return .tag(tag)
  }
}

// MARK: - Blocks

extension DocumentRenderer {
  private mutating func list(ordered: Bool, start: Int) -> Close {
    guard ordered else { return wrap(.unordered) }
    guard start != 1 else { return wrap(.ordered) }
    html.markup(#"<ol start=""#)
    html.number(start)
    html.markup("\">\n")
    return .tag(.ordered)
  }

  private mutating func item(_ checked: Bool?) -> Close {
    guard let checked else { return wrap(.item) }
    html.markup(#"<li class="box"><span class="tick"><svg class="icon is-"#)
    html.markup(checked ? "ticked" : "open")
    html.markup(##"" aria-hidden="true"><use href="#icon-"##)
    html.markup(checked ? "ticked" : "open")
    html.markup(#""/></svg><span class="hidden">"#)
    html.markup(checked ? "ticked: " : "open: ")
    html.markup("</span></span>")
    return .tag(.item)
  }

  private mutating func paragraph(_ index: Int) -> Close {
    let isTight = isTight(index)
    if !isTight { html.markup("<p>") }
    placeAnchors()
    return .paragraph(isTight: isTight)
  }

  /// A paragraph of a tight list's item stands without its element.
  private func isTight(_ index: Int) -> Bool {
    let parent = tree.nodes[index].parent
    guard tree.nodes.indices.contains(parent), case .item = tree.nodes[parent].kind,
      tree.nodes.indices.contains(tree.nodes[parent].parent),
      case .list(_, _, tight: true) = tree.nodes[tree.nodes[parent].parent].kind
    else { return false }
    return true
  }

  private mutating func heading(_ index: Int, level: Int) -> Close {
    if isFragment { return wrap(.strong) }
    // The page's own heading is the only one of level 1, and no level is skipped on the way down.
    while let last = outline.last, last >= level { outline.removeLast() }
    outline.append(level)
    let rank = min(outline.count + 1, 6)
    let text = InlineText.plain(tree, below: index)
    let slug = identifiers.identifier(of: text)
    contents.append(Heading(level: rank, text: text, slug: slug))
    html.markup("<h")
    html.number(rank)
    html.markup(#" id=""#)
    html.text(slug)
    html.markup("\">")
    placeAnchors()
    return .heading(level: rank)
  }

  /// The title's identifiers stay, at the top of the body.
  private mutating func skipTitle(_ index: Int) {
    let slug = identifiers.identifier(of: InlineText.plain(tree, below: index))
    html.markup(#"<div class="spots"><span class="spot" id=""#)
    html.text(slug)
    html.markup("\"></span>")
    line = tree.nodes[index].lines.upperBound + 1
    placeAnchors()
    html.markup("</div>\n")
    noteBlock(through: line)
  }

  private mutating func code(info: String, literal: String, firstLine: Int) {
    html.markup("<pre>")
    placeAnchors()
    html.markup("<code")
    if let language = info.split(separator: " ").first {
      html.markup(#" class="language-"#)
      html.text(language)
      html.markup("\"")
    }
    html.markup(">")
    lines(of: literal, from: firstLine)
    html.markup("</code></pre>\n")
  }

  private mutating func lines(of literal: String, from firstLine: Int) {
    var text = literal[...]
    if text.last == "\n" { text = text.dropLast() }
    for (offset, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      line = firstLine + offset
      html.markup(#"<span class="line">"#)
      placeAnchors()
      html.text(part)
      html.markup("</span>\n")
    }
  }

  private mutating func rawBlock(_ literal: String) {
    if literal.drop(while: { $0.isWhitespace }).hasPrefix("<!--") {
      placeAnchors()
      return
    }
    html.markup(#"<pre class="raw"><code>"#)
    lines(of: literal, from: line)
    html.markup("</code></pre>\n")
  }

  private mutating func row(isHeader: Bool) -> Close {
    html.markup(isHeader ? "<thead><tr>" : "<tr>")
    return isHeader ? .tag(.headerRow) : .row
  }

  private mutating func cell(_ index: Int) -> Close {
    let row = tree.nodes[index].parent
    let isHeader = if case .tableRow(isHeader: true) = tree.nodes[row].kind { true } else { false }
    html.markup(isHeader ? #"<th scope="col""# : "<td")
    switch alignment(of: index, in: row) {
    case .left: html.markup(#" class="left""#)
    case .center: html.markup(#" class="center""#)
    case .right: html.markup(#" class="right""#)
    case .none: break
    }
    html.markup(">")
    placeAnchors()
    return .cell(isHeader: isHeader, isLast: tree.nodes[index].end == tree.nodes[row].end)
  }

  private func alignment(of cell: Int, in row: Int) -> MarkdownTree.Kind.Alignment {
    guard case .table(let alignments) = tree.nodes[tree.nodes[row].parent].kind,
      let column = tree.children(of: row).firstIndex(of: cell), alignments.indices.contains(column)
    else { return .none }
    return alignments[column]
  }
}

// MARK: - Lines

extension DocumentRenderer {
  mutating func placeAnchors() {
    for id in notes.takeAnchors(through: line) {
      html.markup(#"<span class="spot" id=""#)
      html.text(id)
      html.markup("\"></span>")
    }
  }

  mutating func noteInline(through line: Int) {
    for annotation in notes.takeAnnotations(through: line) {
      html.markup(" ")
      html.rendered(annotation)
    }
  }

  private mutating func noteBlock(through line: Int) {
    let annotations = notes.takeAnnotations(through: line)
    guard !annotations.isEmpty else { return }
    html.markup(#"<div class="annotations">"#)
    for annotation in annotations { html.rendered(annotation) }
    html.markup("</div>\n")
  }
}
