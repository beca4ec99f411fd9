import MarkdownSyntax

/// What a stretch of inline markdown says, without its markup.
enum InlineText {
  static func plain(_ tree: MarkdownTree, below index: Int) -> String {
    var text = ""
    for node in tree.nodes[(index + 1)..<tree.nodes[index].end] {
      switch node.kind {
      case .text(let literal), .inlineCode(let literal): text += literal
      case .softBreak, .lineBreak: text += " "
      default: break
      }
    }
    return text
  }
}

extension MarkdownTree.Kind {
  var isInline: Bool {
    switch self {
    case .text, .softBreak, .lineBreak, .inlineCode, .inlineHTML, .emphasis, .strong, .strikethrough, .link, .image:
      true
    default: false
    }
  }
}
