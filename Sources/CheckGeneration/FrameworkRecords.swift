/// The values of Foundation and of SwiftUI that hold what they are handed, each part by itself: `CGSize(width: lamp.width, height: 5)`.
struct FrameworkRecords {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let fields: [String: Set<String>]

  /// - Parameter hasSwiftUI: its values are no component's.
  init(_ tokens: [SwiftToken], _ names: ResolvedNames, hasSwiftUI: Bool) {
    self.tokens = tokens
    words = names.words
    // What the block declares by such a name is another.
    fields = Self.ofFoundation.merging(hasSwiftUI ? Self.ofSwiftUI : [:]) { $1 }.filter { name, _ in
      !names.declarations.all.contains { $0.name == name }
    }
  }

  private static let ofFoundation: [String: Set<String>] = [
    "CGSize": ["width", "height"], "CGPoint": ["x", "y"], "CGVector": ["dx", "dy"],
    "CGRect": ["origin", "size", "width", "height"],
  ]
  private static let ofSwiftUI: [String: Set<String>] = [
    "EdgeInsets": ["top", "leading", "bottom", "trailing"], "UIEdgeInsets": ["top", "left", "bottom", "right"],
    "UnitPoint": ["x", "y"], "Binding": ["wrappedValue"],
  ]
  /// What a rectangle calls its parts that is made of four numbers.
  private static let partsOfRectangle: [String: Set<String>] = ["origin": ["x", "y"], "size": ["width", "height"]]

  func isMade(_ range: Range<Int>) -> Bool { arguments(of: range) != nil }

  /// - Returns: what a field was handed.
  func field(_ name: String, of made: Range<Int>) -> Range<Int>? {
    guard let arguments = arguments(of: made), fields[words[made.lowerBound]]?.contains(name) == true else {
      return nil
    }
    let parts = tokens.listed(arguments)
    if words[made.lowerBound] == "Binding" { return parts.count == 1 ? parts[0] : nil }
    return parts.first { $0.count > 2 && words[$0.lowerBound] == name && tokens[$0.lowerBound + 1].kind == .colon }?
      .dropFirst(2)
  }

  /// - Parameter group: `size` of `CGRect(x: 1, y: 2, width: 3, height: 4).size.width`.
  func field(_ name: String, of group: String, of made: Range<Int>) -> Range<Int>? {
    guard let arguments = arguments(of: made), words[made.lowerBound] == "CGRect",
      Self.partsOfRectangle[group]?.contains(name) == true
    else { return nil }
    return tokens.listed(arguments).first { $0.count > 2 && words[$0.lowerBound] == name }?.dropFirst(2)
  }

  private func arguments(of range: Range<Int>) -> Range<Int>? {
    guard let first = range.first, fields[words[first]] != nil else { return nil }
    // Nobody changes what `Binding.constant(true)` holds; what others hold is not said there.
    let open = words[first] == "Binding" ? first + 3 : first + 1
    guard open < range.upperBound, words[open] == "(", tokens[open].partner == range.upperBound - 1,
      open == first + 1 || words[first + 1] == "." && words[first + 2] == "constant"
    else { return nil }
    return (open + 1)..<(range.upperBound - 1)
  }
}
