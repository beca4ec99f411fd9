/// What the system's frameworks say of their own types, whatever the components are: `Color.red`, `.blue` beside it, `EdgeInsets().top`,
/// `Calendar.current`. Others the components may have taught these types: `Color.brand`.
struct FrameworkValues {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let bound: BoundExpressions
  private let types: [String: FrameworkType]
  private let views: Set<String>

  /// - Parameter hasSwiftUI: what SwiftUI and UIKit say of themselves is no component's.
  init(_ tokens: [SwiftToken], _ words: [String], _ bound: BoundExpressions, hasSwiftUI: Bool) {
    self.tokens = tokens
    self.words = words
    self.bound = bound
    types = hasSwiftUI ? FrameworkType.ofFoundation.merging(FrameworkType.ofSwiftUI) { $1 } : FrameworkType.ofFoundation
    views = hasSwiftUI ? FrameworkType.views : []
  }

  func contain(_ place: Int) -> Bool {
    let word = words[place]
    if word == "SwiftUI" { return types["Color"] != nil && self.word(place + 1) == "." }
    if self.word(place - 1) == "." { return isQualified(place) || isMember(place) }
    return types[word] != nil && isTold(behind: place) || isView(place) || isLabel(place)
  }

  /// `Color` of `SwiftUI.Color.red`.
  private func isQualified(_ place: Int) -> Bool {
    word(place - 2) == "SwiftUI" && types[words[place]] != nil && isTold(behind: place)
  }

  /// `VStack` of `VStack {`
  private func isView(_ place: Int) -> Bool { views.contains(words[place]) && ["(", "{"].contains(word(place + 1)) }

  /// Behind the name of the type comes what it says, or what one is made of.
  private func isTold(behind place: Int) -> Bool {
    guard let type = types[words[place]] else { return false }
    if word(place + 1) == "." { return type.said.contains(word(place + 2)) || word(place + 2) == "allCases" }
    return word(place + 1) == "("
      && (type.made.contains(word(place + 2)) || word(place + 2) == ")" && type.isMadeOfNothing)
  }

  /// `red` of `Color.red`; `.blue` where the other side says of which type it is: `Color.red != .blue`; `top` of `insets.top`.
  private func isMember(_ place: Int) -> Bool {
    if place > 1, [.identifier, .close, .literal].contains(tokens[place - 2].kind) {
      return types[word(place - 2)]?.said.contains(words[place]) == true
        || type(endingAt: place - 2)?.asked.contains(words[place]) == true
    }
    if Self.signs.contains(word(place - 2)), type(endingAt: place - 3)?.said.contains(words[place]) == true {
      return true
    }
    let name = word(place + 2) == "SwiftUI" ? place + 4 : place + 2
    return Self.signs.contains(word(place + 1)) && types[word(name)]?.said.contains(words[place]) == true
  }

  /// - Returns: the type of a value that ends there: `Color.red`, `Angle(degrees: 90)`, `insets` of `let insets = EdgeInsets()`.
  private func type(endingAt place: Int, names: Int = 0) -> FrameworkType? {
    guard tokens.indices.contains(place) else { return nil }
    if tokens[place].kind == .close {
      guard let open = tokens[place].partner, open > 0 else { return nil }
      // `Color.red.opacity(0.5)` is what `Color.red.opacity` is.
      if word(open - 2) == ".", word(open - 3) != "SwiftUI" {
        return words[open] == "(" ? type(endingAt: open - 1, names: names) : nil
      }
      return isTold(behind: open - 1) ? types[word(open - 1)] : nil
    }
    if word(place - 1) == "." {
      if let type = types[word(place - 2)], type.said.contains(words[place]) { return type }
      return type(endingAt: place - 2, names: names)?.results[words[place]].flatMap { types[$0] }
    }
    guard names < Self.mostNames, let number = bound.number(place),
      case let expression = bound.bindings[number].expression,
      tokens.topLevel(expression).allSatisfy({ tokens[$0].kind == .identifier || ["(", "."].contains(words[$0]) })
    else { return nil }
    return type(endingAt: expression.upperBound - 1, names: names + 1)
  }

  /// `top` of `EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)`, `size` of `Font.system(size: 12)`, `spacing` of
  /// `VStack(spacing: 4)`.
  private func isLabel(_ place: Int) -> Bool {
    guard word(place + 1) == ":", ["(", ","].contains(word(place - 1)) else { return false }
    let before = words[..<place].suffix(Self.longestMade)
    guard let open = before.lastIndex(of: "("), open > 0 else { return false }
    let isAsked = word(open - 2) == "." && word(open - 3) != "SwiftUI"
    return types[isAsked ? word(open - 3) : words[open - 1]]?.made.contains(words[place]) == true
      || views.contains(words[open - 1]) && FrameworkType.labelsOfViews.contains(words[place])
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }

  private static let mostNames = 8
  private static let longestMade = 24
  private static let signs: Set<String> = ["==", "!=", "<", ">", "<=", ">="]
}
