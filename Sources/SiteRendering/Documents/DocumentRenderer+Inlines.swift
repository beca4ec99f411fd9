import MarkdownSyntax

extension DocumentRenderer {
  /// - Returns: how to close it, or `nil` when it is written already.
  mutating func inline(_ node: MarkdownTree.Node, at index: Int) -> Close? {
    switch node.kind {
    case .text(let literal): text(literal)
    case .softBreak: lineBreak(separatesEntries(index) ? "<br>\n" : "\n")
    case .lineBreak: lineBreak("<br>\n")
    case .inlineCode(let literal):
      html.markup("<code>")
      html.text(literal)
      html.markup("</code>")
    case .inlineHTML(let literal): rawInline(literal)
    case .emphasis: return wrap(.emphasis)
    case .strong: return wrap(.strong)
    case .strikethrough: return wrap(.strikethrough)
    case .link(let destination, let title): return link(destination, title: title)
    case .image(let destination, _): return image(destination)
    default: break
    }
    return nil
  }

  private mutating func lineBreak(_ markup: StaticString) {
    noteInline(through: line)
    html.markup(markup)
    line += 1
    placeAnchors()
  }

  /// `**Date**: ...` and `**Status**: ...` on lines of their own: markdown would run them together, and nobody writes them so.
  private func separatesEntries(_ index: Int) -> Bool {
    let end = tree.nodes[tree.nodes[index].parent].end
    guard index + 1 < end, tree.nodes[index + 1].kind == .strong else { return false }
    if InlineText.plain(tree, below: index + 1).hasSuffix(":") { return true }
    guard tree.nodes[index + 1].end < end, case .text(let text) = tree.nodes[tree.nodes[index + 1].end].kind else {
      return false
    }
    return text.hasPrefix(":")
  }

  private mutating func text(_ literal: String) {
    guard linkDepth == 0 else { return html.text(literal) }
    for piece in BareAddresses.pieces(of: literal) {
      switch piece {
      case .text(let text): html.text(text)
      case .address(let address):
        html.markup(#"<a rel="noreferrer" href=""#)
        html.text(address)
        html.markup("\">")
        html.text(address)
        html.markup("</a>")
      }
    }
  }

  /// A line break in a table's cell is the one piece of raw HTML with no other spelling; comments speak to no reader.
  private mutating func rawInline(_ literal: String) {
    if literal.hasPrefix("<!--") { return }
    let name = literal.lowercased().filter { !$0.isWhitespace }
    if name == "<br>" || name == "<br/>" { return html.markup("<br>") }
    html.markup("<code>")
    html.text(literal)
    html.markup("</code>")
  }

  private mutating func link(_ destination: String, title: String) -> Close {
    guard linkDepth == 0 else { return wrap(.unlinked) }
    switch links.target(of: destination) {
    case .page(let href): openLink(href, rel: false)
    case .outside(let href): openLink(href, rel: true)
    case .none(let reason):
      html.markup(#"<span class="unlinked" title=""#)
      html.text(reason)
      html.markup("\">")
      return .tag(.unlinked)
    }
    if !title.isEmpty {
      html.markup(#" title=""#)
      html.text(title)
      html.markup("\"")
    }
    html.markup(">")
    linkDepth += 1
    return .link
  }

  private mutating func openLink(_ href: String, rel: Bool) {
    html.markup(rel ? #"<a rel="noreferrer" href=""# : #"<a href=""#)
    html.text(href)
    html.markup("\"")
  }

  /// The site loads nothing from elsewhere and copies no file of the workspace: a picture is its words and its address.
  private mutating func image(_ destination: String) -> Close {
    html.markup(#"<span class="picture" title=""#)
    html.text(destination)
    html.markup(#"">Picture: "#)
    return .tag(.unlinked)
  }
}
