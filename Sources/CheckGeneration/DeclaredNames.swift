/// The names that a block itself says what they are.
struct DeclaredNames {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let labels: Set<String>
  private let labelPlaces: Set<Int>
  private let places: Set<Int>
  private var declarations: [String: [LocalDeclaration]] = [:]
  private var variables: Set<String> = []
  private let generics: GenericNames

  init(_ tokens: [SwiftToken], _ names: ResolvedNames) {
    self.tokens = tokens
    words = names.words
    labels = names.declarations.labels
    labelPlaces = names.declarations.labelPlaces
    places = names.declarations.places
    generics = GenericNames(tokens, names.words)
    for declaration in names.declarations.all where declaration.kind != .implicit {
      declarations[words[declaration.place], default: []].append(declaration)
      if declaration.isVariable { variables.insert(words[declaration.place]) }
    }
    variables.formUnion(tokens.indices.dropLast().filter { words[$0 + 1] == "=" && isAssigned($0) }.map { words[$0] })
  }

  // MARK: Questions

  /// Whether the block says what stands there: a name that it binds, a member of a type of its own.
  func isKnown(_ place: Int) -> Bool {
    if places.contains(place) || labelPlaces.contains(place) { return true }
    if isColon(place + 1), labels.contains(words[place]) || declarations[words[place]] != nil { return true }
    guard let known = declarations[name(place)] else { return generics.contain(place, words[place]) }
    if place > 0, NameUses.isDot(words[place - 1]) { return known.contains { $0.kind == .member } }
    return known.contains { $0.known.contains { $0.contains(place) } }
  }

  /// The names that are said there, also by a string that interpolates them.
  func mentioned(_ place: Int) -> [String] {
    switch tokens[place].kind {
    case .identifier: declarations[name(place)] == nil || isLabel(place) ? [] : [name(place)]
    case .literal where words[place].contains("\\"): Self.told(words[place]).filter { declarations[$0] != nil }
    default: []
    }
  }

  /// The label of an argument of one of its functions, which is none of what bears its name elsewhere.
  private func isLabel(_ place: Int) -> Bool {
    isColon(place + 1) && labels.contains(words[place]) && !places.contains(place)
      && ["(", ","].contains(words[max(0, place - 1)])
      && declarations[words[place]]?.contains { $0.kind == .member } != true
  }

  private func isColon(_ place: Int) -> Bool { place < tokens.count && tokens[place].kind == .colon }

  func declared(_ place: Int) -> [String] { places.contains(place) ? [name(place)] : [] }

  func isVariable(_ name: String) -> Bool { variables.contains(name) }

  /// The words that a string interpolates, and others beside them.
  static func told(_ literal: String) -> [String] {
    literal.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// `ok` of `$ok`
  private func name(_ place: Int) -> String { ResolvedNames.unwrapped(words[place]) }

  /// `ok = f()`, also of a constant that is bound later.
  private func isAssigned(_ place: Int) -> Bool {
    guard tokens[place].kind == .identifier, place > 0 else { return tokens[place].kind == .identifier }
    if words[place - 1] == ":" { return isOfCase(place - 1) }
    return !["let", "var", "case", ","].contains(words[place - 1])
  }

  /// The colon of `case 1:` and of `default:`, behind which a statement begins; behind any other stands a type.
  private func isOfCase(_ colon: Int) -> Bool {
    var place = colon - 1
    while place >= max(0, colon - Self.longestCase), ![";", ":"].contains(words[place]), tokens[place].kind != .open {
      if ["case", "default"].contains(words[place]) { return true }
      place = (tokens[place].kind == .close ? tokens[place].partner ?? place : place) - 1
    }
    return false
  }

  private static let longestCase = 128
}
