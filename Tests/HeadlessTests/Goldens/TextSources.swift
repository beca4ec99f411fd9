/// Pages on lines, fonts and sizes of text.
extension Golden.Source {
  static let firstBaseline = apple(
    "verticalalignment/firsttextbaseline",
    says: "Marks the baseline of the top-most text in a view; the bottom of a view that contains no text."
  )
  static let lineLimit = apple(
    "view/linelimit(_:)",
    says: "Caps the lines of every text in the hierarchy; text that needs more is truncated."
  )
  static let lineLimitDefault = apple(
    "environmentvalues/linelimit",
    says: "nil, the default, means as many lines as required."
  )
  static let scaleFactor = apple(
    "view/minimumscalefactor(_:)",
    says: "Text that does not fit shrinks to the given fraction of its font at the least."
  )
  static let truncation = observed(
    "https://juejin.cn/post/7083292893326245925",
    says: "Text that does not fit its lines is cut with an ellipsis at its end, or at the head or middle when asked."
  )
  static let font = apple(
    "view/font(_:)",
    says: "The default font flows down the hierarchy, and stays in effect unless a view or container overrides it."
  )
  static let bodySize = observed(
    "https://gist.github.com/zacwest/916d31da5d03405809c4",
    says: "At the default text size the body style is 17 points and the large title 34 (printed on iOS)."
  )
  static let bodySizes = observed(
    "https://gist.github.com/alexisakers/starred",
    says: "The body style grows from 17 points to 28, 33, 40, 47 and 53 at the accessibility sizes (printed on iOS)."
  )
  static let fixedFont = observed(
    "https://zenn.dev/samekard_dev/articles/f46434ec37584e",
    says: "A system font by its size does not take part in Dynamic Type; one by its style does."
  )
}
