/// Whether a number stands in a list of requirements: `Requirements 1/2` counts nothing, and `Requirement 1.2 (8/10 tests)` does.
struct FigureList {
  private enum State {
    case outside
    /// Behind `Requirements`, `AC`, `R`.
    case named
    /// Behind a number of the list.
    case counted
  }

  private var state = State.outside

  /// - Parameter rest: what follows the number.
  func holds(numberBefore rest: ArraySlice<Character>) -> Bool {
    switch state {
    case .outside: false
    case .named: true
    // `Requirement 2, 8/10 tests`
    case .counted: !(rest.first == " " && rest.dropFirst().first?.isLetter == true)
    }
  }

  mutating func takeNumber(isKept: Bool) {
    if state != .outside, isKept { state = .counted }
  }

  mutating func takeWord(_ word: ArraySlice<Character>, behind rest: ArraySlice<Character>) {
    let text = String(word).lowercased()
    let figures = text.drop { $0.isWordLetter }
    if figures.isEmpty, EditedWords.names.contains(text) || Self.isSeries(word, before: rest) {
      state = .named
    } else if !figures.isEmpty, figures.allSatisfy(\.isFigureOfAnyScript),
      ["r", "ac", "req"].contains(text.dropLast(figures.count))
    {
      state = .counted
    } else if !["and", "or"].contains(text) {
      state = .outside
    }
  }

  /// `FR` of `FR-002`
  private static func isSeries(_ word: ArraySlice<Character>, before rest: ArraySlice<Character>) -> Bool {
    word.count <= 5 && word.allSatisfy { $0.isASCII && $0.isUppercase } && rest.first == "-"
      && rest.dropFirst().first?.isNumber == true
  }

  mutating func takeSign(_ sign: Character) {
    switch state {
    case .outside: return
    case .named: if "|;".contains(sign) { state = .outside }
    case .counted: if !" ,/&*_`-–".contains(sign) { state = .outside }
    }
  }
}
