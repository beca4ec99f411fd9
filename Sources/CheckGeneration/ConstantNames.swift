/// The names of a block that stand for a literal wherever they are said: `let ok = true`.
struct ConstantNames {
  private let scopes: BracketScopes
  private let tokens: [SwiftToken]
  private let words: [String]
  private let uses: NameUses
  let plain: PlainTypes
  private let frameworks: FrameworkValues
  private let labels: ArgumentLabels
  private let clocks: ClockReadings
  private var typed: Set<Int> = []
  private var bindings: [String: Binding] = [:]
  /// The places of the names that are bound to an empty collection, or to `nil`.
  private(set) var empty: (empty: [Int], none: [Int]) = ([], [])

  private struct Binding {
    /// Where the name is known: behind the binding, inside its brackets.
    let scope: Range<Int>
    /// Of `let ok = true`.
    let truth: Bool?
    /// Of `let size = (width: 24, height: 48)`: what may be asked of it.
    var fields: Set<String> = []
    /// It is of a type of the block.
    var isPlain = false
  }

  init(
    _ tokens: [SwiftToken],
    _ words: [String],
    _ scopes: BracketScopes,
    _ uses: NameUses,
    _ frameworks: FrameworkValues
  ) {
    self.tokens = tokens
    self.words = words
    self.scopes = scopes
    self.uses = uses
    self.frameworks = frameworks
    plain = PlainTypes(tokens, words, scopes)
    clocks = ClockReadings(tokens: tokens, words: words)
    labels = ArgumentLabels(tokens: tokens, words: words, scopes: scopes, plain: plain)
    let names = tokens.indices.dropFirst().filter {
      Self.beforeNames.contains(words[$0 - 1]) && !uses.isMember($0 - 1) && !uses.isOfWrapper($0)
    }
    guard !names.isEmpty else { return }
    typed = typedNames(names)
    let told = Self.interpolated(tokens, words)
    // Whatever is bound twice is no constant.
    for name in names where uses.places(of: words[name]).first == name && !told.contains(words[name]) { bind(name) }
  }

  private static let beforeNames: Set<String> = ["let", "var"]

  /// Whether the word at that place says the same everywhere, where all others around it do: a name that stands for a literal, what the
  /// standard library says of one, the label of an argument.
  func isOfConstant(_ place: Int) -> Bool {
    let word = words[place]
    if ConstantWords.isConstant(word) { return true }
    if frameworks.contain(place), !uses.isDeclared(word) { return true }
    if uses.isMember(place) {
      if plain.isMember(place) || isField(place) { return true }
      if ConstantWords.measures.contains(word) { return isOfValue(place) }
      return ConstantWords.members.contains(word) && !isOfPlainValue(place)
    }
    return isConstant(place) || plain.isName(place) || labels.contain(place)
  }

  /// `count` of `size.count`: what a value of the block's own type cannot say by itself, the components may have taught it.
  private func isOfPlainValue(_ place: Int) -> Bool {
    guard place > 1, words[place - 1] == "." else { return false }
    if tokens[place - 2].kind == .close { return tokens[place - 2].partner.map { plain.isName($0 - 1) } == true }
    return plain.isName(place - 2) || bindings[words[place - 2]]?.isPlain == true
  }

  /// `width` of `size.width`, of `CGSize(width: 3, height: 4).width`; not of `CGSize.width` or of `.width`.
  private func isOfValue(_ place: Int) -> Bool {
    guard place > 1, words[place - 1] == "." else { return false }
    return switch tokens[place - 2].kind {
    case .identifier: words[place - 2].first?.isUppercase == false
    case .close: !isOfPlainValue(place)
    default: false
    }
  }

  /// Whether the name at that place stands for a literal.
  func isConstant(_ place: Int) -> Bool { bindings[words[place]]?.scope.contains(place) == true }

  /// - Returns: what the literal at that place says, or the one that the name there stands for.
  func truth(_ place: Int) -> Bool? {
    switch words[place] {
    case "true": true
    case "false": false
    default: isConstant(place) ? bindings[words[place]]?.truth : nil
    }
  }

  /// `x is Bool`, `x as? Bool != nil` of `let x: Bool = f()`: what is written there is what it is.
  func isOfItsType(_ range: Range<Int>) -> Bool {
    guard (3...6).contains(range.count), ["is", "as"].contains(words[range.lowerBound + 1]),
      let name = uses.places(of: words[range.lowerBound]).first, name != range.lowerBound, typed.contains(name),
      scopes.scope(around: name).contains(range.lowerBound)
    else { return false }
    let type = word(name + 2)
    let said = words[range].dropFirst()
    let certain = [["is", type], ["as", "?", type], ["as", "?", type, "!=", "nil"]]
    return certain.contains { said.elementsEqual($0) }
  }

