/// What is known where an expectation stands, since nobody gets there otherwise: `if a == 3 { #expect(a == 3) }`.
struct Fact {
  enum Asked {
    /// `a == 3`
    case condition
    /// `case .on = lamp.state`, `switch lamp.state { case .on: ... }`
    case matches(pattern: Range<Int>, subject: Range<Int>)
    /// `let size = lamp.size`
    case isThere(Range<Int>)
  }

  let condition: Range<Int>
  var asked = Asked.condition
  /// Behind `else` it does not.
  let holds: Bool
}

/// What the statements around an expectation, and the guards before it, have asked already.
///
/// Where whoever does not get there is failed, by an `Issue.record` or a `throw`, it was a question.
struct KnownFacts {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let scopes: BracketScopes
  private let bound: BoundExpressions
  /// The places of the guards in a bracket, or outside of all.
  private let guards: [Int?: [Int]]

  init(_ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes, _ bound: BoundExpressions) {
    self.tokens = tokens
    self.words = words
    self.scopes = scopes
    self.bound = bound
    guards = Dictionary(grouping: words.indices.filter { words[$0] == "guard" }) { scopes.open(around: $0) }
  }

  /// - Parameters:
  ///   - macro: the place of the expectation.
  ///   - condition: what it expects.
  func facts(at macro: Int, about condition: Range<Int>) -> [Fact] {
    var facts: [Fact] = []
    var inner = macro
    let isKept = isKept(condition)
    for _ in 0..<Self.mostBraces {
      let open = scopes.open(around: inner)
      for place in guards[open, default: []].filter({ $0 < inner }).suffix(Self.mostGuards) {
        guard let asked = asked(byGuard: place), asked.end <= macro, stays(asked.end..<macro, isKept) else { continue }
        facts += asked.facts.filter { stays(behind($0)..<asked.otherwise, isKept) }
      }
      guard let open else { break }
      if words[open] == "{" {
        if let (fact, body) = asked(bySwitch: open, around: inner) {
          if stays(body..<macro, isKept) { facts.append(fact) }
        } else if stays((open + 1)..<macro, isKept) {
          // What is asked behind it may change it too: `if !lamp.isOn, lamp.press()`.
          facts += asked(before: open).filter { !$0.holds || stays(min(behind($0), open)..<open, isKept) }
        }
      }
      inner = open
    }
    return facts
  }

  /// Where the condition after it begins, or what follows the last.
  private func behind(_ fact: Fact) -> Int {
    let end = fact.condition.upperBound
    return tokens.indices.contains(end) && tokens[end].kind == .comma ? end + 1 : end
  }

  private static let mostBraces = 16
  private static let mostGuards = 8

  /// What has been asked says the same by then.
  private func stays(_ range: Range<Int>, _ isKept: Bool) -> Bool {
    isKept || QuietTokens(tokens: tokens, words: words).areQuiet(range)
  }

  /// It names nothing but what a `let` binds, and nothing of that.
  private func isKept(_ condition: Range<Int>) -> Bool {
    condition.allSatisfy { place in
      switch tokens[place].kind {
      case .identifier:
        words[place].first?.isNumber == true || bound.number(place) != nil || ConstantWords.isLiteral(words[place])
      case .operator: ConstantWords.operators.contains(words[place]) && words[place] != "."
      case .literal: !words[place].contains("\\")
      case .open, .close: ["(", ")"].contains(words[place])
      case .comma, .colon, .pound, .other: false
      }
    }
  }

  // MARK: Guards

  private func asked(byGuard place: Int) -> (facts: [Fact], otherwise: Int, end: Int)? {
    let ahead = tokens.topLevel(place..<min(place + Self.most, tokens.count))
    guard let otherwise = ahead.first(where: { words[$0] == "else" }), otherwise + 1 < tokens.count,
      words[otherwise + 1] == "{", let close = tokens[otherwise + 1].partner,
      case let asked = conditions((place + 1)..<otherwise), leavesQuietly((otherwise + 2)..<close, asked)
    else { return nil }
    return (asked, otherwise, close + 1)
  }

  /// `return`, `print("..."); continue`, and expectations of something else.
  ///
  /// - Parameter asked: what did not hold, or not all of it, where these statements run.
  private func leavesQuietly(_ body: Range<Int>, _ asked: [Fact]) -> Bool {
    var place = body.lowerBound
    while place < body.upperBound {
      if ["#expect", "#require"].contains(words[place]), place + 1 < body.upperBound, words[place + 1] == "(",
        let close = tokens[place + 1].partner, !failsForCertain((place + 2)..<close, asked)
      {
        place = close + 1
        continue
      }
      let isCall = words[place] == "(" && !["print", "debugPrint"].contains(words[place - 1])
      if isCall || ["throw", "try", "fallthrough"].contains(words[place]) || tokens[place].kind == .pound {
        return false
      }
      place += 1
    }
    return true
  }

