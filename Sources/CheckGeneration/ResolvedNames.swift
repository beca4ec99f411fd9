/// The words of a block, with a name of its own for each thing that it declares: `let n = lamp.n; do { let n = 1; #expect(n == 1) }` says
/// `n` of two things. What is known of a name, by its word, is then known of one thing.
///
/// Only names that stand for several things are told apart, or for something of the block's own here and for something else there.
struct ResolvedNames {
  /// A word for each token.
  private(set) var words: [String]
  let declarations: LocalDeclarations
  private let lookup: NameLookup
  /// The numbers of the declarations whose names bear a mark.
  private var marked: Set<Int> = []

  /// A letter that the block does not say; where it says all of them, no names are told apart.
  private let mark: Character?

  init(_ tokens: [SwiftToken], _ written: [String], _ scopes: BracketScopes) {
    words = written
    mark = Self.unsaid(in: written)
    declarations = LocalDeclarations(tokens, written, scopes)
    lookup = NameLookup(declarations.all)
    let texts = Texts(tokens, written)
    marked = toMark(tokens, scopes, texts)
    guard !marked.isEmpty else { return }
    for place in tokens.indices where isSaid(place, tokens, scopes) {
      if let word = word(for: LocalDeclarations.unquoted(written[place]), at: place) { words[place] = word }
    }
    for (number, declaration) in declarations.all.enumerated() where declaration.kind != .implicit {
      if let word = word(of: lookup.firsts[number]) { words[declaration.place] = word }
    }
    for (place, names) in texts.names { words[place] = resolved(names, in: written[place], at: place) }
  }

  /// What the texts of a block interpolate, by their places.
  private struct Texts {
    private(set) var names: [Int: InterpolatedNames] = [:]
    /// The words of those that cannot be read.
    private(set) var unread: Set<String> = []

    init(_ tokens: [SwiftToken], _ words: [String]) {
      for place in tokens.indices where tokens[place].kind == .literal && words[place].contains("\\") {
        names[place] = try? InterpolatedNames(words[place])
        if names[place] == nil { unread.formUnion(DeclaredNames.told(words[place])) }
      }
    }
  }

  // MARK: Marks

  private static func unsaid(in words: [String]) -> Character? {
    func isSaid(_ mark: Unicode.Scalar) -> Bool { words.contains { $0.unicodeScalars.contains(mark) } }
    let usual: Unicode.Scalar = "\u{02B9}"
    guard isSaid(usual) else { return Character(usual) }
    let said = words.reduce(into: Set<Unicode.Scalar>()) { $0.formUnion($1.unicodeScalars) }
    let others = (0x4E00...0x9FFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
    return others.first { !said.contains($0) }.map { Character($0) }
  }

  private func isSaid(_ place: Int, _ tokens: [SwiftToken], _ scopes: BracketScopes) -> Bool {
    NameUses.isSaid(place, tokens, words, scopes) && !declarations.labelPlaces.contains(place)
  }

  private func toMark(_ tokens: [SwiftToken], _ scopes: BracketScopes, _ texts: Texts) -> Set<Int> {
    // What is said of something else, be it of a member of a type of the block.
    var others: Set<String> = []
    func note(_ name: String, at place: Int) {
      guard lookup.holds(name) else { return }
      if lookup.number(of: name, at: place).map(canBeMarked) != true { others.insert(name) }
    }
    for place in tokens.indices where isSaid(place, tokens, scopes) && !declarations.places.contains(place) {
      note(LocalDeclarations.unquoted(Self.unwrapped(words[place])), at: place)
    }
    for (place, names) in texts.names { for name in names.all { note(Self.unwrapped(name.name), at: place) } }
    var firsts: [String: [Int]] = [:]
    for (number, declaration) in declarations.all.enumerated() {
      if !canBeMarked(number) { others.insert(declaration.name) }
      if canBeMarked(number), lookup.firsts[number] == number { firsts[declaration.name, default: []].append(number) }
    }
    // Where nothing else bears it, the first keeps its name.
    return Set(
      firsts.flatMap { name, numbers in
        texts.unread.contains(name) ? [] : others.contains(name) ? numbers[...] : numbers.dropFirst()
      }
    )
  }

  /// What is said behind a dot keeps its name, for nobody knows of whom it is said.
  private func canBeMarked(_ number: Int) -> Bool { ![.member, .implicit].contains(declarations.all[number].kind) }

  private func word(of number: Int) -> String? {
    guard let mark, marked.contains(number) else { return nil }
    return "\(declarations.all[number].name)\(mark)\(declarations.all[number].place)"
  }

  /// `ok` of `$ok`
  static func unwrapped(_ word: String) -> String {
    word.first == "$" && word.dropFirst().first?.isNumber == false ? String(word.dropFirst()) : word
  }

  /// - Returns: the marked word for a name, or for a wrapper of it; `nil` where that bears no mark.
  private func word(for name: String, at place: Int) -> String? {
    for (prefix, name) in [("", name), (String(name.prefix(1)), String(name.dropFirst()))] {
      guard ["", "$", "_"].contains(prefix), let number = lookup.number(of: name, at: place) else { continue }
      return word(of: number).map { prefix + $0 }
    }
    return nil
  }

  private func resolved(_ names: InterpolatedNames, in literal: String, at place: Int) -> String {
    var bytes = Array(literal.utf8)
    for (name, range) in names.all.reversed() {
      if let word = word(for: name, at: place) { bytes.replaceSubrange(range, with: Array(word.utf8)) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Questions

  /// Whether all names of an expression that is made of these words stand for the same at a place.
  func isMeant(_ expression: String, at place: Int) -> Bool {
    guard !marked.isEmpty else { return true }
    guard let tokens = try? SwiftLexer.tokens(of: expression) else { return false }
    let bytes = Array(expression.utf8)
    let words = tokens.words(of: bytes)
    let scopes = BracketScopes(tokens)
    return tokens.indices.allSatisfy { inner in
      guard NameUses.isSaid(inner, tokens, words, scopes) else { return true }
      let name = self.written(words[inner])
      // A closure brings its arguments along.
      let isOfClosure = words[inner] != name && declarations.arguments.contains(name)
      return isOfClosure || (word(for: name, at: place) ?? name) == words[inner]
    }
  }

  /// - Returns: a text with the names as the block says them.
  func written(_ text: String) -> String {
    guard let mark, text.contains(mark) else { return text }
    var written = ""
    var isNumber = false
    for sign in text {
      isNumber = sign == mark || isNumber && sign.isNumber
      if !isNumber { written.append(sign) }
    }
    return written
  }
}
