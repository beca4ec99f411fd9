/// What of a block is its own: into which nothing comes from outside, so that it says the same whatever the components do.
///
/// What is outside is any word that neither the block itself says what it is, nor the standard library. From there it comes by the names:
/// into what is bound by it, with a variable into all that may change that, and with the head of an `if` or of a loop into the variables
/// that are said in its braces. What a clock says comes from there too, where the block says anything that may take its time, and what a
/// host says of any view, where the block says anything that may have changed what all views look like.
struct OwnValues {
  private let words: [String]
  private let scopes: BracketScopes
  private let statements: BlockStatements
  private let names: DeclaredNames
  private let isOfStandard: (Int) -> Bool
  private let hosts: HostedValues
  /// The numbers of the statements into which something comes.
  private var foreign: Set<Int> = []
  /// The names by which it comes.
  private var told: Set<String> = []
  private let pure: PureFunctions
  /// The statements that say `$0`.
  private var handed: Set<Int> = []
  /// The statements that say what decides how they go on, themselves or in their braces.
  private var saying: [String: Set<Int>] = [:]

  /// - Parameter isOfStandard: whether the word at a place is of Swift or of its standard library, as far as it stands there.
  init(
    _ tokens: [SwiftToken],
    _ resolved: ResolvedNames,
    _ scopes: BracketScopes,
    _ clocks: ClockReadings,
    _ hosts: HostedValues,
    _ pure: PureFunctions,
    _ uses: NameUses,
    isOfStandard: @escaping (Int) -> Bool
  ) {
    words = resolved.words
    self.scopes = scopes
    self.isOfStandard = isOfStandard
    self.hosts = hosts
    self.pure = pure
    statements = BlockStatements(tokens, words)
    names = DeclaredNames(tokens, resolved)
    var mentioning: [String: [Int]] = [:]
    var bound: [String: [Int]] = [:]
    var ambient: Set<Int> = []
    // The names that a statement may change.
    var touched: [Int: Set<String>] = [:]
    // Where there are classes, who holds one by a constant may change it.
    let mayChange = words.contains { ["class", "actor"].contains($0) }
    let asked = words.contains("mutating") ? [] : ConstantWords.members
    for place in tokens.indices {
      guard let number = statements.owner(of: place) else { continue }
      for name in names.declared(place) { bound[name, default: []].append(number) }
      for name in names.mentioned(place) {
        mentioning[name, default: []].append(number)
        guard !mayChange, names.isVariable(name) else { continue }
        // What a string interpolates may be a call that changes it.
        let isAsked = tokens[place].kind == .identifier && uses.isOnlyAsked(place, for: asked)
        if !isAsked { touched[number, default: []].insert(name) }
      }
      if !isOfStandard(place), !names.isKnown(place), !isImport(number) { foreign.insert(number) }
      if Self.decisive.contains(words[place]) { note(words[place], in: number) }
      if clocks.contain(place) || hosts.isHost(place) { ambient.insert(number) }
      if Self.isHanded(words[place]) { handed.insert(number) }
    }
    if !foreign.isEmpty { foreign.formUnion(ambient) }
    // Who calls a function or a closure says what it is asked, and what it changes.
    let called = Set(bound.filter { $0.value.contains { statements.all[$0].hasClosure || isFunction($0) } }.keys)
      .subtracting(pure.parameters.keys)
    spread(mentioning, bound) { name, number in
      mayChange || called.contains(name) || touched[number]?.contains(name) == true
    }
  }

  /// `@testable import ShopComponents`: what it brings is what others say.
  private func isImport(_ number: Int) -> Bool { words[statements.all[number].range.prefix(3)].contains("import") }

  private mutating func note(_ word: String, in number: Int) {
    var around: Int? = number
    // Those around a statement that is noted are.
    while let number = around, saying[word, default: []].insert(number).inserted {
      around = statements.all[number].parent
    }
  }

  private func says(_ word: String, in number: Int) -> Bool { saying[word]?.contains(number) == true }

  private func isFunction(_ number: Int) -> Bool { says("func", in: number) }

  /// Whether the statement around a place is the block's own, with all that it says.
  func contain(_ place: Int) -> Bool { statements.owner(of: place).map { !foreign.contains($0) } == true }

  /// Whether the value of an expression is.
  func hold(_ range: Range<Int>) -> Bool { hold(range, within: range) }

  /// Whether these words of a range say nothing of the components.
  func hold(_ places: some Sequence<Int>, within range: Range<Int>) -> Bool {
    places.allSatisfy { place in
      (isOfStandard(place) && (foreign.isEmpty || !hosts.isHost(place)) || names.isKnown(place))
        && !names.mentioned(place).contains(where: told.contains)
        && isHandedOwn(place, within: range)
    }
  }

  /// `$0` is of what its closure is asked about.
  private func isHandedOwn(_ place: Int, within range: Range<Int>) -> Bool {
    guard Self.isHanded(words[place]) else { return true }
    var inner = place
    while let open = scopes.open(around: inner) {
      if words[open] == "{" { return range.contains(open) || contain(open) }
      inner = open
    }
    return false
  }

  private static func isHanded(_ word: String) -> Bool {
    word.first == "$" && word.count > 1 && word.dropFirst().allSatisfy(\.isNumber)
  }

  // MARK: Spreading

  /// - Parameters:
  ///   - mentioning: the statements that say a name.
  ///   - bound: those that say what it is.
  ///   - mayChange: whether what a name stands for may be another behind a statement.
  private mutating func spread(
    _ mentioning: [String: [Int]],
    _ bound: [String: [Int]],
    mayChange: (_ name: String, _ number: Int) -> Bool
  ) {
    var said: [Int: Set<String>] = [:]
    for (name, numbers) in mentioning { for number in numbers { said[number, default: []].insert(name) } }
    for (name, numbers) in bound { for number in numbers { said[number, default: []].insert(name) } }
    var waiting = Array(foreign)
    var decided: Set<Int> = []
    while let number = waiting.popLast() {
      for other in statements.descendants(of: number) where handed.contains(other) && foreign.insert(other).inserted {
        waiting.append(other)
      }
      var names = (said[number] ?? []).filter { bound[$0]?.contains(number) == true || mayChange($0, number) }
      let head = head(deciding: number)
      if decided.insert(head).inserted {
        for other in statements.descendants(of: head) {
          names.formUnion((said[other] ?? []).filter { mayChange($0, other) })
        }
      }
      // What a function is asked it says itself, and what comes of it is said by whoever asks.
      for name in said[number] ?? [] { told.formUnion(pure.parameters[name] ?? []) }
      for name in names where told.insert(name).inserted {
        for other in (mentioning[name] ?? []) + (bound[name] ?? []) where foreign.insert(other).inserted {
          waiting.append(other)
        }
      }
    }
  }

  /// - Returns: the statement in whose braces something foreign decides what is reached, and how often. Where it may leave them, that is
  ///   the outermost one.
  private func head(deciding number: Int) -> Int {
    let outermost = statements.ancestors(of: number).last ?? number
    let leaves =
      Self.exits.contains { says($0, in: number) } || says("try", in: number) && says("catch", in: outermost)
    return leaves ? outermost : number
  }

  private static let exits: Set<String> = ["break", "continue", "return", "throw"]
  private static let decisive = exits.union(["try", "catch", "func"])
}