  /// `#expect(Bool(false))`, or the very question that was answered with no.
  private func failsForCertain(_ arguments: Range<Int>, _ asked: [Fact]) -> Bool {
    let comma = tokens.topLevel(arguments).first { tokens[$0].kind == .comma } ?? arguments.upperBound
    let said = words[arguments.lowerBound..<comma].filter { $0 != "(" && $0 != ")" }
    if ConstantWords.areFalse(said) { return true }
    return asked.contains { fact in
      switch fact.asked {
      case .condition: said == words[fact.condition].filter { $0 != "(" && $0 != ")" }
      case .matches(let pattern, let subject):
        said == words[subject] + ["=="] + words[pattern] || said == words[pattern] + ["=="] + words[subject]
      case .isThere(let value): said.starts(with: words[value])
      }
    }
  }

  // MARK: Branches

  /// - Parameter open: the brace of a branch.
  private func asked(before open: Int) -> [Fact] {
    guard let close = tokens[open].partner else { return [] }
    if open > 1, words[open - 1] == "else" {
      guard words[open - 2] == "}", let first = tokens[open - 2].partner, let start = start(of: first),
        case let all = conditions((start + 1)..<first), leavesQuietly((first + 1)..<(open - 2), [])
      else { return [] }
      return all.count == 1 ? [Fact(condition: all[0].condition, asked: all[0].asked, holds: false)] : []
    }
    guard let start = start(of: open), words[start] != "switch", case let asked = conditions((start + 1)..<open),
      otherwiseIsQuiet(close + 1, asked)
    else { return [] }
    return asked
  }

  /// - Returns: the place of the `if`, of the `switch`, or of the `where` of a loop, whose brace that is.
  private func start(of open: Int) -> Int? {
    var place = open - 1
    while place >= 0, open - place < Self.most {
      if ["if", "switch", "where", "while"].contains(words[place]) { return place }
      if ["{", "}", ";", "(", "["].contains(words[place]) { return nil }
      place = tokens[place].kind == .close ? (tokens[place].partner ?? 0) - 1 : place - 1
    }
    return nil
  }

  private func otherwiseIsQuiet(_ place: Int, _ asked: [Fact]) -> Bool {
    var place = place
    while place + 1 < tokens.count, words[place] == "else" {
      let ahead = tokens.topLevel(place..<min(place + Self.most, tokens.count))
      guard let open = ahead.first(where: { words[$0] == "{" }), let close = tokens[open].partner,
        leavesQuietly((open + 1)..<close, asked)
      else { return false }
      place = close + 1
    }
    return true
  }

  private func conditions(_ range: Range<Int>) -> [Fact] {
    let commas = tokens.topLevel(range).filter { tokens[$0].kind == .comma }
    return tokens.parts(of: range, at: commas).compactMap(condition)
  }

  private func condition(_ part: Range<Int>) -> Fact? {
    guard let first = part.first, tokens[first].kind != .pound,
      !part.contains(where: { ["try", "await"].contains(words[$0]) })
    else { return nil }
    guard ["let", "var", "case"].contains(words[first]) else { return Fact(condition: part, holds: true) }
    guard let sign = tokens.topLevel(part).first(where: { words[$0] == "=" }), sign + 1 < part.upperBound else {
      return nil
    }
    let (pattern, subject) = ((first + 1)..<sign, (sign + 1)..<part.upperBound)
    if words[first] != "case" { return Fact(condition: part, asked: .isThere(subject), holds: true) }
    guard isValue(pattern) else { return nil }
    return Fact(condition: part, asked: .matches(pattern: pattern, subject: subject), holds: true)
  }

  /// A pattern that only what equals it matches.
  private func isValue(_ pattern: Range<Int>) -> Bool {
    !pattern.isEmpty
      && !pattern.contains { place in
        ["let", "var", "is", "as", "where", "_", "...", "..<", "?"].contains(words[place])
          || [.comma, .open].contains(tokens[place].kind)
      }
  }

  // MARK: Switches

  /// - Parameters:
  ///   - open: the brace of a `switch`.
  ///   - place: a place in one of its cases.
  /// - Returns: what that case asked, where all others leave quietly, and where its statements begin.
  private func asked(bySwitch open: Int, around place: Int) -> (Fact, body: Int)? {
    // Each expectation in it is asked: of a longer one that would take too long.
    guard let start = start(of: open), words[start] == "switch", let close = tokens[open].partner,
      close - open < Self.longestSwitch
    else { return nil }
    let labels = tokens.topLevel((open + 1)..<close).filter {
      ["case", "default"].contains(words[$0]) && !words[$0 - 1].hasSuffix(".")
    }
    guard let own = labels.lastIndex(where: { $0 < place }), words[labels[own]] == "case" else { return nil }
    let bodies = labels.indices.map { index in
      let end = index + 1 < labels.count ? labels[index + 1] : close
      return (tokens.topLevel(labels[index]..<end).first { tokens[$0].kind == .colon } ?? end - 1) + 1..<end
    }
    let pattern = (labels[own] + 1)..<(bodies[own].lowerBound - 1)
    let subject = (start + 1)..<open
    let fact = Fact(condition: subject, asked: .matches(pattern: pattern, subject: subject), holds: true)
    guard isValue(pattern), labels.indices.allSatisfy({ $0 == own || leavesQuietly(bodies[$0], [fact]) }) else {
      return nil
    }
    return (fact, bodies[own].lowerBound)
  }

  private static let most = 64
  private static let longestSwitch = 4096
}
