/// `requirement-2-cancelling`: the anchor of a heading that bears a number and a title.
struct NumberedSlug {
  private let number: [Substring]
  private let words: [Substring]

  var bearsNumber: Bool { !number.isEmpty }

  init(_ slug: String) {
    let parts = slug.lowercased().split(separator: "-")
    let start = parts.firstIndex { $0.allSatisfy(\.isNumber) } ?? parts.endIndex
    let end = parts[start...].firstIndex { !$0.allSatisfy(\.isNumber) } ?? parts.endIndex
    number = Array(parts[start..<end])
    words = Array(parts[..<start] + parts[end...])
  }

  /// Another number and another title make another heading, however few letters differ.
  func isOther(than other: NumberedSlug) -> Bool {
    !number.isEmpty && !other.number.isEmpty && number != other.number && words != other.words
  }
}
