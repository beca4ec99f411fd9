extension String {
  /// As it stands at the beginning of a sentence.
  var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Plain words with `code` between backticks, as messages and cures are written.
enum Prose {
  /// HTML: escaped, and what stands between two backticks as code.
  static func html(_ text: String) -> String {
    var html = HTMLBuffer()
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      // The last piece of an even number follows a backtick that nothing closes.
      let isCode = index % 2 == 1 && index + 1 < pieces.count
      if isCode { html.markup("<code>") } else if index % 2 == 1 { html.markup("`") }
      html.text(piece)
      if isCode { html.markup("</code>") }
    }
    return html.string
  }
}
