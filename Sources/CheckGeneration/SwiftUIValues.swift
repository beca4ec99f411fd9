/// What SwiftUI says of its own types, whatever the components are: `Color.red`, `.blue` beside it, `EdgeInsets(top: 1, ...)`. Others the
/// components may have taught these types: `Color.brand`.
struct SwiftUIValues {
  let tokens: [SwiftToken]
  let words: [String]

  func contain(_ place: Int) -> Bool {
    let word = words[place]
    if word == "SwiftUI" { return self.word(place + 1) == "." }
    if self.word(place - 1) == "." { return isQualified(place) || isMember(place) }
    return Self.members[word] != nil && isTold(behind: place) || isLabel(place)
  }

  /// `Color` of `SwiftUI.Color.red`.
  private func isQualified(_ place: Int) -> Bool {
    word(place - 2) == "SwiftUI" && Self.members[words[place]] != nil && isTold(behind: place)
  }

  /// Behind the name of the type comes what it says, or what one is made of.
  private func isTold(behind place: Int) -> Bool {
    let members = Self.members[words[place]] ?? []
    if word(place + 1) == "." { return members.contains(word(place + 2)) || word(place + 2) == "allCases" }
    return word(place + 1) == "(" && Self.labels[words[place]]?.contains(word(place + 2)) == true
  }

  /// `red` of `Color.red`; `.blue` where the other side says of which type it is: `Color.red != .blue`.
  private func isMember(_ place: Int) -> Bool {
    if place > 1, [.identifier, .close, .literal].contains(tokens[place - 2].kind) {
      return Self.members[word(place - 2)]?.contains(words[place]) == true
    }
    if Self.signs.contains(word(place - 2)), let type = type(endingAt: place - 3), type.contains(words[place]) {
      return true
    }
    let type = word(place + 2) == "SwiftUI" ? place + 4 : place + 2
    return Self.signs.contains(word(place + 1)) && Self.members[word(type)]?.contains(words[place]) == true
  }

  /// - Returns: what the type of a value says that ends there: `Color.red`, `Angle(degrees: 90)`.
  private func type(endingAt place: Int) -> Set<String>? {
    if word(place - 1) == "." { return Self.members[word(place - 2)] }
    guard tokens.indices.contains(place), tokens[place].kind == .close else { return nil }
    return tokens[place].partner.flatMap { Self.members[word($0 - 1)] }
  }

  /// `top` of `EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)`.
  private func isLabel(_ place: Int) -> Bool {
    guard word(place + 1) == ":", ["(", ","].contains(word(place - 1)) else { return false }
    let before = words[..<place].suffix(Self.longestMade)
    guard let open = before.lastIndex(of: "("), open > 0 else { return false }
    return Self.labels[words[open - 1]]?.contains(words[place]) == true
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }

  private static let longestMade = 24
  private static let signs: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

  /// By the name of the type: what it says of itself. A test looks for each in our SwiftUI.
  static let members: [String: Set<String>] = [
    "Color": [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
      "gray", "black", "clear", "primary", "secondary", "accentColor",
    ],
    "Font": [
      "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
      "caption2",
    ],
    "Angle": ["zero"],
    "UnitPoint": [
      "zero", "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
      "bottomTrailing",
    ],
    "Alignment": [
      "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
    ],
    "HorizontalAlignment": ["leading", "center", "trailing"],
    "VerticalAlignment": ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"],
    "Edge": ["top", "leading", "bottom", "trailing"],
    "EdgeInsets": [],
    "Axis": ["horizontal", "vertical"],
    "ColorScheme": ["light", "dark"],
    "LayoutDirection": ["leftToRight", "rightToLeft"],
    "TextAlignment": ["leading", "center", "trailing"],
    "ContentMode": ["fit", "fill"],
    "Visibility": ["automatic", "visible", "hidden"],
    "DynamicTypeSize": ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"],
  ]

  /// What those are made of that hold nothing else.
  private static let labels: [String: Set<String>] = [
    "Color": ["red", "green", "blue", "opacity", "white", "hue", "saturation", "brightness"],
    "Angle": ["degrees", "radians"],
    "UnitPoint": ["x", "y"],
    "EdgeInsets": ["top", "leading", "bottom", "trailing"],
  ]
}