  /// The names whose type is written, `let x: Lamp = f()`, where that is none of the block's own.
  ///
  /// - Parameter names: all that are bound.
  private func typedNames(_ names: [Int]) -> Set<Int> {
    let declared = Set(
      tokens.indices.dropFirst().filter { Self.declarations.contains(words[$0 - 1]) }.map { words[$0] }
    )
    return Set(
      names.filter { name in
        ["let", "var"].contains(words[name - 1]) && word(name + 1) == ":" && word(name + 3) == "="
          && uses.places(of: words[name]).first == name && !declared.contains(word(name + 2)) && uses.isBoundOnce(name)
      }
    )
  }

  private static let declarations: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]

  /// The words that strings interpolate: who says a name there may change it.
  private static func interpolated(_ tokens: [SwiftToken], _ words: [String]) -> Set<String> {
    let literals = zip(tokens, words).filter { $0.kind == .literal && $1.contains("\\") }.map(\.1)
    return Set(literals.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) })
  }

  // MARK: Binding

  private mutating func bind(_ name: Int) {
    if bindChoice(name) || bindLater(name) { return }
    bindEmpty(name)
    guard let value = value(of: name) else { return }
    let keeps =
      words[name - 1] == "var" ? uses.isNeverChanged(name) { isAssignedLiteral($0, of: name) } : uses.isBoundOnce(name)
    guard keeps else { return }
    let isAssigned = uses.places(of: words[name]).contains { $0 != name && word($0 + 1) == "=" }
    bindings[words[name]] = Binding(
      scope: value.upperBound..<scopes.end(around: name),
      truth: value.count == 1 && !isAssigned ? truth(value.lowerBound) : nil,
      fields: words[name - 1] == "let" ? fields(of: value).union(plain.fields(of: value)) : [],
      isPlain: plain.isName(value.lowerBound)
    )
  }

  /// `let ok = f() ? true : true`, `var ok: Bool { true }`, `let ok = { true }`
  private mutating func bindChoice(_ name: Int) -> Bool {
    let isTyped = word(name + 1) == ":" && ConstantWords.types.contains(word(name + 2))
    let sign = isTyped ? name + 3 : name + 1
    var found: (range: Range<Int>, literal: Int)?
    let start = closureSign(name) ?? sign
    let isClosure = words[name - 1] == "let" && !isTyped && word(start) == "=" && word(start + 1) == "{"
    let open = isClosure ? start + 1 : sign
    if isClosure || (isTyped && words[name - 1] == "var"), word(open) == "{", tokens[open].partner == open + 2 {
      found = (open..<(open + 3), open + 1)
    } else if word(sign) == "=", words[name - 1] == "let" {
      found = BoundChoices(tokens: tokens, words: words).choice(from: sign + 1)
    }
    guard let (range, literal) = found, isOfLiteral(literal, from: literal), uses.isBoundOnce(name),
      endsStatement(range.upperBound, tokens[range.upperBound - 1].line)
    else { return false }
    bindings[words[name]] = Binding(
      scope: range.upperBound..<scopes.end(around: name),
      truth: isClosure ? nil : truth(literal)
    )
    return true
  }

  /// `let ok: Bool` and then on every way `ok = true`
  private mutating func bindLater(_ name: Int) -> Bool {
    guard words[name - 1] == "let", word(name + 1) == ":", ConstantWords.types.contains(word(name + 2)),
      endsStatement(name + 3, tokens[name].line), uses.isBoundOnce(name)
    else { return false }
    let values = uses.places(of: words[name]).filter { $0 > name && !uses.isMember($0) && word($0 + 1) == "=" }
      .map { literal(behind: $0 + 1).flatMap { $0.count == 1 ? $0.lowerBound : nil } }
    guard let value = values.first ?? nil, values.allSatisfy({ $0.map { words[$0] } == words[value] }) else {
      return false
    }
    bindings[words[name]] = Binding(scope: value..<scopes.end(around: name), truth: truth(value))
    return true
  }

  /// - Returns: the sign of `let ok: () -> Bool = { true }`.
  private func closureSign(_ name: Int) -> Int? {
    guard word(name + 1) == ":", word(name + 2) == "(", word(name + 3) == ")", word(name + 4) == "->",
      ConstantWords.types.contains(word(name + 5)), word(name + 6) == "="
    else { return nil }
    return name + 6
  }

  /// `let lamps: [Lamp] = []`, `let lamps = [Lamp]()`, `let nobody: Lamp? = nil`
  private mutating func bindEmpty(_ name: Int) {
    guard words[name - 1] == "let", uses.isBoundOnce(name) else { return }
    var end: Int?
    var isNone = false
    if word(name + 1) == "=" {
      end = name + 2 < tokens.count ? EmptyLiteral.end(from: name + 2, tokens, words) : nil
    } else if word(name + 1) == ":" {
      if let type = EmptyLiteral.type(from: name + 2, tokens, words), word(type) == "=" {
        end = ["[", "[:"].contains(word(type + 1)) ? closedLiteral(from: type + 1) : nil
      } else if word(name + 3) == "?", word(name + 4) == "=", word(name + 5) == "nil" {
        (end, isNone) = (name + 6, true)
      }
    }
    guard let end, endsStatement(end, tokens[end - 1].line) else { return }
    let scope = end..<scopes.end(around: name)
    let said = uses.places(of: words[name]).filter { scope.contains($0) && !uses.isMember($0) }
    if isNone { empty.none += said } else { empty.empty += said }
  }

  /// - Returns: the place behind `[]` or `[:]`.
  private func closedLiteral(from open: Int) -> Int? {
    guard let close = tokens[open].partner, words[(open + 1)..<close].allSatisfy({ $0 == ":" }) else { return nil }
    return close + 1
  }

  /// `size.width` of a tuple of literals, which nobody can extend.
  private func isField(_ place: Int) -> Bool {
    let tuple = place - 2
    guard tuple >= 0, words[place - 1] == ".", tokens[tuple].kind == .identifier, !uses.isMember(tuple),
      isConstant(tuple)
    else { return false }
    return bindings[words[tuple]]?.fields.contains(words[place]) == true
  }

  /// Of a tuple, its labels and its places.
  private func fields(of value: Range<Int>) -> Set<String> {
    guard words[value.lowerBound] == "(", tokens[value.lowerBound].partner == value.upperBound - 1 else { return [] }
    let inside = tokens.topLevel((value.lowerBound + 1)..<(value.upperBound - 1))
    let commas = inside.count { tokens[$0].kind == .comma }
    guard commas > 0 else { return [] }
    let labels = inside.filter { tokens[$0].kind == .colon }.map { words[$0 - 1] }
    return Set(labels + (0...commas).map(String.init))
  }

  /// - Returns: the literal on the right, alone on its line behind the name.
  private func value(of name: Int) -> Range<Int>? {
    var place = name + 1
    if word(place) == ":" {
      guard ConstantWords.types.contains(word(place + 1)) else { return nil }
      place += word(place + 2) == "?" ? 3 : 2
    }
    return word(place) == "=" ? literal(behind: place) : nil
  }

  /// - Returns: the literal behind a sign, alone on the rest of its line, or to the end of the brackets that it opens there.
  private func literal(behind sign: Int) -> Range<Int>? {
    let (start, line) = (sign + 1, tokens[sign].line)
    var end = start
    while end < tokens.count, tokens[end].line == line || isInside(end, from: start), isOfLiteral(end, from: start) {
      end += 1
    }
    guard end > start, !isInside(end, from: start), endsStatement(end, tokens[end - 1].line),
      tokens[end - 1].kind != .operator
    else { return nil }
    return start..<end
  }

  /// Brackets that open behind the start are not closed before.
  private func isInside(_ place: Int, from start: Int) -> Bool {
    guard place < tokens.count else { return false }
    return tokens[place].kind == .close && (tokens[place].partner ?? 0) >= start
      || scopes.open(around: place).map { $0 >= start } == true
  }

  private func isOfLiteral(_ place: Int, from start: Int) -> Bool {
    switch tokens[place].kind {
    case .identifier: isOfConstant(place) && !clocks.contain(place)
    case .literal: !words[place].contains("\\") && !words[place].contains("\n")
    case .operator: ConstantWords.operators.contains(words[place])
    case .open: words[place] != "{"
    case .close: (tokens[place].partner ?? 0) >= start
    case .comma: scopes.open(around: place).map { $0 >= start } == true
    // Of a label: `(width: 24, height: 48)`, `Grid(side: 3)`.
    case .colon: scopes.open(around: place).map { $0 >= start && words[$0] == "(" } == true && labels.contain(place - 1)
    case .pound, .other: false
    }
  }

  /// The next line may go on with an operator or a member.
  private func endsStatement(_ place: Int, _ line: Int) -> Bool {
    guard place < tokens.count, words[place] != ";", words[place] != "}" else { return true }
    return tokens[place].line > line && tokens[place].kind != .operator && !["as", "is"].contains(words[place])
  }

  /// `ok = true`, beside the binding: not in a closure that a component may call.
  private func isAssignedLiteral(_ place: Int, of name: Int) -> Bool {
    word(place + 1) == "=" && scopes.open(around: place) == scopes.open(around: name)
      && (word(place - 1) == ";" || tokens[place - 1].line < tokens[place].line) && literal(behind: place + 1) != nil
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
