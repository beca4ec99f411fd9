/// An element without attributes: how it opens and closes.
struct StaticTag: Hashable {
  private let name: Name

  private enum Name: Hashable {
    case blockquote, unordered, ordered, item, headerRow, emphasis, strong, strikethrough, unlinked
  }

  static let blockquote = StaticTag(name: .blockquote)
  static let unordered = StaticTag(name: .unordered)
  static let ordered = StaticTag(name: .ordered)
  static let item = StaticTag(name: .item)
  static let headerRow = StaticTag(name: .headerRow)
  static let emphasis = StaticTag(name: .emphasis)
  static let strong = StaticTag(name: .strong)
  static let strikethrough = StaticTag(name: .strikethrough)
  /// What was a link to something that is not there.
  static let unlinked = StaticTag(name: .unlinked)

  var open: StaticString {
    switch name {
    case .blockquote: "<blockquote>\n"
    case .unordered: "<ul>\n"
    case .ordered: "<ol>\n"
    case .item: "<li>"
    case .headerRow: "<thead><tr>"
    case .emphasis: "<em>"
    case .strong: "<strong>"
    case .strikethrough: "<del>"
    case .unlinked: #"<span class="unlinked">"#
    }
  }

  var close: StaticString {
    switch name {
    case .blockquote: "</blockquote>\n"
    case .unordered: "</ul>\n"
    case .ordered: "</ol>\n"
    case .item: "</li>\n"
    case .headerRow: "</tr></thead><tbody>\n"
    case .emphasis: "</em>"
    case .strong: "</strong>"
    case .strikethrough: "</del>"
    case .unlinked: "</span>"
    }
  }
}
